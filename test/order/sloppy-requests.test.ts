import { expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { callTool } from '../mcp/messages.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { queryOf, type SloppyRequest, sloppyRequests } from './sloppy-requests.ts';

const price = priceHandler(catalog);

/** The tools' own names, under which a correct request isn't sent to the HTTP API. */
const httpNames: Readonly<Record<string, string>> = { tabsPerSet: 'tabs', titles: 'labels' };

/** What a request is to the HTTP API: its base in the API's own words, its change as it is. */
function httpQuery({ base, change }: SloppyRequest): string {
  const kept = Object.entries(base).filter(([name]) => !(name in change));
  const own = kept.map(([name, value]) => [
    httpNames[name] ?? name,
    Array.isArray(value) ? value.join('|') : value,
  ]);
  return queryOf({ ...Object.fromEntries(own), ...change });
}

/** Explains how an answer differs from the expected one; empty if it doesn't. */
async function faultsOf(request: SloppyRequest): Promise<string[]> {
  const { tool, base, change, answer, http } = request;
  const name = `${tool} ${JSON.stringify(change).slice(0, 100)}`;
  const { isError, text, structured } = await callTool(tool, { ...base, ...change });
  const faults: string[] = [];
  const isRefused = answer instanceof RegExp;
  if (isRefused && !(isError && answer.test(text))) faults.push(`tool: ${text.slice(0, 300)}`);
  if (isError && structured) faults.push('tool refuses and quotes');
  if (!isRefused && isError) faults.push(`tool refuses: ${text}`);
  if (!isRefused && !isError) {
    try {
      expect(structured).toMatchObject(answer);
    } catch {
      faults.push(`tool understands: ${text.slice(0, 900)}`);
    }
  }
  if (text.length > 1000 && isError) faults.push(`tool: ${text.length} characters`);
  const query = httpQuery(request);
  const { status, json } = await ask(price, query);
  const { error = '' } = json;
  if (http && !http.test(error)) faults.push(`HTTP: ${error || 'priced'}`);
  if (isRefused && query && status !== 400)
    faults.push(`HTTP prices what the tool refuses: ${query}`);
  if (error.length > 1000) faults.push(`HTTP: ${error.length} characters`);
  if (!isRefused && status !== 200) {
    const corrected = / Send (product=\S+)$/.exec(error)?.[1] ?? '';
    const again = await ask(price, corrected);
    if (again.json.orderUrl !== structured?.orderUrl.split('#')[0]) {
      faults.push(`HTTP's advice doesn't give the tool's order: ${error}`);
    }
  } else if (!isRefused && json.price.total !== structured?.price?.total) {
    faults.push(`HTTP's price is ${json.price.total}`);
  }
  return faults.map((fault) => `${name}\n  ${fault}`);
}

test('at least 300 different sloppy requests are understood or refused alike at every door', async () => {
  const asTexts = sloppyRequests.map(({ tool, base, change }) =>
    JSON.stringify([tool, base, change, Object.keys(change)]),
  );
  expect(asTexts.filter((text, index) => asTexts.indexOf(text) !== index)).toEqual([]);
  expect(asTexts.length).toBeGreaterThanOrEqual(300);
  const faults = await Promise.all(sloppyRequests.map(faultsOf));
  expect(faults.flat().join('\n')).toBe('');
});
