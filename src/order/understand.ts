import type { Catalog } from '../pricing/catalog.ts';
import { byQuote } from './by-quote.ts';
import { type Door, type DoorId, doors, namesMax } from './doors.ts';
import {
  type Answer,
  type Context,
  type Entry,
  type Given,
  type Kind,
  type Parsed,
  type Problem,
  type Surroundings,
  valuesOf,
} from './field.ts';
import { fittingProducts } from './fields/basics.ts';
import { choiceOf, choicesByName } from './fields/options.ts';
import maps from './maps.json' with { type: 'json' };
import { vocabularyOf } from './vocabulary.ts';
import { countOf, listOf, membersOf, plainWord, textOf, yesOrNo } from './words.ts';

/** A request as far as it could be read, and what is wrong with it. */
export interface Understanding extends Context {
  readonly problems: readonly Problem[];
  /** The names that mean nothing, which doors answer in their own way. */
  readonly unknown: readonly Given[];
  /** How many names it has: if they are too many, only a link's own were read. */
  readonly count: number;
}

/** Fields that can't be left out: an empty value of them is a wrong one. */
const essential = ['product', 'tabs', 'sets', 'titles', 'zip'];

/** The codes of problems that aren't invalid values. */
const codes: Readonly<Partial<Record<Kind, Problem['code']>>> = {
  ...{ conflict: 'conflict', again: 'conflict' },
  ...{ renamed: 'unknown', misplaced: 'unknown', choice: 'unknown', elsewhere: 'unknown' },
};

/** Reads a request in one pass: a word means something only if a table says so, for that field. */
export function understand(
  catalog: Catalog,
  id: DoorId,
  sent: readonly Given[],
  surroundings: Surroundings,
): Understanding {
  const door = doors[id];
  const { page, say = () => '' } = surroundings;
  const { entries, others, count } = sortNames(catalog, door, sent, surroundings);
  const names = (key: string) => entries.has(key);
  const [fitting = catalog.defaultProduct] = fittingProducts({ catalog, names });
  const product = catalog.products[page ?? fitting];
  const values = page ? { tabs: product.tabsPerSet.default } : {};
  const context: Context = { ...surroundings, catalog, door, product, values, names };
  const problems: Problem[] = [];
  for (const { key } of vocabularyOf(catalog).byReading) {
    const all = entries.get(key);
    if (!all) continue;
    let before: string | undefined;
    // Those in the door's own words first.
    for (const entry of [...all.filter(({ how }) => !how), ...all.filter(({ how }) => how)]) {
      before = readEntry(entry, before, all.length === 1) ?? before;
    }
    if (context.values.product) context.product = catalog.products[context.values.product];
  }
  const unknown = others.flatMap(({ given, answer }) => {
    const found = answer?.(given, context);
    if (!found) return given;
    report({ code: 'unknown', parameter: given.name, message: '', ...found });
    return [];
  });
  return { ...context, problems, unknown, count };

  function report(problem: Problem): void {
    problems.push(page ? { ...problem, message: problem.buyers ?? '' } : problem);
  }

  function reject(kind: Kind, entry: Entry, found: Partial<Problem> = {}): undefined {
    const { given, field } = entry;
    const { isIdle = kind !== 'invalid' && kind !== 'conflict' } = found;
    if (isIdle && (door.isJson || page)) return;
    const isOwn = given.name === field.names[id];
    const message = say(kind, entry, context);
    report({
      code: codes[kind] ?? 'invalid',
      parameter: given.name,
      validValues: isOwn ? valuesOf(field, context.product) : undefined,
      about: field.key,
      message,
      buyers: message,
      ...found,
      isIdle,
    });
  }

  /**
   * Reads a value, and uses it if it is the first of its field.
   *
   * @param before the first value as a query has it
   * @returns this one as a query has it, if it is used
   */
  function readEntry(entry: Entry, before: string | undefined, isOnly: boolean) {
    const { field, value, how } = entry;
    const { key } = field;
    const isColors = key === 'colors';
    const isElsewhere = !door.isJson && field.names[id] === undefined;
    // Colors that are charged for count, though a price has no parameter for them.
    const isCounted = isColors && id === 'price' && context.product.colorChange !== undefined;
    const wish = () => (page ? undefined : byQuote(catalog, textOf(value))?.wish);
    if (isElsewhere && !isCounted) {
      return reject('elsewhere', entry, isColors ? wish() : undefined);
    }
    const isEmpty = value === '' || value === '[]' || (Array.isArray(value) && value.length === 0);
    if (isEmpty && (how || !isOnly || !essential.includes(key))) {
      return reject('empty', entry, { isIdle: how !== 'choice', about: undefined });
    }
    const { set, more, instead, used, ...refusal } = parse(entry, context);
    const written = set && (field.write(set) ?? '');
    const isWorded = how || field.isOption || isColors || key === 'product';
    const wished = !set && isWorded && !refusal.isIdle ? wish() : undefined;
    if (before !== undefined && !wished) {
      return reject(before === written ? 'again' : 'conflict', entry);
    }
    if (written === undefined) {
      if (page) Object.assign(context.values, instead);
      const use = (page ? (used ?? (instead && field.write(instead))) : more) || '';
      return reject('invalid', { ...entry, use }, wished ?? refusal);
    }
    Object.assign(context.values, set);
    if (isElsewhere) reject('elsewhere', entry);
    else if (!door.isJson && (how || written !== value)) {
      const use = `${field.names[id]}=${written.replaceAll('\n', '%0A')}`;
      reject(how ?? 'reworded', { ...entry, use: use.length > 200 ? field.names[id] : use });
    }
    return written;
  }
}

