import type { OrderBook } from '../book/schema.ts';
import { formatCount } from '../text/counts.ts';
import { dateText } from '../text/days.ts';
import { type Line, linesOf } from '../text/lines.ts';
import { dollars, unitPrice } from '../text/money.ts';
import type { Catalog } from './catalog.ts';
import type { QuantityPrice, Quote } from './quote.ts';

/** The parts of a total, which add up to it: `Tabs: 125 x $0.85`. */
export function describeBreakdown({ breakdown }: Quote): Line[] {
  return breakdown.map(({ item, label, count, each = 0, cents }) => ({
    key: item,
    label: count === undefined ? label : `${label}: ${formatCount(count)} x ${unitPrice(each)}`,
    text: dollars(cents),
  }));
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

export const perSetIsRounded = 'The total is exact; the price per set is rounded.';

/** A note if the price per set times sets isn't the total; else empty. */
export function roundingNote({ sets, perSetCents, totalCents }: QuantityPrice): string {
  return perSetCents * sets === totalCents ? '' : perSetIsRounded;
}

/**
 * What a total includes and leaves out: `Totals include setup. They leave out sales tax, if it
 * applies, and ground shipping, unless it is free.`
 */
export function totalIncludes({ prices, limits }: OrderBook): string {
  const shipping = `ground shipping${limits.freeShippingOver === null ? '' : ', unless it is free'}`;
  return `Totals include setup. They leave out ${[...prices.excludes, shipping].join(', and ')}.`;
}

/** What is free to choose. */
export function neverPriced(hasColors: boolean): string {
  const color = hasColors ? ', the cut, which color you choose' : ', the cut';
  return `The wording${color} and the order of the tabs never change the price.`;
}
