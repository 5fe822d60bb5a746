import type { ColorData } from '../book/schema.ts';
import { recommendedCut } from '../layout/cuts.ts';
import { effectOf } from '../layout/effect.ts';
import { measureTitle } from '../layout/measure.ts';
import { holesOf } from '../layout/sheet.ts';
import { orderPath } from '../order/link.ts';
import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import type { SetPicture } from './set-picture.ts';

/** The most colors that a picture rotates through. */
const colorsInTurn = 5;

/**
 * The colors that pictures show a product in: bright ones in rotation if they are free, else the
 * product's first color, if it has colors.
 */
export function pictureColors({ data, colorChange }: PricedProduct): readonly ColorData[] {
  const { list = [] } = data.colors ?? {};
  const bright = colorChange === undefined ? list.filter(({ hex }) => isBright(hex)) : [];
  return bright.length > 0 ? bright.slice(0, colorsInTurn) : list.slice(0, 1);
}

/** Colorful, and light enough for black print. */
function isBright(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const isColorful = Math.max(red, green, blue) - Math.min(red, green, blue) > 50;
  return isColorful && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 150;
}

/** The white of dividers without colors. */
const stock = '#ffffff';

/**
 * A picture of a bank of a build, in the colors of {@link pictureColors}.
 *
 * @param lines text on the front sheet
 */
export function pictureOf(
  product: PricedProduct,
  { tabs, titles, options }: Build,
  bank: number,
  lines: readonly string[],
): SetPicture {
  const { cuts, die } = product.data;
  const shown = titles ?? Array.from({ length: tabs }, () => '');
  const colors = pictureColors(product).map(({ hex }) => hex);
  return {
    titles: shown,
    cut: recommendedCut(
      tabs,
      cuts,
      die,
      shown.map((title) => measureTitle(title)),
    ),
    bank,
    die,
    holes: holesOf(effectOf(product.data, options).holes, die),
    tabColors: colors.length > 0 ? colors : [stock],
    lines,
  };
}

/** The order link of a build in the colors of its picture. */
export function picturedOrderPath(product: PricedProduct, build: Build): string {
  const path = orderPath(product, build);
  const ids = pictureColors(product).map(({ id }) => id);
  return ids.length < 2 ? path : `${path}#colors=${ids.slice(0, build.tabs).join('.')}`;
}