/** The value of an entry; if its name is a choice's, the choice or what is left without it. */
function parse({ field, value, choice = '' }: Entry, context: Context): Parsed {
  const wanted = choice && value !== '' ? yesOrNo(value) : undefined;
  if (wanted !== false) return field.parse(wanted ? choice : value, context);
  const { product } = context;
  const { default: usual, choices } = product.options.find(({ key }) => key === field.key) ?? {};
  const declined = choiceOf(product, field.key, choice);
  const others = [...(choices?.keys() ?? [])].filter((id) => id !== declined);
  if (usual !== declined) return field.parse(usual ?? value, context);
  return others.length > 1 ? {} : field.parse(others[0], context);
}

/**
 * Finds what the names of a request mean: values by the key of their field, and names that are only
 * answered, or unknown.
 */
function sortNames(
  catalog: Catalog,
  door: Door,
  sent: readonly Given[],
  { page, answerFor }: Surroundings,
) {
  const { own: ownOf, target } = vocabularyOf(catalog);
  const own = ownOf(door);
  const { isJson } = door;
  const entries = new Map<string, Entry[]>();
  const others: { readonly given: Given; readonly answer?: Answer }[] = [];

  // Models send null or an empty text for what they leave out.
  const given = sent.filter(({ value = null }) => value !== null && !(isJson && value === ''));
  const all = given.length > namesMax ? given : asSize(given.flatMap(open));
  // Of too many, only a link's own are looked at.
  const known = all.length > namesMax ? all.filter(({ name }) => page && own.has(name)) : all;
  for (const one of known.slice(0, namesMax)) place(one);
  return { entries, others, count: all.length };

  /** Takes names and values out of a map of options or of everything, two maps deep at most. */
  function open(one: Given): Given[] {
    const { name, value, inside } = one;
    if (own.has(name)) return [one];
    const [, outer = name, bracketed, dotted] =
      /^(\w{1,20})(?:\[(\w{1,40})\]|\.(\w{1,40}))$/.exec(name) ?? [];
    const members = membersOf(value);
    const isOptions = maps.options.includes(plainWord(outer));
    const isMap = isOptions || (members && maps.everything.includes(plainWord(outer)));
    if (!isMap) return [one];
    const key = bracketed ?? dotted;
    if (key !== undefined) return [{ name: key, value, inside: true }];
    if (members) {
      const inner = members.map(([name, value]) => ({ name, value, inside: isOptions }));
      return inside === undefined ? inner.flatMap(open) : inner;
    }
    // Options may be a list of choices: `["3-hole", "collated"]`.
    const words = (listOf(value)?.map(textOf) ?? textOf(value).split(/[,;]/)).slice(0, namesMax);
    const choices = words.flatMap((word) => {
      const value = word.trim();
      const name = choicesByName(catalog).get(plainWord(value));
      return name ? { name, value, inside: true } : [];
    });
    return choices.length < words.length ? [one] : choices;
  }

  function place(given: Given): void {
    const { name, value, inside } = given;
    const field = own.get(name);
    // Names in a fragment mean something else than the same names in a query.
    const meant = field || name.startsWith('#') ? undefined : target(name, answerFor);
    if (field) {
      const isInPlace = inside === undefined || (isJson && field.isOption);
      add({ field, given, value, how: isInPlace ? undefined : 'misplaced' });
    } else if (meant?.field) {
      const count = meant.oneMore && countOf(value)?.number;
      // Only `labels` can be a single title that looks like a list.
      const list = meant.field.key === 'titles' ? listOf(value) : undefined;
      const how = meant.choice ? 'choice' : 'renamed';
      add({ ...meant, given, value: count ? count - 1 : (list ?? value), how });
    } else others.push({ given, ...meant });
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

/** A width and a height make one size: a single length says nothing. */
function asSize(given: readonly Given[]): readonly Given[] {
  const [width, height] = ['width', 'height'].map((side) =>
    given.find(({ name }) => name.toLowerCase() === side),
  );
  if (!width || !height) return given;
  const size = { ...width, value: `${textOf(width.value)}x${textOf(height.value)}` };
  return [...given.filter((one) => one !== width && one !== height), size];
}
