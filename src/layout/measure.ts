import { graphemesOf, graphemeWidth, isWide } from './glyphs.ts';

/** A place where a title may break onto its second line. */
export interface LineBreak {
  /** The number of characters on the first line. */
  readonly end: number;
  /** The first character of the second line, after any space. */
  readonly start: number;
  readonly atSpace: boolean;
  /** Width of the longer line, in thousandths of the type size. */
  readonly width: number;
}

/** A title with everything its fit depends on, for any cut and type size. */
export interface MeasuredTitle {
  /** The trimmed title; empty for a blank tab. */
  readonly text: string;
  /** Its user-perceived characters. */
  readonly characters: readonly string[];
  /** The offset of each character and the total width, in thousandths of the type size. */
  readonly widths: readonly number[];
  readonly breaks: readonly LineBreak[];
  /** On one line, in thousandths of the type size. */
  readonly oneLineWidth: number;
  /** The longer line of the most even two lines; the one line's width if it can't break. */
  readonly twoLineWidth: number;
}

const wideSpaces = '\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000';
const breakAfter = '/-\u2010\u2013\u2014\u200b';
const neverFirst =
  '\u3001\u3002\uff0c\uff0e\u30fb\uff1a\uff1b\uff1f\uff01\u30fc\u300d\u300f\uff09\u3011\u300b\u3009';
const neverLast = '\u300c\u300e\uff08\u3010\u300a\u3008';

/**
 * Measures a title once, for any number of fit checks.
 *
 * @example measureTitle(' Tax Returns ').oneLineWidth // 5446, so 0.91 inches at 12 pt
 */
export function measureTitle(title: string, isBold = false): MeasuredTitle {
  const text = title.trim();
  const characters = graphemesOf(text);
  const widths = [0];
  let oneLineWidth = 0;
  for (const character of characters) {
    oneLineWidth += graphemeWidth(character, isBold);
    widths.push(oneLineWidth);
  }
  const breaks = breaksOf(characters, widths);
  const twoLineWidth = breaks.reduce((best, { width }) => Math.min(best, width), oneLineWidth);
  return { text, characters, widths, breaks, oneLineWidth, twoLineWidth };
}

/** The width of a run of characters, in thousandths of the type size. */
export function runWidth(widths: readonly number[], start: number, end: number): number {
  return (widths[end] ?? 0) - (widths[start] ?? 0);
}

function breaksOf(characters: readonly string[], widths: readonly number[]): LineBreak[] {
  const breaks: LineBreak[] = [];
  const last = characters.length;
  let wordEnd = 0;
  for (let start = 1; start < last; start++) {
    const before = characters[start - 1] ?? '';
    if (isInsideWord(before)) {
      wordEnd = start;
      continue;
    }
    const after = characters[start] ?? '';
    const atSpace = isSpace(before);
    if (!atSpace) wordEnd = start;
    if (isSpace(after) || !(atSpace || breaksBetween(characters[start - 2], before, after)))
      continue;
    const width = Math.max(runWidth(widths, 0, wordEnd), runWidth(widths, start, last));
    breaks.push({ end: wordEnd, start, atSpace, width });
  }
  return breaks;
}

/**
 * Returns whether a line can't break after a character: a fast path for most letters and digits.
 */
function isInsideWord(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x1100 && code !== 0x20 && code !== 0x2d && code !== 0x2f;
}

function isSpace(character: string): boolean {
  const code = character.charCodeAt(0);
  return code === 0x20 || (code >= 0x1680 && wideSpaces.includes(character));
}

function breaksBetween(previous: string | undefined, before: string, after: string): boolean {
  if (breakAfter.includes(before)) {
    return previous !== undefined && !isSpace(previous) && !breakAfter.includes(after);
  }
  return (
    isWide(before) && isWide(after) && !neverLast.includes(before) && !neverFirst.includes(after)
  );
}
