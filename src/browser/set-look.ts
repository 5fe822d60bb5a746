import type { ColorData, ProductId } from '../book/schema.ts';
import { recommendedCut } from '../layout/cuts.ts';
import { effectOf } from '../layout/effect.ts';
import { holesOf } from '../layout/sheet.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { orderPath } from '../pricing/order-link.ts';
import type { SetPicture } from './set-picture.ts';

/** The most colors that a picture uses in turn. */
const colorsInTurn = 5;

/**
 * The colors in which pictures show a product: bright films in turn if they are free, else the product's
 * first color.
 */
export function pictureColors({ products }: Catalog, id: ProductId): ColorData[] {
  const { data, colorChange } = products[id];
  const colors = data.colors?.list ?? [];
  if (colorChange !== undefined) return colors.slice(0, 1);
  const bright = colors.filter(({ hex }) => isBright(hex));
  return (bright.length > 0 ? bright : colors).slice(0, colorsInTurn);
}

/** Colorful, and light enough for black print. */
function isBright(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const isColorful = Math.max(red, green, blue) - Math.min(red, green, blue) > 50;
  return isColorful && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 150;
}

/** A picture of a bank of a build, in the colors of {@link pictureColors}. */
export function pictureOf(
  catalog: Catalog,
  { product, tabs, titles, options }: Build,
  bank: number,
  lines: readonly string[],
): SetPicture {
  const data = catalog.book.products[product];
  const { cuts, die } = data;
  return {
    titles: titles ?? Array.from({ length: tabs }, () => ''),
    cut: recommendedCut(tabs, cuts, die),
    bank,
    die,
    holes: holesOf(effectOf(data, options).holes, die),
    tabColors: pictureColors(catalog, product).map(({ hex }) => hex),
    lines,
  };
}

/** The order link of a build in the colors of its picture. */
export function picturedOrderPath(catalog: Catalog, build: Build): string {
  const path = orderPath(catalog.products[build.product], build);
  const ids = pictureColors(catalog, build.product).map(({ id }) => id);
  return ids.length < 2 ? path : `${path}#colors=${ids.slice(0, build.tabs).join('.')}`;
}
