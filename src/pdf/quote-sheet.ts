import { deliveryCalendars } from '../delivery/calendar.ts';
import { productionOf } from '../delivery/schedule.ts';
import type { Derived } from '../design/derive.ts';
import { orderLines } from '../design/lines.ts';
import { cleanText } from '../order/clean.ts';
import { orderUrl } from '../order/link.ts';
import { type Job, noJob, usualLook } from '../order/order.ts';
import { priceQuery } from '../order/path.ts';
import { roundingNote } from '../pricing/in-words.ts';
import { businessDays, counted, formatCount } from '../text/counts.ts';
import { dateText, dayText, isoDate, likelyArrival, parseDay } from '../text/days.ts';
import { type Line, linesOf, oneLine, type Row } from '../text/lines.ts';
import { dollars, unitPrice } from '../text/money.ts';
import { capitalized, isolated } from '../text/words.ts';
import { quoteNumber } from './quote-number.ts';

/** What a quote says, as plain data that can be sent to a worker. */
export type QuoteSheet = Readonly<ReturnType<typeof quoteSheet>>;

/** A line of the table. */
export type QuoteItem = Readonly<ReturnType<typeof item>>;

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
  const lines = orderLines(derived);
  return {
    /** What is quoted, as its heading. */
    title: [isolated(design.job.name.trim()) || name, size].join(', '),
    /** Name and address. */
    seller: [seller.legalName ?? seller.name, ...(seller.address ?? [])],
    /** How to reach the seller. */
    reach: [...(seller.phone ? [seller.phone] : []), seller.email, site],
    /** Number, date and last day. */
    about: linesOf([
      ['number', 'Quote number', number],
      ['date', 'Date', dateText(date)],
      ['validUntil', 'Valid until', seller.quoteValidDays ? dateText(isoDate(lastDay)) : ''],
    ]),
    /** Who gets it and where it goes, as far as the buyer said so; texts may have line breaks. */
    parties: partiesOf(design.job, buyer),
    /** The order in words. */
    made: lines.filter(({ key }) => !saidElsewhere.includes(key)),
    notes: oneLine(design.job.notes),
    items: [...pricedItems(derived, `${name}, ${size}`), ...unpricedItems(derived)],
    total: dollars(totalCents),
    /** Beneath the total. */
    totalNote: `${dollars(quote.perSetCents)} a set, setup included. ${roundingNote(quote)}`.trim(),
    dates: datesOf(derived),
    /** What the dates depend on, or how long production takes. */
    datesNote: datesNote(derived),
    /** The seller's payment terms; empty if the book has none. */
    terms: seller.paymentTerms ?? '',
    /** Open the design: from the most complete link to the shortest. */
    links: linksOf(derived),
    /** As people write it. */
    site,
    hasTitlePages: buyer.withTitles,
  };
}

/** The date in the browser's time zone, such as `2026-11-22`. */
export function localDate(time: Date): string {
  const day = new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()));
  return day.toISOString().slice(0, 10);
}

/** Lines of the order that have a place of their own. */
const saidElsewhere = ['name', 'po', 'sets', 'tabs', 'zip', 'neededBy', 'arrives', 'notes'];

/** Only what is counted has a count and a price each. */
function item(name: string, amount: string, count = '', each = '') {
  return { name, count, each, amount };
}

function pricedItems({ quote }: Derived, tabs: string): QuoteItem[] {
  return quote.breakdown.map(({ item: id, label, count, each, cents }) =>
    item(
      id === 'tabs' ? tabs : label,
      dollars(cents),
      count === undefined ? '' : formatCount(count),
      each === undefined ? '' : unitPrice(each),
    ),
  );
}

