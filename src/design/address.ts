import { orderFragment } from '../order/link.ts';
import { designerPath, orderQuery } from '../order/path.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { type Design, orderOf } from './design.ts';

/** A design as text. */
export interface Saved {
  /** The order link that reopens it, without the site's origin. */
  readonly address: string;
  /** The titles, if they are too long for the address, which has their number only. */
  readonly titles?: readonly string[] | undefined;
}

export function addressOf(catalog: Catalog, design: Design): Saved {
  const { build, ...beyond } = orderOf(catalog, design);
  const product = catalog.products[build.product];
  const whole = orderQuery(product, build);
  const isLong = whole.length > catalog.book.limits.queryLengthMax;
  const query = isLong ? orderQuery(product, { ...build, titles: null }) : whole;
  // The unpriced parts: no server gets them.
  const fragment = orderFragment(catalog, build, beyond);
  const address = `${designerPath(design.product)}?${query}${fragment && `#${fragment}`}`;
  return { address, ...(isLong && { titles: design.titles }) };
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
