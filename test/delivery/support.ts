import type { Book, ProductId } from '../../src/book/schema.ts';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { deliveryCalendars } from '../../src/delivery/calendar.ts';
import { type Destination, readDestination } from '../../src/delivery/destination.ts';
import { estimateDelivery } from '../../src/delivery/estimate.ts';
import { productionOf } from '../../src/delivery/schedule.ts';
import { parseDay } from '../../src/text/days.ts';
import { transit as table } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';

interface Question {
  readonly book?: Book;
  readonly now?: string | number;
  readonly product?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly transitDays?: number;
  readonly zip?: string;
  readonly fromCarrier?: true;
  readonly approve?: string;
  readonly neededBy?: string;
}

/** An estimate from a book's calendars: by default, paper to Chicago in two days. */
export function estimate(question: Question = {}): EstimateDocument {
  const { book = twoProducts, now = '2026-11-02T16:00:00Z', product = 'paper' } = question;
  const { zip, options, transitDays = 2, fromCarrier, approve = '', neededBy = '' } = question;
  const id = product as ProductId;
  return estimateDelivery({
    now: new Date(now).getTime(),
    production: productionOf(id, book.products[id], options),
    destination: destination(zip),
    transit: { days: transitDays, ...(fromCarrier && { fromCarrier }) },
    approval: parseDay(approve),
    neededBy: parseDay(neededBy),
    calendars: deliveryCalendars(book.delivery),
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
