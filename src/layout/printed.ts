import { graphemesOf, widthsInFont } from './glyphs.ts';

const ascii = /^[ -~]*$/;
const anySpace = /\p{Zs}/u;

/** Characters that say how to set others and are not seen themselves. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A text as it is printed: letters and their accents in one if Unicode has them so, every space a
 * plain one, and nothing that is not seen.
 */
export function printed(text: string): string {
  if (ascii.test(text)) return text;
  return [...text.normalize('NFC')]
    .filter((character) => !unseen.test(character))
    .map((character) => (anySpace.test(character) ? ' ' : character))
    .join('');
}

/** Whether the font can print a grapheme. */
export function isInFont(grapheme: string): boolean {
  if (ascii.test(grapheme)) return true;
  return [...printed(grapheme)].every((character) => widthsInFont(character) !== undefined);
}

/**
 * The characters of a title, each once, that the font lacks; the printer sets such a title.
 *
 * @example lacking('\u5951\u7d04 A') // ['\u5951', '\u7d04']
 */
export function lacking(title: string): string[] {
  if (ascii.test(title)) return [];
  return [...new Set(graphemesOf(title))].filter((character) => !isInFont(character));
}
