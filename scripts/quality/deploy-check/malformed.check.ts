import { describe, expect, test } from 'vitest';
import { book } from '../../../src/book/index.ts';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { headerBytesMax } from '../../../src/hosts/node/listen.ts';
import { bodyLimit } from '../../../src/hosts/node/receive.ts';
import { answerOn } from '../../../test/support/raw.ts';
import { openSocket, type Target } from '../load/connection.ts';
import { catalog, getRequest, postRequest, priceQueries } from '../load/requests.ts';
import { drilledSite, wayInto, ways } from './drill.ts';

const site = drilledSite();
const { price, mcp, health } = endpointPaths;
const { queryLengthMax, setQuantities, tabsPerSet } = book.limits;
const smallest = smallestOrderUrl(catalog);

const titles = Array.from(
  { length: tabsPerSet.max },
  (_, index) => `Exhibit+${index}+${'x'.repeat(48)}`,
);
const manyHeaders = Array.from({ length: 1_000 }, (_, index) => [`x-${index}`, 'x']);
const longest = `product=${catalog.defaultProduct}&sets=${setQuantities[0]}&labels=${titles.join('%7C')}`;

/** Requests, and the statuses that they may get. */
const oversized: readonly (readonly [string, string, readonly number[]])[] = [
  ['a link of 500 titles', getRequest(`${price}?${longest}`), [200]],
  [
    'a query above the limit',
    getRequest(`${price}?labels=${'x'.repeat(queryLengthMax + 1_000)}`),
    [400],
  ],
  [
    'an address twice the limit',
    getRequest(`${price}?labels=${'x'.repeat(2 * headerBytesMax)}`),
    [414, 431],
  ],
  [
    'a header twice the limit',
    getRequest(smallest, { 'x-big': 'x'.repeat(2 * headerBytesMax) }),
    [431],
  ],
  ['1,000 headers', getRequest(smallest, Object.fromEntries(manyHeaders)), [200, 400, 431]],
  ['a body twice the limit', postRequest(mcp, 'x'.repeat(2 * bodyLimit)), [413]],
];

test.each(oversized)('oversized: %s works or gets a 4xx that says so', async (_, request, may) => {
  const { status } = await site().ask(request);
  console.log(status);
  expect(may).toContain(status);
});

const malformed: readonly string[] = [
  'nonsense\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET /\r\n\r\n',
  'G\u0000T / HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\n: empty\r\n\r\n',
  'GET /\u0001 HTTP/1.1\r\nhost: a\r\n\r\n',
  `GET ${price}?labels=\r\n HTTP/1.1\r\nhost: a\r\n\r\n`,
  `POST ${mcp} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST ${mcp} HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n`,
  `POST ${mcp} HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab`,
  `POST ${mcp} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
  'GET / HTTP/1.1\nhost: a\n\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT example.com:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nhost: a\r\n\r\n',
];

describe.each(ways)('at %s', (where) => {
  const way = () => wayInto(site(), where);

  test('malformed: requests sent together are answered in order', async () => {
    // An instance takes few requests ahead of their answers.
    const queries = priceQueries(where === 'nginx' ? 50 : 4);
    const requests = queries.map((query) => getRequest(`${price}?${query}`));
    const last = getRequest(health, { connection: 'close' });
    const text = await exchange(way().target, requests.join('') + last);
    const links = text.matchAll(/"orderUrl":"[^"?]*\/(\w+)\?([^"]*)"/g);
    expect([...links].map(([, product, query]) => `product=${product}&${query}`)).toEqual(queries);
  });

  test('malformed: what is no request is rejected or closed, with no server error', async () => {
    const answers = await Promise.all(malformed.map((bytes) => exchange(way().target, bytes)));
    const statuses = answers.map((answer) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed');
    console.log(statuses.join(', '));
    // nginx answers 505 to HTTP/9.9.
    expect(statuses.filter((status) => /^5(?!05)/.test(status))).toEqual([]);
  });
});

/** Everything received until the connection closes, or for a few seconds. */
async function exchange(target: Target, bytes: string): Promise<string> {
  const socket = openSocket(target);
  const timer = setTimeout(() => socket.destroy(), 12_000);
  const { text } = await answerOn(socket, Buffer.from(bytes, 'latin1')).catch(() => ({ text: '' }));
  clearTimeout(timer);
  return text;
}
