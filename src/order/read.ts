import { notOffered } from '../pricing/build.ts';
import { quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { formatCount } from '../text/counts.ts';
import { coded, maxReported, nearestName } from '../text/echo.ts';
import { oncePer } from '../text/once.ts';
import { listed } from '../text/words.ts';
import { byQuote } from './by-quote.ts';
import { namesMax, toolNames } from './doors.ts';
import {
  type Field,
  type Given,
  inOptions,
  type Problem,
  type Surroundings,
  sending,
} from './field.ts';
import { fittingProducts } from './fields/basics.ts';
import { answerFor } from './hints.ts';
import { writeFields } from './link.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { orderQuery } from './path.ts';
import texts from './problems.json' with { type: 'json' };
import { problem } from './problems.ts';
import { type Understanding, understand } from './understand.ts';
import { ownNames, vocabularyOf } from './vocabulary.ts';
import { plainWord, textOf } from './words.ts';

/** What a request asks for. */
interface Asked {
  /** Of a question about dates, only the product, its options and the delivery are known. */
  readonly order: Order;
  readonly allQuantities: boolean;
  /** The day on which the proof is approved, an ISO date. */
  readonly approve?: string | undefined;
}

export type Reading =
  | { readonly ok: true; readonly asked: Asked }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** The whole request, corrected, if nothing but its words was wrong. */
      readonly corrected?: string | undefined;
    };

/** Is called with each reading of a request, for counting. */
export type OnReading = (door: 'price' | 'delivery' | 'quote' | 'draft', reading: Reading) => void;

/**
 * Reads a request, or returns every problem. The HTTP API accepts only its own names and forms, the
 * tools whatever has one meaning.
 */
export function readOrder(
  catalog: SiteCatalog,
  id: 'price' | 'delivery' | 'quote' | 'draft',
  given: readonly Given[],
  surroundings?: Surroundings,
): Reading {
  const reading = understand(catalog, id, given, {
    ...surroundings,
    texts,
    answerFor: (name) => answerFor(catalog, name),
  });
  const { door, product, values } = reading;
  const all = problemsOf(reading);
  const refused = all.filter(({ isIdle }) => !isIdle);
  const problems = door.isJson ? refused : [...refused, ...all.filter(({ isIdle }) => isIdle)];
  if (problems.length > 0) {
    const corrected = refused.length === 0 && writeFields(vocabularyOf(catalog).all, id, values);
    return { ok: false, problems, ...(corrected && { corrected }) };
  }
  const order = orderOfValues(buildOf(product, values), values);
  const { allQuantities = false, approve } = values;
  return { ok: true, asked: { order, allQuantities, approve } };
}

/** All that is wrong; something that is priced by quote only goes before everything else. */
function problemsOf(reading: Understanding): readonly Problem[] {
  const { count } = reading;
  if (count > namesMax) {
    const own = listed(namesAt(reading));
    return [
      problem('tooMany', reading, {}, { count: formatCount(count), max: `${namesMax}`, own }),
    ];
  }
  const found = [...reading.problems, ...unknown(reading)];
  const wish = found.find(({ code }) => code === 'by_quote');
  return wish ? [wish] : [...found, ...missing(reading, found), ...unfit(reading)];
}

/** The names that a door has of its own. */
function namesAt({ catalog, door }: Understanding): string[] {
  const own = [...vocabularyOf(catalog).own[door.id]];
  const top = own.filter(([, field]) => !(door.isJson && field.isOption)).map(([name]) => name);
  return door.isJson ? [...top, 'options'] : top;
}

/** The fields of a door by the plain words of their names at all doors. */
const spelled = oncePer(
  (own: ReadonlyMap<string, Field>) =>
    new Map(
      [...own.values()].flatMap((field) =>
        ownNames(field).map((name) => [plainWord(name), field] as const),
      ),
    ),
);

/** Recognizes what is priced by quote only, asks about misspelled names, refuses others together. */
function unknown(context: Understanding): Problem[] {
  const { catalog, door } = context;
  const names = spelled(vocabularyOf(catalog).own[door.id]);
  const found: Problem[] = [];
  const rest: Given[] = [];
  for (const given of context.unknown) {
    const text = textOf(given.value);
    const { id, wish } = byQuote(catalog, text) ?? {};
    const near = names.get(nearestName(plainWord(given.name), [...names.keys()]) ?? '');
    // `industry: legal` isn't a sheet.
    const isWish = wish && (id !== 'size' || /\d/.test(text));
    if (isWish) found.push({ ...wish, parameter: given.name });
    else if (near) found.push(problem('near', context, { given, field: near }));
    else rest.push(given);
  }
  const [given] = rest;
  if (!given) return found;
  const validValues = given.inside ? catalog.optionKeys : namesAt(context);
  const words = {
    s: rest.length > 1 ? 's' : '',
    names: listed(rest.slice(0, maxReported).map(({ name }) => coded(name))),
    known: listed(validValues),
    form: door.isJson ? quoteFormUrl(catalog) : undefined,
  };
  return [...found, problem('unknown', context, { given }, words, { validValues })];
}

/** What can be sent instead of a field that is missing, by door and key. */
const otherwise: Readonly<Record<string, string>> = {
  'price tabs': ', or the titles in `labels`',
  'draft titles': `, or call ${toolNames.quote} without titles`,
};

/** The fields that a door needs and that have neither a value nor a wrong one. */
function missing(context: Understanding, found: readonly Problem[]): Problem[] {
  const { catalog, door, names, values } = context;
  const about = [...Object.keys(values), ...found.map(({ about }) => about)];
  const lacking = door.needs.flatMap((key): Problem[] => {
    const field = vocabularyOf(catalog).byKey.get(key);
    if (about.includes(key) || (key === 'tabs' && about.includes('titles'))) return [];
    const fitting = key === 'product' && { validValues: fittingProducts(context) };
    const or = otherwise[`${door.id} ${key}`] ?? '';
    return [problem('missing', context, { field }, { or }, { ...fitting })];
  });
  // Dates depend on where the order goes.
  const isPlaced = names('zip') || door.needs.includes('zip');
  const dates = (['neededBy', 'approve'] as const).filter((key) => !isPlaced && values[key]);
  const such = sending(door, 'zip', '60601');
  const unplaced = dates.map((own) =>
    problem('unplaced', context, { given: { name: own } }, { own, such }),
  );
  return [...lacking, ...unplaced];
}

/** The choices that aren't offered together, and titles that don't fit an order link. */
function unfit(context: Understanding): Problem[] {
  const { catalog, door, product, values } = context;
  const build = buildOf(product, values);
  const found = notOffered(product, build.options).map(({ option: own, id, only }) => {
    const others = listed(only.map(([key, ids]) => `${key} ${listed(ids, 'or')}`));
    const words = { own, use: inOptions(door, own, id), with: others };
    return problem('notOffered', context, { given: { name: own } }, words);
  });
  const max = catalog.book.limits.queryLengthMax;
  const count = build.titles ? orderQuery(product, build).length : 0;
  if (count <= max) return found;
  const own = door.isJson ? 'titles' : 'labels';
  const or =
    door.id === 'draft' ? '' : ', or send the number of tabs and type the titles in the designer';
  const words = { count: `${count}`, max: `${max}`, own, or };
  return [...found, problem('tooLong', context, { given: { name: own } }, words)];
}
