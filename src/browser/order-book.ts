import { openOrderBook } from '../book/open.ts';
// Not by the shop's index: browsers need no terms.
import { delivery } from '../shop/calendars.ts';
import { facts } from '../shop/facts.ts';
import { limits, quoteOnly } from '../shop/limits.ts';
import { examples, prices, products, retired } from '../shop/products/index.ts';
import { seller } from '../shop/seller.ts';

/** What a browser needs of this site's shop: enough to read, price and design an order. */
export const orderBook = openOrderBook({
  ...{ seller, limits, products, prices, quoteOnly, delivery, examples, retired },
  facts: { proof: facts.proof },
});
