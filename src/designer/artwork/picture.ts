import type { BodyPrint } from '../../drawing/parts.ts';
import { type Artwork, onSheet } from '../../layout/artwork.ts';
import { bodyLines } from '../../layout/printed.ts';
import type { Scene } from '../view/scene.ts';
import type { InkPng } from './png.ts';

/** The pixels of artwork, as they are printed. */
export interface Picture {
  /** The name of the file that it was made from. */
  readonly name: string;
  readonly png: InkPng;
  /** The width of the file in pixels; `null` for a drawing of lines, sharp at any size. */
  readonly filePixels: number | null;
}

/** A picture as text: its PNG as base64. */
export interface SavedPicture extends Omit<Picture, 'png'> {
  readonly png: string;
}

/** What is printed on a divider, with the pixels of artwork. */
export interface PicturedBody extends BodyPrint {
  readonly picture?: Picture | undefined;
}

/** Artwork that is printed: an option includes it. */
export function artworkOf({ design: { body }, look }: Scene): Artwork | undefined {
  return look.effects.printsBody ? body.artwork : undefined;
}

/** What is printed on the dividers. Artwork whose pixels aren't here comes by e-mail. */
export function bodyOf({ design: { body }, frame, state }: Scene): PicturedBody {
  const artwork = body.artwork && onSheet(body.artwork, frame.die);
  const picture = (artwork && state.pictures[artwork.id]) ?? undefined;
  return {
    lines: bodyLines(body.text, frame.die),
    isArtwork: body.isArtwork || (artwork !== undefined && !picture),
    artwork,
    picture,
  };
}

/** The dots per inch at which sharp print begins. */
const sharpDpi = 300;

/** How many dots of the file each inch has; `undefined` if artwork is sharp at any size. */
export function dpiOf({ artwork, picture }: PicturedBody): number | undefined {
  if (!artwork || !picture?.filePixels) return undefined;
  return Math.floor(picture.filePixels / artwork.widthInches);
}

/** Says that artwork is too coarse at its size; `undefined` if it isn't. */
export function dpiNote(body: PicturedBody): string | undefined {
  const dpi = dpiOf(body);
  if (dpi === undefined || dpi >= sharpDpi) return undefined;
  const inches = Math.floor((100 * (body.picture?.filePixels ?? 0)) / sharpDpi) / 100;
  return `Your artwork has ${dpi} dpi at this size, and its edges may look rough. Make it ${inches} in wide or less, or choose a file of more pixels.`;
}
