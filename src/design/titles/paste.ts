import { formatCount } from '../../text/counts.ts';

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
  const numbering = numberingOf(titled);
  if (!numbering) return { titles: lines.flatMap(cellsOf), numbering };
  if (keepNumbering) {
    return { titles: lines.map((line) => line.replace(/\t+/g, ' ')), numbering: null };
  }
  return { titles: lines.map((line) => trimmed(line.replace(numbering.mark, ''))), numbering };
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
  if (!isTable || /[^\da-z]/i.test(numberingOf(rows)?.first ?? '')) return [];
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
  const rows = linesOf(text).map(cellsOf);
  return rows
    .slice(skipsHeader ? 1 : 0)
    .map((row) => (column === 'joined' ? row.filter(Boolean).join(' ') : (row[column] ?? '')));
}

/** Trimmed lines; none if there is no text. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return unquoted(text)
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map(trimmed);
}

function withoutEnds(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1).slice(Math.max(0, lines.findIndex(Boolean)));
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
    const isWholeCell = /[\t\n\r]/.test(text[start + whole.length] ?? '\n');
    if (!isWholeCell || !/[\n\r]|""/.test(cell)) return whole;
    const lines: string[] = cell.replaceAll('""', '"').split(/[\n\r]/);
    return before + lines.map(trimmed).filter(Boolean).join(' ');
  });
}

/** What stands before a line: a bullet, or a number or letter with its count. */
const marks: readonly (readonly [mark: RegExp, count?: (text: string) => number])[] = [
  [/^(?:[•·▪◦●○■□‣⁃∙*–—-]\s+|(?:o|\uf0b7|\uf0a7|\u00a7)\t+)/],
  [/^[([]?(\d{1,4})(?:[.)\]:]\s*(?=\D)|[.)\]:]?\t+)/, Number],
  [/^[([]?([a-z])(?:[.)\]]\s+|[.)\]]?\t+)/i, (letter) => Number.parseInt(letter, 36)],
];

type Numbering = NonNullable<ReturnType<typeof numberingOf>>;

/**
 * The numbering of a list: bullets before every line, or numbers or letters that increase by one per
 * line. `null` if any line has none or the sequence has a gap: then they belong to the titles, as in
 * "1099 forms".
 *
 * @param lines without empty ones
 */
function numberingOf(lines: readonly string[]) {
  if (lines.length < 2) return null;
  for (const [mark, count] of marks) {
    const found = lines.map((line) => mark.exec(line));
    const placeOf = (index: number) => count?.(found[index]?.[1] ?? 'none') ?? 0;
    const isConsecutive = found.every((one, index) => {
      return one !== null && placeOf(index) === placeOf(0) + (count ? index : 0);
    });
    if (!isConsecutive) continue;
    const text = (at: number) => found.at(at)?.[0].trim() ?? '';
    return { mark, first: text(0), last: text(-1) };
  }
  return null;
}

/** @example numberingText({ first: '1.', last: '25.', ... }) // 'the numbers 1. to 25.' */
export function numberingText({ first, last }: Numbering): string {
  const isBullet = first === last || !/[\da-z]/i.test(first);
  return isBullet ? `the bullet ${first}` : `the numbers ${first} to ${last}`;
}
