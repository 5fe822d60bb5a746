import type { ProductData } from '../book/schema.ts';
import { formatMicros } from '../text/money.ts';
import { divideHalfUp, dollarsToMicros, type Micros } from './money.ts';

/** A price per tab at a number of sets, or of all tabs of an order. */
type Rate = Readonly<ReturnType<typeof rate>>;

/** A product's prices per tab. */
export type Rates = Readonly<ReturnType<typeof openRates>>;

/** @param quantities orderable numbers of sets, ascending. */
export function openRates({ rates, ratesBy = 'sets' }: ProductData, quantities: readonly number[]) {
  const own = Object.entries(rates).map(([at, perTab]) =>
    rate(Number(at), dollarsToMicros(perTab)),
  );
  const list = ratesBy === 'tabs' ? own : quantities.map((sets) => rateAt(sets, own));
  return {
    /** What they are listed by: the order's sets, or all its tabs (sets x tabs per set). */
    by: ratesBy,
    /** Ascending: one for every orderable quantity, or the book's own by tabs. */
    list,
    /** The rates that are in the book itself, ascending. */
    own,
    /**
     * The rate of an order.
     *
     * @throws RangeError if rates are by sets and this number of them can't be ordered.
     */
    of: (sets: number, tabsPerSet: number) => {
      if (ratesBy === 'tabs') return rateAt(sets * tabsPerSet, own);
      const listed = list.find(({ at }) => at === sets);
      if (!listed) throw new RangeError(`${sets} sets cannot be ordered`);
      return listed;
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
  if (!above || !below || above === below) return rate(at, end.perTab);
  const weighted = below.perTab * (above.at - at) + above.perTab * (at - below.at);
  const span = (above.at - below.at) * interpolationStep;
  return rate(at, divideHalfUp(weighted, span) * interpolationStep);
}

function rate(at: number, perTab: Micros) {
  return { at, perTab, each: formatMicros(perTab) };
}
