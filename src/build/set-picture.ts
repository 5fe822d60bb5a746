import sharp from 'sharp';
import { paletteOf, pictureCut, setScene } from '../drawing/scene/set-scene.ts';
import { type Print, points } from '../drawing/svg.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import type { ReadySet } from '../pricing/ready-sets.ts';
import { lettering, textWidth } from './cards.ts';

/** The size of a set's still picture in pixels. */
export const pictureSize = { width: 560, height: 280 };
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
    isSmooth: true,
    print: lettered,
  });
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const svg = drawing.replace('<svg', `<svg ${size}`);
  return sharp(Buffer.from(svg)).webp({ quality: 72, effort: 4 }).toBuffer();
}

/** A line of print as paths, because what rasters a picture has no font of the site. */
function lettered({
  text,
  xInches,
  yInches,
  turn,
  points: size,
  color,
}: Parameters<Print>[0]): string {
  const [middle, y] = [points(xInches), points(yInches)];
  const x = middle - textWidth(text, size, 'semibold') / 2;
  const drawn = lettering(text, { x, y, size, weight: 'semibold', color });
  return `<g transform="rotate(${turn} ${middle} ${y})">${drawn}</g>`;
}
