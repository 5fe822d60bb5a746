import type { ColorData, ProductData } from '../../book/schema.ts';
import { channels } from '../../layout/look.ts';

/** The most colors that a picture rotates through. */
const colorsInTurn = 5;

/**
 * The colors that pictures show a product in: bright ones in rotation if they are free, else the
 * coolest of them; or the product's first color, if it has colors.
 */
export function pictureColors({ colors, colorChange }: ProductData): readonly ColorData[] {
  const { list = [] } = colors ?? {};
  const bright = list.filter(({ hex }) => isBright(hex));
  if (bright.length === 0) return list.slice(0, 1);
  const apart: ColorData[] = [];
  for (const color of bright) {
    const isApart = ({ hex }: ColorData) => Math.abs(hueOf(hex) - hueOf(color.hex)) > 15;
    if (apart.every(isApart)) apart.push(color);
  }
  if (colorChange === undefined) return apart.slice(0, colorsInTurn);
  return apart.toSorted((one, other) => coolness(other.hex) - coolness(one.hex)).slice(0, 1);
}

function coolness(hex: string): number {
  return Math.abs(hueOf(hex));
}

/** The hue of a color in degrees, from -180 to 180. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

/** Colorful, and light enough for black print. */
function isBright(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const isColorful = Math.max(red, green, blue) - Math.min(red, green, blue) > 50;
  return isColorful && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 135;
}
