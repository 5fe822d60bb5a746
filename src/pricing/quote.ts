import type { Build } from './build.ts';
import type { Catalog, PricedChoice, PricedOption, PricedProduct } from './catalog.ts';
import {
  type Cents,
  divideHalfUp,
  formatCents,
  formatCount,
  formatMicros,
  type Micros,
  microsToCents,
} from './money.ts';

export interface BreakdownLine {
  /** `setup`, `tabs`, an option's key or `colorChanges`. */
  readonly item: string;
  /** For people: what it is and how it is worked out. */
  readonly label: string;
  readonly cents: Cents;
}

export interface QuantityPrice {
  readonly sets: number;
  /** The total divided by the sets, rounded half-up: times the sets it may differ from the total. */
  readonly perSetCents: Cents;
  readonly totalCents: Cents;
}

export interface ShippingVerdict {
  readonly freeGround: boolean;
  /** What the total lacks to ship free; 0 where it does. */
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
 * Prices a build: setup, once-per-order charges and sets x tabs x (rate + adders), the sum rounded
 * half-up to cents once. Setup is included.
 *
 * @param build as `readBuild` gives it: a known product, an orderable quantity, known choices.
 */
export function quote(catalog: Catalog, build: Build): Quote {
  const product = catalog.products[build.product];
  const price = priceAt(product, build, build.sets);
  const quantities = catalog.book.limits.setQuantities;
  const next = quantities[quantities.indexOf(build.sets) + 1];
  return {
    build,
    sets: price.sets,
    perSetCents: price.perSetCents,
    totalCents: price.totalCents,
    breakdown: breakdown(product, build),
    shipping: shippingVerdict(catalog, price.totalCents),
    nextQuantity: next === undefined ? undefined : priceAt(product, build, next),
  };
}

/** The price of a build, were it ordered in this orderable quantity. */
export function priceAt(product: PricedProduct, build: Build, sets: number): QuantityPrice {
  let perTab = ratePerTab(product, sets);
  let perOrder = product.setup + build.colorChanges * (product.colorChange ?? 0);
  for (const option of product.options) {
    const choice = choiceOf(option, build);
    perTab += choice.perTab;
    perOrder += choice.perOrder;
  }
  const totalCents = microsToCents(perOrder + sets * build.tabs * perTab);
  return { sets, perSetCents: divideHalfUp(totalCents, sets), totalCents };
}

/** Whether an order of this total ships free by ground: over the threshold, not at it. */
export function shippingVerdict(catalog: Catalog, totalCents: Cents): ShippingVerdict {
  const missingCents = Math.max(0, catalog.freeShippingOver + 1 - totalCents);
  return { freeGround: missingCents === 0, missingCents };
}

function ratePerTab(product: PricedProduct, sets: number): Micros {
  const rate = product.rates.get(sets);
  if (!rate) throw new RangeError(`${sets} sets can not be ordered`);
  return rate.perTab;
}

function choiceOf(option: PricedOption, build: Build): PricedChoice {
  const choice = option.choices.get(build.options[option.key] as string);
  if (!choice) throw new RangeError(`the build has no choice of ${option.key}`);
  return choice;
}

/**
 * Each line is the rounded running total after it less the one before it, so that the lines add up
 * to the rounded total exactly.
 */
function breakdown(product: PricedProduct, build: Build): BreakdownLine[] {
  const lines: BreakdownLine[] = [];
  const allTabs = build.sets * build.tabs;
  let running: Micros = 0;
  let runningCents: Cents = 0;
  const add = (item: string, micros: Micros, label: string) => {
    const before = runningCents;
    running += micros;
    runningCents = microsToCents(running);
    lines.push({ item, label, cents: runningCents - before });
  };
  const addPerTab = (item: string, name: string, perTab: Micros) =>
    add(item, perTab * allTabs, `${name}: ${formatCount(allTabs)} x ${formatMicros(perTab)}`);

  add('setup', product.setup, 'Setup, once per order');
  addPerTab('tabs', 'Tabs', ratePerTab(product, build.sets));
  for (const option of product.options) {
    const choice = choiceOf(option, build);
    if (choice.isDefault) continue;
    const name = `${option.label}, ${choice.label}`;
    if (choice.perOrder) add(option.key, choice.perOrder, `${name}: once per order`);
    else addPerTab(option.key, name, choice.perTab);
  }
  if (build.colorChanges > 0) {
    const each = product.colorChange ?? 0;
    add(
      'colorChanges',
      build.colorChanges * each,
      `Color changes: ${build.colorChanges} x ${formatCents(microsToCents(each))}`,
    );
  }
  return lines;
}
