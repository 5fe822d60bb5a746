import { expect, test } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { filesIn } from '../../../test/privacy/search.ts';
import { type Answer, askOnce, type Target } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { drilledSite } from './drill.ts';

const site = drilledSite();
const price = smallestOrderUrl(catalog);
const [pricePath = '', priceQuery = ''] = price.split('?');
const huge = 'x,'.repeat(20_000);

/** Header lines that an attacker may send with any request. */
const oddHeaders: readonly string[] = [
  'accept: text/html\r\naccept: text/markdown',
  'accept: text/markdown\r\naccept: text/html',
  'accept: text/html;x=",", text/markdown',
  'accept: TEXT/MARKDOWN',
  'accept: text/markdown;q=0.9, text/html',
  'accept: */*;q=0, text/markdown',
  'accept: application/json',
  `accept: ${huge}text/markdown`,
  `accept: ${huge}`,
  'accept-encoding: br\r\naccept-encoding: identity',
  'accept-encoding: identity\r\naccept-encoding: gzip',
  'accept-encoding: BR',
  'accept-encoding: "br", gzip;q=0',
  'accept-encoding: br;q=0, gzip;q=0.000',
  'accept-encoding: br;q=0.001',
  'accept-encoding: identity;q=0, *;q=0',
  `accept-encoding: ${huge}`,
  'range: bytes=0-9',
  'range: bytes=0-0,2-3,-1',
  'if-range: "x"\r\nrange: bytes=5-',
  'if-none-match: *',
  'if-modified-since: Fri, 01 Jan 2038 00:00:00 GMT',
  'cookie: session=1',
  'cookie: a=1\r\ncookie: b=2',
  'x-forwarded-host: evil.example',
  'x-forwarded-proto: http',
  'x-original-url: /openapi.json',
  'x-http-method-override: POST',
  'forwarded: host=evil.example',
  'cache-control: no-cache',
  'origin: https://evil.example',
  'connection: accept, accept-encoding, host',
  'te: trailers\r\nupgrade: h2c',
];
/** Ways to send a foreign host. */
const oddHosts: readonly string[] = [
  'evil.example',
  'LOCALHOST',
  'localhost.',
  'localhost/evil.example',
  'localhost\r\nhost: evil.example',
  '',
];
/** Other spellings of paths. */
const oddPaths: readonly string[] = [
  '/%70rices',
  '//prices',
  '/prices/',
  '/x/../prices',
  '/prices?',
  '/prices?x=1',
  '/prices%3Fx',
  '/PRICES',
  '/api/../prices',
  price.replace('product', '%70roduct'),
  `${price}&`,
  `${price}&sets=1`,
  price.toUpperCase(),
  `${pricePath}?${priceQuery.split('&').reverse().join('&')}`,
];

const withLines = (path: string, lines: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n\r\n`;
const toHosts = (path: string) => oddHosts.map((host) => getRequest(path, { host }));

/** Every odd request for a path that other clients read. */
const attacks = ['/', '/prices', '/openapi.json', endpointPaths.price, price].flatMap((path) => {
  const readers = [
    getRequest(path),
    getRequest(path, { 'accept-encoding': 'gzip' }),
    getRequest(path, { accept: 'text/html', 'accept-encoding': 'br, gzip' }),
  ];
  const requests = [
    ...oddHeaders.map((lines) => withLines(path, lines)),
    ...toHosts(path),
    ...(path === price ? oddPaths.map((odd) => getRequest(odd)) : []),
  ];
  return requests.map((request) => ({ request, readers }));
});

test(`poison: none of ${attacks.length} odd requests to an empty cache misleads a reader`, async () => {
  const misleading = new Set<string>();
  for (const { request, readers } of attacks) {
    site().emptyCache();
    await askNginx([request]);
    const right = await ask(readers, () => ({ port: site().instances[0].port }));
    const given = await askNginx(readers);
    if (given.some((answer, index) => seen(answer) !== seen(right[index]))) {
      misleading.add(request.slice(0, 120));
    }
  }
  expect([...misleading]).toEqual([]);
});

test('poison: odd requests add nothing to a full cache', async () => {
  const requests = attacks.map(({ request }) => request);
  const cached = async () => {
    await askNginx(requests);
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
    ...(await ask(requests, () => ({ port: site().httpPort }))),
  ];
  const places = answers.flatMap((answer) => headerOf(answer, 'location') ?? []);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => new URL(place, site().origin).origin !== site().origin)).toEqual(
    [],
  );
});

/** The parts of an answer that a client sees. */
function seen(answer: Answer | undefined): string {
  const names = [
    ...['content-type', 'content-encoding', 'content-range', 'location', 'vary', 'set-cookie'],
  ];
  return JSON.stringify([
    answer?.status,
    names.map((name) => headerOf(answer, name)),
    answer?.body.toString('base64'),
  ]);
}

function headerOf(answer: Answer | undefined, name: string): string | undefined {
  return new RegExp(`\r\n${name}: *([^\r]*)`, 'i').exec(answer?.head ?? '')?.[1];
}

/** Over TLS, from changing addresses, so that no rate limit applies. */
function askNginx(requests: readonly string[]): Promise<Answer[]> {
  return ask(requests, (index) => ({
    port: site().httpsPort,
    tls: true,
    from: `127.6.0.${1 + (index % 250)}`,
  }));
}

async function ask(
  requests: readonly string[],
  target: (index: number) => Target,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [index, request] of requests.entries()) {
    answers.push(await askOnce(target(index), request));
  }
  return answers;
}
