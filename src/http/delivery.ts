import type { TransitData } from '../book/transit-schema.ts';
import { deliveryCalendars } from '../delivery/calendars.ts';
import { estimateDelivery } from '../delivery/estimate.ts';
import { formatDay } from '../delivery/plain-date.ts';
import { scheduleOrder } from '../delivery/schedule.ts';
import type { TransitSource } from '../delivery/transit-source.ts';
import { estimateDocument } from '../documents/estimate.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { quoteFormUrl } from '../pricing/order-link.ts';
import { errorAnswer, jsonAnswer, problemsAnswer } from './answers.ts';
import { readDeliveryQuestion } from './delivery-request.ts';
import { readEndpoint } from './endpoint.ts';
import type { ApiHandler } from './message.ts';
import { readQuery } from './query.ts';

/** What delivery dates are reckoned with, beside the catalog. */
export interface DeliveryDesk {
  /** Says which ZIP codes are served, and where parcels leave from. */
  readonly table: TransitData;
  readonly source: TransitSource;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** `GET /api/delivery-date`: when an order whose proof is approved now arrives at a ZIP code. */
export function deliveryDateHandler(catalog: SiteCatalog, desk: DeliveryDesk): ApiHandler {
  const { delivery, limits } = catalog.book;
  const calendars = deliveryCalendars(delivery);
  const quoteForm = quoteFormUrl(catalog);
  return readEndpoint(async ({ query }) => {
    const read = readQuery(query, limits.queryLengthMax);
    if (!read.ok) return errorAnswer(400, read.error);
    const reading = readDeliveryQuestion(read.fields, desk.table, quoteForm);
    if (!reading.ok) return problemsAnswer(reading.problems);
    const { destination, product } = reading.question;
    const schedule = scheduleOrder(new Date(desk.clock()), product, calendars);
    const transit = await desk.source.transitTo(destination, formatDay(schedule.pickup));
    const estimate = estimateDelivery({
      schedule,
      destination,
      transit,
      calendars,
      origin: desk.table.origin,
      freeShippingRegion: limits.freeShippingRegion,
    });
    const holdsForMs = Number(schedule.holdsUntil) - desk.clock();
    return jsonAnswer(200, estimateDocument(estimate), {
      'cache-control': keptFor(Math.min(holdsForMs, transit.freshForMs ?? holdsForMs)),
    });
  });
}

const secondsMax = 86_400;

/** Never longer than the answer holds: a copy that is too old shows a date that cannot be met. */
function keptFor(milliseconds: number): string {
  const seconds = Math.min(Math.max(0, Math.floor(milliseconds / 1000)), secondsMax);
  return `public, max-age=${seconds}, must-revalidate`;
}
