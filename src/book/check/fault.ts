import type { ChoiceData, OptionData } from '../schema.ts';

/** Something in the book that must be fixed before it can be published. */
export interface Fault {
  /** Where it is: the keys that lead to it, such as `products.paper.rates.250`. */
  readonly place: string;
  readonly message: string;
}

/** A fault as a line, with the value at its place. */
export function faultLine({ place, message }: Fault, book: object): string {
  const value = valueAt(book, place);
  return place === 'book' || typeof value === 'object'
    ? `src/book: ${place}: ${message}`
    : `src/book: ${place} is ${JSON.stringify(value) ?? 'missing'}: ${message}`;
}

/** Keys may have dots in them. */
function valueAt(within: unknown, place: string): unknown {
  const values = Object.entries(within ?? {});
  const [key, value] = values.find(([key]) => `${place}.`.startsWith(`${key}.`)) ?? [];
  return key === undefined || key === place ? value : valueAt(value, place.slice(key.length + 1));
}

/** A fault at a place if something is wrong there. */
export function faultIf(isWrong: boolean, place: string, message: string): Fault[] {
  return isWrong ? [{ place, message }] : [];
}

/** Finds the faults of each entry of a list, or of settings by key; `find` gets its place. */
export function eachFault<Entry>(
  place: string,
  entries: readonly Entry[] | Readonly<Record<string, Entry>>,
  find: (entry: Entry, place: string, key: string) => Fault[],
): Fault[] {
  return Object.entries(entries).flatMap(([key, entry]) => find(entry, `${place}.${key}`, key));
}

/** Finds the faults of each choice of a product's options. */
export function choiceFaults(
  place: string,
  options: readonly OptionData[],
  find: (choice: ChoiceData, place: string, option: OptionData) => Fault[],
): Fault[] {
  return eachFault(`${place}.options`, options, (option, at) =>
    eachFault(`${at}.choices`, option.choices, (choice, at) => find(choice, at, option)),
  );
}

/** Finds numbers that aren't greater than the one before them. */
export function ascendingFaults(place: string, numbers: readonly number[]): Fault[] {
  return eachFault(place, numbers, (number, at, index) => {
    const before = numbers[Number(index) - 1] ?? -1;
    const message = `list them in ascending order without duplicates: ${number} comes after ${before}`;
    return faultIf(number <= before, at, message);
  });
}

/** Finds words in braces that aren't placeholders. */
export function placeholderFaults(place: string, text: string, known: readonly string[]): Fault[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([braced, name = '']) =>
    faultIf(
      !known.includes(name),
      place,
      `unknown placeholder ${braced}: use one of ${known.join(', ')}`,
    ),
  );
}

/** Finds entries that share a key with an earlier one. */
export function uniqueFaults<Key extends string>(
  place: string,
  entries: readonly Readonly<Record<Key, string>>[],
  key: Key,
): Fault[] {
  return eachFault(place, entries, (entry, at, index) => {
    const first = entries.findIndex((other) => other[key] === entry[key]);
    const message = `duplicate ${key}; already used at ${place}.${first}`;
    return faultIf(first < Number(index), `${at}.${key}`, message);
  });
}

/** Something that buyers have names for. */
interface Named {
  readonly name?: string;
  readonly noun?: string;
  readonly label?: string;
  readonly alsoCalled?: readonly string[] | undefined;
}

/** Finds names that two entries share, in any case: a buyer who uses one could mean either. */
export function uniqueNames(
  place: string,
  entries: readonly Named[] | Readonly<Record<string, Named>>,
): Fault[] {
  const owners = new Map<string, string>();
  return eachFault<Named>(place, entries, ({ name, noun, label, alsoCalled = [] }, at) => {
    const given = [name, noun, label, ...alsoCalled].filter((word) => word !== undefined);
    const words = new Set(given.map((word) => word.trim().toLowerCase()));
    return [...words].flatMap((word) => {
      const owner = owners.get(word);
      if (owner === undefined) owners.set(word, at);
      const message = `"${word}" is also a name of ${owner}: use it for one of them only`;
      return faultIf(owner !== undefined, at, message);
    });
  });
}
