import type { ProductData } from '../book/schema.ts';
import { formatMicros } from '../text/money.ts';
import { divideHalfUp, dollarsToMicros, type Micros } from './money.ts';

/** The price per tab at a number of sets or of tabs. */
interface Rate {
  /** The number of sets, or of all tabs of the order. */
  readonly at: number;
  readonly perTab: Micros;
  /** `perTab` formatted for display. */
  readonly each: string;
}

/** A product's prices per tab. */
export interface Rates {
  /** What they are listed by: the order's sets, or all its tabs (sets x tabs per set). */
  readonly by: 'sets' | 'tabs';
  /** Ascending: one for every orderable quantity, or the book's own by tabs. */
  readonly list: readonly Rate[];
  /** The rates that are in the book itself, ascending. */
  readonly own: readonly Rate[];
  /**
   * The rate of an order.
   *
   * @throws RangeError if rates are by sets and this number of them can't be ordered.
   */
  readonly of: (sets: number, tabsPerSet: number) => Rate;
}

/** @param quantities orderable numbers of sets, ascending. */
export function openRates({ rates, ratesBy }: ProductData, quantities: readonly number[]): Rates {
  const own = Object.entries(rates).map(([at, perTab]) =>
    rate(Number(at), dollarsToMicros(perTab)),
  );
  return ratesBy === 'tabs' ? byTabs(own) : bySets(own, quantities);
}

function bySets(own: readonly Rate[], quantities: readonly number[]): Rates {
  const all = new Map(quantities.map((sets) => [sets, rateAt(sets, own)]));
  return {
    by: 'sets',
    list: [...all.values()],
    own,
    of: (sets) => {
      const found = all.get(sets);
      if (!found) throw new RangeError(`${sets} sets cannot be ordered`);
      return found;
    },
  };
}

function byTabs(own: readonly Rate[]): Rates {
  const known = new Map<number, Rate>();
  return {
    by: 'tabs',
    list: own,
    own,
    of: (sets, tabsPerSet) => {
      const tabs = sets * tabsPerSet;
      const rate = known.get(tabs) ?? rateAt(tabs, own);
      known.set(tabs, rate);
      return rate;
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

function rate(at: number, perTab: Micros): Rate {
  return { at, perTab, each: formatMicros(perTab) };
}
