export interface PasteChoices {
  /** Keeps the numbers of a numbered list in the titles. */
  readonly keepNumbering?: boolean;
  /** Makes every empty line a blank tab; otherwise only those between some titles. */
  readonly keepEmpty?: boolean;
  /** The column of a table that has the titles, from 0, or all columns joined. */
  readonly column?: number | 'joined';
  /** Skips the first row of a table. */
  readonly skipsHeader?: boolean;
}

/**
 * Parses a list from Word, a column, row or table from Excel, or lines of text, into one title
 * each. Whitespace around titles is trimmed and empty lines are removed, unless only some titles
 * are followed by one: then those are blank tabs. Numbering without gaps is removed.
 *
 * @param choices of a table's column and header, those that probably have the titles by default
 */
export function readPasted(text: string, choices: PasteChoices = {}) {
  const lines = linesOf(text);
  const columns = columnsOf(lines);
  const { column, skipsHeader, keepNumbering, keepEmpty } = {
    ...likelyColumn(columns),
    ...choices,
  };
  const all = columns.length > 0 ? fromTable(lines, column, skipsHeader) : lines;
  const [start, end] = [all.findIndex(Boolean), all.findLastIndex(Boolean) + 1];
  const rows = keepEmpty ? all : all.slice(start, end);
  const titled = rows.filter((row) => row !== '');
  const isDoubleSpaced = titled.length > 1 && rows.length - titled.length >= titled.length - 1;
  const numbering = numberingOf(titled);
  const titleOf = (row: string) =>
    numbering && !keepNumbering ? row.replace(numbering.mark, '').trim() : row.replace(/\t+/g, ' ');
  const kept = isDoubleSpaced && !keepEmpty ? titled : rows;
  return {
    titles: numbering ? kept.map(titleOf) : kept.flatMap(cellsOf),
    /** The numbering that is removed, unless it is kept: `the numbers 1. to 25.` */
    numbering: numbering?.text,
    /** The columns of a table, each with its non-empty cells; empty if the text is a list. */
    columns,
    column,
    skipsHeader,
  };
}

/** The most to read: five times the titles of the largest set, in a table of 50 columns. */
const most = { characters: 500_000, columns: 50 };

/** Trimmed lines; none if there is no text. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return unquoted(text.slice(0, most.characters).replaceAll('\u200b', ''))
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim());
}

function columnsOf(lines: readonly string[]): string[][] {
  const rows = lines.filter((line) => line !== '');
  const isTable = rows.length > 1 && rows.every((row) => row.includes('\t'));
  if (!isTable || numberingOf(rows)) return [];
  const columns: string[][] = [];
  for (const row of rows) {
    for (const [index, cell] of cellsOf(row).slice(0, most.columns).entries()) {
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
function likelyColumn(columns: readonly (readonly string[])[]) {
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
function fromTable(lines: readonly string[], column: number | 'joined', skipsHeader: boolean) {
  const rows = lines.slice(skipsHeader ? 1 : 0).map(cellsOf);
  return rows.map((row) =>
    column === 'joined' ? row.filter(Boolean).join(' ') : (row[column] ?? ''),
  );
}

function cellsOf(line: string): string[] {
  return line.split('\t').map((cell) => cell.trim());
}

/** Excel quotes a cell with several lines, and a CSV file one with quotation marks: it is one title. */
function unquoted(text: string): string {
  return text.replace(/(^|[\t\n\r])"((?:[^"]|"")*)"/g, (whole, before, cell, start) => {
    const isWholeCell = /[\t\n\r]/.test(text[start + whole.length] ?? '\n');
    if (!isWholeCell || !/[\n\r]|""/.test(cell)) return whole;
    const lines: string[] = cell.replaceAll('""', '"').split(/[\n\r]/);
    const trimmed = lines.map((line) => line.trim());
    return before + trimmed.filter(Boolean).join(' ');
  });
}

/** What precedes a line: a bullet, or a number or letter with a mark, and its count. */
const marks: readonly (readonly [mark: RegExp, count?: (text: string) => number])[] = [
  [/^(?:[•·▪◦●○■□‣⁃∙*–—-]\s+|(?:o|\uf0b7|\uf0a7|\u00a7)\t+)/],
  [/^[([]?(\d{1,4})[.)\]:]\s*(?=\D)/, Number],
  [/^[([]?([a-z])[.)\]]\s+/i, (letter) => Number.parseInt(letter, 36)],
];

/**
 * The numbering of a list: bullets before every line, or numbers or letters that increase by one per
 * line. `undefined` if any line has none or the sequence has a gap: then they belong to the titles.
 *
 * @param lines without empty ones
 */
function numberingOf(lines: readonly string[]) {
  if (lines.length < 2) return undefined;
  for (const [mark, count] of marks) {
    const found = lines.map((line) => mark.exec(line));
    const placeOf = (index: number) => count?.(found[index]?.[1] ?? 'none') ?? 0;
    const isConsecutive = found.every((one, index) => {
      return one !== null && placeOf(index) === placeOf(0) + (count ? index : 0);
    });
    if (!isConsecutive) continue;
    const [first, last] = [0, -1].map((at) => found.at(at)?.[0].trim());
    return { mark, text: count ? `the numbers ${first} to ${last}` : `the bullet ${first}` };
  }
  return undefined;
}
