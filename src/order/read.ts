import { notOffered } from '../pricing/build.ts';
import { quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { counted, plural } from '../text/counts.ts';
import { nearestName } from '../text/did-you-mean.ts';
import { coded, maxReported, shown } from '../text/echo.ts';
import { listed } from '../text/words.ts';
import { byQuote, wish } from './by-quote.ts';
import { namesMax, toolNames } from './doors.ts';
import {
  acceptedBy,
  type Fault,
  type Given,
  inOptions,
  type ProblemCode,
  type Surroundings,
  sending,
  valuesOf,
} from './field.ts';
import { fittingProducts } from './fields/basics.ts';
import { answerFor } from './hints.ts';
import { writeFields } from './link.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { orderQuery } from './path.ts';
import { type Note, type Understanding, understand } from './understand.ts';
import { ownNames, vocabularyOf } from './vocabulary.ts';
import { plainWord, textOf } from './words.ts';

/** What is wrong with a request. The message alone is enough to correct it. */
export interface Problem {
  readonly message: string;
  readonly code: ProblemCode;
  /** The parameter at fault, by the name used in the request. */
  readonly parameter?: string | undefined;
  /** Valid values, if they form a list. */
  readonly validValues?: readonly (string | number)[] | undefined;
  /** Where to request a quote for something priced by quote only, or to ask about it. */
  readonly quoteForm?: string | undefined;
}

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

/** What can be sent instead of a field that is missing, by door and key. */
const otherwise: Readonly<Record<string, string>> = {
  'price tabs': ', or the titles in `labels`',
  'draft titles': `, or call ${toolNames.quote} without titles`,
};

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
    answerFor: (name) => answerFor(catalog, name),
  });
  const { door, product, values } = reading;
  const faults = faultsOf(reading);
  const refused = faults.filter(({ isIdle }) => !isIdle);
  const problems = [...refused, ...faults.filter(({ isIdle }) => isIdle && !door.isJson)].map(
    ({ say: message, code = 'invalid', about: _, isIdle: __, buyers: ___, ...members }) => ({
      message,
      code,
      ...members,
    }),
  );
  if (problems.length > 0) {
    const corrected = refused.length === 0 && writeFields(vocabularyOf(catalog).all, id, values);
    return { ok: false, problems, ...(corrected && { corrected }) };
  }
  const order = orderOfValues(buildOf(product, values), values);
  const { allQuantities = false, approve } = values;
  return { ok: true, asked: { order, allQuantities, approve } };
}

/** A fault with the parameter that has it, and the key of its field if it has a wrong value. */
type Found = Fault & Pick<Problem, 'parameter'> & { readonly about?: string };

/** All that is wrong; something that is priced by quote only goes before everything else. */
function faultsOf(reading: Understanding): readonly Found[] {
  const { notes } = reading;
  const found = [...notes.flatMap((note) => faultOf(note, reading)), ...unknown(reading)];
  const wished = found.find(({ code }) => code === 'by_quote');
  if (wished) return [wished];
  if (notes.some(({ kind }) => kind === 'tooMany')) return found;
  const about = found.map(({ about }) => about);
  return [...found, ...missing(reading, about), ...unfit(reading)];
}

