import { book } from '../src/hosts/book.ts';
import { type Catalog, openCatalog } from '../src/pricing/catalog.ts';
import { type Cents, divideHalfUp } from '../src/pricing/money.ts';
import { formatCount } from '../src/text/counts.ts';
import { formatCents } from '../src/text/money.ts';
import { type Combination, combinations, countBuilds, queryOf, totalOf } from './all-builds.ts';
import { progressLine } from './terminal.ts';

/** A build that breaks a rule that every price book must follow. */
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
 * the default unless the book calls it a discount.
 *
 * @param onProgress called periodically with the number of builds walked.
 */
export function checkPrices(
  { products, productIds, book }: Catalog,
  onProgress: (buildsWalked: number) => void = () => {},
) {
  const tabsMax = book.limits.tabsPerSet.max;
  const breaches: Breach[] = [];
  let breachCount = 0;
  let buildsWalked = 0;
  for (const product of productIds.map((id) => products[id])) {
    const walked = new Map<string, Totals>();
    for (const options of combinations(product)) {
      const totals = product.quantities.map((sets) =>
        Float64Array.from({ length: tabsMax }, (_, index) =>
          totalOf(product, options, sets, index + 1),
        ),
      );
      walked.set(nameOf(options), totals);
      const report: Report = (rule, row, index, detail) => {
        breachCount++;
        if (breaches.length >= breachesNamed) return;
        const build = queryOf(product, options, product.quantities[row] as number, index + 1);
        breaches.push({ rule, build, detail });
      };
      checkGrowth(product.quantities, totals, report);
      for (const { key, default: usual, choices } of product.options) {
        if (choices.get(options[key] as string)?.discount) continue;
        const plain = walked.get(nameOf({ ...options, [key]: usual })) ?? [];
        checkNeverCheaper(totals, plain, `${key}=${usual}`, report);
      }
      buildsWalked += totals.length * tabsMax;
      onProgress(buildsWalked);
    }
  }
  return {
    buildsWalked,
    breachCount,
    /** The first few. */
    breaches,
  };
}

/** The totals of a combination in cents: a row for each quantity, with those of 1, 2, 3... tabs. */
type Totals = readonly Float64Array[];

/** Receives a breach by its place in the totals. */
type Report = (rule: string, row: number, index: number, detail: string) => void;

function nameOf(options: Combination): string {
  return Object.values(options).join(' ');
}

/** Reports prices that fall with more tabs or sets, or rise per set. */
function checkGrowth(quantities: readonly number[], totals: Totals, report: Report): void {
  for (const [row, sets] of quantities.entries()) {
    const setsBefore = quantities[row - 1] ?? 0;
    for (const [index, total] of (totals[row] ?? []).entries()) {
      const fewerTabs = totals[row]?.[index - 1] ?? 0;
      if (total < fewerTabs) {
        const detail = `${usd(total)}, one tab fewer ${usd(fewerTabs)}`;
        report('more tabs must not cost less', row, index, detail);
      }
      const fewerSets = totals[row - 1]?.[index];
      if (fewerSets === undefined) continue;
      if (total < fewerSets) {
        const detail = `${usd(total)}, but ${setsBefore} sets ${usd(fewerSets)}`;
        report('more sets must not cost less', row, index, detail);
      }
      const perSet = divideHalfUp(total, sets);
      const perSetBefore = divideHalfUp(fewerSets, setsBefore);
      if (perSet > perSetBefore) {
        const detail = `${usd(perSet)} a set, but ${usd(perSetBefore)} at ${setsBefore} sets`;
        report('the price per set must not rise with more sets', row, index, detail);
      }
    }
  }
}

const neverCheaper = 'a choice must not be cheaper than the default unless it is a discount';

/** Compares a combination with the one that has one of its options at the default. */
function checkNeverCheaper(totals: Totals, plain: Totals, usual: string, report: Report): void {
  for (const [row, plainTotals] of plain.entries()) {
    for (const [index, plainTotal] of plainTotals.entries()) {
      const total = totals[row]?.[index] ?? 0;
      if (total >= plainTotal) continue;
      const detail = `${usd(total)}, but ${usd(plainTotal)} with ${usual}`;
      report(neverCheaper, row, index, detail);
    }
  }
}

function usd(cents: Cents): string {
  return `${formatCents(cents)} USD`;
}

if (import.meta.main) {
  const catalog = openCatalog(book, '');
  const progress = progressLine('builds walked', countBuilds(catalog));
  const { buildsWalked, breachCount, breaches } = checkPrices(catalog, progress.show);
  progress.end();

  for (const { rule, build, detail } of breaches) console.error(`${build}: ${rule} (${detail})`);
  if (breachCount > 0) {
    console.error(
      `${formatCount(breachCount)} breaches in ${formatCount(buildsWalked)} builds; the first ${breaches.length} are named.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`All ${formatCount(buildsWalked)} builds follow the price rules.`);
  }
}
