import type { Build } from './build.ts';
import type { PricedProduct } from './catalog.ts';
import { priceAt, type QuantityPrice } from './quote.ts';

/** The parts of a build that a table's prices share: everything but its numbers. */
type TableBuild = Pick<Build, 'options' | 'colorChanges'>;

/** The price of one tab count at one quantity. */
interface PriceCell extends QuantityPrice {
  readonly tabs: number;
}

/** The prices of all tab counts of a table at one orderable quantity. */
interface PriceRow {
  readonly sets: number;
  readonly cells: readonly PriceCell[];
}

/** Every option of a product at its default, without color changes. */
export function defaultTableBuild(product: PricedProduct): TableBuild {
  return { options: product.defaults, colorChanges: 0 };
}

/**
 * Prices all orderable quantities for some tab counts: one row per quantity, ascending, and one
 * cell per tab count, in the given order.
 *
 * @param tabCounts whole numbers from 1; pages use the book's `limits.commonTabCounts`.
 */
export function priceTable(
  product: PricedProduct,
  tabCounts: readonly number[],
  build: TableBuild = defaultTableBuild(product),
): PriceRow[] {
  return product.quantities.map((sets) => ({
    sets,
    cells: tabCounts.map((tabs) => {
      const whole: Build = { ...build, product: product.id, tabs, sets, titles: null };
      return { tabs, ...priceAt(product, whole, sets) };
    }),
  }));
}
