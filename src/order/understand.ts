import type { Catalog } from '../pricing/catalog.ts';
import { type Door, type DoorId, doors, namesMax } from './doors.ts';
import type { Answer, Context, Field, Given, Parsed, Refusal, Surroundings } from './field.ts';
import { fittingProducts } from './fields/basics.ts';
import { choiceOf, choicesByName } from './fields/options.ts';
import { vocabularyOf } from './vocabulary.ts';
import { countOf, listOf, membersOf, phrases, plainWord, textOf, yesOrNo } from './words.ts';

/** A value with the field that it belongs to. */
export interface Entry {
  readonly field: Field;
  readonly given: Given;
  readonly value: unknown;
  /** Why it isn't in the door's own words; `undefined` if it is. */
  readonly how?: 'renamed' | 'misplaced' | 'choice' | undefined;
  /** The word of the choice that is its name: `collated: true`. */
  readonly choice?: string | undefined;
}

/** Something to say of a request; each door has its own words for it. */
export type Note =
  | { readonly kind: 'tooMany'; readonly count: number }
  /** Options that can't be read, or a name that means nothing. */
  | { readonly kind: 'options'; readonly given: Given }
  | { readonly kind: 'unknown'; readonly given: Given }
  /** A name that is no field, but that a table answers. */
  | { readonly kind: 'answered'; readonly given: Given; readonly answer: Answer }
  /** A value that is empty, is none of this door, repeats or contradicts another. */
  | (Entry & { readonly kind: 'empty' | 'elsewhere' | 'again' | 'conflict' | 'count' })
  | (Entry & { readonly kind: 'invalid'; readonly refusal: Refusal })
  /** A value in other words than the door's, and as a query has it. */
  | (Entry & { readonly kind: 'reworded'; readonly written: string });

/** A request as far as it could be read, and what there is to say of it. */
export interface Understanding extends Context {
  readonly notes: readonly Note[];
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
  const { entries, notes: ofNames } = sortNames(catalog, door, sent, surroundings);
  const names = (key: string) => entries.has(key);
  const [fitting = catalog.defaultProduct] = fittingProducts({ catalog, names });
  const product = catalog.products[page ?? fitting];
  const values = page ? { tabs: product.tabsPerSet.default } : {};
  const context: Context = { ...surroundings, catalog, door, product, values, names };
  const notes: Note[] = [];
  for (const field of vocabularyOf(catalog).byReading) readField(field, entries.get(field.key));
  return { ...context, notes: [...notes, ...ofNames] };

  /** Reads all values of a field: those in the door's own words first. */
  function readField(field: Field, all: readonly Entry[] = []): void {
    const { tabs } = context.values;
    let before: string | undefined;
    for (const entry of all.toSorted((one, other) => Number(!!one.how) - Number(!!other.how))) {
      before = readEntry(entry, before, all.length === 1) ?? before;
    }
    if (context.values.product && !page) context.product = catalog.products[context.values.product];
    const [counting] = (field.key === 'titles' && entries.get('tabs')) || [];
    if (counting && tabs !== undefined && tabs !== context.values.tabs) {
      notes.push({ ...counting, kind: 'count' });
    }
  }

