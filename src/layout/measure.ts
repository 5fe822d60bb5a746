import { type Face, usualFace } from './fonts.ts';
import { graphemesOf, graphemeWidth, isWide } from './glyphs.ts';
import { pointsToInches } from './sheet.ts';

/** A title with the widths that its fit depends on, for any cut and type size. */
export type MeasuredTitle = Readonly<ReturnType<typeof measureTitle>>;

/** A place where a title may break onto its second line. */
export type LineBreak = Readonly<ReturnType<typeof breaksOf>[number]>;

const wideSpaces = '\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000';
const breakAfter = '/-\u2010\u2013\u2014\u200b';
const neverFirst =
  '\u3001\u3002\uff0c\uff0e\u30fb\uff1a\uff1b\uff1f\uff01\u30fc\u300d\u300f\uff09\u3011\u300b\u3009';
const neverLast = '\u300c\u300e\uff08\u3010\u300a\u3008';

/**
 * Measures a title once, for any number of fit checks. A set may have hundreds of titles, so only
 * their widths are kept; `breaksOf` finds the rest.
 *
 * @example measureTitle(' Tax Returns ').oneLineWidth // 5446, so 0.91 inches at 12 pt
 */
export function measureTitle(title: string, face: Face = usualFace) {
  const text = textAsSet(title);
  const set = placed(text, face);
  const width = set.offsets.at(-1) ?? 0;
  const oneLineWidth = text.includes(lineBreak) ? Number.POSITIVE_INFINITY : width;
  return {
    /** The trimmed title, with the buyer's line break; empty for a blank tab. */
    text,
    face,
    /** On one line, in thousandths of the type size; infinite with a line break. */
    oneLineWidth,
    /** The longer line of the most even two lines; the one line's width if it can't break. */
    twoLineWidth: Math.min(oneLineWidth, ...breaksIn(set).map(({ width }) => width)),
  };
}

/** Every place where a title may break, in order: only its own line break, if it has one. */
export function breaksOf({ text, face }: Pick<MeasuredTitle, 'text' | 'face'>) {
  return breaksIn(placed(text, face));
}

function breaksIn({ characters, offsets }: Placed) {
  return breakPlaces(characters).map((start) => {
    let end = start;
    while (isSpace(characters[end - 1])) end--;
    const first = runWidth(offsets, 0, end);
    return {
      /** The number of characters on the first line. */
      end,
      /** The first character of the second line, after any space. */
      start,
      atSpace: end < start,
      /** Width of the longer line, in thousandths of the type size. */
      width: Math.max(first, runWidth(offsets, start, characters.length)),
    };
  });
}

/** The buyer's own line break. */
export const lineBreak = '\n';

/** A title as it is set: its lines are trimmed, and a blank one doesn't count. */
function textAsSet(title: string): string {
  if (!title.includes(lineBreak)) return title.trim();
  const lines = title.split(lineBreak).map((line) => line.trim());
  const [first = '', ...rest] = lines.filter((line) => line !== '');
  return rest.length > 0 ? `${first}${lineBreak}${rest.join(' ')}` : first;
}

type Placed = ReturnType<typeof placed>;

/** The characters of a title, the offset of each, and last the total width. */
function placed(text: string, face: Face) {
  const characters = graphemesOf(text);
  let width = 0;
  const offsets = characters.map((character) => {
    width += graphemeWidth(character, face);
    return width;
  });
  return { characters, offsets: [0, ...offsets] };
}

/** The offset of each character of a title and its total width, in thousandths of the type size. */
export function offsetsOf({ text, face }: Pick<MeasuredTitle, 'text' | 'face'>): number[] {
  return placed(text, face).offsets;
}

/** The width of a run of characters, in thousandths of the type size. */
export function runWidth(offsets: readonly number[], start: number, end: number): number {
  return (offsets[end] ?? 0) - (offsets[start] ?? 0);
}

/** The width of a text on one line. */
export function textWidthInches(text: string, pointSize: number, face: Face = usualFace): number {
  const width = offsetsOf({ text, face }).at(-1) ?? 0;
  return pointsToInches((width * pointSize) / 1000);
}

/** The characters that may begin a second line: only the one after the buyer's line break, if any. */
function breakPlaces(characters: readonly string[]): number[] {
  const forced = characters.indexOf(lineBreak);
  if (forced > 0) return [forced + 1];
  const places: number[] = [];
  for (let start = 1; start < characters.length; start++) {
    const before = characters[start - 1] as string;
    const after = characters[start] as string;
    if (isInsideWord(before) || isSpace(after)) continue;
    if (isSpace(before) || breaksBetween(characters[start - 2], before, after)) places.push(start);
  }
  return places;
}

/** Returns whether no line can break after a character; quick, because that's most of them. */
function isInsideWord(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x1100 && code !== 0x20 && code !== 0x2d && code !== 0x2f;
}

function isSpace(character = ''): boolean {
  const isWideSpace = character >= '\u1680' && wideSpaces.includes(character.charAt(0));
  return character === ' ' || character === lineBreak || isWideSpace;
}

function breaksBetween(previous: string | undefined, before: string, after: string): boolean {
  if (breakAfter.includes(before)) {
    return previous !== undefined && !isSpace(previous) && !breakAfter.includes(after);
  }
  return (
    isWide(before) && isWide(after) && !neverLast.includes(before) && !neverFirst.includes(after)
  );
}

/** Measures a text in any unit. */
type WidthOf = (text: string) => number;

/**
 * Wraps a text to a width. A longer word is broken.
 *
 * @param room the width, in the unit of `widthOf`
 */
export function wrapped(text: string, room: number, widthOf: WidthOf): string[] {
  const fits = (line: string) => widthOf(line) <= room;
  const pieces = (word: string) => (fits(word) ? word : filled(graphemesOf(word), '', fits));
  return filled(text.split(' ').flatMap(pieces), ' ', fits);
}

/** Joins parts to lines; one that doesn't fit has a line of its own. */
function filled(parts: readonly string[], space: string, fits: (line: string) => boolean) {
  const lines = [''];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last ? last + space + part : part;
    if (last && !fits(longer)) lines.push(part);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** Truncates a text to a width with an ellipsis. */
export function shortened(text: string, room: number, widthOf: WidthOf): string {
  if (widthOf(text) <= room) return text;
  const letters = graphemesOf(text);
  const start = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (widthOf(start(middle)) <= room) fitting = middle;
    else tooMany = middle;
  }
  return start(fitting);
}
