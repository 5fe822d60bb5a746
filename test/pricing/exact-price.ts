import type { Build } from '../../src/pricing/build.ts';

export interface PriceRules {
  readonly setup: string;
  readonly colorChange?: string | undefined;
  readonly minimumCharge?: string | undefined;
  readonly ratesBy?: 'sets' | 'tabs' | undefined;
  readonly between?: 'interpolate' | 'steps' | undefined;
  readonly rates?: Readonly<Record<number, string>> | undefined;
  /** The table's cells are separated by tabs. */
  readonly matrix?: { readonly table: string; readonly per: 'set' | 'tab' | 'order' } | undefined;
  readonly discounts?: readonly { readonly over: string; readonly percent: number }[] | undefined;
  readonly options: readonly {
    readonly key: string;
    readonly default: string;
    readonly choices: readonly ({ readonly id: string } & {
      readonly [of in 'perTab' | 'perSet' | 'perOrder']?: string | undefined;
    } & { readonly percent?: number | string | undefined })[];
  }[];
}

type Order = Omit<Build, 'product' | 'titles'> & { readonly product: string };

/** Ten-thousandths: of a dollar, and of a whole that a percentage is taken of. */
const whole = 10_000n;

/** Prices by the rule that sellers are given, in exact whole numbers; no code of the core is shared. */
export function exactPrice(
  { products }: { readonly products: Readonly<Record<string, PriceRules>> },
  { product: id, tabs, sets, options, colorChanges }: Order,
) {
  const product = products[id];
  if (!product) throw new Error(`there is no product ${id}`);
  const chosen = product.options.map(({ key, choices, default: usual }) => {
    const choice = choices.find(({ id }) => id === (options[key] ?? usual));
    if (!choice) throw new Error(`there is no choice ${options[key]} of ${key}`);
    return { ...choice, key };
  });
  const counts = { tab: BigInt(sets * tabs), set: BigInt(sets), order: 1n };
  const { matrix, colorChange, discounts = [] } = product;
  const parts: [item: string, amount: bigint][] = [
    ['setup', amountOf(product.setup)],
    matrix
      ? ['tabs', counts[matrix.per] * cellFor(matrix.table, sets, tabs)]
      : ['tabs', counts.tab * rateFor(product, sets, tabs)],
    ...chosen.flatMap(({ key, perTab, perSet, perOrder }): [string, bigint][] => [
      [key, counts.tab * amountOf(perTab)],
      [key, counts.set * amountOf(perSet)],
      [key, amountOf(perOrder)],
    ]),
    ['colorChanges', BigInt(colorChanges) * amountOf(colorChange)],
  ];
  const lines: { item: string; cents: number }[] = [];
  let [sum, share, shown] = [0n, whole, 0n];
  const line = (item: string, cents: bigint) => {
    if (cents !== shown) lines.push({ item, cents: Number(cents - shown) });
    shown = cents;
  };
  for (const [item, amount] of parts) {
    sum += amount;
    line(item, halfUp(sum, 100n));
  }
  for (const { key, percent = 0 } of chosen) {
    share += shareOf(percent);
    line(key, halfUp(sum * share, 100n * whole));
  }
  const charged = sum * share;
  const discount = discounts
    .filter(({ over }) => charged > amountOf(over) * whole)
    .reduce((best, { percent }) => (shareOf(percent) > best ? shareOf(percent) : best), 0n);
  const exact = charged * (whole - discount);
  const cents = halfUp(exact, 100n * whole * whole);
  line('discount', cents);
  const least = halfUp(amountOf(product.minimumCharge), 100n);
  const total = cents < least ? least : cents;
  line('minimum', total);
  return {
    lines,
    totalCents: Number(total),
    perSetCents: Number(halfUp(total, BigInt(sets))),
  };
}

/** The rate for an order: of its step, or on the line between its neighbors, to $0.0001. */
function rateFor({ rates = {}, ratesBy, between }: PriceRules, sets: number, tabs: number): bigint {
  const at = ratesBy === 'tabs' ? sets * tabs : sets;
  const known = Object.keys(rates).map(Number);
  const low = Math.max(...known.filter((entry) => entry <= at));
  const high = Math.min(...known.filter((entry) => entry >= at));
  const [least, most] = [amountOf(rates[low]), amountOf(rates[high])];
  if (low === high || !Number.isFinite(high) || between === 'steps') return least;
  if (!Number.isFinite(low)) return most;
  const [before, after] = [BigInt(at - low), BigInt(high - at)];
  return halfUp(least * after + most * before, before + after);
}

/** The cell of a table in the first row that has enough tabs, and the last column that has enough sets. */
function cellFor(table: string, sets: number, tabs: number): bigint {
  const [heads = [], ...rows] = table
    .replace(/^\n+|\n+$/g, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.replace(/[$,]/g, '').trim()));
  const row = rows.find(([count]) => Number(count) >= tabs) ?? [];
  const column = heads.findLastIndex((head, index) => index > 0 && Number(head) <= sets);
  const cell = row[column];
  if (!cell) throw new Error(`there is no price for ${sets} sets of ${tabs} tabs`);
  return amountOf(cell);
}

/** An amount in ten-thousandths of a dollar: `-0.0135` is -135. */
function amountOf(written = '0'): bigint {
  return BigInt(Math.round(Number(written) * 10_000));
}

/** A percentage in ten-thousandths of the whole. */
function shareOf(percent: number | string): bigint {
  return BigInt(Math.round(Number(percent) * 100));
}

/** The nearest whole number to a quotient that is at least 0; half goes up. */
function halfUp(a: bigint, b: bigint): bigint {
  return (a * 2n + b) / (b * 2n);
}
