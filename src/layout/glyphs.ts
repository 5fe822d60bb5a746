import { places, runs, widths } from './glyph-widths.generated.ts';
import { withoutLastMark } from './marks.ts';

export { capitalHeight, descent } from './glyph-widths.generated.ts';

/**
 * Widths in thousandths of the type size of what the font of the titles lacks, on the wide side:
 * better a title that is looked at twice than one that is cut off.
 */
const squareWidth = 1000;
const otherWidth = 680;

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\ufe0f/u;
const widthless = /\p{Mn}|\p{Me}|\p{Cf}/u;
const anySpace = /\p{Zs}/u;

/** Characters that say how to set others and are not seen themselves. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** The widths of the font's characters. */
const ofFont = readWidths();

function readWidths(): Map<string, number> {
  const known = new Map<string, number>();
  const widthAt = widths.split(' ').map(Number);
  let next = 0;
  // super-linear, but only our own table is read.
  for (const [, distance, length] of runs.matchAll(/(\d+) (\d+)/g)) {
    next += Number(distance);
    for (const end = next + Number(length); next < end; next++) {
      const place = (places.codePointAt(known.size) ?? 0) - 0x21;
      known.set(String.fromCodePoint(next), widthAt[place] ?? 0);
    }
  }
  return known;
}

/** Widths found so far, by UTF-16 code; a zero is one not yet looked for, or of no width. */
const widthByCode = new Uint16Array(0x10000);

/**
 * The width of one character as a reader sees it (a grapheme cluster), in thousandths of the type
 * size.
 *
 * @example graphemeWidth('W') // 944
 */
export function graphemeWidth(grapheme: string): number {
  if (grapheme.length === 1) {
    const code = grapheme.charCodeAt(0);
    const found = widthByCode[code];
    if (found) return found;
    const width = characterWidth(grapheme);
    widthByCode[code] = width;
    return width;
  }
  if (emoji.test(grapheme)) return squareWidth;
  let width = 0;
  for (const character of grapheme.normalize('NFC')) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  const known = widthInFont(anySpace.test(character) ? ' ' : character);
  if (known !== undefined) return known;
  if (widthless.test(character)) return 0;
  return wide.test(character) || emoji.test(character) ? squareWidth : otherWidth;
}

/** The width of a character that the font has, also of one that it makes up of letter and mark. */
function widthInFont(character: string): number | undefined {
  const listed = ofFont.get(character);
  if (listed !== undefined) return listed;
  const base = withoutLastMark(character);
  return base !== '' && ofFont.has([...character.normalize('NFD')].at(-1) ?? '')
    ? widthInFont(base)
    : undefined;
}

/** Whether the font can print a grapheme. */
export function isInFont(grapheme: string): boolean {
  if (ascii.test(grapheme)) return true;
  return [...printed(grapheme)].every((character) => widthInFont(character) !== undefined);
}

/**
 * A text as it is printed: letters and their accents in one where Unicode has them so, every space
 * a plain one, and nothing that is not seen.
 */
export function printed(text: string): string {
  if (ascii.test(text)) return text;
  return [...text.normalize('NFC')]
    .filter((character) => !unseen.test(character))
    .map((character) => (anySpace.test(character) ? ' ' : character))
    .join('');
}

const ascii = /^[ -~]*$/;

/** Whether a grapheme takes a full square, as ideographs do: lines may break beside it. */
export function isWide(grapheme: string): boolean {
  return grapheme.charCodeAt(0) >= 0x1100 && wide.test(grapheme);
}

/** Code units that are each one character to a reader, whatever stands beside them. */
const plainText =
  /^[ -\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u20ac\u2212\u3001-\u3029\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a reader counts them. */
export function graphemesOf(text: string): string[] {
  if (plainText.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
