import type { ChoiceData, LimitsData, ProductData } from '../schema.ts';
import { ascendingFaults, type Fault, faultIf } from './fault.ts';

/**
 * Finds quantities out of order, rates that are missing or that no order can use, and charges that
 * are too large to be exact.
 */
export function rateFaults(place: string, product: ProductData, limits: LimitsData): Fault[] {
  const { quantities = limits.setQuantities } = product;
  const mostSets = quantities.at(-1) ?? 0;
  return [
    ...ascendingFaults(`${place}.quantities`, product.quantities ?? []),
    ...(product.ratesBy === 'tabs'
      ? strayTabRates(`${place}.rates`, product, mostSets * limits.tabsPerSet.max)
      : setRateFaults(`${place}.rates`, product, quantities)),
    ...hugeCharges(`${place}.rates`, product, mostSets, limits.tabsPerSet.max),
  ];
}

/** Finds rates for more tabs than the largest order has, beyond the first of them. */
function strayTabRates(place: string, { rates }: ProductData, mostTabs: number): Fault[] {
  const counts = Object.keys(rates);
  const stray = counts.filter((tabs) => Number(tabs) > mostTabs).slice(1);
  const message = `the largest order has ${mostTabs} tabs: leave this rate out`;
  return [
    ...faultIf(counts.length === 0, place, 'list at least one rate'),
    ...stray.map((tabs) => ({ place: `${place}.${tabs}`, message })),
  ];
}

/** Finds rates for quantities that can't be ordered, and quantities without a rate. */
function setRateFaults(
  place: string,
  { rates, quantities }: ProductData,
  orderable: readonly number[],
): Fault[] {
  const list = quantities ? "the product's quantities" : 'limits.setQuantities';
  const priced = Object.keys(rates).map(Number);
  const stray = priced.filter((sets) => !orderable.includes(sets));
  const missing = orderable.filter(
    (sets) => sets < Math.min(...priced) || sets > Math.max(...priced),
  );
  return [
    ...stray.map((sets) => ({
      place: `${place}.${sets}`,
      message: `${sets} is not an orderable quantity: leave its rate out, or list it in ${list}`,
    })),
    ...missing.map((sets) => ({
      place: `${place}.${sets}`,
      message: `write a rate for ${sets} sets: only a quantity between two others with rates can omit its own`,
    })),
  ];
}

/**
 * The largest total in dollars. Totals are calculated in ten-millionths of a dollar, which are
 * exact as numbers up to 2 ** 53 of them: 900,719,925 dollars.
 */
const totalMax = 900_000_000;

/** Finds a product whose largest order could cost more than is exact. */
function hugeCharges(
  place: string,
  product: ProductData,
  mostSets: number,
  mostTabsPerSet: number,
): Fault[] {
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
  const most = Math.max(sum * (1 + largest('percent') / 100), Number(minimumCharge));
  const message = `the largest order could cost more than ${totalMax} dollars, too much to be exact: write smaller amounts, or fewer sets`;
  return faultIf(most > totalMax, place, message);
}
