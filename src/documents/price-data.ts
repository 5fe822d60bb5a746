import { pagePaths, productPricesPath } from '../contract/paths.ts';
import type { Catalog } from '../pricing/catalog.ts';

/** The data format of a page's prices. */
export interface PriceData {
  readonly path: string;
  readonly name: 'CSV' | 'JSON';
  readonly type: string;
}

/** The page of all products' prices, then each product's own. */
export function pricePages({ productIds }: Catalog): string[] {
  return [pagePaths.prices, ...productIds.map(productPricesPath)];
}

// super-linear, but only the paths of our own pages are matched.
const pricePage = new RegExp(`^${pagePaths.prices}(/[^/.]+)?$`);

/** The data formats of a price page: its path with another extension. Empty for other pages. */
export function priceData(page: string): PriceData[] {
  if (!pricePage.test(page)) return [];
  return [
    { path: `${page}.csv`, name: 'CSV', type: 'text/csv' },
    { path: `${page}.json`, name: 'JSON', type: 'application/json' },
  ];
}
