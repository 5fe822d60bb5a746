import type { Catalog } from '../../src/pricing/catalog.ts';
import { type Cents, divideHalfUp } from '../../src/pricing/money.ts';
import { formatCents } from '../../src/text/money.ts';
import { gridName, queryAt, type TotalGrid, totalGrids } from './all-builds.ts';

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
  catalog: Catalog,
  onProgress: (buildsWalked: number) => void = () => {},
) {
  const breaches: Breach[] = [];
  let breachCount = 0;
  let buildsWalked = 0;
  const report: Report = (rule, grid, index, detail) => {
    breachCount++;
    if (breaches.length < breachesNamed) {
      breaches.push({ rule, build: queryAt(grid, index), detail });
    }
  };
  const walked = new Map<string, TotalGrid>();
  for (const grid of totalGrids(catalog)) {
    checkGrowth(grid, report);
    checkChoices(grid, walked, report);
    walked.set(gridName(grid.product, grid.options), grid);
    buildsWalked += grid.totals.length;
    onProgress(buildsWalked);
  }
  return {
    buildsWalked,
    breachCount,
    /** The first few. */
    breaches,
  };
}

type Report = (rule: string, grid: TotalGrid, index: number, detail: string) => void;

function checkGrowth(grid: TotalGrid, report: Report): void {
  const { totals, quantities, tabsMax } = grid;
  totals.forEach((total, index) => {
    const isFirstTab = index % tabsMax === 0;
    const fewerTabs = isFirstTab ? 0 : (totals[index - 1] as number);
    if (total < fewerTabs) {
      const detail = `${usd(total)}, one tab fewer ${usd(fewerTabs)}`;
      report('more tabs must not cost less', grid, index, detail);
    }
    const row = Math.floor(index / tabsMax);
    if (row === 0) return;
    const fewerSets = totals[index - tabsMax] as number;
    if (total < fewerSets) {
      const detail = `${usd(total)}, but ${quantities[row - 1]} sets ${usd(fewerSets)}`;
      report('more sets must not cost less', grid, index, detail);
    }
    const perSet = divideHalfUp(total, quantities[row] as number);
    const perSetBefore = divideHalfUp(fewerSets, quantities[row - 1] as number);
    if (perSet > perSetBefore) {
      const detail = `${usd(perSet)} a set, but ${usd(perSetBefore)} at ${quantities[row - 1]} sets`;
      report('the price per set must not rise with more sets', grid, index, detail);
    }
  });
}

const neverCheaper = 'a choice must not be cheaper than the default unless it is a discount';

/** Compares a grid with those that have one of its options at the default. */
function checkChoices(
  grid: TotalGrid,
  walked: ReadonlyMap<string, TotalGrid>,
  report: Report,
): void {
  for (const { key, default: fallback, choices } of grid.product.options) {
    const choice = grid.options[key] as string;
    if (choice === fallback || choices.get(choice)?.discount) continue;
    const plain = walked.get(gridName(grid.product, { ...grid.options, [key]: fallback }));
    plain?.totals.forEach((plainTotal, index) => {
      const total = grid.totals[index] as number;
      if (total < plainTotal) {
        const detail = `${usd(total)}, but ${usd(plainTotal)} with ${key}=${fallback}`;
        report(neverCheaper, grid, index, detail);
      }
    });
  }
}

function usd(cents: Cents): string {
  return `${formatCents(cents)} USD`;
}
