/** Something in the book that must be changed before it can be published. */
export interface Fault {
  /** Where it stands, such as `products.paper.rates.250`. */
  readonly place: string;
  /** What stands there now. */
  readonly value: unknown;
  readonly message: string;
}

/** Numbers that do not each stand after a smaller one. */
export function ascendingFaults(place: string, numbers: readonly number[]): Fault[] {
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number > before) return [];
    const message = `list them in ascending order, each once: ${number} stands after ${before}`;
    return [{ place: `${place}.${index}`, value: number, message }];
  });
}

/** Entries that have a key in common with one before them. */
export function uniqueFaults<Key extends string>(
  place: string,
  entries: readonly Readonly<Record<Key, string>>[],
  key: Key,
): Fault[] {
  return entries.flatMap((entry, index) => {
    const first = entries.findIndex((other) => other[key] === entry[key]);
    if (first === index) return [];
    const message = `duplicate ${key}; already used at ${place}.${first}`;
    return [{ place: `${place}.${index}.${key}`, value: entry[key], message }];
  });
}
