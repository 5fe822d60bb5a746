import { type Face, plainType } from './fonts.ts';
import { graphemesOf, graphemeWidth, wide } from './glyphs.ts';
import { pointsToInches } from './sheet.ts';

/** A title with the widths that its fit depends on, for any cut and type size. */
export type MeasuredTitle = Readonly<ReturnType<typeof measureTitle>>;

/** A place where a title may break onto its second line. */
type LineBreak = MeasuredTitle['breaks'][number];

/**
 * Measures a title once, for any number of fit checks. Widths are in thousandths of the type size.
 *
 * @example measureTitle(' Tax Returns ').oneLineWidth // 5446, so 0.91 inches at 12 pt
 */
export function measureTitle(title: string, face: Face = plainType) {
  const text = textAsSet(title);
  const characters = graphemesOf(text);
  let width = 0;
  const offsets = [0];
  for (const character of characters) {
    width += graphemeWidth(character, face);
    offsets.push(width);
  }
  const breaks = breakPlaces(characters).map(([end, start]) => ({
    /** The number of characters on the first line. */
    end,
    /** The first character of the second line, after any space. */
    start,
    /** Of the longer line. */
    width: Math.max(offsets[end] ?? 0, width - (offsets[start] ?? 0)),
  }));
  const oneLineWidth = text.includes(lineBreak) ? Number.POSITIVE_INFINITY : width;
  return {
    /** The trimmed title, with the buyer's line break; empty for a blank tab. */
    text,
    face,
    /** As the eye sees them, and the offset of each, and last the whole width. */
    characters,
    offsets,
    /** Every place where it may break, in order: only its own line break, if it has one. */
    breaks,
    /** Infinite with a line break. */
    oneLineWidth,
    /** The longer line of the most even two lines; the one line's width if it can't break. */
    twoLineWidth: Math.min(oneLineWidth, ...breaks.map(({ width }) => width)),
  };
}

/** The two lines of a title. */
export function brokenAt({ characters }: MeasuredTitle, { end, start }: LineBreak): string[] {
  return [characters.slice(0, end), characters.slice(start)].map((line) => line.join(''));
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

/** The width of a text on one line. */
export function textWidthInches(text: string, pointSize: number, face: Face = plainType): number {
  const width = graphemesOf(text).reduce((sum, letter) => sum + graphemeWidth(letter, face), 0);
  return pointsToInches((width * pointSize) / 1000);
}

/** Where a first line may end and a second begin: only at the buyer's line break, if there is one. */
function breakPlaces(characters: readonly string[]): readonly (readonly [number, number])[] {
  const forced = characters.indexOf(lineBreak);
  if (forced > 0) return [[forced, forced + 1]];
  const places: [number, number][] = [];
  let [previous, before, end] = [' ', ' ', 0];
  for (const [start, character] of characters.entries()) {
    const after = classOf(character);
    if (before !== ' ') end = start;
    if (start > 0 && isBreak(previous, before, after)) places.push([end, start]);
    [previous, before] = [before, after];
  }
  return places;
}

/** Whether a line breaks between two classes: after spaces, a hyphen in a word, or an ideograph. */
function isBreak(previous: string, before: string, after: string): boolean {
  if (after === ' ' || before === 'a') return false;
  if (before === '-') return previous !== ' ' && after !== '-';
  return before === ' ' || ('w)'.includes(before) && 'w('.includes(after));
}

/** How a character would break a line, as one letter. Patterns are slow: most characters need none. */
function classOf(character = ''): string {
  if (character > '/' && character < '\u1100') return 'a';
  if (character === ' ') return ' ';
  if (/^[\n\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/.test(character)) return ' ';
  if (/^[/\-\u2010\u2013\u2014\u200b]$/.test(character)) return '-';
  if (!wide.test(character)) return 'a';
  if (/[\u300c\u300e\uff08\u3010\u300a\u3008]/.test(character)) return '(';
  const isClosing =
    /[\u3001\u3002\uff0c\uff0e\u30fb\uff1a\uff1b\uff1f\uff01\u30fc\u300d\u300f\uff09\u3011\u300b\u3009]/;
  return isClosing.test(character) ? ')' : 'w';
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
  let [start, left] = ['', room - widthOf('…')];
  for (const letter of graphemesOf(text)) {
    left -= widthOf(letter);
    if (left < 0) break;
    start += letter;
  }
  return `${start.trimEnd()}…`;
}
