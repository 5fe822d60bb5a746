import { openOrderBook } from '../book/order-book.ts';
import {
  delivery,
  examples,
  facts,
  limits,
  prices,
  products,
  quoteOnly,
  retired,
  seller,
} from '../shop/index.ts';

/** What a browser needs of this site's shop: enough to read, price and design an order. */
export const orderBook = openOrderBook({
  ...{ seller, limits, products, prices, quoteOnly, delivery, examples, retired },
  facts: { proof: facts.proof },
});
