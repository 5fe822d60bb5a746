import { expect, test } from 'vitest';
import { bodyBytesMax as bodyLimit } from '../../../src/contract/exchange.ts';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { book } from '../../../src/hosts/book.ts';
import { headerBytesMax } from '../../../src/hosts/node/listen.ts';
import { filesIn } from '../../../test/privacy/search.ts';
import { type Answer, askOnce, type Target } from '../load/connection.ts';
import { catalog, getRequest, postRequest } from '../load/requests.ts';
import { drilledSite } from './drill.ts';

const site = drilledSite();
const { price, mcp } = endpointPaths;
const { queryLengthMax, setQuantities, tabsPerSet } = book.limits;
const smallest = smallestOrderUrl(catalog);

const long = (length: number) => 'x'.repeat(length);
const titles = Array.from({ length: tabsPerSet.max }, (_, at) => `Exhibit+${at}+${long(48)}`);
const order = `product=${catalog.defaultProduct}&sets=${setQuantities[0]}`;
const labels = (text: string) => getRequest(`${price}?${order}&labels=${text}`);
const manyHeaders = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`x-${at}`, 'x']));

/** Requests, and the statuses that they may get. */
const oversized: readonly (readonly [string, string, readonly number[]])[] = [
  ['a link of 500 titles', labels(titles.join('%7C')), [200]],
  ['a query above the limit', labels(long(queryLengthMax + 1_000)), [400]],
  ['an address twice the limit', labels(long(2 * headerBytesMax)), [414, 431]],
  ['a header twice the limit', getRequest(smallest, { 'x-big': long(2 * headerBytesMax) }), [431]],
  ['1,000 headers', getRequest(smallest, manyHeaders), [200, 400, 431]],
  ['a body twice the limit', postRequest(mcp, long(2 * bodyLimit)), [413]],
];

test.each(oversized)('oversized: %s works or gets a 4xx that says so', async (_, request, may) => {
  const { status } = await site().ask(request);
  console.log(status);
  expect(may).toContain(status);
});

const [pricePath = '', priceQuery = ''] = smallest.split('?');
const huge = 'x,'.repeat(20_000);

/** Header lines that an attacker may send with any request. */
const oddHeaders: readonly string[] = [
  'accept: text/html\r\naccept: text/markdown',
  'accept: text/markdown\r\naccept: text/html',
  'accept: text/html;x=",", text/markdown',
  'accept: TEXT/MARKDOWN',
  'accept: */*;q=0, text/markdown',
  `accept: ${huge}text/markdown`,
  'accept-encoding: br\r\naccept-encoding: identity',
  'accept-encoding: identity\r\naccept-encoding: gzip',
  'accept-encoding: BR',
  'accept-encoding: br;q=0, gzip;q=0.000',
  'accept-encoding: identity;q=0, *;q=0',
  'range: bytes=0-9',
  'if-range: "x"\r\nrange: bytes=5-',
  'if-none-match: *',
  'cookie: session=1',
  'cookie: a=1\r\ncookie: b=2',
  'x-forwarded-host: evil.example',
  'x-forwarded-proto: http',
  'x-original-url: /openapi.json',
  'cache-control: no-cache',
  'connection: accept, accept-encoding, host',
  'te: trailers\r\nupgrade: h2c',
];
/** Ways to send a foreign host. */
const oddHosts: readonly string[] = [
  'evil.example',
  'localhost.',
  'localhost/evil.example',
  'localhost\r\nhost: evil.example',
  '',
];
/** Other spellings of paths. */
const oddPaths: readonly string[] = [
  '/%70rices',
  '/prices/',
  '/x/../prices',
  '/prices?x=1',
  '/PRICES',
  '/api/../prices',
  smallest.replace('product', '%70roduct'),
  `${smallest}&sets=1`,
  smallest.toUpperCase(),
  `${pricePath}?${priceQuery.split('&').reverse().join('&')}`,
];

const paths = ['/', '/prices', '/openapi.json', price, smallest];
const withLines = (path: string, lines: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n\r\n`;
const toHosts = (path: string) => oddHosts.map((host) => getRequest(path, { host }));
const attacksOn = (path: string) => [
  ...oddHeaders.map((lines) => withLines(path, lines)),
  ...toHosts(path),
  ...(path === smallest ? oddPaths.map((odd) => getRequest(odd)) : []),
];
const attacks = paths.flatMap(attacksOn);

test(`poison: none of ${attacks.length} odd requests to an empty cache misleads a reader`, async () => {
  const misleading: string[] = [];
  for (const path of paths) {
    const readers = [
      getRequest(path),
      getRequest(path, { 'accept-encoding': 'gzip' }),
      getRequest(path, { accept: 'text/html', 'accept-encoding': 'br, gzip' }),
    ];
    const right = (await ask(readers, { port: site().instances[0].port })).map(seen);
    for (const attack of attacksOn(path)) {
      site().emptyCache();
      await askNginx([attack]);
      const given = (await askNginx(readers)).map(seen);
      if (given.join() !== right.join()) misleading.push(attack.slice(0, 120));
    }
  }
  expect(misleading).toEqual([]);
});

test('poison: odd requests add nothing to a full cache', async () => {
  const cached = async () => {
    await askNginx(attacks);
    return filesIn([site().cacheFolder]).length;
  };
  expect(await cached()).toBe(await cached());
});

test('poison: no redirect leads to another host', async () => {
  const requests = [
    ...toHosts('/prices/?x=1'),
    'GET http://evil.example/prices/ HTTP/1.1\r\nhost: localhost\r\n\r\n',
    getRequest('//evil.example/prices/'),
  ];
  const answers = [
    ...(await askNginx(requests)),
    ...(await ask(requests, { port: site().httpPort })),
  ];
  const places = answers.flatMap((answer) => headerOf(answer, 'location') ?? []);
  expect(places.length).toBeGreaterThan(0);
  const { origin } = site();
  expect(places.filter((place) => new URL(place, origin).origin !== origin)).toEqual([]);
});

const seenHeaders = [
  ...['content-type', 'content-encoding', 'content-range', 'location', 'vary', 'set-cookie'],
];

/** The parts of an answer that a client sees. */
function seen(answer: Answer): string {
  const headers = seenHeaders.map((name) => headerOf(answer, name));
  return JSON.stringify([answer.status, headers, answer.body.toString('base64')]);
}

function headerOf({ head }: Answer, name: string): string | undefined {
  return new RegExp(`\r\n${name}: *([^\r]*)`, 'i').exec(head)?.[1];
}

/** Over TLS. */
function askNginx(requests: readonly string[]): Promise<Answer[]> {
  return ask(requests, { port: site().httpsPort, tls: true });
}

let asked = 0;

/** From changing addresses, so that no rate limit applies. */
async function ask(requests: readonly string[], target: Target): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const request of requests) {
    asked += 1;
    answers.push(await askOnce({ ...target, from: `127.6.0.${1 + (asked % 250)}` }, request));
  }
  return answers;
}
