import { type DeliveryDesk, estimator } from '../delivery/desk.ts';
import { estimateDocument } from '../documents/estimate.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { quoteFormUrl } from '../pricing/order-link.ts';
import { errorAnswer, jsonAnswer, problemsAnswer } from './answers.ts';
import { readDeliveryQuestion } from './delivery-request.ts';
import { readEndpoint } from './endpoint.ts';
import type { ApiHandler } from './message.ts';
import { readQuery } from './query.ts';

/** `GET /api/delivery-date`: when an order whose proof is approved now arrives at a ZIP code. */
export function deliveryDateHandler(catalog: SiteCatalog, desk: DeliveryDesk): ApiHandler {
  const estimateNow = estimator(catalog.book, desk);
  const quoteForm = quoteFormUrl(catalog);
  return readEndpoint(async ({ query }) => {
    const read = readQuery(query, catalog.book.limits.queryLengthMax);
    if (!read.ok) return errorAnswer(400, read.error);
    const reading = readDeliveryQuestion(catalog, read.fields, desk.table, quoteForm);
    if (!reading.ok) return problemsAnswer(reading.problems);
    const { destination, production } = reading.question;
    const { estimate, validForMs } = await estimateNow(destination, production);
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
