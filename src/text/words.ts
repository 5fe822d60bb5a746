/** @example listed(['a', 'b', 'c']) // 'a, b and c' */
export function listed(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A label for use inside a sentence: a single capitalized word becomes lower-case. */
export function withinSentence(label: string): string {
  return /^[A-Z][a-z]+$/.test(label) ? label.toLowerCase() : label;
}

/**
 * The items that have every word of a search in one of their texts, in any case. Those with a match
 * in their first text are first.
 */
export function ranked<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
  search: string,
): Item[] {
  const words = search.toLowerCase().split(/\s+/);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return items
    .map((item) => ({ item, rank: textsOf(item).findIndex(hasAll) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A whole number from 1 as written in a sentence: in letters up to nine, in digits beyond. */
export function inWords(number: number): string {
  return numerals[number - 1] ?? String(number);
}

/** Letters that are written from right to left. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The marks around a name that doesn't turn the words next to it. */
export const isolates = /[\u2068\u2069]/g;

/** A name among other words, which keep their order even if it is written from right to left. */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
