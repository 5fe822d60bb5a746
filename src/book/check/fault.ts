import type { ChoiceData, OptionData } from '../schema.ts';

/** Something in the book that must be fixed before it can be published. */
export interface Fault {
  /** Where it is: the keys that lead to it, such as `products.paper.rates.250`. */
  readonly place: string;
  readonly message: string;
  /** Whether it is a setting that this engine doesn't have. */
  readonly isUnknown?: boolean;
}

/** Takes a fault down. */
export type Report = (place: string, message: string) => void;

/** The faults that a check reports. */
export function faultsOf(check: (report: Report) => void): Fault[] {
  const faults: Fault[] = [];
  check((place, message) => faults.push({ place, message }));
  return faults;
}

/** A fault in words: its place, the value there (also a line of a table), and what to write. */
export function faultText({ place, message }: Fault, shop: object): string {
  const value = place.split('.').reduce<unknown>((within, key) => {
    return typeof within === 'string'
      ? within.split('\n')[Number(key)]?.trim()
      : Object(within)[key];
  }, shop);
  const isShort = place !== 'book' && typeof value !== 'object';
  return isShort
    ? `${place} is ${JSON.stringify(value) ?? 'missing'}: ${message}`
    : `${place}: ${message}`;
}

/** The entries of a list, or of settings by key, with their places and keys. */
export function placed<Entry>(
  place: string,
  entries: readonly Entry[] | Readonly<Record<string, Entry>>,
): [entry: Entry, place: string, key: string][] {
  return Object.entries(entries).map(([key, entry]) => [entry, `${place}.${key}`, key]);
}

/** The choices of a product's options, with their places and options. */
export function placedChoices(place: string, options: readonly OptionData[]) {
  return placed(`${place}.options`, options).flatMap(([option, at]) =>
    placed<ChoiceData>(`${at}.choices`, option.choices).map(
      ([choice, at]) => [choice, at, option] as const,
    ),
  );
}

/** Reports numbers that aren't greater than the one before them. */
export function checkAscending(place: string, numbers: readonly number[], report: Report): void {
  let before = -1;
  for (const [number, at] of placed(place, numbers)) {
    const message = `list them in ascending order without duplicates: ${number} comes after ${before}`;
    if (number <= before) report(at, message);
    before = number;
  }
}

/** Reports words in braces that aren't placeholders, in any text of a value. */
export function checkPlaceholders(
  place: string,
  value: unknown,
  known: readonly string[],
  report: Report,
): void {
  if (typeof value === 'object')
    for (const [part, at] of placed(place, { ...value }))
      checkPlaceholders(at, part, known, report);
  for (const [braced, name = ''] of String(value).matchAll(/\{([^{}]*)\}/g)) {
    const message = `unknown placeholder ${braced}: use one of ${known.join(', ')}`;
    if (typeof value === 'string' && !known.includes(name)) report(place, message);
  }
}

/** Reports entries that share a key with an earlier one. */
export function checkUnique<Key extends string>(
  place: string,
  entries: readonly Readonly<Record<Key, string>>[],
  key: Key,
  report: Report,
): void {
  for (const [index, entry] of entries.entries()) {
    const first = entries.findIndex((other) => other[key] === entry[key]);
    const message = `duplicate ${key}; already used at ${place}.${first}`;
    if (first < index) report(`${place}.${index}.${key}`, message);
  }
}

/** Something that buyers have names for. */
interface Named {
  readonly name?: string;
  readonly noun?: string;
  readonly label?: string;
  readonly alsoCalled?: readonly string[] | undefined;
}

/** Reports names that two entries share, in any case: a buyer who uses one could mean either. */
export function checkNames(
  place: string,
  entries: readonly Named[] | Readonly<Record<string, Named>>,
  report: Report,
): void {
  const owners = new Map<string, string>();
  for (const [{ name, noun, label, alsoCalled = [] }, at] of placed<Named>(place, entries)) {
    const given = [name, noun, label, ...alsoCalled].filter((word) => word !== undefined);
    for (const word of new Set(given.map((word) => word.trim().toLowerCase()))) {
      const owner = owners.get(word);
      if (owner === undefined) owners.set(word, at);
      else report(at, `"${word}" is also a name of ${owner}: use it for one of them only`);
    }
  }
}
