import { graphemesOf, widthsInFont } from './glyphs.ts';

const ascii = /^[ -~]*$/;
const anySpace = /\p{Zs}/u;

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

/** Returns whether the font can print a grapheme. */
export function isInFont(grapheme: string): boolean {
  if (ascii.test(grapheme)) return true;
  return [...printed(grapheme)].every((character) => widthsInFont(character) !== undefined);
}

/**
 * The distinct characters of a title that the font lacks; the print shop typesets such a title.
 *
 * @example lacking('\u5951\u7d04 A') // ['\u5951', '\u7d04']
 */
export function lacking(title: string): string[] {
  if (ascii.test(title)) return [];
  return [...new Set(graphemesOf(title))].filter((character) => !isInFont(character));
}
