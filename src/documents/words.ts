import { inWords } from '../pricing/facts.ts';

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `three colors`, `one color`, `12 colors`. */
export function countInWords(count: number, thing: string): string {
  return `${inWords(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** A label as a sentence has it: a single capitalized word loses its capital. */
export function withinSentence(label: string): string {
  return /^[A-Z][a-z]+$/.test(label) ? label.toLowerCase() : label;
}
