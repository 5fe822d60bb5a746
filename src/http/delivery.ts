import { type DeliveryDesk, dayCheck, estimator } from '../delivery/desk.ts';
import { type Destination, readDestination } from '../delivery/destination.ts';
import { productionOf } from '../delivery/schedule.ts';
import { estimateDocument } from '../documents/estimate.ts';
import { readQuery } from '../order/query.ts';
import { readDates } from '../order/read.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { errorAnswer, jsonAnswer, problemsAnswer } from './answers.ts';
import { readEndpoint } from './endpoint.ts';
import type { ApiHandler } from './message.ts';

/** `GET /api/delivery-date`: when an order whose proof is approved now arrives at a ZIP code. */
export function deliveryDateHandler(catalog: SiteCatalog, desk: DeliveryDesk): ApiHandler {
  const surroundings = { transit: desk.table, refusalOfDay: dayCheck(catalog.book, desk) };
  const estimateNow = estimator(catalog.book, desk);
  return readEndpoint(async ({ query }) => {
    const read = readQuery(query, catalog.book.limits.queryLengthMax);
    if (!read.ok) return errorAnswer(400, read.error);
    const reading = readDates(catalog, read.given, surroundings);
    if (!reading.ok) return problemsAnswer(reading.problems, reading.corrected);
    const { product, options, zip, approve, neededBy } = reading.asked;
    const { destination } = readDestination(zip, desk.table) as { destination: Destination };
    const production = productionOf(product, catalog.book.products[product], options);
    const { estimate, validForMs } = await estimateNow({
      ...{ destination, production, approve, neededBy },
    });
    return jsonAnswer(200, estimateDocument(estimate), { 'cache-control': cacheFor(validForMs) });
  });
}

const secondsMax = 86_400;

/**
 * Capped at how long the answer stays correct: an older copy shows a date that can't be met. Only
 * the buyer's own cache may keep it, because it contains a ZIP code.
 */
function cacheFor(milliseconds: number): string {
  const seconds = Math.min(Math.floor(milliseconds / 1000), secondsMax);
  return `private, max-age=${seconds}, must-revalidate`;
}
