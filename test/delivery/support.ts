import { readFileSync } from 'node:fs';
import type { Book, ProductId } from '../../src/book/schema.ts';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { deliveryCalendars } from '../../src/delivery/calendar.ts';
import { type Destination, readDestination } from '../../src/delivery/destination.ts';
import { estimateDelivery } from '../../src/delivery/estimate.ts';
import { productionOf } from '../../src/delivery/schedule.ts';
import { type Day, parseDay } from '../../src/text/days.ts';
import { transit as table } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';

/** Parses a day written as YYYY-MM-DD. */
export function day(date: string): Day {
  return parseDay(date) as Day;
}

export const calendars = deliveryCalendars(twoProducts.delivery);

interface Question {
  readonly book: Book;
  readonly now: string | number;
  readonly product: ProductId;
  readonly options: Readonly<Record<string, string>>;
  readonly transitDays: number;
  readonly zip: string;
  readonly fromCarrier: boolean;
  readonly approve: string;
  readonly neededBy: string;
}

/** An estimate from a book's calendars: by default, paper to Chicago in two days. */
export function estimate(overrides: Partial<Question> = {}): EstimateDocument {
  const { book, now, product, options, transitDays, zip, fromCarrier, approve, neededBy } = {
    book: twoProducts,
    now: '2026-11-02T16:00:00Z',
    product: 'paper' as ProductId,
    transitDays: 2,
    zip: '60601',
    ...overrides,
  };
  return estimateDelivery({
    now: new Date(now).getTime(),
    production: productionOf(product, book.products[product], options),
    destination: destination(zip),
    transit: { days: transitDays, ...(fromCarrier && { fromCarrier }) },
    approval: approve === undefined ? undefined : day(approve),
    neededBy: neededBy === undefined ? undefined : day(neededBy),
    calendars: book === twoProducts ? calendars : deliveryCalendars(book.delivery),
    table,
    freeShippingRegion: book.limits.freeShippingRegion,
  });
}

/** A ZIP code that is served. */
export function destination(zip = '60601'): Destination {
  const reading = readDestination(zip, table);
  if (!('destination' in reading)) throw new Error(`${zip} is not served: ${reading.refused}`);
  return reading.destination;
}

/** Estimates calculated by hand: instant of approval, days in transit, and the two dates. */
export const workedCases = linesOf('cases.txt').map((line) => {
  const [now = '', product, days, ship_date, delivery_date] = line.split(/ {2,}/);
  const asked = { now, product: product as ProductId, transitDays: Number(days) };
  return { line, asked, dates: { ship_date, delivery_date } };
});

/** The lines of a table, without its comments. */
export function linesOf(name: string): string[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#'));
}