/** What the total leaves out, and shipping if it is free. */
function unpricedItems({ catalog, quote, dates, design }: Derived): QuoteItem[] {
  const { zip } = design.delivery;
  const region = catalog.book.limits.freeShippingRegion;
  const isFree = quote.shipping.freeGround && !dates?.chargedPlace;
  const shipping = dates
    ? `Shipping, ${dates.estimate.method} to ${zip}`
    : `Ground shipping${isFree ? ` in the ${region}` : ''}`;
  return [
    item(shipping, isFree ? 'Free' : 'Added'),
    ...catalog.book.prices.excludes.map((excluded) => {
      const [name = '', ...condition] = excluded.split(', ');
      return item(capitalized(name), ['Added', ...condition].join(' '));
    }),
  ];
}

function datesOf({ catalog, dates, design }: Derived): Line[] {
  const { neededBy } = design.delivery;
  const needed: Row = ['neededBy', 'Needed by', neededBy && dayText(neededBy)];
  if (!dates) return linesOf([needed]);
  const { with_proof: usual, ship_date } = dates.estimate;
  const { approved, arrives } = likelyArrival(dates.estimate);
  const [hour = ''] = deliveryCalendars(catalog.book.delivery).cutOffText.match(/^\S+ \S+/) ?? [];
  return linesOf([
    ['proof', 'Proof by e-mail', usual ? dayText(approved) : ''],
    ['approved', 'You approve by', `${dayText(approved)}, ${hour}`],
    ['ships', 'Ships', dayText(usual?.ship_date ?? ship_date)],
    ['arrives', 'Arrives', dayText(arrives)],
    needed,
  ]);
}

function datesNote({ catalog, build, dates }: Derived): string {
  if (dates) return 'Estimates, if you order today.';
  const { days } = productionOf(build.product, catalog.book.products[build.product], build.options);
  return `Production takes about ${businessDays(days)} after you approve the proof.`;
}

/** The design's link, without what is longest, and only the build. */
export function linksOf({ catalog, order }: Derived): string[] {
  const { build, look, delivery, job } = order;
  const untitled = { ...build, titles: null };
  const lighter = {
    look: { ...look, body: usualLook.body },
    delivery,
    job: { ...noJob, name: job.name, po: job.po },
  };
  return [
    orderUrl(catalog, build, order),
    orderUrl(catalog, build, lighter),
    orderUrl(catalog, untitled, { look: { ...usualLook, cut: look.cut }, delivery }),
    orderUrl(catalog, untitled),
  ];
}

/** What a buyer adds to a quote; each text is empty if there is none. */
export interface Buyer extends Readonly<Record<BuyerText, string>> {
  /** Whether the titles follow on pages of their own. */
  readonly withTitles: boolean;
}

export const noBuyer: Buyer = { billTo: '', shipTo: '', contact: '', withTitles: false };

const buyerFields = {
  billTo: { label: 'Bill to', rows: 4, autocomplete: 'billing street-address' },
  shipTo: { label: 'Ship to', rows: 4, autocomplete: 'shipping street-address' },
  contact: { label: 'Contact', rows: 3, autocomplete: 'name' },
} as const;

type BuyerText = keyof typeof buyerFields;

const buyerTexts = Object.keys(buyerFields) as BuyerText[];

/** How many lines, of about how many letters, fit on the quote. */
const roomFor = { billTo: 6, shipTo: 6, contact: 3 } as const;
const lettersInLine = 40;

/** What is longer than its place on the quote, as sentences. */
export function tooLong(buyer: Buyer): Partial<Record<BuyerText, string>> {
  const faults = buyerTexts.map((part) => {
    const [lines, text] = [roomFor[part], buyer[part]];
    const fits = text.length <= lines * lettersInLine && text.trim().split('\n').length <= lines;
    const fault = `${buyerFields[part].label} is too long: the quote has room for ${lines} lines of ${lettersInLine} letters.`;
    return [part, fits ? undefined : fault];
  });
  return Object.fromEntries(faults);
}

/** Who gets the quote and where the order goes, as far as the buyer said so. */
function partiesOf({ po }: Job, buyer: Buyer): Line[] {
  const rows = buyerTexts.map((key): Row => {
    const text = cleanText(buyer[key].trim(), roomFor[key] * lettersInLine);
    return [key, buyerFields[key].label, text];
  });
  return linesOf([...rows, ['po', 'PO number', po.trim()]]);
}
