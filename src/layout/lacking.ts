import { type TitleFont, titleFonts, usualFont } from './fonts.ts';
import { lacking, unprintable } from './glyphs.ts';

const mostLetters = 8;

/**
 * What becomes of letters that a font lacks: the usual font prints them, or the printer sets the
 * titles. `undefined` if it lacks none.
 *
 * @example lackingText(['Договор 契約'], 'archivo-narrow')
 * // 'Archivo Narrow lacks Д о г в р: they print in Arimo. ...'
 */
export function lackingText(titles: readonly string[], font: TitleFont): string | undefined {
  const missing = [...new Set(titles.flatMap((title) => lacking(title, font)))];
  const foreign = [...new Set(titles.flatMap((title) => unprintable(title, font)))];
  const substituted = missing.filter((letter) => !foreign.includes(letter));
  const sentences = [
    substituted.length > 0 &&
      `${titleFonts[font]} lacks ${some(substituted)}; we print ${substituted.length === 1 ? 'it' : 'them'} in ${titleFonts[usualFont]}.`,
    foreign.length > 0 &&
      `Our fonts lack ${some(foreign)}. The printer sets ${titles.length === 1 ? 'this title; you see it' : 'these titles; you see them'} on the e-mailed proof.`,
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || undefined;
}

function some(letters: readonly string[]): string {
  return `${letters.slice(0, mostLetters).join(' ')}${letters.length > mostLetters ? ' and others' : ''}`;
}
