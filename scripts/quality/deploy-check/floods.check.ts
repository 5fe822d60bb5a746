import { expect, test } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { costlyRequests, wireOf } from '../../../test/support/costly-requests.ts';
import { addressLimits } from '../../deploy-nginx.ts';
import type { Load } from '../load/run.ts';
import { drilledSite, send, titledQuote } from './drill.ts';

const site = drilledSite();
const { requestsPerSecond, burst, connections } = addressLimits;
const direct = '127.3.0.1';
const edge = '127.9.0.1';
const randomByte = (index: number) => (index * 7) % 256;

/** Quotes that no cache holds, with the X-Forwarded-For of each. */
function quotes(address?: (index: number) => string): string[] {
  return Array.from({ length: 1_000 }, (_, index) =>
    titledQuote(`A|${index}`, address && { 'x-forwarded-for': address(index) }),
  );
}

/** Costly requests of every kind: small, long, and pages. */
const costly = costlyRequests
  .filter(({ entry }) => entry !== endpointPaths.deliveryDate)
  .filter(({ name }) => /^30 unknown|quote_price: 30 unknown|\d titles$/.test(name));

const through = (address: (index: number) => string) => ({ from: edge, requests: quotes(address) });

/** Each comes from a single buyer, whatever its headers claim. */
const floods: Record<string, Pick<Load, 'requests'> & Partial<Load>> = {
  'from one address': { from: direct, requests: quotes() },
  'over IPv6': { host: '::1', requests: quotes() },
  'through a CDN, forging more hops': through(
    (index) => `203.0.113.${randomByte(index)}, 198.51.100.3`,
  ),
  'through a CDN from the addresses of one IPv6 network': through(
    (index) => `2001:db8:1:2:${randomByte(index)}::${randomByte(index)}`,
  ),
};
for (const { entry, name, parts } of costly) {
  const extent = { connections, perSecond: 2 * requestsPerSecond };
  floods[`of ${name} at ${entry}`] = { from: direct, requests: [wireOf(parts(1))], ...extent };
}

test.each(Object.entries(floods))(
  'floods: one %s is limited, and another buyer waits 100 ms at most',
  { retry: 1 },
  async (_, sent) => {
    const target = { port: site().httpsPort, tls: true, seconds: 5 };
    const [flood, buyer] = await Promise.all([
      send({ connections: 32, ...sent, ...target, expect: [200, 400, 429] }),
      send({
        ...target,
        from: sent.from === edge ? edge : '127.3.0.2',
        requests: quotes(() => '198.51.100.200'),
        connections: 4,
        perSecond: 50,
      }),
    ]);
    const refused = flood.outcomes.get(429) ?? 0;
    const served = flood.answered - refused;
    console.log(`${served} served, ${refused} rejected with 429`);
    expect(served).toBeLessThanOrEqual(requestsPerSecond * (flood.seconds + 1) + burst);
    expect(refused).toBeGreaterThan(0);
    expect(buyer.answered).toBeGreaterThan(0);
    expect([flood.failed, buyer.failed]).toEqual([0, 0]);
    expect(buyer.p99).toBeLessThanOrEqual(100);
  },
);
