import type { ChoiceEffect, DieData } from '../book/schema.ts';
import { counted } from '../text/counts.ts';
import { textWidthInches } from './measure.ts';
import { type Box, boxAt, holesOf } from './sheet.ts';
import { wrapped } from './wrap.ts';

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

const usualWidthInches = 3;

/** New artwork: in the middle of the sheet, or above its text. */
export function newArtwork(id: string, ratio: number, die: DieData, hasText: boolean): Artwork {
  const { widthInches: width, heightInches: height } = die.sheet;
  const [xInches, yInches] = [width / 2, height * (hasText ? 0.25 : 0.5)];
  const art = onSheet({ id, xInches, yInches, widthInches: usualWidthInches, ratio }, die);
  const { widthInches, heightInches } = artworkBox(art);
  const corner = { xInches: xInches - widthInches / 2, yInches: yInches - heightInches / 2 };
  return onSheet({ ...art, ...corner }, die);
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Artwork after a key is pressed; `undefined` if the key does nothing to it.
 *
 * @param isFine whether arrows move it by a hundredth of an inch instead of a tenth
 */
export function afterKey(artwork: Artwork, key: string, isFine: boolean): Artwork | undefined {
  const step = isFine ? 0.01 : 0.1;
  const [right, down] = arrows[key] ?? [0, 0];
  const wider = '+='.includes(key) ? 1 : '-_'.includes(key) ? -1 : 0;
  if (right === 0 && down === 0 && wider === 0) return undefined;
  return {
    ...artwork,
    xInches: artwork.xInches + right * step,
    yInches: artwork.yInches + down * step,
    widthInches: artwork.widthInches + wider * 0.1,
  };
}

/** How far artwork stays from holes. */
const clearInches = 0.125;

/** The margin at the left that belongs to the holes and to a reinforcing strip. */
function bindingInches({ holes, edgeStripInches = 0 }: ChoiceEffect, die: DieData): number {
  const edges = holesOf(holes, die).map(
    ({ xInches, diameterInches }) => xInches + diameterInches / 2 + clearInches,
  );
  return Math.ceil(Math.max(edgeStripInches, ...edges) * 100 - 1e-6) / 100;
}

/** Says that artwork covers holes or reaches into their margin; `undefined` if it doesn't. */
function bindingNote(artwork: Artwork, effects: ChoiceEffect, die: DieData): string | undefined {
  const margin = bindingInches(effects, die);
  if (artwork.xInches >= margin) return undefined;
  const covered = holesOf(effects.holes, die).filter(
    ({ xInches: x, yInches: y, diameterInches }) => {
      const radius = diameterInches / 2;
      const hole = boxAt(x - radius, y - radius, diameterInches, diameterInches);
      return overlap(artworkBox(artwork), hole);
    },
  );
  const what =
    covered.length > 0
      ? `covers ${counted(covered.length, 'punched hole')}`
      : 'reaches into the binding margin';
  return `The artwork ${what}. Keep it ${margin} in or more from the left edge.`;
}

/** Whether artwork is printed over the text on the divider. */
function coversText(artwork: Artwork, lines: readonly string[], { sheet }: DieData): boolean {
  const widthInches = Math.max(0, ...lines.map((line) => textWidthInches(line, bodyPoints)));
  const heightInches = lines.length * bodyPitchInches;
  const left = (sheet.widthInches - widthInches) / 2;
  const text = boxAt(left, (sheet.heightInches - heightInches) / 2, widthInches, heightInches);
  return lines.length > 0 && overlap(artworkBox(artwork), text);
}

function overlap(one: Box, other: Box): boolean {
  const isWithin = (start: number, length: number, from: number, reach: number) =>
    start < from + reach && from < start + length;
  return (
    isWithin(one.xInches, one.widthInches, other.xInches, other.widthInches) &&
    isWithin(one.yInches, one.heightInches, other.yInches, other.heightInches)
  );
}

/** The dots per inch at which sharp print begins. */
const sharpDpi = 300;

/** How many dots of the file each inch has; `undefined` if artwork is sharp at any size. */
export function dpiOf({ artwork, picture }: BodyPrint): number | undefined {
  if (!artwork || !picture?.filePixels) return undefined;
  return Math.floor(picture.filePixels / artwork.widthInches);
}

/** What a careful printer would say about artwork at its place, as sentences. */
export function artworkNotes(body: BodyPrint, effects: ChoiceEffect, die: DieData): string[] {
  const { artwork, lines } = body;
  if (!artwork) return [];
  return [
    bindingNote(artwork, effects, die),
    coversText(artwork, lines, die) && 'The artwork covers the text.',
    coarseNote(body),
  ].filter((note) => typeof note === 'string');
}

function coarseNote(body: BodyPrint): string | undefined {
  const dpi = dpiOf(body);
  if (dpi === undefined || dpi >= sharpDpi) return undefined;
  const inches = Math.floor((100 * (body.picture?.filePixels ?? 0)) / sharpDpi) / 100;
  return `The artwork has ${dpi} dpi at this size, and its edges may look rough. Make it ${inches} in wide or less, or choose a file of more pixels.`;
}
