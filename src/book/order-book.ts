import { delivery } from './calendars.ts';
import { limits, quoteOnly } from './limits.ts';
import { priceBook, products } from './products/index.ts';
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
