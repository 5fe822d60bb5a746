import { book } from '../src/hosts/book.ts';
import { orderQuery } from '../src/order/path.ts';
import { type Catalog, openCatalog, type PricedProduct } from '../src/pricing/catalog.ts';
import { exactTotal } from '../src/pricing/quote.ts';
import { counted, formatCount } from '../src/text/counts.ts';
import { combinations, plainBuild, tabCountsOf } from './all-builds.ts';
import { runProgram } from './program.ts';

/** A build that breaks a rule that prices must follow, or a dip in published ones. */
interface Breach {
  readonly rule: string;
  /** The build, as a query of the price API. */
  readonly build: string;
  readonly detail: string;
}

const breachesNamed = 10;

/**
 * Walks every possible build and finds those that break a rule: the total never falls as sets or
 * tabs grow, the per-set price never rises with more sets, and no choice makes a build cheaper than
 * the default unless the shop calls it a discount. Totals are compared before they are rounded.
 * Prices that are published with breaks (steps, matrices, discounts) may dip at them: those dips are
 * notes. Of both the first few are named, and all counted.
 */
export function checkPrices({ products, productIds }: Catalog) {
  const [breaches, notes]: [Breach[], Breach[]] = [[], []];
  let [breachCount, noteCount, buildsWalked] = [0, 0, 0];
  for (const product of productIds.map((id) => products[id])) {
    const { mayDip } = product.rates;
    const found = mayDip ? notes : breaches;
    buildsWalked += checkProduct(product, (breach) => {
      if (mayDip) noteCount++;
      else breachCount++;
      if (found.length < breachesNamed) found.push(breach());
    });
  }
  return { buildsWalked, breachCount, breaches, noteCount, notes };
}

/** Exact totals of a combination: a row for each quantity, a column for each number of tabs. */
type Totals = readonly Float64Array[];

const neverCheaper = 'a choice must not be cheaper than the default unless it is a discount';

/**
 * Walks the builds of a product.
 *
 * @returns how many they are.
 */
function checkProduct(product: PricedProduct, report: (breach: () => Breach) => void): number {
  const { id, quantities, options: all } = product;
  const tabCounts = tabCountsOf(product);
  const walked = new Map<string, Totals>();
  for (const options of combinations(product)) {
    const build = (row: number, column: number) =>
      plainBuild(product, options, quantities[row] as number, tabCounts[column] as number);
    const totals = quantities.map((sets, row) =>
      Float64Array.from(tabCounts, (_, column) => exactTotal(product, build(row, column), sets)),
    );
    walked.set(Object.values(options).join(' '), totals);
    /** Reports a total that is wrong next to another one. */
    const breach = (rule: string, row: number, column: number, other: number, than: string) =>
      report(() => ({
        rule,
        build: `product=${id}&${orderQuery(product, build(row, column))}`,
        detail: `${usd(totals[row]?.[column])}, but ${than.replace('$', usd(other))}`,
      }));
    const plain = all
      .filter(({ key, choices }) => !choices.get(options[key] as string)?.discount)
      .map(({ key, default: usual }) => ({
        with: `$ with ${key}=${usual}`,
        totals: walked.get(Object.values({ ...options, [key]: usual }).join(' ')) ?? [],
      }));
    for (const [row, sets] of quantities.entries()) {
      const setsBefore = quantities[row - 1] ?? 0;
      for (const [column, total] of (totals[row] as Float64Array).entries()) {
        const fewerTabs = totals[row]?.[column - 1] ?? 0;
        if (total < fewerTabs) {
          const than = `${counted(tabCounts[column - 1] ?? 0, 'tab')} $`;
          breach('more tabs must not cost less', row, column, fewerTabs, than);
        }
        const fewer = totals[row - 1]?.[column];
        if (fewer !== undefined && (total < fewer || isMore(total, sets, fewer, setsBefore))) {
          const falls = 'more sets must not cost less';
          const rule = total < fewer ? falls : 'the price per set must not rise with more sets';
          breach(rule, row, column, fewer, `${counted(setsBefore, 'set')} $`);
        }
        for (const { totals: others, with: than } of plain) {
          const other = others[row]?.[column] ?? 0;
          if (total < other) breach(neverCheaper, row, column, other, than);
        }
      }
    }
  }
  return walked.size * quantities.length * tabCounts.length;
}

/** Returns whether a / b is more than c / d, exactly; all are whole, b and d small. */
function isMore(a: number, b: number, c: number, d: number): boolean {
  const [whole, other] = [Math.floor(a / b), Math.floor(c / d)];
  return whole === other ? (a % b) * d > (c % d) * b : whole > other;
}

/** An exact total with all of its decimals. */
function usd(units = 0): string {
  return `${(units / 1e8).toFixed(8).replace(/0{1,6}$/, '')} USD`;
}

if (import.meta.main) {
  await runProgram(() => {
    const { buildsWalked, breachCount, breaches, noteCount, notes } = checkPrices(
      openCatalog(book, ''),
    );
    for (const { build, detail } of notes) console.log(`Note: ${build}: ${detail}`);
    const [walked, dips] = [formatCount(buildsWalked), formatCount(noteCount)];
    if (noteCount > notes.length)
      console.log(`${dips} prices dip at breaks; the first ${notes.length} are named.`);
    for (const { rule, build, detail } of breaches) console.error(`${build}: ${rule} (${detail})`);
    if (breachCount === 0) return console.log(`All ${walked} builds follow the price rules.`);
    throw new Error(
      `${formatCount(breachCount)} breaches in ${walked} builds; the first ${breaches.length} are named. Change a rate; a quantity between two others may need its own.`,
    );
  });
}