/** What is wrong with one name or value; unknown names are reported together. */
function faultOf(note: Note, context: Understanding): Found | [] {
  const { catalog, door } = context;
  if (note.kind === 'unknown') return [];
  if (note.kind === 'tooMany') {
    const count = counted(note.count, door.isJson ? 'argument' : 'parameter');
    const say = `The request has ${count}, but may have at most ${namesMax}. Send only ${listed(namesAt(context))}.`;
    return { say, code: 'unknown' };
  }
  const { given } = note;
  const parameter = given.name;
  const name = coded(parameter);
  const sent = textOf(given.value);
  if (note.kind === 'answered') return { ...note.answer(name, given, context), parameter };
  if (note.kind === 'options') {
    const entry = byQuote(catalog, sent);
    if (entry) return { ...wish(catalog, entry), parameter };
    const [{ key = '', default: usual = '' } = {}] = context.product.options;
    const such = inOptions(door, key, usual);
    const say = door.isJson
      ? `\`options\` must be an object of option keys and choice ids, such as ${such}`
      : `Send each option as a parameter of its own, such as ${such}`;
    const list = listed(catalog.optionKeys);
    return { say: `${say}; you sent ${shown(sent)}. The options are ${list}.`, parameter };
  }
  const { field, how } = note;
  const { key } = field;
  const own = (field.names[door.id] ?? key).replace('#', '');
  const accepted = acceptedBy(field, context);
  const values = parameter === own ? valuesOf(field, context.product) : undefined;
  const about = { parameter, validValues: values };
  switch (note.kind) {
    case 'count': {
      const titles = counted(context.values.titles?.length ?? 0, 'title');
      const labels = door.isJson ? 'titles' : 'labels';
      const say = `${name} doesn't match \`${labels}\`, which has ${titles}. Remove ${name}, or send a title for each tab.`;
      return { say, code: 'conflict', parameter };
    }
    case 'empty': {
      const send = accepted ? `Send ${accepted}, or remove` : 'Remove';
      return { say: `${name} is empty. ${send} ${name}.`, parameter, isIdle: how !== 'choice' };
    }
    case 'elsewhere': {
      const entry = key === 'colors' && byQuote(catalog, sent);
      if (entry) return { ...wish(catalog, entry), parameter };
      const usual = `${name} isn't part of a price. Remove ${name}; the designer takes it.`;
      const say =
        door.id === 'price'
          ? (field.elsewhere?.(name, context) ?? usual)
          : `${name} doesn't change the delivery date. Remove ${name}.`;
      return { say, code: 'unknown', parameter, isIdle: true };
    }
    case 'again':
    case 'conflict': {
      const isIdle = note.kind === 'again';
      const send = parameter === own ? `Send ${name}` : `${name} and \`${own}\` disagree. Send`;
      const only = parameter === own ? 'only once' : `only \`${own}\``;
      const say =
        isIdle && parameter !== own
          ? `Remove ${name}; you already sent \`${own}\`.`
          : `${send} ${only}${accepted && `: ${accepted}`}.`;
      return { say, code: 'conflict', ...about, about: key, isIdle };
    }
    case 'invalid': {
      const { say, more, instead: _, used: __, ...refusal } = note.refusal;
      const isWorded = how || field.isOption || key === 'product' || key === 'colors';
      const entry = isWorded && !refusal.isIdle ? byQuote(catalog, sent) : undefined;
      if (entry) return { ...wish(catalog, entry), parameter };
      const must = `\`${own}\` must be ${accepted}; you sent ${shown(textOf(note.value))}.${more || ''}`;
      return { ...about, ...refusal, say: say ?? must, about: key };
    }
    case 'reworded': {
      const value = `${own}=${note.written.replaceAll('\n', '%0A')}`;
      const use = value.length > 200 ? own : value;
      const says = {
        renamed: `Unknown ${kindOf(given, context)} ${name}. Use \`${use}\`.`,
        misplaced: `Send ${name} as a parameter of its own: ${use}.`,
        choice: `${name} is a choice for ${key}. Use \`${use}\`.`,
      };
      const must = accepted && ` ${name} must be ${accepted}.`;
      const say = how ? says[how] : `Use \`${use}\` instead of ${shown(sent)}.${must}`;
      return { say, code: how ? 'unknown' : 'invalid', ...about, isIdle: true };
    }
  }
}

function kindOf({ inside }: Given, { door }: Understanding): string {
  if (inside) return 'option';
  return door.isJson ? 'argument' : 'parameter';
}

/** The names that a door has of its own. */
function namesAt({ catalog, door }: Understanding): string[] {
  const own = [...vocabularyOf(catalog).own[door.id]];
  const top = own.filter(([, field]) => !(door.isJson && field.isOption)).map(([name]) => name);
  return door.isJson ? [...top, 'options'] : top;
}

