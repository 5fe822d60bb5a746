import { formatCount } from '../../text/counts.ts';
import { countings } from './series.ts';

type Numbering = ReturnType<typeof numbering>;

export interface PasteChoices {
  /** Keeps the numbers of a numbered list in the titles. */
  readonly keepNumbering?: boolean;
  /** Makes every empty line a blank tab; otherwise only those between some titles. */
  readonly keepEmpty?: boolean;
  /** The column of a table that has the titles, from 0, or all columns joined. */
  readonly column?: number | 'joined' | undefined;
  /** Skips the first row of a table. */
  readonly skipsHeader?: boolean;
}

/**
 * Parses a list from Word, a column, row or table from Excel, or lines of text, into one title
 * each. Whitespace around titles is trimmed and empty lines are removed, unless only some titles
 * are followed by one: then those are blank tabs. Numbering without gaps is removed.
 *
 * @returns the titles, and the numbering that was removed, `null` if there was none
 */
export function readPasted(
  text: string,
  { keepNumbering = false, keepEmpty = false, column, skipsHeader = false }: PasteChoices = {},
) {
  const all = column === undefined ? linesOf(text) : fromTable(text, column, skipsHeader);
  const rows = keepEmpty ? all : withoutEnds(all);
  const titled = rows.filter((row) => row !== '');
  const isDoubleSpaced = titled.length > 1 && rows.length - titled.length >= titled.length - 1;
  const lines = isDoubleSpaced && !keepEmpty ? titled : rows;
  const numbering = consecutive(titled);
  if (!numbering) return { titles: lines.flatMap(cellsOf), numbering };
  if (keepNumbering) {
    return { titles: lines.map((line) => line.replace(/\t+/g, ' ')), numbering: null };
  }
  return { titles: lines.map((line) => trimmed(line.replace(numbering.pattern, ''))), numbering };
}

/** The largest text to read: five times the titles of the largest set, in a table of 50 columns. */
const largest = { characters: 500_000, columns: 50 };

/** Says why a pasted text is too large to read; `undefined` if it isn't. */
export function whyTooLarge(text: string): string | undefined {
  const { characters, columns } = largest;
  if (text.length > characters) {
    return `That's ${formatCount(text.length)} characters. Paste up to ${formatCount(characters)}.`;
  }
  const { length } = columnsOf(text);
  return length > columns
    ? `That table has ${formatCount(length)} columns. Copy only the ones with your titles, up to ${columns}.`
    : undefined;
}

/**
 * The columns of a table, each with its non-empty cells; empty if the text is a list, a numbered
 * list, or a single row.
 *
 * @example columnsOf('A\tPleadings\nB\tMotions') // [['A', 'B'], ['Pleadings', 'Motions']]
 */
export function columnsOf(text: string): string[][] {
  const rows = linesOf(text).filter((line) => line !== '');
  const isTable = rows.length > 1 && rows.every((row) => row.includes('\t'));
  // A list's numbers are marked, such as "1."; those of a column are bare.
  if (!isTable || /[^\da-z]/i.test(consecutive(rows)?.first ?? '')) return [];
  const columns: string[][] = [];
  for (const row of rows) {
    for (const [index, cell] of cellsOf(row).entries()) {
      columns[index] ??= [];
      if (cell !== '') columns[index].push(cell);
    }
  }
  return columns;
}

/**
 * The column of a table that probably has the titles, from 0: the first, unless it only has running
 * numbers and another one doesn't. A word above running numbers is that of a header.
 */
export function likelyColumn(columns: readonly (readonly string[])[]) {
  const count = (cell = '') => (/^\d+\.?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN);
  const hasHeader = ([first]: readonly string[]) => Number.isNaN(count(first));
  const numbers = columns.filter((cells) =>
    cells
      .slice(hasHeader(cells) ? 1 : 0)
      .every((cell, at, [first]) => count(cell) === count(first) + at),
  );
  const column = columns.findIndex((cells) => !numbers.includes(cells));
  return { column: Math.max(0, column), skipsHeader: column >= 0 && numbers.some(hasHeader) };
}

/** One title per row of a table. */
function fromTable(text: string, column: number | 'joined', skipsHeader: boolean): string[] {
  const rows = linesOf(text)
    .map(cellsOf)
    .slice(skipsHeader ? 1 : 0);
  return rows.map((row) =>
    column === 'joined' ? row.filter((cell) => cell !== '').join(' ') : (row[column] ?? ''),
  );
}

/** @example numberingText({ first: '1.', last: '25.', ... }) // 'the numbers 1. to 25.' */
export function numberingText({ first, last }: Numbering): string {
  return first === last ? `the bullet ${first}` : `the numbers ${first} to ${last}`;
}

/** Trimmed lines; none if there is no text. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return unquoted(text)
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map(trimmed);
}

function withoutEnds(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}

function trimmed(line: string): string {
  const isSpace = (at: number) => /[\s\u200b]/.test(line[at] ?? '');
  let [start, end] = [0, line.length];
  while (start < end && isSpace(start)) start += 1;
  while (start < end && isSpace(end - 1)) end -= 1;
  return line.slice(start, end);
}

function cellsOf(line: string): string[] {
  return line.split('\t').map(trimmed);
}

/** Excel quotes a cell with several lines, and a CSV file one with quotation marks: it is one title. */
function unquoted(text: string): string {
  return text.replace(/(^|[\t\n\r])"((?:[^"]|"")*)"/g, (whole, before, cell, start) => {
    const after = text[start + whole.length] ?? '\n';
    const isWholeCell = /[\t\n\r]/.test(after);
    return isWholeCell && /[\n\r]|""/.test(cell)
      ? before + onOneLine(cell.replaceAll('""', '"'))
      : whole;
  });
}

function onOneLine(text: string): string {
  return text
    .split(/[\n\r]/)
    .map(trimmed)
    .filter(Boolean)
    .join(' ');
}

const bullet = /^[•·▪◦●○■□‣⁃∙*–—-]\s+/;
const bulletOfWord = /^(?:o|\uf0b7|\uf0a7|\u00a7)\t+/;
const number = /^[([]?(\d{1,4})(?:[.)\]:]\s*(?=\D)|[.)\]:]?\t+)/;
const letter = /^[([]?([a-z]{1,2})(?:[.)\]]\s+|[.)\]]?\t+)/i;
const romanNumber = /^[([]?([ivxlc]{1,8})(?:[.)\]]\s+|[.)\]]?\t+)/i;

const numberings: readonly (readonly [RegExp, (text: string) => number | undefined])[] = [
  [number, Number],
  [romanNumber, countings.roman.read],
  [letter, countings.columns.read],
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
  for (const [pattern, read] of numberings) {
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

/** How the lines of a list start: the pattern before each title, and for people "1." to "25.". */
function numbering(pattern: RegExp, lines: readonly string[]) {
  const mark = (line = '') => pattern.exec(line)?.[0].trim() ?? '';
  return { pattern, first: mark(lines[0]), last: mark(lines.at(-1)) };
}
