import type { DieData } from '../book/schema.ts';
import type { Artwork } from './artwork.ts';
import { textWidthInches, wrapped } from './wrap.ts';

/** Print on the divider itself, if an option includes it. */
export interface Body {
  /** As typed, with line breaks; empty if there is none. */
  readonly text: string;
  /** Whether the buyer sends artwork by e-mail. */
  readonly isArtwork: boolean;
  /** Artwork that the buyer placed; a link has its place, but not its pixels. */
  readonly artwork?: Artwork | undefined;
}

/** Type size of the text on a divider's body, and its line height. */
export const bodyPoints = 14;
export const bodyPitchInches = 0.27;

/** The left and right margins together, and the top and bottom margins together. */
const marginsInches = 2.5;

/**
 * Breaks the text on a divider's body into lines that fit the sheet. Lines that don't fit are
 * dropped.
 *
 * @example bodyLines('Smith v. Jones\nVolume 2', die) // ['Smith v. Jones', 'Volume 2']
 */
export function bodyLines(text: string, { sheet }: DieData): string[] {
  const room = sheet.widthInches - marginsInches;
  const widthOf = (words: string) => textWidthInches(words, bodyPoints);
  const lines = text.trim() === '' ? [] : text.trim().split('\n');
  const mostLines = Math.floor((sheet.heightInches - marginsInches) / bodyPitchInches);
  return lines.flatMap((line) => wrapped(line, room, widthOf)).slice(0, mostLines);
}
