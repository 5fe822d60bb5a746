import { formatISO } from 'date-fns';
import { deliveryCalendars } from '../delivery/calendar.ts';
import { productionOf } from '../delivery/schedule.ts';
import type { Derived } from '../design/derive.ts';
import { orderLines } from '../design/lines.ts';
import { priceQuery } from '../order/path.ts';
import { roundingNote } from '../pricing/in-words.ts';
import { businessDays, counted, formatCount } from '../text/counts.ts';
import { dateText, dayText, isoDate, likelyArrival, parseDay } from '../text/days.ts';
import { linesOf, oneLine, type Row } from '../text/lines.ts';
import { dollars, unitPrice } from '../text/money.ts';
import { capitalized, isolated } from '../text/words.ts';

/** What a buyer adds to a quote; each text may have line breaks, and is empty if there is none. */
export type Buyer = Readonly<typeof noBuyer>;

export const noBuyer = { billTo: '', shipTo: '', contact: '' };

/** What a quote says, as plain data that can be sent to a worker. */
export type QuoteSheet = Readonly<ReturnType<typeof quoteSheet>>;

/** A line of the table, each of its texts as printed. */
export type QuoteItem = readonly [name: string, count: string, each: string, amount: string];

/**
 * The quote of a design.
 *
 * @param madeOn the date printed on it, in the browser's time zone
 */
export function quoteSheet(derived: Derived, madeOn: Date, buyer: Buyer) {
  const { catalog, build, design, quote } = derived;
  const { seller, products, prices } = catalog.book;
  const date = localDate(madeOn);
  const lastDay = (parseDay(date) ?? 0) + (seller.quoteValidDays ?? 0);
  const { totalCents } = quote;
  const { name } = products[build.product];
  const size = `${counted(build.sets, 'set')} of ${counted(build.tabs, 'tab')}`;
  const number = quoteNumber(date, [priceQuery(catalog, build), prices.date, totalCents].join(' '));
  const site = new URL(catalog.baseUrl).host;
  return {
    /** What is quoted, as its heading. */
    title: [isolated(design.job.name.trim()) || name, size].join(', '),
    number,
    legalName: seller.legalName,
    address: (seller.address ?? []).join('\n'),
    /** How to reach the seller. */
    reach: [...(seller.phone ? [seller.phone] : []), seller.email, site].join('\n'),
    /** Number, date and last day. */
    about: linesOf([
      ['number', 'Quote number', number],
      ['date', 'Date', dateText(date)],
      ['validUntil', 'Valid until', seller.quoteValidDays ? dateText(isoDate(lastDay)) : ''],
    ]),
    /** Who gets it and where it goes, as far as the buyer said so. */
    parties: linesOf([
      ['billTo', 'Bill to', buyer.billTo.trim()],
      ['shipTo', 'Ship to', buyer.shipTo.trim()],
      ['contact', 'Contact', buyer.contact.trim()],
      ['po', 'PO number', design.job.po.trim()],
    ]),
    /** The order in words. */
    made: orderLines(derived).filter(({ key }) => !saidElsewhere.includes(key)),
    notes: oneLine(design.job.notes),
    items: [...pricedItems(derived, `${name}, ${size}`), ...unpricedItems(derived)],
    total: dollars(totalCents),
    /** Beneath the total. */
    totalNote: `${dollars(quote.perSetCents)} a set, setup included. ${roundingNote(quote)}`.trim(),
    ...datesOf(derived),
    /** The seller's payment terms; empty if the book has none. */
    terms: seller.paymentTerms ?? '',
    /** As people write it. */
    site,
  };
}

/** The date in the browser's time zone, such as `2026-11-22`. */
export function localDate(time: Date): string {
  return formatISO(time, { representation: 'date' });
}

/**
 * The number of a quote: its date and six letters that depend on all it says. It is a name for the
 * quote and no proof of it.
 *
 * @param date of the quote, an ISO date
 * @param content what else distinguishes it from other quotes
 * @example quoteNumber('2026-11-22', 'product=paper&tabs=5&sets=25 136.25') // '261122-0K3M9Q'
 */
function quoteNumber(date: string, content: string): string {
  let hash = 0x811c9dc5;
  for (const letter of new TextEncoder().encode(`${date} ${content}`)) {
    hash = Math.imul(hash ^ letter, 0x01000193);
  }
  const name = (hash >>> 0).toString(36).padStart(6, '0').slice(-6).toUpperCase();
  return `${date.slice(2).replaceAll('-', '')}-${name}`;
}

/** Lines of the order that have a place of their own. */
const saidElsewhere = ['name', 'po', 'sets', 'tabs', 'zip', 'neededBy', 'arrives', 'notes'];

/** What is priced; only what is counted has a count and a price each. */
function pricedItems({ quote }: Derived, tabs: string): QuoteItem[] {
  return quote.breakdown.map(({ item, label, count, each, cents }) => [
    item === 'tabs' ? tabs : label,
    count === undefined ? '' : formatCount(count),
    each === undefined ? '' : unitPrice(each),
    dollars(cents),
  ]);
}

/** What the total leaves out, and shipping if it is free. */
function unpricedItems({ catalog, quote, dates, design }: Derived): QuoteItem[] {
  const region = catalog.book.limits.freeShippingRegion;
  const isFree = quote.shipping.freeGround && !dates?.chargedPlace;
  const shipping = dates
    ? `Shipping, ${dates.estimate.method} to ${design.delivery.zip}`
    : `Ground shipping${isFree ? ` in the ${region}` : ''}`;
  return [
    [shipping, '', '', isFree ? 'Free' : 'Added'],
    ...catalog.book.prices.excludes.map((excluded): QuoteItem => {
      const [name = '', ...condition] = excluded.split(', ');
      return [capitalized(name), '', '', ['Added', ...condition].join(' ')];
    }),
  ];
}

/** The dates, and what they depend on, or how long production takes. */
function datesOf({ catalog, build, dates, design }: Derived) {
  const { neededBy } = design.delivery;
  const needed: Row = ['neededBy', 'Needed by', neededBy && dayText(neededBy)];
  if (!dates) {
    const product = catalog.book.products[build.product];
    const { days } = productionOf(build.product, product, build.options);
    const datesNote = `Production takes about ${businessDays(days)} after you approve the proof.`;
    return { dates: linesOf([needed]), datesNote };
  }
  const { with_proof: usual, ship_date } = dates.estimate;
  const { approved, arrives } = likelyArrival(dates.estimate);
  const [hour = ''] = deliveryCalendars(catalog.book.delivery).cutOffText.match(/^\S+ \S+/) ?? [];
  const days = linesOf([
    ['proof', 'Proof by e-mail', usual ? dayText(approved) : ''],
    ['approved', 'You approve by', `${dayText(approved)}, ${hour}`],
    ['ships', 'Ships', dayText(usual?.ship_date ?? ship_date)],
    ['arrives', 'Arrives', dayText(arrives)],
    needed,
  ]);
  return { dates: days, datesNote: 'Estimates, if you order today.' };
}
