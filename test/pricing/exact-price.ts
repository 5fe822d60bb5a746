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
 * Prices calculated independently, in rational numbers, from texts. The steps are those of the rule
 * that sellers are given; nothing is shared with the pricing core.
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
  const sumOf = (amounts: readonly (string | number | undefined)[]) =>
    amounts.map((amount) => decimal(amount ?? 0)).reduce(plus, zero);

  const once = sumOf([product.setup, ...chosen.map(({ perOrder }) => perOrder)]);
  const colors = times(decimal(colorChanges), decimal(product.colorChange ?? 0));
  const eachTab = plus(rateFor(product, sets, tabs), sumOf(chosen.map(({ perTab }) => perTab)));
  const eachSet = sumOf(chosen.map(({ perSet }) => perSet));
  const sum = [
    once,
    colors,
    times(decimal(sets * tabs), eachTab),
    times(decimal(sets), eachSet),
  ].reduce(plus, zero);
  const percents = chosen.map(({ percent = 0 }) =>
    times(sum, over(decimal(percent), decimal(100))),
  );
  const withPercents = percents.reduce(plus, sum);
  const minimum = decimal(product.minimumCharge ?? 0);
  const total = isLess(withPercents, minimum) ? minimum : withPercents;

  const inCents = (amount: Rational) => halfUp(times(amount, decimal(100)));
  const perSetCents = halfUp(over([inCents(total), 1n], decimal(sets)));
  return {
    totalCents: Number(inCents(total)),
    perSetCents: Number(perSetCents),
    /** Whether the minimum adds at least a cent. */
    isRaised: inCents(total) > inCents(withPercents),
    /** Dollars before the minimum and before rounding; they have at most seven decimals. */
    sum: Number(halfUp(times(withPercents, decimal(10_000_000)))) / 10_000_000,
  };
}

/** The rate for an order, or one on the line between its neighbors, to $0.0001. */
function rateFor({ rates, ratesBy }: PriceRules, sets: number, tabs: number): Rational {
  const at = ratesBy === 'tabs' ? sets * tabs : sets;
  const known = Object.keys(rates).map(Number);
  const low = Math.max(...known.filter((entry) => entry <= at));
  const high = Math.min(...known.filter((entry) => entry >= at));
  const [least, most] = [decimal(rates[low] ?? 0), decimal(rates[high] ?? 0)];
  if (low === high || !Number.isFinite(high)) return least;
  if (!Number.isFinite(low)) return most;
  const way = over(decimal(at - low), decimal(high - low));
  const between = plus(least, times(way, plus(most, times(least, decimal(-1)))));
  return over([halfUp(times(between, decimal(10_000))), 1n], decimal(10_000));
}

/** A numerator and a positive denominator. */
type Rational = readonly [bigint, bigint];

const zero: Rational = [0n, 1n];

/** `-0.0135` as -135 / 10000. */
function decimal(written: string | number): Rational {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(`${written}`) ?? [];
  const amount = BigInt(whole + decimals);
  return [sign === '-' ? -amount : amount, 10n ** BigInt(decimals.length)];
}

function plus([a, b]: Rational, [c, d]: Rational): Rational {
  return [a * d + c * b, b * d];
}

function times([a, b]: Rational, [c, d]: Rational): Rational {
  return [a * c, b * d];
}

function over([a, b]: Rational, [c, d]: Rational): Rational {
  return [a * d, b * c];
}

function isLess([a, b]: Rational, [c, d]: Rational): boolean {
  return a * d < c * b;
}

/** The nearest whole number; half goes up. */
function halfUp([a, b]: Rational): bigint {
  return (a * 2n + b) / (b * 2n);
}
