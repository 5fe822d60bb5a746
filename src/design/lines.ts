import { describeOrder } from '../order/describe.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { stateFact } from '../pricing/facts.ts';
import { describePrice } from '../pricing/in-words.ts';
import type { Line } from '../text/lines.ts';
import type { Derived } from './derive.ts';

/** What the design asks for, with the date of arrival if it was asked for. */
export function orderLines(derived: Derived): Line[] {
  const { catalog, order, frame, dates } = derived;
  return describeOrder(catalog, order, frame.cut, dates?.estimate);
}

/** The total and what it doesn't include. */
export function priceLines({ catalog, quote, dates }: Derived): Line[] {
  return describePrice(catalog, quote, dates?.chargedPlace);
}

export function proofFact(catalog: Catalog): string {
  return stateFact(catalog, catalog.book.facts.proof);
}
