import { pictureColors, type SetScene } from '../drawing/scene/set-scene.ts';
import { orderPath } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';

/** The home page's picture of a build. */
export function homePicture({ data }: PricedProduct, build: Build): SetScene {
  return { id: 'home', product: data, set: build, lies: 'fanned', mostSheets: 20 };
}

/** The picture on the seller's own site. */
export function embedPicture({ data }: PricedProduct, set: Build): SetScene {
  return { id: 'embed', product: data, set, lies: 'in rows', mostSheets: 20 };
}

/** Returns whether a product is tinted through; its pictures are on a light mat. */
export function isTinted({ data }: PricedProduct): boolean {
  return data.colors?.look === 'tinted';
}

/** The order link of a build in the colors of its picture. */
export function picturedOrderPath(product: PricedProduct, build: Build): string {
  const path = orderPath(product, build);
  const ids = pictureColors(product.data).map(({ id }) => id);
  const isUsual = ids.join() === (product.data.colors?.list[0]?.id ?? '');
  return isUsual ? path : `${path}#colors=${ids.slice(0, build.tabs).join('.')}`;
}
