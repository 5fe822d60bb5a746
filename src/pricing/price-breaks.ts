import type { PricedProduct } from './catalog.ts';

/** The quantities for which the book has a rate of its own, ascending: where prices step down. */
export function priceBreaks({ data }: PricedProduct): number[] {
  return Object.keys(data.rates).map(Number);
}
