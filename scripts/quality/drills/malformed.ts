import { book } from '../../../src/book/index.ts';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { headerBytesMax } from '../../../src/hosts/node/listen.ts';
import { bodyLimit } from '../../../src/hosts/node/receive.ts';
import { answerOn } from '../../../test/support/raw.ts';
import { openSocket, type Target } from '../load/connection.ts';
import { catalog, getRequest, postRequest, priceQueries } from '../load/requests.ts';
import type { Result } from '../report.ts';
import { bothWays, type Site, type Way } from './site.ts';

const price = smallestOrderUrl(catalog);

/** The longest allowed query, and longer ones. */
export async function drillOversized(site: Site): Promise<Result> {
  const titles = Array.from(
    { length: book.limits.tabsPerSet.max },
    (_, index) => `Exhibit ${index} ${'x'.repeat(48)}`,
  )
    .join('|')
    .replaceAll(' ', '+');
  const longest = `${endpointPaths.price}?product=${catalog.defaultProduct}&sets=${book.limits.setQuantities[0]}&labels=${titles.replaceAll('|', '%7C')}`;
  const cases: readonly (readonly [string, string, readonly number[]])[] = [
    [`query of ${longest.length} characters`, getRequest(longest), [200]],
    [
      `query of ${book.limits.queryLengthMax + 1_000} characters`,
      getRequest(`${endpointPaths.price}?labels=${'x'.repeat(book.limits.queryLengthMax + 1_000)}`),
      [400],
    ],
    [
      'address twice the limit',
      getRequest(`${endpointPaths.price}?labels=${'x'.repeat(2 * headerBytesMax)}`),
      [414, 431],
    ],
    [
      'header twice the limit',
      getRequest(price, { 'x-big': 'x'.repeat(2 * headerBytesMax) }),
      [431],
    ],
    ['1,000 headers', getRequest(price, manyHeaders(1_000)), [200, 400, 431]],
    ['body twice the limit', postRequest(endpointPaths.mcp, 'x'.repeat(2 * bodyLimit)), [413]],
  ];
  const found: string[] = [];
  let met = true;
  for (const [what, request, expected] of cases) {
    const status = await site.ask(request).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    found.push(`${what}: ${status}`);
    met &&= expected.includes(status as number);
  }
  return {
    what: 'Oversized headers and bodies',
    required: 'long order links work; larger ones get a 4xx that says so',
    found: found.join('; '),
    met,
  };
}

function manyHeaders(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, 'x']));
}

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
  `GET ${endpointPaths.price}?labels=\r\n HTTP/1.1\r\nhost: a\r\n\r\n`,
  `POST ${endpointPaths.mcp} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST ${endpointPaths.mcp} HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n`,
  `POST ${endpointPaths.mcp} HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab`,
  `POST ${endpointPaths.mcp} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
  'GET / HTTP/1.1\nhost: a\n\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT example.com:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nhost: a\r\n\r\n',
];
/** nginx's answer to HTTP/9.9. */
const versionNotSupported = '505';

/** Many requests at once on one connection, and bytes that aren't requests. */
export function drillMalformed(site: Site): Promise<Result[]> {
  return bothWays(site, async (way) => [await pipelined(way), await notRequests(way)]);
}

async function pipelined({ where, target }: Way): Promise<Result> {
  // An instance takes few requests ahead of their answers.
  const count = target.tls ? 50 : 4;
  const queries = priceQueries(count);
  const text = await exchange(
    target,
    queries.map((query) => getRequest(`${endpointPaths.price}?${query}`)).join('') +
      getRequest(endpointPaths.health, { connection: 'close' }),
  );
  const links = [...text.matchAll(/"orderUrl":"[^"?]*\/(\w+)\?([^"]*)"/g)].map(
    ([, product, query]) => `product=${product}&${query}`,
  );
  const inOrder = links.length === count && links.every((link, at) => link === queries[at]);
  return {
    what: `${count} pipelined requests at ${where}`,
    required: 'all answered, in order',
    found: `${links.length} answered${inOrder ? ', in order' : ''}`,
    met: inOrder,
  };
}

async function notRequests({ where, target }: Way): Promise<Result> {
  const answers = await Promise.all(malformed.map((bytes) => exchange(target, bytes)));
  const statuses = answers.map((answer) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed');
  return {
    what: `${malformed.length} malformed requests at ${where}`,
    required: 'each is rejected or closed, with no server error',
    found: Object.entries(Object.groupBy(statuses, (status) => status))
      .map(([status, all = []]) => `${all.length} x ${status}`)
      .join(', '),
    met: statuses.every((status) => !status.startsWith('5') || status === versionNotSupported),
  };
}

/** Everything received until the connection closes, or for a few seconds. */
async function exchange(target: Target, bytes: string): Promise<string> {
  const socket = openSocket(target);
  const timer = setTimeout(() => socket.destroy(), 12_000);
  const { text } = await answerOn(socket, Buffer.from(bytes, 'latin1')).catch(() => ({ text: '' }));
  clearTimeout(timer);
  return text;
}
