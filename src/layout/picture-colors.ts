import type { ColorData, ProductData } from '../book/schema.ts';
import { channels, luminance } from './look.ts';

/** The most colors that a picture rotates through, and the most if it is one of many. */
const colorsInTurn = 5;
const colorsOfMany = 3;

/**
 * The colors that pictures show a product in: bright ones in rotation if they are free, else the
 * coolest of them; or the product's first color, if it has colors.
 *
 * @param turn the number of a picture among others, from 0: it has fewer colors, and others than
 * its neighbors
 */
export function pictureColors(product: ProductData, turn?: number): readonly ColorData[] {
  const bright = brightColors(product);
  if (bright.length === 0) return product.colors?.list.slice(0, 1) ?? [];
  const at = (place: number) => bright[place % bright.length] as ColorData;
  if (product.colorChange !== undefined) {
    const coolness = ({ hex }: ColorData) => Math.abs(hueOf(hex));
    bright.sort((one, other) => coolness(other) - coolness(one));
    return [at(turn ?? 0)];
  }
  if (turn === undefined || bright.length <= colorsOfMany) return bright;
  return Array.from({ length: colorsOfMany }, (_, step) => at(turn + 2 * step));
}

/** Colors that are light enough for black print, with hues far apart. */
function brightColors({ colors }: ProductData): ColorData[] {
  const apart: ColorData[] = [];
  for (const color of colors?.list ?? []) {
    const lights = channels(color.hex);
    const isColorful = Math.max(...lights) - Math.min(...lights) > 50;
    const isApart = ({ hex }: ColorData) => Math.abs(hueOf(hex) - hueOf(color.hex)) > 15;
    if (isColorful && luminance(color.hex) > 0.28 && apart.every(isApart)) apart.push(color);
  }
  return apart.slice(0, colorsInTurn);
}

/** The hue of a color in degrees, from -180 to 180. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}
