import type { LimitsData, ProductData } from '../schema.ts';
import type { Fault } from './fault.ts';

/** Finds rates that are missing, that no order can use, or that are too large to be exact. */
export function rateFaults(place: string, product: ProductData, limits: LimitsData): Fault[] {
  return [
    ...strayRates(place, product, limits),
    ...missingRates(place, product, limits),
    ...hugeRates(place, product, limits),
  ];
}

function strayRates(place: string, { rates }: ProductData, { setQuantities }: LimitsData): Fault[] {
  return Object.entries(rates)
    .filter(([sets]) => !setQuantities.includes(Number(sets)))
    .map(([sets, rate]) => ({
      place: `${place}.rates.${sets}`,
      value: rate,
      message: `${sets} is not an orderable quantity: leave its rate out, or list it in limits.setQuantities`,
    }));
}

function missingRates(place: string, { rates }: ProductData, limits: LimitsData): Fault[] {
  const priced = Object.keys(rates).map(Number);
  return limits.setQuantities
    .filter((sets) => sets < Math.min(...priced) || sets > Math.max(...priced))
    .map((sets) => ({
      place: `${place}.rates.${sets}`,
      value: undefined,
      message: `write a rate for ${sets} sets: only a quantity between two others with rates can omit its own`,
    }));
}

/** The maximum total in dollars that is exact in micro-dollars. */
const totalMax = 1_000_000_000;

/** Allowance for option adders, in dollars per tab. */
const addersMax = 100;

function hugeRates(place: string, { rates }: ProductData, limits: LimitsData): Fault[] {
  const mostTabs = (limits.setQuantities.at(-1) ?? 0) * limits.tabsPerSet.max;
  return Object.entries(rates)
    .filter(([, rate]) => (Number(rate) + addersMax) * mostTabs > totalMax)
    .map(([sets, rate]) => ({
      place: `${place}.rates.${sets}`,
      value: rate,
      message: `this rate would make totals above ${totalMax} dollars: write a smaller one`,
    }));
}
