import type { Catalog } from '../pricing/catalog.ts';
import { coded } from '../text/echo.ts';
import { listed } from '../text/words.ts';
import { byQuote } from './by-quote.ts';
import { type DoorId, doors, namesMax } from './doors.ts';
import {
  type Answer,
  type Context,
  type Field,
  type Given,
  inOptions,
  type Kind,
  type Parsed,
  type Problem,
  type Surroundings,
} from './field.ts';
import { fittingProducts } from './fields/basics.ts';
import { choiceOf, choicesByName } from './fields/options.ts';
import { type About, problem, type Words } from './problems.ts';
import { vocabularyOf } from './vocabulary.ts';
import { countOf, listOf, membersOf, phrases, plainWord, textOf, yesOrNo } from './words.ts';

/** A request as far as it could be read, and what is wrong with it. */
export interface Understanding extends Context {
  readonly problems: readonly Problem[];
  /** The names that mean nothing, which doors answer in their own way. */
  readonly unknown: readonly Given[];
  /** How many names it has: if they are too many, only a link's own were read. */
  readonly count: number;
}

/** A value with the field that it belongs to. */
interface Entry {
  readonly field: Field;
  readonly given: Given;
  readonly value: unknown;
  /** Why it isn't in the door's own words; `undefined` if it is. */
  readonly how?: 'renamed' | 'misplaced' | 'choice' | undefined;
  /** The word of the choice that is its name: `collated: true`. */
  readonly choice?: string | undefined;
}

/** Fields that can't be left out: an empty value of them is a wrong one. */
const essential = phrases('product, tabs, sets, titles, zip');

/** Reads a request in one pass: a word means something only if a table says so, for that field. */
export function understand(
  catalog: Catalog,
  id: DoorId,
  sent: readonly Given[],
  surroundings: Surroundings = {},
): Understanding {
  const door = doors[id];
  const { page } = surroundings;
  const { entries, answered, ...sorted } = sortNames(catalog, id, sent, surroundings);
  const names = (key: string) => entries.has(key);
  const [fitting = catalog.defaultProduct] = fittingProducts({ catalog, names });
  const product = catalog.products[page ?? fitting];
  const values = page ? { tabs: product.tabsPerSet.default } : {};
  const context: Context = { ...surroundings, catalog, door, product, values, names };
  const problems: Problem[] = [];
  for (const field of vocabularyOf(catalog).byReading) {
    const all = entries.get(field.key);
    if (!all) continue;
    let before: string | undefined;
    // Those in the door's own words first.
    for (const entry of [...all.filter(({ how }) => !how), ...all.filter(({ how }) => how)]) {
      before = readEntry(entry, before, all.length === 1) ?? before;
    }
    if (context.values.product) context.product = catalog.products[context.values.product];
  }
  for (const { given, answer } of answered) {
    const found = answer(coded(given.name), given, context);
    const message = page ? (found.buyers ?? '') : found.message;
    problems.push({ ...found, message, parameter: given.name });
  }
  return { ...context, ...sorted, problems };

  function report(kind: Kind, about: About, words?: Words, members?: Partial<Problem>): undefined {
    problems.push(problem(kind, context, about, words, members));
  }

  /**
   * Reads a value, and uses it if it is the first of its field.
   *
   * @param before the first value as a query has it
   * @returns this one as a query has it, if it is used
   */
  function readEntry(entry: Entry, before: string | undefined, isOnly: boolean) {
    const { field, given, value, how } = entry;
    const { key } = field;
    const isColors = key === 'colors';
    const isElsewhere = !door.isJson && field.names[id] === undefined;
    // Colors that are charged for count, though a price has no parameter for them.
    const isCounted = isColors && id === 'price' && context.product.colorChange !== undefined;
    const wish = () => (page ? undefined : byQuote(catalog, textOf(value))?.wish);
    if (isElsewhere && !isCounted) {
      const undated = id === 'delivery' ? coded(given.name) : undefined;
      return report('elsewhere', entry, { undated }, isColors ? wish() : undefined);
    }
    const isEmpty = value === '' || value === '[]' || (Array.isArray(value) && value.length === 0);
    if (isEmpty && (how || !isOnly || !essential.includes(key))) {
      return report('empty', entry, {}, { isIdle: how !== 'choice', about: undefined });
    }
    const { set, more, instead, used, ...refusal } = parse(entry, context);
    if (!set) {
      if (page && before === undefined) Object.assign(context.values, instead);
      const isWorded = how || field.isOption || isColors || key === 'product';
      const wished = isWorded && !refusal.isIdle ? wish() : undefined;
      const isOther = before !== undefined && how && !refusal.isIdle && !wished;
      const words = { more: more || '', used: used ?? (instead && field.write(instead)) };
      return isOther
        ? report('conflict', entry)
        : report('invalid', entry, words, wished ?? refusal);
    }
    const written = field.write(set) ?? '';
    if (before !== undefined) return report(before === written ? 'again' : 'conflict', entry);
    Object.assign(context.values, set);
    if (isElsewhere) report('elsewhere', entry);
    else if (!door.isJson && (how || written !== value)) {
      const use = `${field.names[id]}=${written.replaceAll('\n', '%0A')}`;
      report(how ?? 'reworded', entry, { use: use.length > 200 ? field.names[id] : use });
    }
    return written;
  }
}

