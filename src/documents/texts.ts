import type { Catalog } from '../pricing/catalog.ts';
import { listed } from '../text/words.ts';

/** The products' names in a sentence: `paper and poly`. */
export function productNouns(
  { book, productIds }: Catalog,
  conjunction: 'and' | 'or' = 'and',
): string {
  return listed(
    productIds.map((id) => book.products[id].noun),
    conjunction,
  );
}

/** The products that charge for color changes: `poly`; empty if none does. */
export function colorPricedNouns({ products, productIds }: Catalog): string {
  const priced = productIds.filter((id) => products[id].colorChange !== undefined);
  return listed(priced.map((id) => products[id].data.noun));
}
