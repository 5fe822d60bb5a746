import { dollars } from '../text/money.ts';
import type { Build } from './build.ts';
import type { Catalog, PricedChoice, PricedProduct } from './catalog.ts';
import { type Cents, divideHalfUp, type Micros } from './money.ts';

/** A line of a price; none is of 0.00. */
export interface BreakdownLine {
  /** `setup`, `tabs`, an option's key, `colorChanges` or `minimum`. */
  readonly item: string;
  /** For people: what it is. */
  readonly label: string;
  /** The tabs, sets or colors that are charged for, if each has a price. */
  readonly count: number | undefined;
  /** The price of one of them; `count` times it is the line before rounding. */
  readonly each: Micros | undefined;
  readonly cents: Cents;
}

export interface QuantityPrice {
  readonly sets: number;
  /**
   * The total divided by sets, rounded half-up; multiplied by sets, may differ from the total by
   * rounding.
   */
  readonly perSetCents: Cents;
  readonly totalCents: Cents;
}

export type Quote = Readonly<ReturnType<typeof quote>>;

/**
 * Prices a build, setup included:
 *
 * 1. setup, charges once per order and color changes;
 * 2. plus tabs x (rate + charges per tab), and sets x charges per set;
 * 3. plus percentages, each of that sum;
 * 4. at least the minimum charge.
 *
 * It is exact up to there, and rounded half-up to cents once.
 *
 * @param build from `readBuild`: a known product, an orderable quantity, known choices.
 */
export function quote(catalog: Catalog, build: Build) {
  const product = catalog.products[build.product];
  const { sets } = build;
  const choices = choicesOf(product, build);
  const { lines, total } = billOf(product, build, choices);
  const { quantities } = product;
  const next = quantities[quantities.indexOf(sets) + 1];
  return {
    build,
    sets,
    perSetCents: divideHalfUp(total, sets),
    totalCents: total,
    /** Lines that add up to `totalCents` exactly. */
    breakdown: lines as readonly BreakdownLine[],
    shipping: shippingVerdict(catalog, total),
    /** The next orderable quantity; `undefined` at the top. */
    nextQuantity: next === undefined ? undefined : priceOf(product, build, choices, next),
  };
}

/** The price of a build at another orderable quantity. */
export function priceAt(product: PricedProduct, build: Build, sets: number): QuantityPrice {
  return priceOf(product, build, choicesOf(product, build), sets);
}

function priceOf(
  product: PricedProduct,
  { tabs, colorChanges }: Build,
  choices: readonly PricedChoice[],
  sets: number,
): QuantityPrice {
  let once = product.setup + colorChanges * (product.colorChange ?? 0);
  let eachTab = product.rates.of(sets, tabs).perTab;
  let eachSet: Micros = 0;
  let thousandths = 1000;
  for (const { perOrder, perTab, perSet, permille } of choices) {
    once += perOrder;
    eachTab += perTab;
    eachSet += perSet;
    thousandths += permille;
  }
  const sum = once + sets * tabs * eachTab + sets * eachSet;
  const totalCents = Math.max(unitsToCents(unitsOf(sum, thousandths)), product.minimumCents);
  return { sets, perSetCents: divideHalfUp(totalCents, sets), totalCents };
}

/**
 * Thousandths of a sum in ten-millionths of a dollar. They are whole: every amount in the book has
 * at most four decimals, so a sum is a multiple of 100 micro-dollars. The check of the book rejects
 * products whose totals could exceed 2 ** 53 of them.
 */
function unitsOf(sum: Micros, thousandths: number): number {
  return (sum / 100) * thousandths;
}

function unitsToCents(units: number): Cents {
  return divideHalfUp(units, 100_000);
}

/** Whether an order of this total ships free by ground: above the threshold, not at it. */
export function shippingVerdict({ freeShippingOver }: Catalog, totalCents: Cents) {
  const missingCents =
    freeShippingOver === undefined ? undefined : Math.max(0, freeShippingOver + 1 - totalCents);
  /** The amount to add to ship free: 0 if the order does, `undefined` if none ever does. */
  return { freeGround: missingCents === 0, missingCents };
}

/** A build's choice for each option, in the product's order. */
export function choicesOf(product: PricedProduct, build: Build): PricedChoice[] {
  return product.options.map(({ key, choices }) => {
    const choice = choices.get(build.options[key] as string);
    if (!choice) throw new RangeError(`the build has no choice of ${key}`);
    return choice;
  });
}

/**
 * The lines of a price and its total. Each line is the rounded running total after it minus the one
 * before it, so the lines add up to the rounded total exactly; what adds less than a cent has none.
 */
function billOf(product: PricedProduct, build: Build, choices: readonly PricedChoice[]) {
  const lines: BreakdownLine[] = [];
  let total: Cents = 0;
  let sum: Micros = 0;
  let thousandths = 1000;
  const addTo = (cents: Cents, item: string, label: string, count?: number, each?: Micros) => {
    if (cents !== total) lines.push({ item, label, count, each, cents: cents - total });
    total = cents;
  };
  const add = (item: string, label: string, micros: Micros, count?: number, each?: Micros) => {
    sum += micros;
    addTo(unitsToCents(unitsOf(sum, thousandths)), item, label, count, each);
  };
  const addEach = (item: string, label: string, count: number, each: Micros) =>
    add(item, label, count * each, count, each);

  const { sets, colorChanges } = build;
  const allTabs = sets * build.tabs;
  add('setup', 'Setup', product.setup);
  addEach('tabs', 'Tabs', allTabs, product.rates.of(sets, build.tabs).perTab);
  for (const { option, billed, perTab, perSet, perOrder } of choices) {
    addEach(option, billed, allTabs, perTab);
    addEach(option, billed, sets, perSet);
    add(option, billed, perOrder);
  }
  addEach('colorChanges', 'Color changes', colorChanges, product.colorChange ?? 0);
  const whole = total;
  for (const { option, billed, charges, permille } of choices) {
    if (permille === 0) continue;
    thousandths += permille;
    add(option, `${billed}: ${charges.at(-1)?.each}% of ${dollars(whole)}`, 0);
  }
  const least = product.minimumCents;
  if (least > total) addTo(least, 'minimum', `Up to the minimum charge of ${dollars(least)}`);
  return { lines, total };
}
