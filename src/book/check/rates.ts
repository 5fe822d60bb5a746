import type { ChoiceData, LimitsData, ProductData } from '../schema.ts';
import { ascendingFaults, type Fault } from './fault.ts';

/**
 * Finds quantities out of order, rates that are missing or that no order can use, and charges that
 * are too large to be exact.
 */
export function rateFaults(place: string, product: ProductData, limits: LimitsData): Fault[] {
  const { quantities = limits.setQuantities } = product;
  const byTabs = product.ratesBy === 'tabs';
  return [
    ...ascendingFaults(`${place}.quantities`, product.quantities ?? []),
    ...(byTabs
      ? strayTabRates(place, product, (quantities.at(-1) ?? 0) * limits.tabsPerSet.max)
      : [...strayRates(place, product, quantities), ...missingRates(place, product, quantities)]),
    ...hugeCharges(place, product, quantities.at(-1) ?? 0, limits.tabsPerSet.max),
  ];
}

/** Finds rates for more tabs than the largest order has, beyond the first of them. */
function strayTabRates(place: string, { rates }: ProductData, mostTabs: number): Fault[] {
  const entries = Object.entries(rates);
  if (entries.length === 0) {
    return [{ place: `${place}.rates`, value: rates, message: 'list at least one rate' }];
  }
  return entries
    .filter(([tabs]) => Number(tabs) > mostTabs)
    .slice(1)
    .map(([tabs, rate]) => ({
      place: `${place}.rates.${tabs}`,
      value: rate,
      message: `the largest order has ${mostTabs} tabs: leave this rate out`,
    }));
}

function strayRates(
  place: string,
  { rates, quantities }: ProductData,
  orderable: readonly number[],
): Fault[] {
  const list = quantities ? "the product's quantities" : 'limits.setQuantities';
  return Object.entries(rates)
    .filter(([sets]) => !orderable.includes(Number(sets)))
    .map(([sets, rate]) => ({
      place: `${place}.rates.${sets}`,
      value: rate,
      message: `${sets} is not an orderable quantity: leave its rate out, or list it in ${list}`,
    }));
}

function missingRates(
  place: string,
  { rates }: ProductData,
  orderable: readonly number[],
): Fault[] {
  const priced = Object.keys(rates).map(Number);
  return orderable
    .filter((sets) => sets < Math.min(...priced) || sets > Math.max(...priced))
    .map((sets) => ({
      place: `${place}.rates.${sets}`,
      value: undefined,
      message: `write a rate for ${sets} sets: only a quantity between two others with rates can omit its own`,
    }));
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
  const largest = (charge: 'perTab' | 'perSet' | 'perOrder' | 'percent') =>
    options
      .map(({ choices }) => Math.max(...choices.map((choice) => size(choice, charge))))
      .reduce((sum, amount) => sum + amount, 0);
  const size = (choice: ChoiceData, charge: 'perTab' | 'perSet' | 'perOrder' | 'percent') =>
    Math.abs(Number(choice[charge] ?? 0));
  const rate = Math.max(...Object.values(rates).map(Number));
  const tabs = Math.max(mostSets * mostTabsPerSet, ...Object.keys(rates).map(Number));
  const once =
    Number(setup) + Number(colorChange) * (colors?.list.length ?? 0) + largest('perOrder');
  const sum = once + tabs * (rate + largest('perTab')) + mostSets * largest('perSet');
  const most = Math.max(sum * (1 + largest('percent') / 100), Number(minimumCharge));
  if (most <= totalMax) return [];
  return [
    {
      place: `${place}.rates`,
      value: rate,
      message: `the largest order could cost more than ${totalMax} dollars, too much to be exact: write smaller amounts, or fewer sets`,
    },
  ];
}
