import sharp from 'sharp';
import { paletteOf, pictureCut, setScene } from '../drawing/scene/set-scene.ts';
import { escaped } from '../drawing/svg.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import type { ReadySet } from '../pricing/ready-sets.ts';
import { lettering, textWidth } from './cards.ts';

/** The size of a set's still picture in pixels. */
export const pictureSize = { width: 640, height: 320 };
const mostSheets = 16;

/** Draws a set without the mat that it lies on, as a WebP. */
export function setPicture(catalog: SiteCatalog, { build, palette }: ReadySet): Promise<Buffer> {
  const { width, height } = pictureSize;
  const product = catalog.products[build.product].data;
  // About five tabs, so that their titles can be read.
  const shownInches = Math.min(8.3, 1 + (5.3 * 10) / pictureCut(product, build));
  const heightInches = (shownInches * height) / width;
  const drawing = setScene({
    id: 'set',
    product,
    set: build,
    colors: paletteOf(product, palette).map(({ id }) => id),
    lies: 'in rows',
    mostSheets,
    shows: [shownInches, heightInches],
  });
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const svg = drawing
    .replace('<svg', `<svg ${size}`)
    .replaceAll(use, withoutGrain)
    .replaceAll(print, lettered);
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
}

const use = /<use [^<>]*>/g;

/** The grain of the paper is too fine for a small picture. */
function withoutGrain(tag: string): string {
  return tag.includes('#set-grain') ? '' : tag;
}

/** A line of print as the scene writes it. */
const print = /<text class="drawn-(?:title|heading)"([^<>]*)>([^<]*)<\/text>/g;

/** The same line as paths, because what rasters a picture has no font of the site. */
function lettered(_: string, attributes: string, text: string): string {
  const attribute = (name: string) => attributes.split(` ${name}="`)[1]?.split('"')[0] ?? '';
  const words = text.replaceAll(/&(amp|lt|quot);/g, (entity) => characters[entity] ?? entity);
  const size = Number(attribute('font-size'));
  const left = Number(attribute('x')) - textWidth(words, size, 'semibold') / 2;
  const place = { x: left, y: Number(attribute('y')), size };
  const drawn = lettering(words, { ...place, weight: 'semibold', color: attribute('fill') });
  return `<g transform="${attribute('transform')}">${drawn}</g>`;
}

const characters: Readonly<Record<string, string>> = Object.fromEntries(
  ['&', '<', '"'].map((character) => [escaped(character), character]),
);
