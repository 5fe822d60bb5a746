import type { ProductId } from '../../book/schema.ts';
import { bodyLines, onSheet } from '../../layout/artwork.ts';
import { allChoices, type Catalog, type PricedChoice } from '../../pricing/catalog.ts';
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

/** Returns whether a value has a saved picture's shape, wherever it was kept. */
export function isSavedPicture(value: unknown): value is SavedPicture {
  const { name, png, filePixels } = (value ?? {}) as Partial<SavedPicture>;
  const isWidth = Number.isSafeInteger(filePixels ?? 0) && (filePixels ?? 0) >= 0;
  return typeof name === 'string' && typeof png === 'string' && isWidth;
}

/**
 * What is printed on the dividers, with the pixels of artwork. Artwork whose pixels aren't here comes
 * by e-mail.
 */
export function bodyOf({ design: { body }, frame, state }: Scene) {
  const artwork = body.artwork && onSheet(body.artwork, frame.die);
  const picture = (artwork && state.pictures[artwork.id]) ?? undefined;
  return {
    lines: bodyLines(body.text, frame.die),
    isArtwork: body.isArtwork || (artwork !== undefined && !picture),
    artwork,
    picture,
  };
}

/** The same without pixels, if an option includes it. */
export function printOf(scene: Scene) {
  const { lines, isArtwork, artwork } = bodyOf(scene);
  return scene.look.effects.printsBody ? { lines, isArtwork, artwork } : undefined;
}

/** The choices that print on the divider itself. */
export function bodyChoices({ products }: Catalog, product: ProductId): PricedChoice[] {
  return allChoices(products[product]).filter(({ data }) => data.effect?.printsBody === true);
}