/** Recognizes what is priced by quote only, asks about misspelled names, refuses others together. */
function unknown(context: Understanding): Found[] {
  const { catalog, door, notes } = context;
  const names = new Map(
    vocabularyOf(catalog).all.flatMap((field) =>
      field.names[door.id] ? ownNames(field).map((name) => [plainWord(name), field]) : [],
    ),
  );
  const found: Found[] = [];
  const rest: Given[] = [];
  for (const note of notes) {
    if (note.kind !== 'unknown') continue;
    const { given } = note;
    const parameter = given.name;
    const text = textOf(given.value);
    const entry = byQuote(catalog, text);
    const near = names.get(nearestName(plainWord(parameter), [...names.keys()]) ?? '');
    // `industry: legal` isn't a sheet.
    if (entry && (entry.id !== 'size' || /\d/.test(text))) {
      found.push({ ...wish(catalog, entry), parameter });
    } else if (near) {
      const say = `Unknown ${kindOf(given, context)} ${coded(parameter)}. Did you mean \`${near.names[door.id]}\`?`;
      found.push({ say, code: 'unknown', parameter, about: near.key });
    } else rest.push(given);
  }
  const [first] = rest;
  if (!first) return found;
  const kind = kindOf(first, context);
  const validValues = first.inside ? catalog.optionKeys : namesAt(context);
  const few = listed(rest.slice(0, maxReported).map(({ name }) => coded(name)));
  const ask = door.isJson ? ` Ask about anything else at ${quoteFormUrl(catalog)}.` : '';
  const say = `Unknown ${plural(kind, rest.length)} ${few}. The ${kind}s are ${listed(validValues)}.${ask}`;
  return [...found, { say, code: 'unknown', parameter: first.name, validValues }];
}

/** The fields that a door needs and that have neither a value nor a wrong one. */
function missing(context: Understanding, about: readonly (string | undefined)[]): Found[] {
  const { catalog, door, names, values } = context;
  const found = door.needs.flatMap((key): Found[] => {
    const field = vocabularyOf(catalog).byKey.get(key);
    const isKnown =
      key in values || about.includes(key) || (key === 'tabs' && about.includes('titles'));
    if (!field || isKnown) return [];
    const parameter = field.names[door.id];
    const say = `\`${parameter}\` is missing. Send ${acceptedBy(field, context)}${otherwise[`${door.id} ${key}`] ?? ''}.`;
    const fitting = key === 'product' ? fittingProducts(context) : valuesOf(field, context.product);
    return [{ say, code: 'missing', parameter, validValues: fitting }];
  });
  // Dates depend on where the order goes.
  const isPlaced = names('zip') || door.needs.includes('zip');
  const dates = isPlaced ? [] : (['neededBy', 'approve'] as const).filter((key) => values[key]);
  const such = sending(door, 'zip', '60601');
  const unplaced = dates.map(
    (parameter): Found => ({
      say: `\`${parameter}\` needs a ZIP code. Send \`zip\` too, such as ${such}.`,
      code: 'missing',
      parameter,
    }),
  );
  return [...found, ...unplaced];
}

/** The choices that aren't offered together, and titles that don't fit an order link. */
function unfit({ catalog, door, product, values }: Understanding): Found[] {
  const build = buildOf(product, values);
  const found = notOffered(product, build.options).map(({ option: parameter, id, only }): Found => {
    const withWhat = listed(only.map(([key, ids]) => `${key} ${listed(ids, 'or')}`));
    const say = `\`${inOptions(door, parameter, id)}\` is offered only with ${withWhat}. Send that too, or another choice for ${parameter}.`;
    return { say, parameter };
  });
  const max = catalog.book.limits.queryLengthMax;
  const count = build.titles ? orderQuery(product, build).length : 0;
  if (count <= max) return found;
  const parameter = door.isJson ? 'titles' : 'labels';
  const orTabs = ', or send the number of tabs and type the titles in the designer';
  const say = `The order link would have ${count} characters, but may have at most ${max}. Shorten the titles in \`${parameter}\`${door.id === 'draft' ? '' : orTabs}.`;
  return [...found, { say, parameter }];
}
