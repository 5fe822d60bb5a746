import { listed } from '../text/words.ts';
import type { Catalog, PricedProduct } from './catalog.ts';

type Products = Pick<Catalog, 'products' | 'productIds'>;

/** Texts about products in their order, each once, with the nouns of the products that share it. */
export function textsByProduct(
  { products, productIds }: Products,
  textOf: (product: PricedProduct) => string,
) {
  const groups = Map.groupBy(productIds, (id) => textOf(products[id]));
  return [...groups].map(([text, ids]) => {
    return { text, nouns: listed(ids.map((id) => products[id].data.noun)) };
  });
}

/**
 * A text about each product as part of a sentence: alone if it is the same for all.
 *
 * @example perProduct(catalog, daysOf) // '5 business days for paper and 15 for poly'
 */
export function perProduct(
  catalog: Products,
  textOf: (product: PricedProduct) => string,
  join: (texts: readonly string[]) => string = listed,
): string {
  const groups = textsByProduct(catalog, textOf);
  if (groups.length === 1) return groups[0]?.text ?? '';
  return join(groups.map(({ text, nouns }) => `${text} for ${nouns}`));
}
