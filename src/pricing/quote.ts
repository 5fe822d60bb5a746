import { counted, formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import type { Build } from './build.ts';
import type { Catalog, PricedChoice, PricedProduct } from './catalog.ts';
import { type Cents, divideHalfUp, type Micros, microsToCents } from './money.ts';

interface BreakdownLine {
  /** `setup`, `tabs`, an option's key, `colorChanges` or `minimum`. */
  readonly item: string;
  /** For people: what it is and how it is calculated. */
  readonly label: string;
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

interface ShippingVerdict {
  readonly freeGround: boolean;
  /** The amount to add to ship free: 0 if the order does, `undefined` if none ever does. */
  readonly missingCents: Cents | undefined;
}

export interface Quote extends QuantityPrice {
  readonly build: Build;
  /** Lines that add up to `totalCents` exactly. */
  readonly breakdown: readonly BreakdownLine[];
  readonly shipping: ShippingVerdict;
  /** The next orderable quantity; `undefined` at the top. */
  readonly nextQuantity: QuantityPrice | undefined;
}

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
export function quote(catalog: Catalog, build: Build): Quote {
  const product = catalog.products[build.product];
  const { tabs, sets } = build;
  const choices = choicesOf(product, build);
  const { cents, lines } = billOf(product, build, choices);
  const { quantities } = product;
  const next = quantities[quantities.indexOf(sets) + 1];
  return {
    build,
    sets,
    perSetCents: divideHalfUp(cents, sets),
    totalCents: cents,
    breakdown: lines,
    shipping: shippingVerdict(catalog, cents),
    nextQuantity:
      next === undefined
        ? undefined
        : priceOf(product, chargesOf(product, build, choices), tabs, next),
  };
}

/** The price of a build at another orderable quantity. */
export function priceAt(product: PricedProduct, build: Build, sets: number): QuantityPrice {
  return priceOf(product, chargesOf(product, build, choicesOf(product, build)), build.tabs, sets);
}

/** Charges that don't depend on quantity. */
interface Charges {
  readonly perOrder: Micros;
  /** On top of the rate. */
  readonly perTab: Micros;
  readonly perSet: Micros;
  /** Tenths of a percent of the sum of the others. */
  readonly permille: number;
}

function chargesOf(
  product: PricedProduct,
  build: Build,
  choices: readonly PricedChoice[],
): Charges {
  let perOrder = product.setup + build.colorChanges * (product.colorChange ?? 0);
  let perTab: Micros = 0;
  let perSet: Micros = 0;
  let permille = 0;
  for (const choice of choices) {
    perOrder += choice.perOrder;
    perTab += choice.perTab;
    perSet += choice.perSet;
    permille += choice.permille;
  }
  return { perOrder, perTab, perSet, permille };
}

function priceOf(
  product: PricedProduct,
  { perOrder, perTab, perSet, permille }: Charges,
  tabs: number,
  sets: number,
): QuantityPrice {
  const eachTab = product.rates.of(sets, tabs).perTab + perTab;
  const sum = perOrder + sets * tabs * eachTab + sets * perSet;
  const totalCents = Math.max(unitsToCents(unitsOf(sum, 1000 + permille)), product.minimumCents);
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

/**
 * A line's label in columns, if it is a number of things at a price each.
 *
 * @example columnsOf('Tabs: 125 x $0.85') // { name: 'Tabs', count: '125', each: '$0.85' }
 */
export function columnsOf(
  label: string,
): { readonly name: string; readonly count: string; readonly each: string } | undefined {
  const end = label.lastIndexOf(': ');
  const [count = '', each] = label.slice(end + 2).split(' x ');
  return end < 0 || each === undefined ? undefined : { name: label.slice(0, end), count, each };
}

/** Whether an order of this total ships free by ground: above the threshold, not at it. */
export function shippingVerdict(catalog: Catalog, totalCents: Cents): ShippingVerdict {
  const { freeShippingOver } = catalog;
  const missingCents =
    freeShippingOver === undefined ? undefined : Math.max(0, freeShippingOver + 1 - totalCents);
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
 * A bill. Each line is the rounded running total after it minus the one before it, so the lines add
 * up to the rounded total exactly.
 */
class Bill {
  readonly lines: BreakdownLine[] = [];
  /** The rounded running total. */
  cents: Cents = 0;
  private sum: Micros = 0;
  private thousandths = 1000;

  add(item: string, micros: Micros, label: string): void {
    this.sum += micros;
    this.addTo(unitsToCents(unitsOf(this.sum, this.thousandths)), item, label);
  }

  /** @param permille of all that was added before the first of these. */
  addShare(item: string, permille: number, label: string): void {
    this.thousandths += permille;
    this.add(item, 0, label);
  }

  addTo(cents: Cents, item: string, label: string): void {
    this.lines.push({ item, label, cents: cents - this.cents });
    this.cents = cents;
  }
}

function billOf(product: PricedProduct, build: Build, choices: readonly PricedChoice[]): Bill {
  const bill = new Bill();
  const { sets, colorChanges } = build;
  const allTabs = sets * build.tabs;
  const tabCount = formatCount(allTabs);
  const rate = product.rates.of(sets, build.tabs);
  bill.add('setup', product.setup, 'Setup, once per order');
  bill.add('tabs', rate.perTab * allTabs, `Tabs: ${tabCount} x $${rate.each}`);
  for (const { option, billed, charges } of choices) {
    for (const { key, amount, each } of charges) {
      if (key === 'perTab') bill.add(option, amount * allTabs, `${billed}: ${tabCount} x $${each}`);
      else if (key === 'perOrder') bill.add(option, amount, `${billed}: once per order`);
      else if (key === 'perSet') {
        bill.add(option, amount * sets, `${billed}: ${counted(sets, 'set')} x $${each}`);
      }
    }
  }
  if (colorChanges > 0) {
    const each = product.colorChange ?? 0;
    const label = `Color changes: ${colorChanges} x ${dollars(microsToCents(each))}`;
    bill.add('colorChanges', colorChanges * each, label);
  }
  const whole = bill.cents;
  for (const { option, billed, charges, permille } of choices) {
    if (permille === 0) continue;
    bill.addShare(option, permille, `${billed}: ${charges.at(-1)?.each}% of ${dollars(whole)}`);
  }
  const least = product.minimumCents;
  if (least > bill.cents) {
    bill.addTo(least, 'minimum', `Minimum charge of ${dollars(least)}: the difference`);
  }
  return bill;
}
