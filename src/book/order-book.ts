import { delivery } from './calendars.ts';
import { limits } from './limits.ts';
import { priceBook } from './price-book.ts';
import { products } from './products/index.ts';
import { quoteOnly } from './quote-only.ts';
import type { OrderBook } from './schema.ts';
import { seller } from './seller.ts';

/** The part of the book that browsers load. */
export const orderBook: OrderBook = {
  seller,
  limits,
  products: products as OrderBook['products'],
  prices: priceBook,
  quoteOnly,
  delivery,
};
