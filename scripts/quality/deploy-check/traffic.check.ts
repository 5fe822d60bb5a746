import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { designerPath } from '../../../src/order/path.ts';
import { costlyWire } from '../../../test/support/costly-requests.ts';
import { addressLimits, retrySeconds } from '../../deploy-nginx.ts';
import { catalog, getRequest, priceQueries, toolCall } from '../load/requests.ts';
import type { Load } from '../load/run.ts';
import { drilledSite, send, titledQuote } from './site.ts';

const site = drilledSite();
const { price, deliveryDate, mcp } = endpointPaths;
const { requestsPerSecond, burst, connections } = addressLimits;

/** Typical traffic: prices, prices with titles, agents' calls, pages, delivery dates. */
const mixed = priceQueries(20_000).map((query, index) => {
  const args = { product: catalog.defaultProduct, sets: 25, tabsPerSet: 1 + (index % 150) };
  const others = [titledQuote(`A|${index}`), toolCall('quote_price', args), getRequest('/')];
  others.push(getRequest(`${deliveryDate}?zip=60601`));
  return others[index % 10] ?? getRequest(`${price}?${query}`);
});

function sendMixed(seconds: number) {
  const extent = { connections: 64, perSecond: 3_000, seconds, manyAddresses: true };
  return send({ port: site().httpsPort, tls: true, requests: mixed, ...extent });
}

test('restart: none of 50,000 requests fails while the instances restart in turn', async () => {
  const sent = sendMixed(25);
  for (let index = 0; index < 6; index += 1) {
    await pause((retrySeconds + 1) * 1_000);
    await site().instances[index % 2]?.restart();
  }
  const { failed, answered } = await sent;
  expect(failed).toBe(0);
  expect(answered).toBeGreaterThanOrEqual(50_000);
});

test('kill: of an instance killed under load, at most the requests in flight fail', async () => {
  const sent = sendMixed(8);
  await pause(2_000);
  const killed = Date.now();
  await site().instances[0].restart({}, 'SIGKILL');
  const { failed, lastFailure = killed } = await sent;
  expect(failed).toBeLessThanOrEqual(64);
  expect(lastFailure - killed).toBeLessThan(1_000);
});

/** Quotes that no cache holds, with the X-Forwarded-For of each. */
function quotes(address?: (index: number) => string): string[] {
  return Array.from({ length: 1_000 }, (_, index) =>
    titledQuote(`A|${index}`, address && { 'x-forwarded-for': address(index) }),
  );
}

const direct = '127.3.0.1';
const edge = '127.9.0.1';
const randomByte = (index: number) => (index * 7) % 256;
const costly = (entry: string, name: string) => {
  return { from: direct, connections, requests: [costlyWire(entry, name)] };
};

/** Each comes from a single buyer, whatever its headers claim. */
const floods: Readonly<Record<string, Pick<Load, 'requests'> & Partial<Load>>> = {
  'from one address': { from: direct, requests: quotes() },
  'over IPv6': { host: '::1', requests: quotes() },
  'through a CDN, forging more hops': {
    from: edge,
    requests: quotes((index) => `203.0.113.${randomByte(index)}, 198.51.100.3`),
  },
  'through a CDN from the addresses of one IPv6 network': {
    from: edge,
    requests: quotes((index) => `2001:db8:1:2:${randomByte(index)}::${randomByte(index)}`),
  },
  'of refusals': costly(price, '30 unknown parameters'),
  'of order pages': costly(designerPath(catalog.defaultProduct), '500 titles'),
  'of calls': costly(mcp, 'quote_price: 30 unknown arguments'),
};

test.each(Object.entries(floods))(
  'floods: one %s is limited, and another buyer waits 100 ms at most, or not much longer than without',
  { retry: 1 },
  async (_, sent) => {
    const target = { port: site().httpsPort, tls: true, seconds: 5 };
    const perSecond = 4 * requestsPerSecond;
    const from = sent.from === edge ? edge : '127.3.0.2';
    const requests = quotes(() => '198.51.100.200');
    const ask = () => send({ ...target, from, requests, connections: 4, perSecond: 50 });
    const quiet = await ask();
    const [flood, buyer] = await Promise.all([
      send({ connections: 32, perSecond, ...sent, ...target, expect: [200, 400, 429] }),
      ask(),
    ]);
    const refused = flood.outcomes.get(429) ?? 0;
    const served = flood.answered - refused;
    expect(served).toBeLessThanOrEqual(requestsPerSecond * (flood.seconds + 1) + burst);
    expect(refused).toBeGreaterThan(0);
    expect(buyer.answered).toBeGreaterThan(0);
    expect([flood.failed, buyer.failed]).toEqual([0, 0]);
    expect(buyer.p99).toBeLessThanOrEqual(Math.max(100, 3 * quiet.p99));
  },
);
