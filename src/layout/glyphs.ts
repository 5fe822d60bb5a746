import { boldExtras, boldPlaces, places, runs, widths } from './glyph-widths.generated.ts';

export { capitalHeight, descent } from './glyph-widths.generated.ts';

/**
 * Widths, in thousandths of the type size, for characters that the title font lacks. They err on
 * the wide side: better to recheck a title that fits than to cut one off.
 */
const squareWidth = 1000;
const otherWidth = 680;

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\ufe0f/u;
const widthless = /\p{Mn}|\p{Me}|\p{Cf}/u;
const anySpace = /\p{Zs}/u;

/** A character's width in the regular and in the bold font. */
type Widths = readonly [regular: number, bold: number];

/** Widths of the fonts' characters. */
const ofFont = readWidths();

function readWidths(): Map<string, Widths> {
  const known = new Map<string, Widths>();
  const listOf = (numbers: string) => numbers.split(' ').map(Number);
  const [regular, extra] = [listOf(widths), listOf(boldExtras)];
  const valueAt = (values: readonly number[], all: string) =>
    values[all.charCodeAt(known.size) - 0x23] ?? 0;
  let next = 0;
  // super-linear, but only our own table is parsed.
  for (const [, distance, length] of runs.matchAll(/(\d+) (\d+)/g)) {
    next += Number(distance);
    for (const end = next + Number(length); next < end; next++) {
      const width = valueAt(regular, places);
      known.set(String.fromCharCode(next), [width, width + valueAt(extra, boldPlaces)]);
    }
  }
  return known;
}

/** Cached widths by UTF-16 code; zero means not looked up yet, or no width. */
const widthsByCode = [new Uint16Array(0x10000), new Uint16Array(0x10000)] as const;

/**
 * The width of one user-perceived character (grapheme cluster), in thousandths of the type size.
 *
 * @example graphemeWidth('W') // 944
 */
export function graphemeWidth(grapheme: string, isBold = false): number {
  if (grapheme.length === 1) return codeWidth(grapheme.charCodeAt(0), isBold);
  const weight = isBold ? 1 : 0;
  if (emoji.test(grapheme)) return squareWidth;
  let width = 0;
  for (const character of grapheme.normalize('NFC')) width += characterWidth(character, weight);
  return width;
}

/** The width of a character that is one code unit, in thousandths of the type size. */
export function codeWidth(code: number, isBold: boolean): number {
  const weight = isBold ? 1 : 0;
  const found = widthsByCode[weight][code];
  if (found) return found;
  const width = characterWidth(String.fromCharCode(code), weight);
  widthsByCode[weight][code] = width;
  return width;
}

function characterWidth(character: string, weight: 0 | 1): number {
  const known = widthsInFont(anySpace.test(character) ? ' ' : character);
  if (known !== undefined) return known[weight];
  if (widthless.test(character)) return 0;
  return wide.test(character) || emoji.test(character) ? squareWidth : otherWidth;
}

/** The widths of a character in the font, or of one that the font composes from letter and mark. */
export function widthsInFont(character: string): Widths | undefined {
  const listed = ofFont.get(character);
  if (listed !== undefined) return listed;
  const base = withoutLastMark(character);
  return base !== '' && ofFont.has([...character.normalize('NFD')].at(-1) ?? '')
    ? widthsInFont(base)
    : undefined;
}

/** Returns whether a grapheme fills a full square, like ideographs; lines may break next to it. */
export function isWide(grapheme: string): boolean {
  return grapheme.charCodeAt(0) >= 0x1100 && wide.test(grapheme);
}

/** Code units that are always one user-perceived character, whatever is next to them. */
const plainText =
  /^[ -\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u20ac\u2212\u3001-\u3029\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The user-perceived characters of a text: the text itself if each is one code unit. */
export type Characters = string | readonly string[];

/** The user-perceived characters of a text, to look at one by one. */
export function charactersOf(text: string): Characters {
  if (plainText.test(text)) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The user-perceived characters of a text, in a list. */
export function graphemesOf(text: string): readonly string[] {
  const characters = charactersOf(text);
  return typeof characters === 'string' ? characters.split('') : characters;
}

/**
 * A letter without its last mark; empty for a letter without marks.
 *
 * @example withoutLastMark('\u1edd') // '\u01a1', an o that keeps its horn
 */
export function withoutLastMark(character: string): string {
  return [...character.normalize('NFD')].slice(0, -1).join('').normalize('NFC');
}