/** The value of an entry; if its name is a choice's, the choice or what is left without it. */
function parse({ field, value, choice = '' }: Entry, context: Context): Parsed {
  const wanted = choice && value !== '' ? yesOrNo(value) : undefined;
  if (wanted !== false) return field.parse(wanted ? choice : value, context);
  const { product } = context;
  const option = product.options.find(({ key }) => key === field.key);
  const declined = choiceOf(product, field.key, choice);
  const others = [...(option?.choices.keys() ?? [])].filter((id) => id !== declined);
  const isDefault = option?.default === declined;
  if (isDefault && others.length > 1) return {};
  return field.parse(isDefault ? others[0] : (option?.default ?? value), context);
}

/** Names of a map of options. */
const optionsWords = phrases('options, option, choices, settings, extras, addons');

/** Names of a map of everything, or of what has names of its own. */
const wrappers = phrases(
  'arguments, args, input, params, parameters, request, build, order, quote, configuration, ' +
    'config, specs, delivery, shipping, address, shipto, shippingaddress, destination',
);

/**
 * Finds what the names of a request mean: values by the key of their field, names that are only
 * answered, and unknown ones.
 */
function sortNames(
  catalog: Catalog,
  id: DoorId,
  sent: readonly Given[],
  { page, answerFor }: Surroundings,
) {
  const { own, target } = vocabularyOf(catalog);
  const { isJson } = doors[id];
  const isOwn = ({ name }: Given) => own[id].has(name);
  const entries = new Map<string, Entry[]>();
  const unknown: Given[] = [];
  const answered: { readonly given: Given; readonly answer: Answer }[] = [];

  // Models send null or an empty text for what they leave out.
  const given = sent.filter(({ value = null }) => value !== null && !(isJson && value === ''));
  const all = given.length > namesMax ? given : asSize(given.flatMap(open));
  // Of too many, only a link's own are looked at.
  const known = all.length > namesMax ? all.filter((one) => page && isOwn(one)) : all;
  for (const one of known.slice(0, namesMax)) place(one);
  return { entries, answered, unknown, count: all.length };

  /** Takes names and values out of a map of options or of everything, two maps deep at most. */
  function open(one: Given): Given[] {
    if (isOwn(one)) return [one];
    const { name, value, inside } = one;
    const [, outer = name, bracketed, dotted] =
      /^(\w{1,20})(?:\[(\w{1,40})\]|\.(\w{1,40}))$/.exec(name) ?? [];
    const members = membersOf(value);
    const isOptions = optionsWords.includes(plainWord(outer));
    const isMap = isOptions || (members && wrappers.includes(plainWord(outer)));
    if (!isMap) return [one];
    const key = bracketed ?? dotted;
    if (key !== undefined) return [{ name: key, value, inside: true }];
    if (members) {
      const inner = members.map(([name, value]) => ({ name, value, inside: isOptions }));
      return inside === undefined ? inner.flatMap(open) : inner;
    }
    // Options may be a list of choices: `["3-hole", "collated"]`.
    const words = (listOf(value)?.map(textOf) ?? textOf(value).split(/[,;]/)).slice(0, namesMax);
    const named = words.flatMap((word) => choicesByName(catalog).get(plainWord(word)) ?? []);
    if (named.length === words.length) {
      return named.map(({ option, word }) => ({ name: option, value: word, inside: true }));
    }
    answered.push({ given: one, answer: unreadable });
    return [];
  }

  function place(given: Given): void {
    const { name, value, inside } = given;
    const field = own[id].get(name);
    const isInPlace = inside === undefined || (isJson && field?.isOption);
    // Names in a fragment mean something else than the same names in a query.
    const meant = field || name.startsWith('#') ? undefined : target(name, answerFor);
    if (field) add({ field, given, value, how: isInPlace ? undefined : 'misplaced' });
    else if (!meant) unknown.push(given);
    else if ('answer' in meant) answered.push({ given, ...meant });
    else {
      const { field, oneMore, choice } = meant;
      const count = oneMore && countOf(value)?.number;
      // Only `labels` can be a single title that looks like a list.
      const list = field.key === 'titles' ? listOf(value) : undefined;
      const how = choice ? 'choice' : 'renamed';
      add({ field, given, value: count ? count - 1 : (list ?? value), how, choice });
    }
  }

  function add(entry: Entry): void {
    const { field, given, value } = entry;
    const before = entries.get(field.key) ?? [];
    const same = before.find((one) => one.given.name === given.name);
    // Repeated colors are a list.
    const isList = same && field.key === 'colors' && !isJson && !page;
    const list = isList && { ...same, value: [...(listOf(same.value) ?? [same.value]), value] };
    entries.set(field.key, list ? [list] : [...before, entry]);
  }
}

/** Answers options that can't be read. */
function unreadable(_: string, given: Given, context: Context): Problem {
  const { catalog, door, product } = context;
  const [{ key = '', default: usual = '' } = {}] = product.options;
  const such = inOptions(door, key, usual);
  const words = {
    such,
    inJson: door.isJson ? such : undefined,
    options: listed(catalog.optionKeys),
  };
  const { wish } = byQuote(catalog, textOf(given.value)) ?? {};
  return problem('options', context, { given }, words, wish);
}

/** A width and a height make one size: a single length says nothing. */
function asSize(given: readonly Given[]): readonly Given[] {
  const [width, height] = ['width', 'height'].map((side) =>
    given.find(({ name }) => plainWord(name) === side),
  );
  if (!width || !height) return given;
  const size = { ...width, value: `${textOf(width.value)}x${textOf(height.value)}` };
  return [...given.filter((one) => one !== width && one !== height), size];
}
