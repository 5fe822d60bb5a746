import type { ChoiceEffect, DieData } from '../../book/schema.ts';
import { bindingNote, coversText } from '../../layout/placing.ts';
import type { PicturedBody } from './picture.ts';

/** The dots per inch at which sharp print begins. */
const sharpDpi = 300;

/** How many dots of the file each inch has; `undefined` if artwork is sharp at any size. */
export function dpiOf({ artwork, picture }: PicturedBody): number | undefined {
  if (!artwork || !picture?.filePixels) return undefined;
  return Math.floor(picture.filePixels / artwork.widthInches);
}

/** What a careful printer would say about artwork at its place, as sentences. */
export function artworkNotes(body: PicturedBody, effects: ChoiceEffect, die: DieData): string[] {
  const { artwork, lines } = body;
  if (!artwork) return [];
  const isOverText = coversText(artwork, lines, die) && 'The artwork covers the text.';
  return [bindingNote(artwork, effects, die), isOverText, coarseNote(body)].filter(
    (note) => typeof note === 'string',
  );
}

function coarseNote(body: PicturedBody): string | undefined {
  const dpi = dpiOf(body);
  if (dpi === undefined || dpi >= sharpDpi) return undefined;
  const inches = Math.floor((100 * (body.picture?.filePixels ?? 0)) / sharpDpi) / 100;
  return `The artwork has ${dpi} dpi at this size, and its edges may look rough. Make it ${inches} in wide or less, or choose a file of more pixels.`;
}
