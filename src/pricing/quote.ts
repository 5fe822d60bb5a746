import { dollars } from '../text/money.ts';
import type { Build } from './build.ts';
import type { Catalog, PricedChoice, PricedProduct } from './catalog.ts';
import { type Cents, divideHalfUp, type Micros } from './money.ts';

/** A line of a price; none is of 0.00. */
export interface BreakdownLine {
  /** `setup`, `tabs`, an option's key, `colorChanges`, `discount` or `minimum`. */
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
 * 2. plus tabs x (rate + charges per tab), and sets x charges per set; a matrix may have a price per
 *    set or order instead of the rate;
 * 3. plus percentages, each of that sum;
 * 4. less the discount for orders over an amount;
 * 5. at least the minimum charge.
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
    /** A larger quantity that costs less in total. */
    cheaper: cheaperQuantity(product, build, total, choices),
    /** The next orderable quantity; `undefined` at the top. */
    nextQuantity: next === undefined ? undefined : priceAt(product, build, next, choices),
  };
}

/**
 * The price of a build at another orderable quantity.
 *
 * @param choices the build's, if they are known.
 */
export function priceAt(
  product: PricedProduct,
  build: Build,
  sets: number,
  choices?: readonly PricedChoice[],
): QuantityPrice {
  const totalCents = unitsToCents(exactTotal(product, build, sets, choices));
  return { sets, perSetCents: divideHalfUp(totalCents, sets), totalCents };
}

/** The total of a build at an orderable quantity before rounding, in hundred-millionths of a dollar. */
export function exactTotal(
  product: PricedProduct,
  build: Build,
  sets: number,
  choices: readonly PricedChoice[] = choicesOf(product, build),
): number {
  const { tabs, colorChanges } = build;
  const { per, amount } = product.rates.of(sets, tabs);
  let once = product.setup + colorChanges * (product.colorChange ?? 0);
  let eachTab: Micros = 0;
  let eachSet: Micros = 0;
  if (per === 'tab') eachTab = amount;
  else if (per === 'set') eachSet = amount;
  else once += amount;
  let hundredths = wholeHundredths;
  for (const choice of choices) {
    once += choice.perOrder;
    eachTab += choice.perTab;
    eachSet += choice.perSet;
    hundredths += choice.hundredths;
  }
  const units = unitsOf(once + sets * tabs * eachTab + sets * eachSet, hundredths);
  const total = discounted(units, discountOn(product, units));
  return Math.max(total, product.minimumCents * centUnits);
}

/** 100 percent in hundredths of a percent, of which all percentages are whole numbers. */
const wholeHundredths = 10_000;

/** A cent in the units of exact totals. */
const centUnits = 1_000_000;

/**
 * A share of a sum in hundred-millionths of a dollar. They are whole: every amount in the shop has
 * at most four decimals, so a sum is a multiple of 100 micro-dollars. The check of the shop rejects
 * products whose totals could exceed 2 ** 53 of them.
 */
function unitsOf(sum: Micros, hundredths: number): number {
  return (sum / 100) * hundredths;
}

/** The discount on an order of this exact total: that of the highest amount it is over. */
function discountOn({ discounts }: PricedProduct, units: number) {
  return discounts.findLast(({ overCents }) => units > overCents * centUnits);
}

/**
 * A total less its discount. A fraction of a unit is dropped, which can't change the cents: they are
 * rounded half-up from the whole units below.
 */
function discounted(units: number, discount: PricedProduct['discounts'][number] | undefined) {
  if (!discount) return units;
  const share = wholeHundredths - discount.hundredths;
  const rest = units % wholeHundredths;
  return ((units - rest) / wholeHundredths) * share + Math.floor((rest * share) / wholeHundredths);
}

function unitsToCents(units: number): Cents {
  return divideHalfUp(units, centUnits);
}

/**
 * The larger quantity that costs least, if it costs less than this one: published prices may dip
 * where the next one begins.
 */
function cheaperQuantity(
  product: PricedProduct,
  build: Build,
  total: Cents,
  choices: readonly PricedChoice[],
) {
  if (!product.rates.mayDip) return undefined;
  return product.quantities
    .filter((sets) => sets > build.sets)
    .map((sets) => priceAt(product, build, sets, choices))
    .filter(({ totalCents }) => totalCents < total)
    .reduce<QuantityPrice | undefined>(
      (best, one) => (best && best.totalCents < one.totalCents ? best : one),
      undefined,
    );
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
  let hundredths = wholeHundredths;
  const addTo = (cents: Cents, item: string, label: string, count?: number, each?: Micros) => {
    if (cents !== total) lines.push({ item, label, count, each, cents: cents - total });
    total = cents;
  };
  const add = (item: string, label: string, micros: Micros, count?: number, each?: Micros) => {
    sum += micros;
    addTo(unitsToCents(unitsOf(sum, hundredths)), item, label, count, each);
  };
  const addEach = (item: string, label: string, count: number, each: Micros) =>
    add(item, label, count * each, count, each);

  const { sets, colorChanges } = build;
  const allTabs = sets * build.tabs;
  add('setup', 'Setup', product.setup);
  const { per, amount } = product.rates.of(sets, build.tabs);
  if (per === 'order') add('tabs', 'Tabs', amount);
  else
    addEach(
      'tabs',
      per === 'set' ? 'Sets of tabs' : 'Tabs',
      per === 'set' ? sets : allTabs,
      amount,
    );
  for (const { option, billed, perTab, perSet, perOrder } of choices) {
    addEach(option, billed, allTabs, perTab);
    addEach(option, billed, sets, perSet);
    add(option, billed, perOrder);
  }
  addEach('colorChanges', 'Color changes', colorChanges, product.colorChange ?? 0);
  const whole = total;
  for (const { option, billed, charges, hundredths: more } of choices) {
    if (more === 0) continue;
    hundredths += more;
    add(option, `${billed}: ${charges.at(-1)?.each}% of ${dollars(whole)}`, 0);
  }
  const units = unitsOf(sum, hundredths);
  const discount = discountOn(product, units);
  if (discount) {
    const label = `Discount: ${discount.percent}% on orders over ${dollars(discount.overCents)}`;
    addTo(unitsToCents(discounted(units, discount)), 'discount', label);
  }
  const least = product.minimumCents;
  if (least > total) addTo(least, 'minimum', `Up to the minimum charge of ${dollars(least)}`);
  return { lines, total };
}
