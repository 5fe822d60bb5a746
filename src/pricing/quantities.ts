import type { Build } from './build.ts';
import { type Catalog, type PricedProduct, perProduct } from './catalog.ts';
import type { Cents } from './money.ts';
import { priceAt, type QuantityPrice } from './quote.ts';

const shownMax = 6;

/**
 * The quantities at which short tables show prices, ascending: those with a price of
 * their own in the shop, or a few of all if prices depend on all tabs.
 */
export function priceBreaks({ rates, quantities }: PricedProduct): number[] {
  if (rates.breaks) return rates.breaks;
  const step = (quantities.length - 1) / (Math.min(shownMax, quantities.length) - 1);
  return quantities.filter((_, index) => Math.round(Math.round(index / step) * step) === index);
}

/**
 * The orderable quantities in words: once if they are the same for every product, else by product.
 *
 * @param written one list as text.
 * @example quantitiesText(catalog) // '25, 50, 100 for letter and legal; 10, 20 for half-size'
 */
export function quantitiesText(
  catalog: Catalog,
  written = (quantities: readonly number[]) => quantities.join(', '),
): string {
  const textOf = ({ quantities }: PricedProduct) => written(quantities);
  return perProduct(catalog, textOf, (texts) => texts.join('; '));
}

/** The smallest orderable quantity that covers a number; the largest if none does. */
export function quantityFor({ quantities }: PricedProduct, number: number): number {
  return (quantities.find((sets) => sets >= number) ?? quantities.at(-1)) as number;
}

/**
 * Returns the largest orderable quantity whose total is at most `budget`; `undefined` if the
 * smallest order already costs more.
 */
export function maxSetsFor(
  product: PricedProduct,
  build: Build,
  budget: Cents,
): QuantityPrice | undefined {
  return product.quantities
    .map((sets) => priceAt(product, build, sets))
    .findLast(({ totalCents }) => totalCents <= budget);
}

/**
 * Prices all orderable quantities for some tab counts, with every option at its default: one row per
 * quantity, ascending, and one cell per tab count, in the given order.
 *
 * @param tabCounts whole numbers from 1; the common ones unless given.
 */
export function priceTable(product: PricedProduct, tabCounts = product.commonTabs) {
  const options = product.defaults;
  return product.quantities.map((sets) => ({
    sets,
    cells: tabCounts.map((tabs) => {
      const build = { product: product.id, tabs, sets, options, colorChanges: 0, titles: null };
      return { build, ...priceAt(product, build, sets) };
    }),
  }));
}
