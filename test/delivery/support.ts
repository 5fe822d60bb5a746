import { UTCDateMini } from '@date-fns/utc';
import type { ProductId } from '../../src/book/schema.ts';
import { deliveryCalendars } from '../../src/delivery/calendars.ts';
import type { Day } from '../../src/delivery/day.ts';
import { type Destination, readDestination } from '../../src/delivery/destination.ts';
import { type Estimate, estimateDelivery } from '../../src/delivery/estimate.ts';
import { productionOf } from '../../src/delivery/production.ts';
import { scheduleOrder } from '../../src/delivery/schedule.ts';
import { transit as table } from '../shops/transit.ts';
import { twoProducts as book } from '../shops/two-products.ts';

/** Parses a day written as YYYY-MM-DD. */
export function day(date: string): Day {
  return new UTCDateMini(date);
}

export const calendars = deliveryCalendars(book.delivery);

/** The parts of an estimate that aren't dates. */
export const terms = {
  origin: table.origin,
  freeShippingRegion: book.limits.freeShippingRegion,
};

interface Question {
  readonly approvedAt: string | number;
  readonly product: ProductId;
  readonly transitDays: number;
  readonly zip: string;
  readonly fromCarrier?: true;
}

/** An estimate from the book's calendars: by default, paper to Chicago in two days. */
export function estimate(overrides: Partial<Question> = {}): Estimate {
  const { approvedAt, product, transitDays, zip, fromCarrier }: Question = {
    approvedAt: '2026-11-02T16:00:00Z',
    product: 'paper',
    transitDays: 2,
    zip: '60601',
    ...overrides,
  };
  return estimateDelivery({
    schedule: scheduleOrder(
      new Date(approvedAt),
      productionOf(product, book.products[product]),
      calendars,
    ),
    destination: destination(zip),
    transit: { days: transitDays, source: 'a test', ...(fromCarrier && { fromCarrier }) },
    calendars,
    ...terms,
  });
}

/** A ZIP code that is served. */
export function destination(zip = '60601'): Destination {
  const reading = readDestination(zip, table);
  if (!('destination' in reading)) throw new Error(`${zip} is not served: ${reading.refused}`);
  return reading.destination;
}
