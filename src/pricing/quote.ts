import { formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import type { Build } from './build.ts';
import type { Catalog, PricedChoice, PricedProduct, Rate } from './catalog.ts';
import { type Cents, divideHalfUp, type Micros, microsToCents } from './money.ts';

export interface BreakdownLine {
  /** `setup`, `tabs`, an option's key or `colorChanges`. */
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

export interface ShippingVerdict {
  readonly freeGround: boolean;
  /** The amount to add to ship free; 0 if the order does. */
  readonly missingCents: Cents;
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
 * Prices a build: setup, once-per-order charges and sets x tabs x (rate + adders). The sum is
 * rounded half-up to cents once. Setup is included.
 *
 * @param build from `readBuild`: a known product, an orderable quantity, known choices.
 */
export function quote(catalog: Catalog, build: Build): Quote {
  const product = catalog.products[build.product];
  const choices = choicesOf(product, build);
  const charges = chargesOf(product, build, choices);
  const price = priceOf(product, charges, build.tabs, build.sets);
  const quantities = catalog.book.limits.setQuantities;
  const next = quantities[quantities.indexOf(build.sets) + 1];
  return {
    build,
    sets: price.sets,
    perSetCents: price.perSetCents,
    totalCents: price.totalCents,
    breakdown: breakdown(product, build, choices),
    shipping: shippingVerdict(catalog, price.totalCents),
    nextQuantity: next === undefined ? undefined : priceOf(product, charges, build.tabs, next),
  };
}

/** The price of a build at another orderable quantity. */
export function priceAt(product: PricedProduct, build: Build, sets: number): QuantityPrice {
  return priceOf(product, chargesOf(product, build, choicesOf(product, build)), build.tabs, sets);
}

/** Charges that don't depend on quantity: once per order, and per tab on top of the rate. */
interface Charges {
  readonly perOrder: Micros;
  readonly perTab: Micros;
}

function chargesOf(
  product: PricedProduct,
  build: Build,
  choices: readonly PricedChoice[],
): Charges {
  let perOrder = product.setup + build.colorChanges * (product.colorChange ?? 0);
  let perTab: Micros = 0;
  for (const choice of choices) {
    perOrder += choice.perOrder;
    perTab += choice.perTab;
  }
  return { perOrder, perTab };
}

function priceOf(
  product: PricedProduct,
  { perOrder, perTab }: Charges,
  tabs: number,
  sets: number,
): QuantityPrice {
  const allTabs = sets * tabs;
  const totalCents = microsToCents(perOrder + allTabs * (rateOf(product, sets).perTab + perTab));
  return { sets, perSetCents: divideHalfUp(totalCents, sets), totalCents };
}

/** Whether an order of this total ships free by ground: above the threshold, not at it. */
export function shippingVerdict(catalog: Catalog, totalCents: Cents): ShippingVerdict {
  const missingCents = Math.max(0, catalog.freeShippingOver + 1 - totalCents);
  return { freeGround: missingCents === 0, missingCents };
}

function rateOf(product: PricedProduct, sets: number): Rate {
  const rate = product.rates.get(sets);
  if (!rate) throw new RangeError(`${sets} sets cannot be ordered`);
  return rate;
}

/** A build's choice for each option, in the product's order. */
function choicesOf(product: PricedProduct, build: Build): PricedChoice[] {
  return product.options.map(({ key, choices }) => {
    const choice = choices.get(build.options[key] as string);
    if (!choice) throw new RangeError(`the build has no choice of ${key}`);
    return choice;
  });
}

/**
 * Each line is the rounded running total after it minus the one before it, so the lines add up to
 * the rounded total exactly.
 */
function breakdown(
  product: PricedProduct,
  build: Build,
  choices: readonly PricedChoice[],
): BreakdownLine[] {
  const lines: BreakdownLine[] = [];
  const allTabs = build.sets * build.tabs;
  const tabCount = formatCount(allTabs);
  const rate = rateOf(product, build.sets);
  let running: Micros = 0;
  let runningCents: Cents = 0;
  const add = (item: string, micros: Micros, label: string) => {
    const before = runningCents;
    running += micros;
    runningCents = microsToCents(running);
    lines.push({ item, label, cents: runningCents - before });
  };

  add('setup', product.setup, 'Setup, once per order');
  add('tabs', rate.perTab * allTabs, `Tabs: ${tabCount} x $${rate.each}`);
  for (const choice of choices) {
    if (choice.isDefault) continue;
    if (choice.perOrder) add(choice.option, choice.perOrder, `${choice.billed}: once per order`);
    else
      add(
        choice.option,
        choice.perTab * allTabs,
        `${choice.billed}: ${tabCount} x $${choice.each}`,
      );
  }
  if (build.colorChanges > 0) {
    const each = product.colorChange ?? 0;
    add(
      'colorChanges',
      build.colorChanges * each,
      `Color changes: ${build.colorChanges} x ${dollars(microsToCents(each))}`,
    );
  }
  return lines;
}
