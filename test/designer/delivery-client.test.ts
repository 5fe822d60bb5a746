import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respond } from '../../src/contract/exchange.ts';
import { tableSource } from '../../src/delivery/destination.ts';
import { askDeliveryDate } from '../../src/designer/delivery/client.ts';
import { deliveryDateHandler } from '../../src/http/api.ts';
import { quoteFormUrl } from '../../src/pricing/catalog.ts';
import { transit as table } from '../shops/transit.ts';
import { catalog } from '../support/catalog.ts';

const endpoint = deliveryDateHandler(catalog, {
  table,
  source: tableSource(table),
  clock: () => Date.parse('2026-11-02T16:00:00Z'),
});

type Fetch = (url: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>;

const site: Fetch = (url, init) =>
  respond(endpoint, new Request(new URL(url, catalog.baseUrl), init));

const answering = (status: number, body: string) => async () => new Response(body, { status });

const silence: Fetch = (_url, { signal }) =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });

beforeEach(() => {
  vi.stubGlobal('fetch', site);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the designer's delivery request returns the estimate for a ZIP code as people type it", async () => {
  const answer = await askDeliveryDate(' 60601-1234', 'paper');
  const estimate = { zip: '60601', delivery_date: '2026-11-10' };
  expect(answer).toMatchObject({ kind: 'estimate', estimate });
});

test.each([
  ['123', /^The ZIP code must be a five-digit US ZIP code, such as 60601; you typed "123"\.$/],
  ['2134', /If it lost a leading zero, use 02134\.$/],
  ['09001', /^ZIP code 09001 is for military .* Type the ZIP code .* at our quote form\.$/],
])(
  "the designer's delivery request explains in the page's words why %j is rejected",
  async (zip, reason) => {
    const names = reason.source.includes('our quote form');
    expect(await askDeliveryDate(zip, 'paper')).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(reason),
      quoteForm: names ? quoteFormUrl(catalog) : undefined,
    });
  },
);

test.each([
  ['a server in trouble', answering(500, '')],
  ['a page in the way', answering(200, '<html>')],
  ['a refusal without a reason', answering(400, '')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no answer in time', silence],
])("the designer's delivery request is unavailable with %s", async (_what, fetch) => {
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await askDeliveryDate('60601', 'paper')).toEqual({ kind: 'unavailable' });
});

test("the designer's delivery request is canceled when the page aborts it", async () => {
  vi.stubGlobal('fetch', silence);
  const answer = askDeliveryDate('60601', 'paper', {}, AbortSignal.abort());
  expect(await answer).toEqual({ kind: 'unavailable' });
});
