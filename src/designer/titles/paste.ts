import { consecutive, type Numbering } from './numbering.ts';

/** Titles read out of pasted text. */
export interface Pasted {
  readonly titles: readonly string[];
  /** The list numbering that was taken off, such as "1." to "25."; `null` where there was none. */
  readonly numbering: Numbering | null;
}

export interface PasteChoices {
  /** Leaves the numbers of a numbered list in the titles. */
  readonly keepNumbering?: boolean;
  /** Makes every empty line a blank tab; otherwise only those do that stand between some titles. */
  readonly keepEmpty?: boolean;
}

/**
 * Reads a list out of Word, a column or a row out of Excel, or lines of text, into one title for
 * each. Space around titles goes, and so do empty lines, unless only some titles have one after
 * them: then they are blank tabs. Numbering goes where it counts without a gap.
 */
export function readPasted(
  text: string,
  { keepNumbering = false, keepEmpty = false }: PasteChoices = {},
): Pasted {
  const all = linesOf(text);
  const rows = keepEmpty ? all : withoutEnds(all);
  const titled = rows.filter((row) => row !== '');
  const lines = !keepEmpty && isDoubleSpaced(rows, titled.length) ? titled : rows;
  const numbering = consecutive(titled);
  if (!numbering) return { titles: lines.flatMap(cellsOf), numbering };
  if (keepNumbering) {
    return { titles: lines.map((line) => line.replace(/\t+/g, ' ')), numbering: null };
  }
  return { titles: lines.map((line) => trimmed(line.replace(numbering.pattern, ''))), numbering };
}

/** @example numberingText({ first: '1.', last: '25.', ... }) // 'the numbers 1. to 25.' */
export function numberingText({ first, last }: Numbering): string {
  return first === last ? `the bullet ${first}` : `the numbers ${first} to ${last}`;
}

/** Lines without space around them; none where there is no text. */
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
  let [start, end] = [0, line.length];
  while (start < end && isSpace(line[start])) start += 1;
  while (start < end && isSpace(line[end - 1])) end -= 1;
  return line.slice(start, end);
}

function isSpace(character = ''): boolean {
  return /[\s\u200b\ufeff]/.test(character);
}

function cellsOf(line: string): string[] {
  return line.split('\t').map(trimmed);
}

/** A cell of more than one line comes out of Excel in quotes: it is one title. */
function unquoted(text: string): string {
  return text.replace(
    /(^|[\t\n\r])"((?:[^"\n\r]|"")*[\n\r](?:[^"]|"")*)"(?=[\t\n\r]|$)/g,
    (_, before: string, cell: string) => before + onOneLine(cell.replaceAll('""', '"')),
  );
}

function onOneLine(text: string): string {
  return text
    .split(/[\n\r]/)
    .map(trimmed)
    .filter(Boolean)
    .join(' ');
}

function isDoubleSpaced(lines: readonly string[], titled: number): boolean {
  return titled > 1 && lines.length - titled >= titled - 1;
}
