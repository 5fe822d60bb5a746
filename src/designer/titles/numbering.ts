import { fromColumnLetter, fromRoman } from './numerals.ts';

/** How the lines of a list start. */
export interface Numbering {
  /** Matches the part before each title. */
  readonly pattern: RegExp;
  /** For people: "1." to "25.", or the bullet. */
  readonly first: string;
  readonly last: string;
}

const bullet = /^[•·▪◦●○■□‣⁃∙*–—-]\s+/;
const bulletOfWord = /^(?:o|\uf0b7|\uf0a7|\u00a7)\t+/;
const number = /^[([]?(\d{1,4})(?:[.)\]:]\s*(?=\D)|[.)\]:]?\t+)/;
const letter = /^[([]?([a-z]{1,2})(?:[.)\]]\s+|[.)\]]?\t+)/i;
const romanNumber = /^[([]?([ivxlc]{1,8})(?:[.)\]]\s+|[.)\]]?\t+)/i;

const countings: readonly (readonly [RegExp, (text: string) => number | undefined])[] = [
  [number, Number],
  [romanNumber, fromRoman],
  [letter, fromColumnLetter],
];

/**
 * The numbering of a list: bullets before every line, or numbers, letters or Roman numerals that
 * increase by one per line. `null` if any line has none or the sequence has a gap: then they belong
 * to the titles, as in "1099 forms".
 *
 * @param lines without empty ones
 */
export function consecutive(lines: readonly string[]): Numbering | null {
  if (lines.length < 2) return null;
  for (const pattern of [bulletOfWord, bullet]) {
    if (lines.every((line) => pattern.test(line))) return numbering(pattern, lines);
  }
  for (const [pattern, read] of countings) {
    const counts = lines.map((line) => read(pattern.exec(line)?.[1] ?? 'none'));
    const first = counts[0];
    const isCounted =
      first !== undefined &&
      !Number.isNaN(first) &&
      counts.every((count, index) => count === first + index);
    if (isCounted) return numbering(pattern, lines);
  }
  return null;
}

function numbering(pattern: RegExp, lines: readonly string[]): Numbering {
  const mark = (line = '') => pattern.exec(line)?.[0].trim() ?? '';
  return { pattern, first: mark(lines[0]), last: mark(lines.at(-1)) };
}
