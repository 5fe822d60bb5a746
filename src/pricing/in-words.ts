import { formatCount } from '../text/counts.ts';
import { dateText } from '../text/days.ts';
import { type Line, linesOf } from '../text/lines.ts';
import { dollars, roundingNote, unitPrice } from '../text/money.ts';
import type { Catalog } from './catalog.ts';
import type { Micros } from './money.ts';
import type { Quote } from './quote.ts';

/** The parts of a total, which add up to it. */
export function describeBreakdown({ breakdown }: Quote): Line[] {
  return breakdown.map(({ item, label, count, each = 0, cents }) => ({
    key: item,
    label: count === undefined ? label : `${label}: ${eachText(count, each)}`,
    text: dollars(cents),
  }));
}

/** @example eachText(125, 850_000) // '125 x $0.85' */
export function eachText(count: number, each: Micros): string {
  return `${formatCount(count)} x ${unitPrice(each)}`;
}

/**
 * The total and what it doesn't include.
 *
 * @param chargedPlace the destination, if shipping there is never free
 */
export function describePrice(catalog: Catalog, quote: Quote, chargedPlace?: string): Line[] {
  const rounded = roundingNote(quote) && ' (rounded)';
  return linesOf([
    ['total', 'Total, setup included', dollars(quote.totalCents)],
    ['perSet', 'Per set', `${dollars(quote.perSetCents)}${rounded}`],
    ['shipping', 'Ground shipping', shippingText(catalog, quote, chargedPlace)],
    ['priceBook', 'Prices as of', dateText(catalog.book.prices.date)],
  ]);
}

function shippingText({ book, freeShippingOver }: Catalog, { shipping }: Quote, place?: string) {
  if (place) return `Costs extra to ${place}; confirmed before you pay`;
  if (freeShippingOver === undefined) return 'Added';
  const over = shipping.freeGround ? '' : ` over ${dollars(freeShippingOver)}`;
  return `Free${over} in the ${book.limits.freeShippingRegion}`;
}
