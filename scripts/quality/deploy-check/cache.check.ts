import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { filesIn } from '../../../test/privacy/search.ts';
import { type Answer, askOnce, type Target } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { drilledSite } from './site.ts';

const site = drilledSite();
const smallest = smallestOrderUrl(catalog);

/** What an attacker may send with a request, a line each: `|` separates header lines. */
const odd = readFileSync(new URL('odd-requests.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const oddHeaders = odd
  .filter((line) => !line.startsWith('/'))
  .map((line) => line.replaceAll('|', '\r\n').replace('HUGE', 'x,'.repeat(20_000)));
const oddPaths = [
  ...odd.filter((line) => line.startsWith('/')),
  ...[`${smallest}&sets=1`, smallest.toUpperCase(), smallest.replace('product', '%70roduct')],
];

const paths = ['/', '/prices', '/openapi.json', endpointPaths.price, smallest];
const attacksOn = (path: string) => [
  ...oddHeaders.map((lines) => {
    const host = lines.startsWith('host:') ? '' : 'host: localhost\r\n';
    return `GET ${path} HTTP/1.1\r\n${host}${lines}\r\n\r\n`;
  }),
  ...(path === smallest ? oddPaths.map((odd) => getRequest(odd)) : []),
];

test('poison: no odd request to an empty cache misleads a reader', async () => {
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
    await askNginx(paths.flatMap(attacksOn));
    return filesIn([site().cacheFolder]).length;
  };
  expect(await cached()).toBe(await cached());
});

test('poison: no redirect leads to another host', async () => {
  const requests = [
    getRequest('/prices/?x=1', { host: 'evil.example' }),
    'GET http://evil.example/prices/ HTTP/1.1\r\nhost: localhost\r\n\r\n',
    getRequest('//evil.example/prices/'),
  ];
  const { httpPort: port, origin } = site();
  const answers = [...(await askNginx(requests)), ...(await ask(requests, { port }))];
  const places = answers.flatMap((answer) => headerOf(answer, 'location') ?? []);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => new URL(place, origin).origin !== origin)).toEqual([]);
});

/** The parts of an answer that a client sees. */
function seen(answer: Answer): string {
  const names = 'content-type content-encoding content-range location vary set-cookie'.split(' ');
  const headers = names.map((name) => headerOf(answer, name));
  return JSON.stringify([answer.status, headers, answer.body.toString('base64')]);
}

function headerOf({ head }: Answer, name: string): string | undefined {
  return new RegExp(`\r\n${name}: *([^\r]*)`, 'i').exec(head)?.[1];
}

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
