import { type Face, type Font, usualFont } from './fonts.ts';
import usualTable from './usual-font.generated.json' with { type: 'json' };

/**
 * A font to measure with. Accented letters as wide as their base letter are omitted. Lengths are in
 * thousandths of the type size.
 */
export interface FontTable {
  /** Height of capitals above the baseline. */
  readonly capitalHeight: number;
  /** Depth of letters below the baseline. */
  readonly descent: number;
  /** Characters by their widths in the regular and in the bold font, such as `556 611`. */
  readonly widths: Readonly<Record<string, string>>;
}

/**
 * Widths, in thousandths of the type size, for characters that the title font lacks. They err on
 * the wide side: better to recheck a title that fits than to cut one off.
 */
const squareWidth = 1000;
const otherWidth = 680;

/** What fills a full square, such as ideographs; lines may break next to it. */
export const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\ufe0f/u;
const widthless = /\p{Mn}|\p{Me}|\p{Cf}/u;
const anySpace = /\p{Zs}/u;

/** A character's width in the regular and in the bold font. */
type Widths = readonly [regular: number, bold: number];

/** A font to measure with. */
type Metrics = ReturnType<typeof metricsIn>;

function metricsIn({ widths, ...heights }: FontTable) {
  const entries = Object.entries(widths).flatMap(([widths, characters]) => {
    const [regular = 0, bold = 0] = widths.split(' ').map(Number);
    return Array.from(characters, (character) => [character, [regular, bold]] as const);
  });
  return { heights, ofCharacter: new Map<string, Widths>(entries) };
}

const fonts = new Map<string, Metrics>();

/**
 * Adds fonts to measure with; until then they measure like the usual one. Pages load the tables of
 * others only for a design with one.
 */
export function addFonts(tables: Readonly<Partial<Record<Font, FontTable>>>): void {
  for (const [font, table] of Object.entries(tables)) {
    if (!fonts.has(font)) fonts.set(font, metricsIn(table));
  }
}

addFonts({ [usualFont]: usualTable });

function metricsOf(font: Font): Metrics {
  return (fonts.get(font) ?? fonts.get(usualFont)) as Metrics;
}

/** The height of a font's capitals and the depth of its letters, in thousandths of the type size. */
export function heightsOf(font: Font): Metrics['heights'] {
  return metricsOf(font).heights;
}

/**
 * The width of one user-perceived character (grapheme cluster), in thousandths of the type size.
 *
 * @example graphemeWidth('W') // 944
 */
export function graphemeWidth(grapheme: string, face: Face): number {
  const listed = metricsOf(face.font).ofCharacter.get(grapheme);
  if (listed) return listed[face.bold ? 1 : 0];
  if (grapheme.length > 1 && emoji.test(grapheme)) return squareWidth;
  const inFace = faceFor(grapheme, face);
  const characters = [...grapheme.normalize('NFC')];
  return characters.reduce((sum, character) => sum + characterWidth(character, inFace), 0);
}

function characterWidth(character: string, { font, bold }: Face): number {
  const known = widthsInFont(anySpace.test(character) ? ' ' : character, font);
  if (known !== undefined) return known[bold ? 1 : 0];
  if (widthless.test(character)) return 0;
  return wide.test(character) || emoji.test(character) ? squareWidth : otherWidth;
}

/** The widths of a character in a font, or of one that it composes from letter and mark. */
function widthsInFont(character: string, font: Font): Widths | undefined {
  const { ofCharacter } = metricsOf(font);
  const listed = ofCharacter.get(character);
  if (listed !== undefined) return listed;
  const [, ...marks] = character.normalize('NFD');
  if (!ofCharacter.has(marks.at(-1) ?? '')) return undefined;
  const widths = widthsInFont(withoutLastMark(character), font);
  if (widths) ofCharacter.set(character, widths);
  return widths;
}

/** The face that a grapheme is printed in: that of the usual font if only it has the grapheme. */
export function faceFor(grapheme: string, face: Face): Face {
  if (face.font === usualFont || isInFont(grapheme, face.font)) return face;
  return isInFont(grapheme, usualFont) ? { ...face, font: usualFont } : face;
}

const ascii = /^[ -~]*$/;

/** Invisible formatting characters. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Normalizes a text as it is printed: composed letters if Unicode has them, plain spaces, no
 * invisible characters.
 */
export function printed(text: string): string {
  if (ascii.test(text)) return text;
  return [...text.normalize('NFC')]
    .filter((character) => !unseen.test(character))
    .map((character) => (anySpace.test(character) ? ' ' : character))
    .join('');
}

/** Returns whether a font can print a grapheme. */
export function isInFont(grapheme: string, font: Font = usualFont): boolean {
  if (ascii.test(grapheme) || grapheme === '\n') return true;
  return [...printed(grapheme)].every((character) => widthsInFont(character, font) !== undefined);
}

/**
 * The distinct characters of a title that a font lacks.
 *
 * @example lacking('\u5951\u7d04 A') // ['\u5951', '\u7d04']
 */
export function lacking(title: string, font: Font = usualFont): string[] {
  if (ascii.test(title)) return [];
  return [...new Set(graphemesOf(title))].filter((character) => !isInFont(character, font));
}

/** Code units that are always one user-perceived character, whatever is next to them. */
const plainText =
  /^[ -\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u20ac\u2212\u3001-\u3029\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The user-perceived characters of a text; the segmenter is only needed where they combine. */
export function graphemesOf(text: string): string[] {
  if (plainText.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * A letter without its last mark; empty for a letter without marks.
 *
 * @example withoutLastMark('\u1edd') // '\u01a1', an o that keeps its horn
 */
export function withoutLastMark(character: string): string {
  return [...character.normalize('NFD')].slice(0, -1).join('').normalize('NFC');
}
