import { type Build, notOffered } from '../src/pricing/build.ts';
import type { PricedProduct } from '../src/pricing/catalog.ts';

/** Every combination of one choice per option that can be ordered, the defaults first. */
export function combinations(product: PricedProduct): Build['options'][] {
  let all: Build['options'][] = [{}];
  for (const { key, choices, default: fallback } of product.options) {
    const ids = [fallback, ...[...choices.keys()].filter((id) => id !== fallback)];
    all = all.flatMap((combination) => ids.map((id) => ({ ...combination, [key]: id })));
  }
  return all.filter((combination) => notOffered(product, combination).length === 0);
}

/** The numbers of tabs that a product's sets can have, ascending. */
export function tabCountsOf({ tabsPerSet: { min, max }, isSold }: PricedProduct): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(isSold);
}

/** A build without color changes. */
export function plainBuild(
  { id: product }: PricedProduct,
  options: Build['options'],
  sets: number,
  tabs: number,
): Build {
  return { product, tabs, sets, options, colorChanges: 0, titles: null };
}
