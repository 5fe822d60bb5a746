import { endpointPaths } from '../../../src/contract/paths.ts';
import { costlyRequests, wireOf } from '../../../test/support/costly-requests.ts';
import { addressLimits } from '../../deploy/nginx-conf.ts';
import type { Target } from '../load/connection.ts';
import { startLoadProcess } from '../load/process.ts';
import { runLoad, summaryOf } from '../load/run.ts';
import { measured, type Result } from '../report.ts';
import type { Site } from './site.ts';
import { titledQuote } from './traffic.ts';

const seconds = 5;
/** The longest wait of another buyer, in milliseconds. */
const p99Max = 100;
const direct = '127.3.0.1';
const edge = '127.9.0.1';
const randomByte = (index: number) => (index * 7) % 256;

interface Flood {
  readonly what: string;
  readonly from?: string;
  readonly host?: string;
  /** The X-Forwarded-For of its requests. */
  readonly forwardedFor?: (index: number) => string;
  /** A costly request to send at the rate limit, instead of quotes as fast as possible. */
  readonly costly?: string;
}

/** Costly requests of every kind: small, long, and pages. */
const costlyNames = /^30 unknown|quote_price: 30 unknown|\d titles$/;

/** Each comes from a single buyer, whatever its headers claim. */
const floods: readonly Flood[] = [
  { what: 'from one address', from: direct },
  { what: 'over IPv6', host: '::1' },
  {
    what: 'that forges X-Forwarded-For',
    from: direct,
    forwardedFor: (index) => `198.51.100.${randomByte(index)}`,
  },
  { what: 'through a CDN', from: edge, forwardedFor: () => '198.51.100.1' },
  {
    what: 'through a CDN, forging more hops',
    from: edge,
    forwardedFor: (index) => `203.0.113.${randomByte(index)}, 198.51.100.3`,
  },
  {
    what: 'through a CDN from the addresses of one IPv6 network',
    from: edge,
    forwardedFor: (index) => `2001:db8:1:2:${randomByte(index)}::${randomByte(index)}`,
  },
  ...costlyRequests
    .filter(({ entry, name }) => entry !== endpointPaths.deliveryDate && costlyNames.test(name))
    .map(({ entry, name, parts }) => ({
      what: `of ${name} at ${entry}`,
      from: direct,
      costly: wireOf(parts(1)),
    })),
];

/** One buyer sends more than the limits allow, in every way, while another behaves normally. */
export async function drillFloods({ httpsPort }: Site): Promise<Result[]> {
  const target = { port: httpsPort, tls: true };
  const results: Result[] = [];
  for (const flood of floods) results.push(await measured(() => oneFlood(target, flood)));
  return results;
}

async function oneFlood(
  target: Target,
  { what, from, host, forwardedFor, costly }: Flood,
): Promise<Result> {
  const { requestsPerSecond, burst, connections } = addressLimits;
  const flooding = startLoadProcess();
  const [flood, buyer] = await Promise.all([
    flooding.run({
      ...target,
      from,
      host,
      requests: costly ? [costly] : quotes(forwardedFor),
      connections: costly ? connections : 32,
      ...(costly && { perSecond: 2 * requestsPerSecond }),
      seconds,
      expect: [200, 400, 429],
    }),
    runLoad({
      ...target,
      from: from === edge ? edge : '127.3.0.2',
      requests: quotes(() => '198.51.100.200'),
      connections: 4,
      perSecond: 50,
      seconds,
    }),
  ]);
  flooding.end();
  const { 429: refused = 0 } = flood.statuses;
  const served = flood.answered - refused;
  return {
    what: `A flood ${what}`,
    required: `at most ${requestsPerSecond} answers a second; another buyer gets all of theirs, p99 at most ${p99Max} ms`,
    found: `${served} served, ${refused} rejected with 429; the other: ${summaryOf(buyer)}`,
    met:
      served <= requestsPerSecond * (flood.seconds + 1) + burst &&
      refused > 0 &&
      buyer.answered > 0 &&
      flood.failed + buyer.failed === 0 &&
      buyer.p99 <= p99Max,
  };
}

function quotes(address?: (index: number) => string): string[] {
  return Array.from({ length: 1_000 }, (_, index) =>
    titledQuote(`A|${index}`, address && { 'x-forwarded-for': address(index) }),
  );
}
