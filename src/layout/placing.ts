import type { ChoiceEffect, DieData } from '../book/schema.ts';
import { counted } from '../text/counts.ts';
import {
  type Artwork,
  artworkBox,
  type BodyPrint,
  bodyPitchInches,
  bodyPoints,
  onSheet,
} from './artwork.ts';
import { type Box, boxAt, holesOf } from './sheet.ts';
import { textWidthInches } from './wrap.ts';

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
export function bindingNote(
  artwork: Artwork,
  effects: ChoiceEffect,
  die: DieData,
): string | undefined {
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
export function coversText(
  artwork: Artwork,
  lines: readonly string[],
  { sheet }: DieData,
): boolean {
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
