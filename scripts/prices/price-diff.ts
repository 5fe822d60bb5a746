import type { ProductId } from '../../src/book/schema.ts';
import type { Catalog, PricedProduct } from '../../src/pricing/catalog.ts';
import type { Cents } from '../../src/pricing/money.ts';
import { priceBreaks } from '../../src/pricing/quantities.ts';
import { formatCount } from '../../src/text/counts.ts';
import { formatCents } from '../../src/text/money.ts';
import { aligned } from '../terminal.ts';
import { gridIndex, queryAt, type TotalGrid, totalGrids } from './all-builds.ts';

/** A build that both books can price. */
interface PriceChange {
  /** The build, as a query of the price API. */
  readonly build: string;
  readonly before: Cents;
  readonly after: Cents;
}

/** Compares two books: what they offer, and the price of every build that both have. */
export function diffPrices(before: Catalog, after: Catalog) {
  const oldGrids = new Map(
    [...totalGrids(before)].flatMap((grid) => namedGrid(grid, after.products[grid.product.id])),
  );
  const common: PriceChange[] = [];
  let largest: PriceChange | undefined;
  let buildsCompared = 0;
  let buildsChanged = 0;
  for (const grid of totalGrids(after)) {
    const [name] = namedGrid(grid, before.products[grid.product.id])[0] ?? [];
    const oldGrid = name === undefined ? undefined : oldGrids.get(name);
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
  const [offeredBefore, offeredAfter] = [offerOf(before, after), offerOf(after, before)];
  return {
    /** Products, options, choices and quantities that only the new book has, in words. */
    added: offeredAfter.filter((item) => !offeredBefore.includes(item)),
    /** Those that only the old book has. */
    removed: offeredBefore.filter((item) => !offeredAfter.includes(item)),
    /** Plain builds in common tab counts, at the price breaks. */
    common,
    /** The number of builds that both books can price. */
    buildsCompared,
    buildsChanged,
    /** The build with the largest relative change in total; `undefined` if nothing changed. */
    largest,
  };
}

/** Everything that can be chosen, in words, for products that the other book also has. */
function offerOf({ products, productIds }: Catalog, other: Catalog): string[] {
  const partsOf = (id: ProductId) => [
    ...products[id].options.flatMap(({ key, choices }) => [
      `option ${key} of ${id}`,
      ...[...choices.keys()].map((choice) => `choice ${key}=${choice} of ${id}`),
    ]),
    ...products[id].quantities.map((sets) => `quantity ${formatCount(sets)} of ${id}`),
  ];
  return [
    ...productIds.map((id) => `product ${id}`),
    ...productIds.filter((id) => other.productIds.includes(id)).flatMap(partsOf),
  ];
}

/**
 * The name that a grid has in another book; none if that book doesn't have its builds. An option
 * that only one of the books has is at its default and left out of the name.
 */
function namedGrid(
  grid: TotalGrid,
  other: PricedProduct | undefined,
): [] | [readonly [string, TotalGrid]] {
  const shared = new Set(other?.options.map(({ key }) => key));
  const own = grid.product.options.filter(({ key }) => !shared.has(key));
  const isElsewhere = own.every(({ key, default: fallback }) => grid.options[key] === fallback);
  if (!other || !isElsewhere) return [];
  const chosen = [...shared].filter((key) => key in grid.options).sort();
  return [
    [[grid.product.id, ...chosen.map((key) => `${key}=${grid.options[key]}`)].join(' '), grid],
  ];
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
  return priceBreaks(grid.product)
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

/** Prints what a new book changes. */
export function printDiff({
  added,
  removed,
  common,
  ...counts
}: ReturnType<typeof diffPrices>): void {
  for (const item of added) console.log(`+ ${item}`);
  for (const item of removed) console.log(`- ${item}`);
  if (added.length + removed.length > 0) console.log('');
  const changed = common.filter(({ before, after }) => before !== after);
  if (changed.length > 0) {
    printTable(changed);
    console.log('');
  }
  console.log(`${changed.length} of ${common.length} common builds change.`);
  console.log(
    `${formatCount(counts.buildsChanged)} of the ${formatCount(counts.buildsCompared)} builds in both books change.`,
  );
  if (counts.largest) console.log(`Largest change: ${describeChange(counts.largest)}`);
}

function printTable(changes: readonly PriceChange[]): void {
  const rows = changes.map((change) => [
    change.build,
    formatCents(change.before),
    formatCents(change.after),
    signedPercent(change),
  ]);
  const table = [['build', 'old USD', 'new USD', 'change'], ...rows];
  for (const cells of aligned(table, (column) => column === 0)) console.log(cells.join('  '));
}

/** Such as `product=paper&tabs=5&sets=25, 136.25 to 142.50 USD (+4.59 %)`. */
export function describeChange(change: PriceChange): string {
  const { build, before, after } = change;
  return `${build}, ${formatCents(before)} to ${formatCents(after)} USD (${signedPercent(change)})`;
}

function signedPercent(change: PriceChange): string {
  const percent = percentOf(change);
  return `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`;
}

/** A change in percent of the old price. */
export function percentOf({ before, after }: PriceChange): number {
  return ((after - before) / before) * 100;
}
