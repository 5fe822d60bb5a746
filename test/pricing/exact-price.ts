/** What a price follows from, in a book's own texts. */
export interface PriceRules {
  readonly setup: string;
  readonly colorChange?: string | undefined;
  readonly minimumCharge?: string | undefined;
  readonly ratesBy?: 'sets' | 'tabs' | undefined;
  readonly rates: Readonly<Record<number, string>>;
  readonly options: readonly {
    readonly key: string;
    readonly default: string;
    readonly choices: readonly {
      readonly id: string;
      readonly perTab?: string | undefined;
      readonly perSet?: string | undefined;
      readonly perOrder?: string | undefined;
      readonly percent?: number | string | undefined;
    }[];
  }[];
}

interface Order {
  readonly product: string;
  readonly tabs: number;
  readonly sets: number;
  /** An option that is left out has its default. */
  readonly options: Readonly<Record<string, string>>;
  readonly colorChanges: number;
}

/**
 * Prices calculated independently, from texts, in whole numbers without a limit: amounts in
 * ten-thousandths of a dollar, sums with percentages in ten-millionths. The steps are those of the
 * rule that sellers are given; nothing is shared with the pricing core.
 */
export function exactPrice(
  { products }: { readonly products: Readonly<Record<string, PriceRules>> },
  { product: id, tabs, sets, options, colorChanges }: Order,
) {
  const product = products[id];
  if (!product) throw new Error(`there is no product ${id}`);
  const chosen = product.options.map(({ key, choices, default: usual }) => {
    const choice = choices.find(({ id }) => id === (options[key] ?? usual));
    if (!choice) throw new Error(`there is no choice ${options[key]} of ${key}`);
    return choice;
  });
  const sumOf = (key: 'perTab' | 'perSet' | 'perOrder') =>
    chosen.map((choice) => amountOf(choice[key])).reduce((sum, amount) => sum + amount, 0n);

  const colors = BigInt(colorChanges) * amountOf(product.colorChange);
  const once = amountOf(product.setup) + sumOf('perOrder') + colors;
  const eachTab = rateFor(product, sets, tabs) + sumOf('perTab');
  const sum = once + BigInt(sets * tabs) * eachTab + BigInt(sets) * sumOf('perSet');
  const percents = chosen.map(({ percent = 0 }) => BigInt(Math.round(Number(percent) * 10)));
  const whole = percents.reduce((total, permille) => total + sum * permille, sum * 1000n);
  const cents = halfUp(whole, 100_000n);
  const least = halfUp(amountOf(product.minimumCharge), 100n);
  const total = cents < least ? least : cents;
  return {
    totalCents: Number(total),
    perSetCents: Number(halfUp(total, BigInt(sets))),
    /** Whether the minimum adds at least a cent. */
    isRaised: cents < least,
    /** Dollars before the minimum and before rounding; they have at most seven decimals. */
    sum: Number(whole) / 10_000_000,
  };
}

/** The rate for an order, or one on the line between its neighbors, to $0.0001. */
function rateFor({ rates, ratesBy }: PriceRules, sets: number, tabs: number): bigint {
  const at = ratesBy === 'tabs' ? sets * tabs : sets;
  const known = Object.keys(rates).map(Number);
  const low = Math.max(...known.filter((entry) => entry <= at));
  const high = Math.min(...known.filter((entry) => entry >= at));
  const [least, most] = [amountOf(rates[low]), amountOf(rates[high])];
  if (low === high || !Number.isFinite(high)) return least;
  if (!Number.isFinite(low)) return most;
  const [before, after] = [BigInt(at - low), BigInt(high - at)];
  return halfUp(least * after + most * before, before + after);
}

/** An amount in ten-thousandths of a dollar: `-0.0135` is -135. */
function amountOf(written = '0'): bigint {
  return BigInt(Math.round(Number(written) * 10_000));
}

/** The nearest whole number to a quotient that is at least 0; half goes up. */
function halfUp(a: bigint, b: bigint): bigint {
  return (a * 2n + b) / (b * 2n);
}
