import type { ChoiceData, LimitsData, ProductData } from '../schema.ts';
import { checkAscending, type Report } from './fault.ts';

/**
 * Reports quantities out of order, rates that are missing or that no order can use, and charges that
 * are too large to be exact.
 */
export function checkRates(
  place: string,
  product: ProductData,
  { setQuantities, tabsPerSet }: LimitsData,
  report: Report,
): void {
  const { rates, ratesBy, quantities = setQuantities } = product;
  const mostSets = quantities.at(-1) ?? 0;
  const mostTabs = mostSets * tabsPerSet.max;
  const listed = Object.keys(rates).map(Number);
  checkAscending(`${place}.quantities`, product.quantities ?? [], report);
  if (ratesBy === 'tabs') {
    if (listed.length === 0) report(`${place}.rates`, 'list at least one rate');
    // Beyond the first of them: rates up to the largest order are on the way to it.
    for (const tabs of listed.filter((tabs) => tabs > mostTabs).slice(1)) {
      const message = `the largest order has ${mostTabs} tabs: leave this rate out`;
      report(`${place}.rates.${tabs}`, message);
    }
  } else {
    const list = product.quantities ? "the product's quantities" : 'limits.setQuantities';
    for (const sets of listed) {
      const message = `${sets} is not an orderable quantity: leave its rate out, or list it in ${list}`;
      if (!quantities.includes(sets)) report(`${place}.rates.${sets}`, message);
    }
    for (const sets of quantities) {
      const message = `write a rate for ${sets} sets: only a quantity between two others with rates can omit its own`;
      const isBetween = sets >= Math.min(...listed) && sets <= Math.max(...listed);
      if (!isBetween) report(`${place}.rates.${sets}`, message);
    }
  }
  if (largestTotal(product, mostSets, tabsPerSet.max) > totalMax) {
    const message = `the largest order could cost more than ${totalMax} dollars, too much to be exact: write smaller amounts, or fewer sets`;
    report(`${place}.rates`, message);
  }
}

/**
 * The largest total in dollars. Totals are calculated in ten-millionths of a dollar, which are
 * exact as numbers up to 2 ** 53 of them: 900,719,925 dollars.
 */
const totalMax = 900_000_000;

/** What a product's largest order could cost in dollars, at most. */
function largestTotal(product: ProductData, mostSets: number, mostTabsPerSet: number): number {
  const { setup, colorChange = '0', colors, rates, options, minimumCharge = '0' } = product;
  const largest = (charge: 'perTab' | 'perSet' | 'perOrder' | 'percent') => {
    const size = (choice: ChoiceData) => Math.abs(Number(choice[charge] ?? 0));
    return options.reduce((sum, { choices }) => sum + Math.max(...choices.map(size)), 0);
  };
  const rate = Math.max(...Object.values(rates).map(Number));
  const tabs = Math.max(mostSets * mostTabsPerSet, ...Object.keys(rates).map(Number));
  const once =
    Number(setup) + Number(colorChange) * (colors?.list.length ?? 0) + largest('perOrder');
  const sum = once + tabs * (rate + largest('perTab')) + mostSets * largest('perSet');
  return Math.max(sum * (1 + largest('percent') / 100), Number(minimumCharge));
}
