import type { Scene } from '../drawing/scene/scene.ts';
import { pictured, setScene } from '../drawing/scene/set-scene.ts';
import { pictureColors } from '../layout/picture-colors.ts';
import { orderPath } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';

/** The home page's picture of a build. */
export function homePicture({ data }: PricedProduct, build: Build): Scene {
  return pictured({ id: 'home', product: data, set: build, isFanned: true });
}

/** What a scene shows, except for its titles, as a text to compare. */
export function sceneShape({ materials, tabs }: Scene): string {
  return JSON.stringify([
    materials.effects,
    tabs.map(({ placement, color }) => [placement, color]),
  ]);
}

/** Draws a build next to its price. Further tabs than titles are blank. */
export function pricePicture(
  { data }: PricedProduct,
  build: Build,
  titles: readonly string[],
): string {
  const { tabs, colorChanges } = build;
  const set = { ...build, titles: Array.from({ length: tabs }, (_, tab) => titles[tab] ?? '') };
  const chosen = colorChanges > 0 && {
    colors: data.colors?.list.slice(0, colorChanges + 1).map(({ id }) => id) ?? [],
  };
  return setScene({ id: 'set', product: data, set, mostSheets: 20, ...chosen });
}

/** Returns whether a product is tinted through; its pictures are on a light mat. */
export function isTinted({ data }: PricedProduct): boolean {
  return data.colors?.look === 'tinted';
}

/** The classes of the mat below a product. */
export function matOf(product: PricedProduct): string {
  return isTinted(product) ? 'mat mat-light' : 'mat';
}

/**
 * The order link of a build in the colors of its picture, unless it has several by choice.
 *
 * @param shown the colors of the picture
 */
export function picturedOrderPath(
  product: PricedProduct,
  build: Build,
  shown = pictureColors(product.data),
): string {
  const path = orderPath(product, build);
  const ids = shown.map(({ id }) => id);
  const isUsual = ids.join() === (product.data.colors?.list[0]?.id ?? '');
  return isUsual || build.colorChanges > 0
    ? path
    : `${path}#colors=${ids.slice(0, build.tabs).join('.')}`;
}
