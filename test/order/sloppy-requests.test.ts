import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callTool } from '../mcp/messages.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import { followed, queryOf, type SloppyRequest, sloppyRequests } from './sloppy-requests.ts';

/** The tools' own names, under which a correct request isn't sent to the HTTP API. */
const httpNames: Readonly<Record<string, string>> = { tabsPerSet: 'tabs', titles: 'labels' };

/** What a request is to the HTTP API: its base in the API's own words, its change as it is. */
function httpQuery({ base, change }: SloppyRequest): string {
  const kept = Object.entries(base).filter(([name]) => !(name in change));
  const inText = (value: unknown) => (Array.isArray(value) ? value.join('|') : value);
  const own = kept.map(([name, value]) => [httpNames[name] ?? name, inText(value)]);
  return queryOf({ ...Object.fromEntries(own), ...change });
}

async function check(request: SloppyRequest): Promise<void> {
  const { tool, base, change, answer, http } = request;
  const { isError, text, structured } = await callTool(tool, { ...base, ...change });
  const query = httpQuery(request);
  const { status, error, json } = await followed(query);
  expect(error).toMatch(http ?? '');
  expect(error.length).toBeLessThanOrEqual(1000);
  if (answer instanceof RegExp) {
    expect(text).toMatch(answer);
    expect(text.length).toBeLessThanOrEqual(1000);
    expect([isError, structured]).toEqual([true, undefined]);
    if (query) expect(status).toBe(400);
  } else {
    expect(isError, text).toBe(false);
    expect(structured).toMatchObject(answer);
    // The API's advice gives the tool's order, but for what only a link's fragment has.
    const ordered = [json.price?.total, json.orderUrl];
    expect(ordered, error).toEqual([structured.price.total, structured.orderUrl.split('#')[0]]);
  }
}

test('at least 300 different sloppy requests are understood or refused alike at every door', async () => {
  const named = ({ tool, base, change }: SloppyRequest) =>
    JSON.stringify([tool, base, change, Object.keys(change)]);
  expect(new Set(sloppyRequests.map(named)).size).toBe(sloppyRequests.length);
  expect(sloppyRequests.length).toBeGreaterThanOrEqual(300);
  expect(await failures(sloppyRequests, named, check, 8)).toEqual([]);
});

test('any mix of sloppy requests that a tool prices is refused by the HTTP API with advice that gives its price', async () => {
  const quotes = sloppyRequests.filter(({ tool }) => tool === 'quote_price');
  const change = fc.constantFrom(...quotes.map(({ change }) => change));
  const mixes = fc
    .tuple(fc.constantFrom(...catalog.productIds), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([product, changes]) => Object.assign({}, quotes[0]?.base, { product }, ...changes));
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(mixes, async (given) => {
      const { isError, text, structured } = await callTool('quote_price', given);
      if (isError) expect(text.length).toBeLessThanOrEqual(1000);
      else {
        priced += 1;
        const { error, json } = await followed(queryOf(given));
        expect(json.price?.total, error).toBe(structured.price.total);
      }
    }),
    { ...runs(500), seed: 11 },
  );
  expect(priced).toBeGreaterThan(75);
});
