import type { Build } from './build.ts';
import type { PricedProduct } from './catalog.ts';
import type { Cents } from './money.ts';
import { priceAt, type QuantityPrice } from './quote.ts';

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
