import type { Build } from '../../pricing/build.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { priceAt, type QuantityPrice } from '../../pricing/quote.ts';

/** One orderable quantity of a build. */
export type QuantityRow = QuantityPrice;

/** The price of a build at every orderable quantity, ascending. */
export function quantityRows(catalog: Catalog, build: Build): QuantityRow[] {
  const product = catalog.products[build.product];
  return product.quantities.map((sets) => priceAt(product, build, sets));
}

/** The most common quantities, as multiples of the smallest order. */
const usualMultiples = [1, 2, 4, 10, 20];

/** The most common quantities, with the chosen one replacing the nearest of them. */
export function fewQuantities(rows: readonly QuantityRow[], chosen: number): QuantityRow[] {
  const smallest = rows[0]?.sets ?? 0;
  const usual = new Set(usualMultiples.map((multiple) => nearest(rows, smallest * multiple)));
  if (![...usual].some(({ sets }) => sets === chosen)) {
    usual.delete(nearest([...usual], chosen));
    usual.add(nearest(rows, chosen));
  }
  return [...usual].toSorted((one, other) => one.sets - other.sets);
}

function nearest(rows: readonly QuantityRow[], sets: number): QuantityRow {
  return rows.reduce((best, row) =>
    Math.abs(row.sets - sets) < Math.abs(best.sets - sets) ? row : best,
  );
}

/** The orderable quantities below and above a number; only one at either end. */
export function neighbors(rows: readonly QuantityRow[], sets: number): QuantityRow[] {
  const below = rows.findLast((row) => row.sets < sets);
  const above = rows.find((row) => row.sets > sets);
  return [below, above].filter((row) => row !== undefined);
}
