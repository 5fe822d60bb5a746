import { capabilitiesDocument } from '../documents/capabilities.ts';
import { quoteDocument } from '../documents/quote.ts';
import { readQuery } from '../order/query.ts';
import { type HearOrder, readOrder } from '../order/read.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { quote } from '../pricing/quote.ts';
import { errorAnswer, jsonBody, jsonHeaders, problemsAnswer } from './answers.ts';
import { readEndpoint } from './endpoint.ts';
import { strongEtag } from './etag.ts';
import type { ApiHandler } from './message.ts';

/** Quotes may be cached for a few minutes, and served stale while revalidating. */
const freshness = 'max-age=300, stale-while-revalidate=600';
const headers = jsonHeaders({ 'cache-control': `public, ${freshness}` });

/** Titles can name people, so only the buyer's own cache may keep them. */
const privateHeaders = jsonHeaders({ 'cache-control': `private, ${freshness}` });

/**
 * `GET /api/price`: capabilities if there are no parameters, else a quote or its problems.
 *
 * @param release identifies the code and the book. A URL asks for one build, and its quote only
 * changes with the release, so the release makes a strong entity tag at no cost. Without it, each
 * answer's bytes are hashed.
 * @param hear is told what was asked for.
 */
export function priceHandler(
  catalog: SiteCatalog,
  release?: string,
  hear: HearOrder = () => {},
): ApiHandler {
  const capabilities = jsonBody(capabilitiesDocument(catalog));
  const capabilitiesAnswer = {
    status: 200,
    headers,
    etag: strongEtag(capabilities),
    body: capabilities,
  };
  return readEndpoint(({ query }) => {
    if (query === '') return capabilitiesAnswer;
    const read = readQuery(query, catalog.book.limits.queryLengthMax);
    if (!read.ok) return errorAnswer(400, read.error);
    if (read.given.length === 0) return capabilitiesAnswer;
    const reading = readOrder(catalog, 'price', read.given);
    hear('price', reading);
    if (!reading.ok) return problemsAnswer(reading.problems, reading.corrected);
    const { build } = reading.asked.order;
    const priced = quote(catalog, build);
    return {
      status: 200,
      headers: build.titles ? privateHeaders : headers,
      etag: release && `"${release}-${priced.totalCents}"`,
      body: jsonBody(quoteDocument(catalog, priced)),
    };
  });
}
