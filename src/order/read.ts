import { notOffered } from '../pricing/build.ts';
import { quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { formatCount } from '../text/counts.ts';
import { coded, maxReported, nearestName } from '../text/echo.ts';
import { oncePer } from '../text/once.ts';
import { listed } from '../text/words.ts';
import { byQuote } from './by-quote.ts';
import { namesMax, toolNames } from './doors.ts';
import {
  acceptedBy,
  type Field,
  type Given,
  inOptions,
  nounOf,
  type Problem,
  type Surroundings,
  valuesOf,
} from './field.ts';
import { fittingProducts } from './fields/basics.ts';
import { writeFields } from './link.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { orderQuery } from './path.ts';
import { answerFor, sentence } from './problems.ts';
import { type Understanding, understand } from './understand.ts';
import { ownNames, vocabularyOf } from './vocabulary.ts';
import { plainWord, textOf } from './words.ts';

/** The doors where requests are answered with prices or dates. */
type AnsweringDoor = 'price' | 'delivery' | 'quote' | 'draft';

/** What a request asks for, or what is wrong with it. */
export type Reading =
  | {
      readonly ok: true;
      /** Of a question about dates, only the product, its options and the delivery are known. */
      readonly order: Order;
      readonly allQuantities: boolean;
      /** The day on which the proof is approved, an ISO date. */
      readonly approve?: string | undefined;
    }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** The whole request, corrected, if nothing but its words was wrong. */
      readonly corrected?: string | undefined;
    };

/** Is called with each reading of a request, for counting. */
export type OnReading = (door: AnsweringDoor, reading: Reading) => void;

/**
 * Reads a request, or returns every problem. The HTTP API accepts only its own names and forms, the
 * tools whatever has one meaning.
 */
export function readOrder(
  catalog: SiteCatalog,
  id: AnsweringDoor,
  given: readonly Given[],
  surroundings: Surroundings = {},
): Reading {
  const reading = understand(catalog, id, given, {
    ...surroundings,
    say: sentence,
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
  return { ok: true, order, allQuantities, approve };
}

/** All that is wrong; something that is priced by quote only goes before everything else. */
function problemsOf(reading: Understanding): readonly Problem[] {
  const { count, door } = reading;
  if (count > namesMax) {
    const only = `Send only ${listed(namesAt(reading))}.`;
    const has = `The request has ${formatCount(count)} ${nounOf(door, { name: '' })}s, but may have at most ${namesMax}.`;
    return [{ message: `${has} ${only}`, code: 'unknown' }];
  }
  const found = [...reading.problems, ...unknown(reading)];
  const wish = found.find(({ code }) => code === 'by_quote');
  return wish ? [wish] : [...found, ...missing(reading, found), ...unfit(reading)];
}

/** The names that a door has of its own. */
function namesAt({ catalog, door }: Understanding): string[] {
  const own = [...vocabularyOf(catalog).own(door)];
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
  const names = spelled(vocabularyOf(catalog).own(door));
  const found: Problem[] = [];
  const rest: Given[] = [];
  for (const given of context.unknown) {
    const { name: parameter, value } = given;
    const text = textOf(value);
    const { id, wish } = byQuote(catalog, text) ?? {};
    const near = names.get(nearestName(plainWord(parameter), [...names.keys()]) ?? '');
    // `industry: legal` isn't a sheet.
    const isWish = wish && (id !== 'size' || /\d/.test(text));
    if (isWish) found.push({ ...wish, parameter });
    else if (near) {
      const meant = near.names[door.id] ?? near.key;
      const message = `Unknown ${nounOf(door, given)} ${coded(parameter)}. Did you mean \`${meant}\`?`;
      found.push({ message, code: 'unknown', parameter, about: near.key });
    } else rest.push(given);
  }
  const [given] = rest;
  if (!given) return found;
  const validValues = given.inside ? catalog.optionKeys : namesAt(context);
  const few = listed(rest.slice(0, maxReported).map(({ name }) => coded(name)));
  const noun = nounOf(door, given);
  const is = `Unknown ${noun}${rest.length > 1 ? 's' : ''} ${few}.`;
  const ask = door.isJson ? ` Ask about anything else at ${quoteFormUrl(catalog)}.` : '';
  const message = `${is} The ${noun}s are ${listed(validValues)}.${ask}`;
  return [...found, { message, code: 'unknown', parameter: given.name, validValues }];
}

/** What can be sent instead of a field that is missing, by door and key. */
const otherwise: Readonly<Record<string, string>> = {
  'price tabs': ', or the titles in `labels`',
  'draft titles': `, or call ${toolNames.quote} without titles`,
};

/** The fields that a door needs and that have neither a value nor a wrong one. */
function missing(context: Understanding, found: readonly Problem[]): Problem[] {
  const { catalog, door, product, values } = context;
  const about = [...Object.keys(values), ...found.map(({ about }) => about)];
  const isCounted = about.includes('titles');
  const needed = door.needs.filter((key) => !about.includes(key) && !(key === 'tabs' && isCounted));
  return needed.flatMap((key): Problem[] => {
    const field = vocabularyOf(catalog).byKey.get(key);
    const parameter = field?.names[door.id];
    if (!field || !parameter) return [];
    const or = otherwise[`${door.id} ${key}`] ?? '';
    const message = `\`${parameter}\` is missing. Send ${acceptedBy(field, context)}${or}.`;
    const validValues = key === 'product' ? fittingProducts(context) : valuesOf(field, product);
    return [{ message, code: 'missing', parameter, validValues }];
  });
}

/** The choices that aren't offered together, and titles that don't fit an order link. */
function unfit({ catalog, door, product, values }: Understanding): Problem[] {
  const build = buildOf(product, values);
  const found = notOffered(product, build.options).map(({ option, id, only }): Problem => {
    const others = listed(only.map(([key, ids]) => `${key} ${listed(ids, 'or')}`));
    const is = `\`${inOptions(door, option, id)}\` is offered only with ${others}.`;
    const message = `${is} Send that too, or another choice for ${option}.`;
    return { message, code: 'invalid', parameter: option };
  });
  const max = catalog.book.limits.queryLengthMax;
  const count = build.titles ? orderQuery(product, build).length : 0;
  if (count <= max) return found;
  const parameter = door.isJson ? 'titles' : 'labels';
  const or = ', or send the number of tabs and type the titles in the designer';
  const shorten = `Shorten the titles in \`${parameter}\`${door.id === 'draft' ? '' : or}.`;
  const message = `The order link would have ${count} characters, but may have at most ${max}. ${shorten}`;
  return [...found, { message, code: 'invalid', parameter }];
}
