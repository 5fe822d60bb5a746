import type { PricedProduct } from './catalog.ts';

/** The quantities with a rate of their own in the book, ascending: where prices step down. */
export function priceBreaks({ data }: PricedProduct): number[] {
  return Object.keys(data.rates).map(Number);
}
