import { endpointPaths } from '../../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { filesIn } from '../../../test/privacy/search.ts';
import { type Answer, askOnce, type Target } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import type { Result } from '../report.ts';
import type { Site } from './site.ts';

const price = smallestOrderUrl(catalog);
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
  `/api/../prices`,
  price.replace('product', '%70roduct'),
  `${price}&`,
  `${price}&sets=1`,
  price.toUpperCase(),
  `${price.split('?')[0]}?${price.split('?')[1]?.split('&').reverse().join('&')}`,
];
const paths = ['/', '/prices', '/openapi.json', endpointPaths.price, price];
/** Every odd request for a path that other clients read. */
const attacks = paths.flatMap((path) => {
  const readers = [
    getRequest(path),
    getRequest(path, { 'accept-encoding': 'gzip' }),
    getRequest(path, { accept: 'text/html', 'accept-encoding': 'br, gzip' }),
  ];
  const requests = [
    ...oddHeaders.map((lines) => withLines(path, lines)),
    ...oddHosts.map((host) => getRequest(path, {}, host)),
    ...(path === price ? oddPaths.map((odd) => getRequest(odd)) : []),
  ];
  return requests.map((request) => ({ request, readers }));
});

/**
 * Sends each odd request to an empty cache and then normal ones; finally sends all of them to a
 * full cache.
 */
export async function drillPoisoning(site: Site): Promise<Result> {
  const wrong = new Set<string>();
  for (const { request, readers } of attacks) {
    site.emptyCache();
    await askNginx(site, [request]);
    const right = await askInstance(site, readers);
    for (const [index, answer] of (await askNginx(site, readers)).entries()) {
      if (seen(answer) !== seen(right[index])) wrong.add(JSON.stringify(request.slice(0, 120)));
    }
  }
  const requests = attacks.map(({ request }) => request);
  await askNginx(site, requests);
  const cached = filesIn([site.cacheFolder]).length;
  await askNginx(site, requests);
  const more = filesIn([site.cacheFolder]).length - cached;
  const elsewhere = await redirectsElsewhere(site);
  return {
    what: `${attacks.length} odd requests at nginx, each with an empty cache`,
    required:
      'readers get what an instance gives; the cache does not grow; no redirect leads to another host',
    found: `readers misled by: ${[...wrong].join(', ') || 'none'}; ${cached} answers cached, then ${more} more; redirects to other hosts: ${elsewhere.join(', ') || 'none'}`,
    met: wrong.size + more + elsewhere.length === 0,
  };
}

/** The parts of an answer that a client sees. */
function seen(answer: Answer | undefined): string {
  const header = (name: string) =>
    new RegExp(`\r\n${name}: *([^\r]*)`, 'i').exec(answer?.head ?? '')?.[1];
  return [
    answer?.status,
    ...['content-type', 'content-encoding', 'content-range', 'location', 'vary', 'set-cookie'].map(
      header,
    ),
    answer?.body.toString('base64'),
  ].join('|');
}

function withLines(path: string, lines: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n\r\n`;
}

/** Where HTTP and HTTPS redirect to for odd hosts, if not to the site itself. */
async function redirectsElsewhere(site: Site): Promise<string[]> {
  const requests = [
    ...oddHosts.map((host) => getRequest('/prices/?x=1', {}, host)),
    'GET http://evil.example/prices/ HTTP/1.1\r\nhost: localhost\r\n\r\n',
    getRequest('//evil.example/prices/'),
  ];
  const answers = [
    ...(await askNginx(site, requests)),
    ...(await askAll(requests, () => ({ port: site.httpPort }))),
  ];
  return answers
    .flatMap(({ head }) => /\r\nlocation: *([^\r]*)/i.exec(head)?.[1] ?? [])
    .filter((place) => new URL(place, site.origin).origin !== site.origin);
}

/** Over TLS, from changing addresses, so that no rate limit applies. */
function askNginx({ httpsPort }: Site, requests: readonly string[]): Promise<Answer[]> {
  return askAll(requests, (index) => ({
    port: httpsPort,
    tls: true,
    from: `127.6.0.${1 + (index % 250)}`,
  }));
}

function askInstance({ instances }: Site, requests: readonly string[]): Promise<Answer[]> {
  return askAll(requests, () => ({ port: instances[0].port }));
}

async function askAll(
  requests: readonly string[],
  target: (index: number) => Target,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [index, request] of requests.entries()) {
    answers.push(await askOnce(target(index), request));
  }
  return answers;
}
