import { gridIndex, gridName, queryAt, type TotalGrid, totalGrids } from './all-builds.ts';
import type { Catalog } from './catalog.ts';
import type { Cents } from './money.ts';

/** A build whose total two books know. */
export interface PriceChange {
  /** The build, as a query of the price API. */
  readonly build: string;
  readonly before: Cents;
  readonly after: Cents;
}

export interface PriceDiff {
  /** Plain builds in the common tab counts at some quantities, changed or not. */
  readonly common: readonly PriceChange[];
  /** How many builds both books know. */
  readonly buildsCompared: number;
  readonly buildsChanged: number;
  /** The build whose total changes most in proportion; `undefined` where none does. */
  readonly largest: PriceChange | undefined;
}

/** What a new book changes of an old one's prices, over every build that both know. */
export function diffPrices(before: Catalog, after: Catalog): PriceDiff {
  const oldGrids = new Map(
    [...totalGrids(before)].map((grid) => [gridName(grid.product, grid.options), grid]),
  );
  const common: PriceChange[] = [];
  let largest: PriceChange | undefined;
  let buildsCompared = 0;
  let buildsChanged = 0;
  for (const grid of totalGrids(after)) {
    const oldGrid = oldGrids.get(gridName(grid.product, grid.options));
    if (!oldGrid) continue;
    for (const [index, oldIndex] of sharedBuilds(grid, oldGrid)) {
      buildsCompared++;
      const [from, to] = [oldGrid.totals[oldIndex] as Cents, grid.totals[index] as Cents];
      if (from === to) continue;
      buildsChanged++;
      if (!largest || proportion(from, to) > proportion(largest.before, largest.after)) {
        largest = { build: queryAt(grid, index), before: from, after: to };
      }
    }
    if (isPlain(grid)) common.push(...commonChanges(after, grid, oldGrid));
  }
  return { common, buildsCompared, buildsChanged, largest };
}

function isPlain({ product, options }: TotalGrid): boolean {
  return product.options.every(({ key, default: fallback }) => options[key] === fallback);
}

function* sharedBuilds(grid: TotalGrid, other: TotalGrid): Generator<readonly [number, number]> {
  for (const sets of grid.quantities) {
    if (!other.quantities.includes(sets)) continue;
    for (let tabs = 1; tabs <= Math.min(grid.tabsMax, other.tabsMax); tabs++) {
      yield [gridIndex(grid, sets, tabs), gridIndex(other, sets, tabs)];
    }
  }
}

function commonChanges({ book }: Catalog, grid: TotalGrid, old: TotalGrid): PriceChange[] {
  const tabCounts = book.limits.commonTabCounts.filter((tabs) => tabs <= old.tabsMax);
  const quantities = Object.keys(grid.product.data.rates).map(Number);
  return quantities
    .filter((sets) => old.quantities.includes(sets))
    .flatMap((sets) =>
      tabCounts.map((tabs) => ({
        build: queryAt(grid, gridIndex(grid, sets, tabs)),
        before: old.totals[gridIndex(old, sets, tabs)] as Cents,
        after: grid.totals[gridIndex(grid, sets, tabs)] as Cents,
      })),
    );
}

function proportion(before: Cents, after: Cents): number {
  return Math.abs(after - before) / before;
}
