import { consecutive, type Numbering } from './numbering.ts';

/** Titles read out of pasted text. */
export interface Pasted {
  readonly titles: readonly string[];
  /** The list numbering that was taken off, such as "1." to "25."; `null` where there was none. */
  readonly numbering: Numbering | null;
}

/**
 * Reads a list out of Word, a column or a row out of Excel, or lines of text, into one title for
 * each. Space around titles goes, and so do empty lines, unless only some titles have one after
 * them: then they are blank tabs. Numbering goes where it counts without a gap.
 *
 * @param keepNumbering leaves the numbers of a numbered list in the titles
 */
export function readPasted(text: string, keepNumbering = false): Pasted {
  const rows = linesOf(text);
  const titled = rows.filter((row) => row !== '');
  const lines = isDoubleSpaced(rows, titled.length) ? titled : rows;
  const numbering = keepNumbering ? null : consecutive(titled);
  if (numbering) {
    return { titles: lines.map((line) => line.replace(numbering.pattern, '').trim()), numbering };
  }
  return { titles: lines.flatMap(cellsOf), numbering: null };
}

/** Lines without space around them and without empty ones at either end. */
function linesOf(text: string): string[] {
  const lines = unquoted(text)
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map(trimmed);
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}

function trimmed(line: string): string {
  return line.replace(/^[\s\u200b\ufeff]+|[\s\u200b\ufeff]+$/g, '');
}

function cellsOf(line: string): string[] {
  return line.split('\t').map(trimmed);
}

/** A cell of more than one line comes out of Excel in quotes: it is one title. */
function unquoted(text: string): string {
  return text.replace(
    /(^|[\t\n\r])"((?:[^"]|"")*[\n\r](?:[^"]|"")*)"(?=[\t\n\r]|$)/g,
    (_, before: string, cell: string) =>
      before + cell.replaceAll('""', '"').replace(/\s*[\n\r]+\s*/g, ' '),
  );
}

function isDoubleSpaced(lines: readonly string[], titled: number): boolean {
  return titled > 1 && lines.length - titled >= titled - 1;
}
