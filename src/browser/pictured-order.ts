import { pictureColors } from '../drawing/set-picture.ts';
import { orderPath } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';

/** The order link of a build in the colors of its picture. */
export function picturedOrderPath(product: PricedProduct, build: Build): string {
  const path = orderPath(product, build);
  const ids = pictureColors(product.data).map(({ id }) => id);
  return ids.length < 2 ? path : `${path}#colors=${ids.slice(0, build.tabs).join('.')}`;
}