  /**
   * Reads a value, and uses it if it is the first of its field.
   *
   * @param before the first value as a query has it
   * @returns this one as a query has it, if it is used
   */
  function readEntry(entry: Entry, before: string | undefined, isOnly: boolean) {
    const { field, value, how } = entry;
    // Colors that are charged for count, though a price has no parameter for them.
    const isCounted =
      field.key === 'colors' && id === 'price' && context.product.colorChange !== undefined;
    const isElsewhere = !door.isJson && field.names[id] === undefined;
    if (isElsewhere && !isCounted) {
      notes.push({ ...entry, kind: 'elsewhere' });
      return undefined;
    }
    const isEmpty = value === '' || value === '[]' || (Array.isArray(value) && value.length === 0);
    if (isEmpty && (how || !isOnly || !essential.includes(field.key))) {
      notes.push({ ...entry, kind: 'empty' });
      return undefined;
    }
    const parsed = parse(entry, context);
    const isFirst = before === undefined;
    if (!('set' in parsed)) {
      const isOther = !isFirst && how && !parsed.isIdle;
      notes.push(
        isOther ? { ...entry, kind: 'conflict' } : { ...entry, kind: 'invalid', refusal: parsed },
      );
      if (page && isFirst) Object.assign(context.values, parsed.instead);
      return undefined;
    }
    const written = field.write(parsed.set) ?? '';
    if (!isFirst) {
      notes.push({ ...entry, kind: before === written ? 'again' : 'conflict' });
      return undefined;
    }
    Object.assign(context.values, parsed.set);
    if (isElsewhere) notes.push({ ...entry, kind: 'elsewhere' });
    else if (how || written !== value) notes.push({ ...entry, kind: 'reworded', written });
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
  if (option?.default === declined && others.length > 1) return {};
  return field.parse(
    option?.default === declined ? others[0] : (option?.default ?? value),
    context,
  );
}

/** Names of a map of options. */
const optionsWords = phrases('options, option, choices, settings, extras, addons');

/** Names of a map of everything, or of what has names of its own. */
const wrappers = phrases(
  'arguments, args, input, params, parameters, request, build, order, quote, configuration, ' +
    'config, specs, delivery, shipping, address, shipto, shippingaddress, destination',
);

/** Finds what the names of a request mean: its values by the key of their field, and the rest. */
function sortNames(
  catalog: Catalog,
  door: Door,
  sent: readonly Given[],
  { page, answerFor }: Surroundings,
) {
  const { own, target } = vocabularyOf(catalog);
  const isOwn = ({ name }: Given) => own[door.id].has(name);
  const entries = new Map<string, Entry[]>();
  const notes: Note[] = [];

  // Models send null or an empty text for what they leave out.
  const given = sent.filter(({ value = null }) => value !== null && !(door.isJson && value === ''));
  const all = given.length > namesMax ? given : asSize(given.flatMap(open));
  if (all.length > namesMax) notes.push({ kind: 'tooMany', count: all.length });
  // Of too many, only a link's own are looked at.
  const known = all.length > namesMax ? all.filter((one) => page && isOwn(one)) : all;
  for (const one of known.slice(0, namesMax)) place(one);
  return { entries, notes };

  /** Takes names and values out of a map of options or of everything, two maps deep at most. */
  function open(one: Given): Given[] {
    const { name, value, inside } = one;
    const [, outer = name, bracketed, dotted] =
      /^(\w{1,20})(?:\[(\w{1,40})\]|\.(\w{1,40}))$/.exec(name) ?? [];
    const members = membersOf(value);
    const isOptions = optionsWords.includes(plainWord(outer));
    const isMap = isOptions || (members && wrappers.includes(plainWord(outer)));
    if (!isMap || isOwn(one)) return [one];
    const key = bracketed ?? dotted;
    if (key !== undefined) return [{ name: key, value, inside: true }];
    if (members) {
      const inner = members.map(([name, value]) => ({ name, value, inside: isOptions }));
      return inside === undefined ? inner.flatMap(open) : inner;
    }
    // Options may be a list of choices: `["3-hole", "collated"]`.
    const words = (listOf(value)?.map(textOf) ?? textOf(value).split(/[,;]/)).slice(0, namesMax);
    const named = words.map((word) => choicesByName(catalog).get(plainWord(word)));
    const known = named.filter((choice) => choice !== undefined);
    if (known.length === named.length) {
      return known.map(({ option, word }) => ({ name: option, value: word, inside: true }));
    }
    notes.push({ kind: 'options', given: one });
    return [];
  }

  function place(given: Given): void {
    const { name, value, inside } = given;
    const field = own[door.id].get(name);
    const isInPlace = inside === undefined || (door.isJson && field?.isOption);
    const how = isInPlace ? undefined : 'misplaced';
    // Names in a fragment mean something else than the same names in a query.
    const meant = field || name.startsWith('#') ? undefined : target(name, answerFor);
    if (field) add({ field, given, value, how });
    else if (!meant) notes.push({ kind: 'unknown', given });
    else if ('answer' in meant) notes.push({ kind: 'answered', given, ...meant });
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
    const isList = same && field.key === 'colors' && !door.isJson && !page;
    const list = isList && { ...same, value: [...(listOf(same.value) ?? [same.value]), value] };
    entries.set(field.key, list ? [list] : [...before, entry]);
  }
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
