import { type Build, notOffered } from '../src/pricing/build.ts';
import type { Catalog, PricedProduct } from '../src/pricing/catalog.ts';
import type { Cents } from '../src/pricing/money.ts';
import { priceAt } from '../src/pricing/quote.ts';

/** One choice for every option of a product. */
export type Combination = Readonly<Record<string, string>>;

/** Every combination of one choice per option that can be ordered, the defaults first. */
export function combinations(product: PricedProduct): Combination[] {
  let all: Combination[] = [{}];
  for (const { key, choices, default: fallback } of product.options) {
    const ids = [fallback, ...[...choices.keys()].filter((id) => id !== fallback)];
    all = all.flatMap((combination) => ids.map((id) => ({ ...combination, [key]: id })));
  }
  return all.filter((combination) => notOffered(product, combination).length === 0);
}

/** The number of builds without color changes, of all quantities and numbers of tabs. */
export function countBuilds({ products, productIds }: Catalog): number {
  const sizes = productIds.map((id) => {
    const product = products[id];
    return combinations(product).length * product.quantities.length * tabCountsOf(product).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The total of a build without color changes. */
export function totalOf(
  product: PricedProduct,
  options: Combination,
  sets: number,
  tabs: number,
): Cents {
  return priceAt(product, plainBuild(product, options, sets, tabs), sets).totalCents;
}

/** The numbers of tabs that a product's sets can have, ascending. */
export function tabCountsOf({ tabsPerSet: { min, max }, isSold }: PricedProduct): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(isSold);
}

/** A build without color changes. */
export function plainBuild(
  product: PricedProduct,
  options: Combination,
  sets: number,
  tabs: number,
): Build {
  return { product: product.id, tabs, sets, options, colorChanges: 0, titles: null };
}

/** A build as a query of the price API. */
export function queryOf(
  product: PricedProduct,
  options: Combination,
  sets: number,
  tabs: number,
): string {
  const chosen = product.options
    .filter(({ key, default: fallback }) => options[key] !== fallback)
    .map(({ key }) => `&${key}=${options[key]}`);
  return `product=${product.id}&tabs=${tabs}&sets=${sets}${chosen.join('')}`;
}
