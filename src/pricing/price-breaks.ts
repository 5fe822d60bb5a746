import type { PricedProduct, SiteCatalog } from './catalog.ts';

/** The quantities for which the book has a rate of its own, ascending: where prices step down. */
export function priceBreaks({ book }: Pick<SiteCatalog, 'book'>, { id }: PricedProduct): number[] {
  return Object.keys(book.prices.products[id].rates).map(Number);
}
