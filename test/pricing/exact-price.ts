import type { Book } from '../../src/book/schema.ts';

/**
 * Prices calculated independently: from the book's own texts, in fractions of arbitrarily large
 * integers. It shares nothing with the pricing core.
 */
interface Order {
  product: string;
  tabs: number;
  sets: number;
  options: Readonly<Record<string, string>>;
  colorChanges: number;
}

export function exactPrice(book: Book, order: Order) {
  const product = Object.entries(book.products).find(([id]) => id === order.product)?.[1];
  if (!product) throw new Error(`there is no product ${order.product}`);
  let perTab = exactRate(product.rates, order.sets);
  let perOrder =
    tenThousandths(product.setup) +
    BigInt(order.colorChanges) * tenThousandths(product.colorChange ?? '0');
  for (const { key, choices } of product.options) {
    const choice = choices.find(({ id }) => id === order.options[key]);
    perTab += tenThousandths(choice?.perTab ?? '0');
    perOrder += tenThousandths(choice?.perOrder ?? '0');
  }
  const total = perOrder + BigInt(order.sets) * BigInt(order.tabs) * perTab;
  const totalCents = halfUp(total, 100n);
  const perSetCents = halfUp(totalCents, BigInt(order.sets));
  return { totalCents: Number(totalCents), perSetCents: Number(perSetCents) };
}

/** A rate of the book, or one interpolated linearly between the rates on both sides. */
function exactRate(rates: Readonly<Record<string, string>>, sets: number): bigint {
  const own = rates[sets];
  if (own !== undefined) return tenThousandths(own);
  const known = Object.keys(rates).map(Number);
  const low = Math.max(...known.filter((at) => at < sets));
  const high = Math.min(...known.filter((at) => at > sets));
  const [rateLow, rateHigh] = [tenThousandths(rates[low] ?? ''), tenThousandths(rates[high] ?? '')];
  const span = BigInt(high - low);
  return halfUp(rateLow * BigInt(high - sets) + rateHigh * BigInt(sets - low), span);
}

/** `-0.0135` as -135n. */
function tenThousandths(dollars: string): bigint {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(dollars) ?? [];
  const amount = BigInt(whole + decimals.padEnd(4, '0'));
  return sign === '-' ? -amount : amount;
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator * 2n + denominator) / (denominator * 2n);
}
