import { productIds } from '../book/product-ids.ts';
import { pagePaths, productPricesPath } from '../contract/paths.ts';

/** The prices of a page as data. */
export interface PriceForm {
  readonly path: string;
  readonly name: 'CSV' | 'JSON';
  readonly type: string;
}

/** The page of all products' prices, then each product's own. */
export const pricePages: readonly string[] = [
  pagePaths.prices,
  ...productIds.map(productPricesPath),
];

/** The same prices as data, at the page's address with another ending; none of other pages. */
export function priceForms(page: string): PriceForm[] {
  if (!pricePages.includes(page)) return [];
  return [
    { path: `${page}.csv`, name: 'CSV', type: 'text/csv' },
    { path: `${page}.json`, name: 'JSON', type: 'application/json' },
  ];
}
