import type { Build } from '../../src/pricing/build.ts';
import { notOffered } from '../../src/pricing/build.ts';
import type { Catalog, PricedProduct } from '../../src/pricing/catalog.ts';
import { priceAt } from '../../src/pricing/quote.ts';

/** One choice for every option of a product. */
type Combination = Readonly<Record<string, string>>;

/** Every combination of one choice per option that can be ordered, the defaults first. */
function combinations(product: PricedProduct): Combination[] {
  let all: Combination[] = [{}];
  for (const { key, choices, default: fallback } of product.options) {
    const ids = [fallback, ...[...choices.keys()].filter((id) => id !== fallback)];
    all = all.flatMap((combination) => ids.map((id) => ({ ...combination, [key]: id })));
  }
  return all.filter((combination) => notOffered(product, combination).length === 0);
}

/** Totals of one product and combination, for every quantity and number of tabs. */
export interface TotalGrid {
  readonly product: PricedProduct;
  readonly options: Combination;
  readonly quantities: readonly number[];
  readonly tabsMax: number;
  /** In cents; see `gridIndex`. */
  readonly totals: Float64Array;
}

/** A name that is the same for the same product and choices in another book. */
export function gridName({ id, options }: PricedProduct, chosen: Combination): string {
  return [id, ...options.map(({ key }) => chosen[key])].join(' ');
}

/** The index of a quantity and a number of tabs in a grid's totals. */
export function gridIndex({ quantities, tabsMax }: TotalGrid, sets: number, tabs: number): number {
  return quantities.indexOf(sets) * tabsMax + tabs - 1;
}

/** The build at an index of a grid, as a query of the price API. */
export function queryAt(grid: TotalGrid, index: number): string {
  const { product, options, quantities, tabsMax } = grid;
  const chosen = product.options
    .filter(({ key, default: fallback }) => options[key] !== fallback)
    .map(({ key }) => `&${key}=${options[key]}`);
  const sets = quantities[Math.floor(index / tabsMax)];
  return `product=${product.id}&tabs=${(index % tabsMax) + 1}&sets=${sets}${chosen.join('')}`;
}

/** Yields the totals of every possible build, without color changes, one grid at a time. */
export function* totalGrids(catalog: Catalog): Generator<TotalGrid> {
  for (const id of catalog.productIds) {
    const product = catalog.products[id];
    for (const options of combinations(product)) yield totalGrid(catalog, product, options);
  }
}

/** The number of builds that `totalGrids` walks. */
export function countBuilds(catalog: Catalog): number {
  return catalog.productIds
    .map((id) => catalog.products[id])
    .map((product) => combinations(product).length * product.quantities.length)
    .reduce((sum, rows) => sum + rows * catalog.book.limits.tabsPerSet.max, 0);
}

function totalGrid(catalog: Catalog, product: PricedProduct, options: Combination): TotalGrid {
  const tabsMax = catalog.book.limits.tabsPerSet.max;
  const { quantities } = product;
  const totals = new Float64Array(quantities.length * tabsMax);
  const probe: Build = {
    product: product.id,
    tabs: 1,
    sets: 0,
    options,
    colorChanges: 0,
    titles: null,
  };
  quantities.forEach((sets, row) => {
    for (let tabs = 1; tabs <= tabsMax; tabs++) {
      totals[row * tabsMax + tabs - 1] = priceAt(product, { ...probe, tabs }, sets).totalCents;
    }
  });
  return { product, options, quantities, tabsMax, totals };
}
