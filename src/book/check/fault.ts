/** Something in the book that must be fixed before it can be published. */
export interface Fault {
  /** Where it is, such as `products.paper.rates.250`. */
  readonly place: string;
  /** The value found there. */
  readonly value: unknown;
  readonly message: string;
}

/** Finds numbers that aren't greater than the one before them. */
export function ascendingFaults(place: string, numbers: readonly number[]): Fault[] {
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number > before) return [];
    const message = `list them in ascending order without duplicates: ${number} comes after ${before}`;
    return [{ place: `${place}.${index}`, value: number, message }];
  });
}

/** Finds entries that share a key with an earlier one. */
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
