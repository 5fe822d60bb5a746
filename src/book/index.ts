import { delivery } from './calendars.ts';
import { mylarColors, polyColors } from './colors.ts';
import { die } from './die.ts';
import { facts, quoteOnly } from './facts.ts';
import { limits } from './limits.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import type { Book } from './schema.ts';
import { seller } from './seller.ts';

/** Everything that a seller decides. `npm run check:book` proves that it is whole. */
export const book: Book = {
  seller,
  limits,
  products,
  mylarColors,
  polyColors,
  prices,
  facts,
  quoteOnly,
  delivery,
  die,
};
