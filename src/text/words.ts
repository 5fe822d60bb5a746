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

/** Returns whether a text has every word of a search, in any case. */
export function hasEveryWord(text: string, search: string): boolean {
  const within = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
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
