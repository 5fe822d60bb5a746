import { capabilitiesDocument } from '../documents/capabilities.ts';
import { quoteDocument } from '../documents/quote.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { quote } from '../pricing/quote.ts';
import { readBuild } from '../pricing/read-build.ts';
import { errorAnswer, jsonAnswer, problemsAnswer } from './answers.ts';
import { readEndpoint } from './endpoint.ts';
import { strongEtag } from './etag.ts';
import type { ApiHandler } from './message.ts';
import { readQuery } from './query.ts';

/** Quotes may be kept for a few minutes, and shown while a fresh one is fetched. */
const fewMinutes = { 'cache-control': 'public, max-age=300, stale-while-revalidate=600' };

/** `GET /api/price`: the capabilities without parameters, else a quote or what is wrong. */
export function priceHandler(catalog: Catalog): ApiHandler {
  const capabilities = jsonAnswer(200, capabilitiesDocument(catalog), fewMinutes);
  const capabilitiesAnswer = {
    ...capabilities,
    headers: { ...capabilities.headers, etag: strongEtag(capabilities.body) },
  };
  return readEndpoint(({ query }) => {
    if (query === '') return capabilitiesAnswer;
    const read = readQuery(query, catalog.book.limits.queryLengthMax);
    if (!read.ok) return errorAnswer(400, read.error);
    if (read.fields.length === 0) return capabilitiesAnswer;
    const reading = readBuild(catalog, read.fields);
    if (!reading.ok) return problemsAnswer(reading.problems);
    return jsonAnswer(200, quoteDocument(catalog, quote(catalog, reading.build)), fewMinutes);
  });
}
