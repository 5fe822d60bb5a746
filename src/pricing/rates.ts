import { readMatrix } from '../book/matrix.ts';
import type { MatrixData, ProductData } from '../book/schema.ts';
import { formatMicros } from '../text/money.ts';
import { divideHalfUp, dollarsToMicros, type Micros } from './money.ts';

/** A price per tab at a number of sets, or of all tabs of an order. */
type Rate = Readonly<ReturnType<typeof rate>>;

/** What the tabs of an order cost before options: so much for each tab or set, or once. */
interface TabsPrice {
  readonly per: MatrixData['per'];
  readonly amount: Micros;
  /** `amount` formatted for display. */
  readonly each: string;
}

/** A product's prices for its tabs: a list of rates, or a matrix. */
export type Rates = Readonly<ReturnType<typeof openRates>>;

/** @param quantities orderable numbers of sets, ascending. */
export function openRates(data: ProductData, quantities: readonly number[]) {
  const { rates = {}, ratesBy = 'sets', between = 'interpolate', discounts = [] } = data;
  const own = Object.entries(rates).map(([at, perTab]) =>
    rate(Number(at), dollarsToMicros(perTab)),
  );
  const at = between === 'steps' ? stepAt : rateAt;
  const matrix = data.matrix && openMatrix(data.matrix);
  const list = matrix || ratesBy === 'tabs' ? own : quantities.map((sets) => at(sets, own));
  const breaks =
    matrix?.sets.filter((sets) => quantities.includes(sets)) ?? own.map(({ at }) => at);
  return {
    /** What they are listed by: the order's sets, or all its tabs (sets x tabs per set). */
    by: ratesBy,
    between,
    /** Ascending: one for every orderable quantity, or the shop's own by tabs; none with a matrix. */
    list,
    /** The quantities with a price of their own; `undefined` if prices depend on all tabs. */
    breaks: ratesBy === 'sets' ? breaks : undefined,
    matrix,
    /** Returns whether sets of this number of tabs have a price. */
    isPriced: (tabs: number) => matrix?.onlyTabs?.includes(tabs) ?? true,
    /** Whether a larger order may cost less, as published prices with breaks do. */
    mayDip: between === 'steps' || matrix !== undefined || discounts.length > 0,
    /**
     * The price of an order's tabs.
     *
     * @throws RangeError if rates are by sets and this number of them can't be ordered.
     */
    of: (sets: number, tabsPerSet: number): TabsPrice => {
      if (matrix) return matrix.of(sets, tabsPerSet);
      if (ratesBy === 'tabs') return at(sets * tabsPerSet, own);
      const listed = list.find(({ at }) => at === sets);
      if (!listed) throw new RangeError(`${sets} sets cannot be ordered`);
      return listed;
    },
  };
}

/** A matrix with its amounts parsed; see `readMatrix`. */
function openMatrix({ table, per, otherTabs }: MatrixData) {
  const { sets, rows } = readMatrix(table);
  const priced = rows.map(({ tabs, prices }) => ({ tabs, prices: prices.map(dollarsToMicros) }));
  return {
    per,
    sets,
    rows: priced,
    /** The only numbers of tabs that a set can have; `undefined` if others are priced too. */
    onlyTabs: otherTabs === 'refuse' ? rows.map(({ tabs }) => tabs) : undefined,
    /** The price in the row of the tabs, or in the next one, and in the last column up to the sets. */
    of: (number: number, tabs: number): TabsPrice => {
      const row = priced.find((row) => row.tabs >= tabs) ?? priced.at(-1);
      const amount = row?.prices[sets.findLastIndex((from) => from <= number)];
      if (amount === undefined) throw new RangeError(`${number} sets cannot be ordered`);
      return { per, amount, each: formatMicros(amount) };
    },
  };
}

/** Interpolated rates are rounded to ten-thousandths of a dollar. */
const interpolationStep: Micros = 100;

/**
 * The book's own rate, or one interpolated linearly between its neighbors, rounded half-up to
 * ten-thousandths of a dollar. Below the first and above the last it is that one's.
 */
function rateAt(at: number, own: readonly Rate[]): Rate {
  const above = own.find((rate) => rate.at >= at);
  const below = own.findLast((rate) => rate.at <= at);
  const end = above ?? below;
  if (!end) throw new RangeError('the product has no rates');
  if (!above || !below || above === below) return rate(at, end.amount);
  const weighted = below.amount * (above.at - at) + above.amount * (at - below.at);
  const span = (above.at - below.at) * interpolationStep;
  return rate(at, divideHalfUp(weighted, span) * interpolationStep);
}

/** The rate that begins at a number or below it. */
function stepAt(at: number, own: readonly Rate[]): Rate {
  const found = own.findLast((rate) => rate.at <= at);
  if (!found) throw new RangeError(`there is no rate for ${at}`);
  return rate(at, found.amount);
}

function rate(at: number, amount: Micros) {
  return { at, per: 'tab' as const, amount, each: formatMicros(amount) };
}
