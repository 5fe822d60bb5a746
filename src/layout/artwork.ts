import type { DieData } from '../book/schema.ts';
import { type Box, boxAt } from './sheet.ts';
import { textWidthInches, wrapped } from './wrap.ts';

/** A picture on every divider, in the ink of the set. Its pixels are kept elsewhere, by its id. */
export interface Artwork {
  /** Eight hexadecimal digits. */
  readonly id: string;
  /** From the left and the top of the sheet, to the hundredth. */
  readonly xInches: number;
  readonly yInches: number;
  readonly widthInches: number;
  /** Its height divided by its width, to four decimals. */
  readonly ratio: number;
}

/** The least distance from the edges of the sheet, and the least length of its longer side. */
const marginInches = 0.25;
const leastInches = 0.25;

/** Artwork is at most this many times as long as wide. */
export const mostRatio = 100;

export function artworkBox({ xInches, yInches, widthInches, ratio }: Artwork): Box {
  return boxAt(xInches, yInches, widthInches, widthInches * ratio);
}

/** The nearest artwork that is on the sheet. */
export function onSheet(artwork: Artwork, { sheet }: DieData): Artwork {
  const ratio = Math.round(within(artwork.ratio, 1 / mostRatio, mostRatio) * 10_000) / 10_000;
  const most = { x: sheet.widthInches - marginInches, y: sheet.heightInches - marginInches };
  const widest = Math.min(most.x - marginInches, (most.y - marginInches) / ratio);
  const least = leastInches / Math.max(1, ratio);
  const wished = hundredths(Math.max(artwork.widthInches, least, 0.01));
  const widthInches = Math.min(wished, Math.floor(widest * 100) / 100);
  return {
    id: artwork.id,
    xInches: hundredths(within(artwork.xInches, marginInches, most.x - widthInches)),
    yInches: hundredths(within(artwork.yInches, marginInches, most.y - widthInches * ratio)),
    widthInches,
    ratio,
  };
}

/** Artwork in a link: its id, and its place in hundredths of an inch. */
export function writeArtwork({ id, xInches, yInches, widthInches, ratio }: Artwork): string {
  const place = [xInches, yInches, widthInches].map((inches) => Math.round(inches * 100));
  return [id, ...place, Math.round(ratio * 10_000)].join('.');
}

const written = /^([0-9a-f]{8})\.(\d{1,5})\.(\d{1,5})\.(\d{1,5})\.(\d{1,8})$/;

/** Artwork as written; `undefined` if a text is none. */
export function readArtwork(text: string, die: DieData): Artwork | undefined {
  const [, id = '', ...numbers] = written.exec(text) ?? [];
  const [x = 0, y = 0, width = 0, ratio = 0] = numbers.map(Number);
  const [xInches, yInches, widthInches] = [x / 100, y / 100, width / 100];
  return id === ''
    ? undefined
    : onSheet({ id, xInches, yInches, widthInches, ratio: ratio / 10_000 }, die);
}

/** Its size and place in words, such as `3 x 2.1 in, 2.75 in from the left and 4.4 in from the top`. */
export function artworkInWords(artwork: Artwork): string {
  const { xInches, yInches, widthInches, heightInches } = artworkBox(artwork);
  const size = `${hundredths(widthInches)} x ${hundredths(heightInches)} in`;
  return `${size}, ${xInches} in from the left and ${yInches} in from the top`;
}

function hundredths(inches: number): number {
  return Math.round(inches * 100) / 100;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Print on the divider itself, if an option includes it. */
export interface Body {
  /** As typed, with line breaks; empty if there is none. */
  readonly text: string;
  /** Whether the buyer sends artwork by e-mail. */
  readonly isArtwork: boolean;
  /** Artwork that the buyer placed; a link has its place, but not its pixels. */
  readonly artwork?: Artwork | undefined;
}

/** The body as it is printed: text, and artwork or a frame for what comes later. */
export interface BodyPrint extends Omit<Body, 'text'> {
  readonly lines: readonly string[];
  /** The width of the artwork's file in pixels; `null` if it is sharp at any size. */
  readonly picture?: { readonly filePixels: number | null } | undefined;
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
