import { book } from '../src/hosts/book.ts';
import { type Catalog, openCatalog } from '../src/pricing/catalog.ts';
import { exactTotal } from '../src/pricing/quote.ts';
import { counted, formatCount } from '../src/text/counts.ts';
import {
  type Combination,
  combinations,
  countBuilds,
  plainBuild,
  queryOf,
  tabCountsOf,
} from './all-builds.ts';
import { progressLine } from './terminal.ts';

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
 * notes.
 *
 * @param onProgress called periodically with the number of builds walked.
 */
export function checkPrices(
  { products, productIds }: Catalog,
  onProgress: (buildsWalked: number) => void = () => {},
) {
  const [breaches, notes]: [Breach[], Breach[]] = [[], []];
  let [breachCount, noteCount, buildsWalked] = [0, 0, 0];
  for (const product of productIds.map((id) => products[id])) {
    const walked = new Map<string, Totals>();
    const { quantities, rates } = product;
    const tabCounts = tabCountsOf(product);
    for (const options of combinations(product)) {
      const totals = quantities.map((sets) =>
        Float64Array.from(tabCounts, (tabs) =>
          exactTotal(product, plainBuild(product, options, sets, tabs), sets),
        ),
      );
      walked.set(nameOf(options), totals);
      const report: Report = (rule, row, index, detail) => {
        const found = rates.mayDip ? notes : breaches;
        if (rates.mayDip) noteCount++;
        else breachCount++;
        if (found.length >= breachesNamed) return;
        const [sets = 0, tabs = 0] = [quantities[row], tabCounts[index]];
        found.push({ rule, build: queryOf(product, options, sets, tabs), detail });
      };
      checkGrowth(quantities, tabCounts, totals, report);
      for (const { key, default: usual, choices } of product.options) {
        if (choices.get(options[key] as string)?.discount) continue;
        const plain = walked.get(nameOf({ ...options, [key]: usual })) ?? [];
        checkNeverCheaper(totals, plain, `${key}=${usual}`, report);
      }
      buildsWalked += totals.length * tabCounts.length;
      onProgress(buildsWalked);
    }
  }
  /** `breaches` and `notes` are the first few. */
  return { buildsWalked, breachCount, breaches, noteCount, notes };
}

/** Exact totals of a combination: a row for each quantity, a column for each number of tabs. */
type Totals = readonly Float64Array[];

/** Receives a breach by its place in the totals. */
type Report = (rule: string, row: number, index: number, detail: string) => void;

function nameOf(options: Combination): string {
  return Object.values(options).join(' ');
}

/** Reports prices that fall with more tabs or sets, or rise per set. */
function checkGrowth(
  quantities: readonly number[],
  tabCounts: readonly number[],
  totals: Totals,
  report: Report,
): void {
  for (const [row, sets] of quantities.entries()) {
    const setsBefore = quantities[row - 1] ?? 0;
    for (const [index, total] of (totals[row] ?? []).entries()) {
      const fewerTabs = totals[row]?.[index - 1] ?? 0;
      if (total < fewerTabs) {
        const detail = `${usd(total)}, but ${counted(tabCounts[index - 1] ?? 0, 'tab')} ${usd(fewerTabs)}`;
        report('more tabs must not cost less', row, index, detail);
      }
      const fewerSets = totals[row - 1]?.[index];
      if (fewerSets === undefined) continue;
      if (total < fewerSets) {
        const detail = `${usd(total)}, but ${counted(setsBefore, 'set')} ${usd(fewerSets)}`;
        report('more sets must not cost less', row, index, detail);
      } else if (isMore(total, sets, fewerSets, setsBefore)) {
        const detail = `${usd(total)}, but ${counted(setsBefore, 'set')} ${usd(fewerSets)}`;
        report('the price per set must not rise with more sets', row, index, detail);
      }
    }
  }
}

/** Returns whether a / b is more than c / d, exactly; all are whole, b and d small. */
function isMore(a: number, b: number, c: number, d: number): boolean {
  const [whole, other] = [Math.floor(a / b), Math.floor(c / d)];
  return whole === other ? (a % b) * d > (c % d) * b : whole > other;
}

const neverCheaper = 'a choice must not be cheaper than the default unless it is a discount';

/** Compares a combination with the one that has one of its options at the default. */
function checkNeverCheaper(totals: Totals, plain: Totals, usual: string, report: Report): void {
  for (const [row, plainTotals] of plain.entries()) {
    for (const [index, plainTotal] of plainTotals.entries()) {
      const total = totals[row]?.[index] ?? 0;
      if (total >= plainTotal) continue;
      report(neverCheaper, row, index, `${usd(total)}, but ${usd(plainTotal)} with ${usual}`);
    }
  }
}

/** An exact total with all of its decimals. */
function usd(units: number): string {
  return `${plainDecimal(BigInt(units), 8)} USD`;
}

if (import.meta.main) {
  const catalog = openCatalog(book, '');
  const progress = progressLine('builds walked', countBuilds(catalog));
  const { buildsWalked, breachCount, breaches, noteCount, notes } = checkPrices(
    catalog,
    progress.show,
  );
  progress.end();

  for (const { build, detail } of notes) console.log(`Note: ${build}: ${detail}`);
  if (noteCount > notes.length) {
    console.log(
      `${formatCount(noteCount)} prices dip at breaks; the first ${notes.length} are named.`,
    );
  }
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

/**
 * An exact amount in dollars, of a whole number of parts.
 *
 * @param places how many decimals a part has
 * @example plainDecimal(103_103_825n, 6) // '103.103825'
 */
function plainDecimal(parts: bigint, places: number): string {
  const digits = String(parts).padStart(places + 1, '0');
  // super-linear, but only a few decimals are read.
  const decimals = digits.slice(-places).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -places)}.${decimals}`;
}
