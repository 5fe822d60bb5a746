import type { DieData } from '../book/schema.ts';
import { usualFont } from './fonts.ts';
import { shortened, textWidthInches, wrapped } from './measure.ts';
import { type Box, boxAt } from './sheet.ts';

/** Print on the divider itself, if an option includes it. */
export interface Body {
  /** As typed, with line breaks; empty if there is none. */
  readonly text: string;
  /**
   * The name of the buyer's file, which is kept elsewhere; `true` if artwork comes by e-mail, `false`
   * if there is none.
   */
  readonly artwork: string | boolean;
}

/** The body as it is drawn: its text in lines, and a box for artwork. */
export interface BodyPrint extends Pick<Body, 'artwork'> {
  readonly lines: readonly string[];
}

export const noBody: Body = { text: '', artwork: false };

/** A file of artwork has a name of at most 100 characters, and is of one of four kinds by its end. */
export function isArtworkName(name: string): boolean {
  return /^[^\p{C}/\\]{1,95}\.(png|jpe?g|svg|pdf)$/iu.test(name);
}

/** The type of the text on a divider's body. */
export const bodyType = { font: usualFont, bold: false, points: 14, pitchInches: 0.27 } as const;

/** The left and right margins together, and the top and bottom margins together. */
const marginsInches = 2.5;

const widthOf = (words: string) => textWidthInches(words, bodyType.points, bodyType);

/**
 * Breaks the text on a divider's body into lines that fit the sheet. Lines that don't fit are
 * dropped.
 *
 * @example bodyLines('Smith v. Jones\nVolume 2', die) // ['Smith v. Jones', 'Volume 2']
 */
export function bodyLines(text: string, { sheet }: DieData): string[] {
  const room = sheet.widthInches - marginsInches;
  const lines = text.trim() === '' ? [] : text.trim().split('\n');
  const mostLines = Math.floor((sheet.heightInches - marginsInches) / bodyType.pitchInches);
  return lines.flatMap((line) => wrapped(line, room, widthOf)).slice(0, mostLines);
}

/** The box that stands for artwork: the seller places it, and the PDF proof shows where. */
export function artworkBox({ sheet }: DieData): Box {
  const { widthInches: width, heightInches: height } = sheet;
  return boxAt(width * 0.2, height * 0.3, width * 0.6, height * 0.4);
}

/** What stands in the box, on one line. */
export function artworkNote(artwork: string | true, die: DieData): string {
  if (artwork === true) return 'Your artwork, sent by e-mail';
  return shortened(`artwork: ${artwork}`, artworkBox(die).widthInches - 0.4, widthOf);
}
