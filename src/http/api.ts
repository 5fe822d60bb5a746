import type { ApiAnswer, ApiHandler, ApiHeaders, ApiRequest } from '../contract/exchange.ts';
import {
  errorAnswer,
  jsonAnswer,
  jsonHeaders,
  namesEtag,
  openToAll,
  preflight,
  readMethods,
  strongEtag,
} from '../contract/exchange.ts';
import { endpointPaths } from '../contract/paths.ts';
import { checksOf, type DeliveryDesk, estimator } from '../delivery/estimate.ts';
import { problemsDocument, quoteDocument } from '../documents/answers.ts';
import { capabilitiesDocument } from '../documents/capabilities.ts';
import { serviceDescriptionLink } from '../documents/discovery.ts';
import { readPlain } from '../order/plain.ts';
import { readQuery } from '../order/query.ts';
import { type OnReading, type Reading, readOrder } from '../order/read.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { quote } from '../pricing/quote.ts';
import { oncePer } from '../text/once.ts';

/** Endpoints by path. */
export type Api = ReadonlyMap<string, ApiHandler>;

/** Prices and delivery dates over plain GET; see {@link priceHandler} for `release` and `onReading`. */
export function httpApi(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  release?: string,
  onReading?: OnReading,
): Api {
  return new Map([
    [endpointPaths.price, priceHandler(catalog, release, onReading)],
    [endpointPaths.deliveryDate, deliveryDateHandler(catalog, desk, onReading)],
  ]);
}

/** Answers unknown paths under `/api/` with the list of known ones. */
export function unknownEndpoint(api: Api): ApiHandler {
  const known = [...api.keys()].join(', ');
  const answer = errorAnswer(404, `There is no such endpoint. The endpoints are ${known}.`);
  return () => answer;
}

const keptBy = (who: 'public' | 'private') =>
  jsonHeaders({ 'cache-control': `${who}, max-age=300, stale-while-revalidate=600` });
const headers = keptBy('public');
/** Titles can name people, so only the buyer's own cache may keep them. */
const privateHeaders = keptBy('private');

/**
 * `GET /api/price`: capabilities if there are no parameters, else a quote or its problems.
 *
 * @param release identifies the code and the book. A URL asks for one build, and its quote only
 * changes with the release, so the release makes a strong entity tag at no cost. Without it, each
 * answer's bytes are hashed.
 * @param onReading is called with each reading of a request, for counting.
 */
export function priceHandler(
  catalog: SiteCatalog,
  release?: string,
  onReading: OnReading = () => {},
): ApiHandler {
  const capabilities = JSON.stringify(capabilitiesDocument(catalog));
  const etag = strongEtag(capabilities);
  const capabilitiesAnswer = { status: 200, headers, etag, body: capabilities };
  return readEndpoint(({ query }) => {
    if (query === '') return capabilitiesAnswer;
    let reading = readPlain(catalog, query);
    if (!reading) {
      const read = readQuery(query, catalog.book.limits.queryLengthMax);
      if (read.given.length === 0 && !read.error) return capabilitiesAnswer;
      reading = readingOf(catalog, 'price', read);
    }
    onReading('price', reading);
    if (!reading.ok) return errorAnswer(400, problemsDocument(reading.problems, reading.corrected));
    const { build } = reading.order;
    const priced = quote(catalog, build);
    return {
      status: 200,
      headers: build.titles ? privateHeaders : headers,
      etag: release && `"${release}-${priced.totalCents}"`,
      body: JSON.stringify(quoteDocument(catalog, priced)),
    };
  });
}

/** `GET /api/delivery-date`: when an order whose proof is approved now arrives at a ZIP code. */
export function deliveryDateHandler(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  onReading: OnReading = () => {},
): ApiHandler {
  const checks = checksOf(catalog.book, desk);
  const estimateNow = estimator(catalog.book, desk);
  return readEndpoint(async ({ query }) => {
    const read = readQuery(query, catalog.book.limits.queryLengthMax);
    const reading = readingOf(catalog, 'delivery', read, checks);
    onReading('delivery', reading);
    if (!reading.ok) return errorAnswer(400, problemsDocument(reading.problems, reading.corrected));
    const { order, approve } = reading;
    const asked = { ...order.build, ...order.delivery, approve };
    const { estimate, validForMs } = await estimateNow(asked);
    return jsonAnswer(200, estimate, { 'cache-control': cacheFor(validForMs) });
  });
}

/** What a query asks for, or why it can't be read. */
function readingOf(
  catalog: SiteCatalog,
  door: 'price' | 'delivery',
  { given, error }: ReturnType<typeof readQuery>,
  checks?: ReturnType<typeof checksOf>,
): Reading {
  if (error === undefined) return readOrder(catalog, door, given, checks);
  return { ok: false, problems: [{ message: error, code: 'invalid' }] };
}

/**
 * As long as the answer stays correct, at most a day: an older copy shows a date that can't be met.
 * Only the buyer's own cache may keep it, because it contains a ZIP code.
 */
function cacheFor(milliseconds: number): string {
  const seconds = Math.min(Math.floor(milliseconds / 1000), 86_400);
  return `private, max-age=${seconds}, must-revalidate`;
}

const readPreflight = preflight(readMethods, 'accept, content-type, if-none-match');

/**
 * Turns a GET handler into a read-only endpoint: answers HEAD and preflight requests, rejects other
 * methods, allows every origin, and honors `If-None-Match` on success.
 */
function readEndpoint(get: ApiHandler): ApiHandler {
  return (request) => {
    const { method } = request;
    if (method === 'OPTIONS') return readPreflight;
    if (method !== 'GET' && method !== 'HEAD') {
      return errorAnswer(405, `${method} isn't supported here: use GET.`, { allow: readMethods });
    }
    const answer = get(request);
    return answer instanceof Promise
      ? answer.then((late) => finish(request, late))
      : finish(request, answer);
  };
}

/** The completed form of headers, which handlers reuse. */
const complete = oncePer(
  (headers: ApiHeaders): ApiHeaders => ({
    ...headers,
    ...openToAll,
    'access-control-expose-headers': 'etag, link',
    link: serviceDescriptionLink,
  }),
);

function finish(request: ApiRequest, answer: ApiAnswer): ApiAnswer {
  const { status, body } = answer;
  const headers = complete(answer.headers);
  if (status !== 200) return { status, headers, body };
  const etag = answer.etag ?? strongEtag(body);
  if (!namesEtag(request.header('if-none-match'), etag)) return { status, headers, etag, body };
  const { 'content-type': _, ...unchanged } = headers;
  return { status: 304, headers: unchanged, etag, body: '' };
}
