import { endpointPaths } from '../../../src/contract/paths.ts';
import { addressLimits } from '../../deploy/nginx-conf.ts';
import type { Target } from '../load/connection.ts';
import { startLoadProcess } from '../load/process.ts';
import { getRequest, priceQueries } from '../load/requests.ts';
import { runLoad } from '../load/run.ts';
import { countFailures, describeFailures, type Outcome } from './outcome.ts';
import type { Site } from './site.ts';

const seconds = 4;
const direct = '127.3.0.1';
const edge = '127.9.0.1';
const randomByte = (index: number) => (index * 7) % 256;

interface Flood {
  readonly what: string;
  readonly from?: string;
  readonly host?: string;
  /** The X-Forwarded-For of its requests. */
  readonly forwardedFor?: (index: number) => string;
}

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
];

/**
 * One buyer sends requests as fast as possible, over every interface, while another behaves
 * normally.
 */
export async function drillFloods({ httpsPort }: Site): Promise<Outcome[]> {
  const target = { port: httpsPort, tls: true };
  const outcomes: Outcome[] = [];
  for (const flood of floods) outcomes.push(await oneFlood(target, flood));
  return outcomes;
}

async function oneFlood(
  target: Target,
  { what, from, host, forwardedFor }: Flood,
): Promise<Outcome> {
  const requests = (address?: (index: number) => string) =>
    priceQueries(1_000).map((query, index) =>
      getRequest(
        `${endpointPaths.price}?${query}`,
        address && { 'x-forwarded-for': address(index) },
      ),
    );
  const flooding = startLoadProcess();
  const [flood, buyer] = await Promise.all([
    flooding.run({
      ...target,
      from,
      host,
      requests: requests(forwardedFor),
      connections: 32,
      seconds,
      expect: [200, 429],
    }),
    runLoad({
      ...target,
      from: from === edge ? edge : '127.3.0.2',
      requests: requests(() => '198.51.100.200'),
      connections: 4,
      perSecond: 20,
      seconds,
    }),
  ]);
  flooding.end();
  const { requestsPerSecond, burst } = addressLimits;
  const { 200: served = 0, 429: refused = 0 } = flood.statuses;
  return {
    drill: `A flood ${what}`,
    required: `at most ${requestsPerSecond} answers a second; another buyer gets all of theirs`,
    found: `${served} served, ${refused} rejected with 429; the other: ${buyer.answered} answered, failures: ${describeFailures(buyer.failures)}, p99 ${buyer.p99.toFixed(0)} ms`,
    met:
      served <= requestsPerSecond * (flood.seconds + 1) + burst &&
      refused > served &&
      buyer.answered > 0 &&
      countFailures(buyer.failures) === 0,
  };
}
