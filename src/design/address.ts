import { orderFragment } from '../order/link.ts';
import { designerPath, orderQuery } from '../order/path.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { type Design, orderOf } from './design.ts';

/**
 * The order link that reopens a design.
 *
 * @returns its path, query and fragment, to append to the site's origin; and whether the titles are
 * too long for a link, so that the address only has their number
 */
export function addressOf(catalog: Catalog, design: Design) {
  const { build, ...beyond } = orderOf(catalog, design);
  const product = catalog.products[build.product];
  const whole = orderQuery(product, build);
  const lacksTitles = whole.length > catalog.book.limits.queryLengthMax;
  const query = lacksTitles ? orderQuery(product, { ...build, titles: null }) : whole;
  // The unpriced parts: no server gets them.
  const fragment = orderFragment(catalog, build, beyond);
  const address = `${designerPath(design.product)}?${query}${fragment && `#${fragment}`}`;
  return { address, lacksTitles };
}

/**
 * The URL of the by-quote form, filled in with a design and its link.
 *
 * @param wish the id of what is priced by quote, if that is known
 */
export function quoteFormAddress(catalog: Catalog, design: Design, wish?: string): string {
  const { address } = addressOf(catalog, design);
  const [, link = ''] = address.split('?', 2);
  const asked = wish ? `&wish=${wish}` : '';
  return `${catalog.book.seller.quotePath}?product=${design.product}${asked}&${link}`;
}
