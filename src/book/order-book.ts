import { mylarColors, polyColors } from './colors.ts';
import { die } from './die.ts';
import { quoteOnly } from './facts.ts';
import { limits } from './limits.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import type { OrderBook } from './schema.ts';
import { seller } from './seller.ts';

/** The part of the book that browsers load. */
export const orderBook: OrderBook = {
  seller,
  limits,
  products,
  mylarColors,
  polyColors,
  prices,
  quoteOnly,
  die,
};
