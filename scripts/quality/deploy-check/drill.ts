import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { documentPaths, endpointPaths } from '../../../src/contract/paths.ts';
import { apiQuery, usualBuild } from '../../../src/documents/examples.ts';
import { book } from '../../../src/hosts/book.ts';
import { retrySeconds } from '../../deploy-nginx.ts';
import type { Target } from '../load/connection.ts';
import { catalog, getRequest, priceQueries, toolCall } from '../load/requests.ts';
import { type Load, type LoadResult, startLoadProcess } from '../load/run.ts';
import { type Instance, type Site, startSite } from './site.ts';

const { agentTabsPerSetMax, setQuantities } = book.limits;
const smallest = { product: catalog.defaultProduct, sets: setQuantities[0] };

/**
 * Starts a site for the drills of a file, if one of them is to run; after each one it must answer as
 * before.
 *
 * @returns the site, inside tests.
 */
export function drilledSite(): () => Site {
  let site: Site;
  let before: string[];
  beforeAll(async () => {
    site = await startSite();
    before = await steadyAnswers(site);
  });
  afterEach(async () => {
    expect(await steadyAnswers(site), 'afterwards the service answers as before').toEqual(before);
  });
  afterAll(() => site.stop());
  return () => site;
}

/** The ways into a site. */
export const ways = ['nginx', 'an instance'] as const;

export function wayInto({ httpsPort, instances }: Site, where: (typeof ways)[number]) {
  const [instance] = instances;
  return where === 'nginx'
    ? { target: { port: httpsPort, tls: true }, instances }
    : { target: { port: instance.port }, instances: [instance] as const };
}

/** A request for a quote that no cache holds. */
export function titledQuote(labels: string, headers?: Readonly<Record<string, string>>): string {
  const { product, sets } = smallest;
  return getRequest(
    `${endpointPaths.price}?product=${product}&sets=${sets}&labels=${labels}`,
    headers,
  );
}

/** Loads a site from a separate process, and prints what came of it. */
export async function send(load: Load): Promise<LoadResult> {
  const sender = startLoadProcess();
  const result = await sender.run(load);
  sender.end();
  console.log(result.summary);
  return result;
}

/** Requests distinct quotes, and these paths, over a few connections. */
export function askAsBuyers(
  target: Target,
  extent: Partial<Load> = {},
  paths: readonly string[] = [],
): Promise<LoadResult> {
  const quotes = priceQueries(1_000).map((query) => `${endpointPaths.price}?${query}`);
  const requests = [...quotes, ...paths].map((path) => getRequest(path));
  const usual = { connections: 4, perSecond: 200, seconds: 5, manyAddresses: true };
  return send({ ...target, requests, ...usual, ...extent });
}

/** Loads a site with mixed traffic through nginx, from many addresses. */
export function loadSite(
  { httpsPort: port }: Site,
  extent: Pick<Load, 'connections' | 'perSecond' | 'seconds'>,
): Promise<LoadResult> {
  return send({ port, tls: true, manyAddresses: true, requests: mixedTraffic(20_000), ...extent });
}

/** Typical traffic: prices, prices with titles, agents' calls, pages, delivery dates. */
function mixedTraffic(count: number): string[] {
  const others: readonly ((index: number) => string)[] = [
    (index) => titledQuote(`A|${index}`),
    (index) => {
      const tabsPerSet = 1 + (index % agentTabsPerSetMax);
      return toolCall('quote_price', { ...smallest, tabsPerSet });
    },
    () => getRequest('/'),
    () => getRequest(`${endpointPaths.deliveryDate}?zip=60601`),
  ];
  return priceQueries(count).map(
    (query, index) => others[index % 10]?.(index) ?? getRequest(`${endpointPaths.price}?${query}`),
  );
}

/** Restarts the instances in turn while the site is loaded, from another build if given. */
export async function restartUnderLoad(
  site: Site,
  extent: Parameters<typeof loadSite>[1],
  restarts: number,
  dist?: string,
): Promise<LoadResult> {
  const result = loadSite(site, extent);
  await pause(1_000);
  for (let index = 0; index < restarts; index += 1) {
    await site.instances[index % 2]?.restart({}, dist);
    await pause((retrySeconds + 1) * 1_000);
  }
  return result;
}

/** Requests whose answers don't depend on the time. */
const steadyRequests: readonly string[] = [
  getRequest(endpointPaths.health),
  getRequest(endpointPaths.price),
  getRequest(`${endpointPaths.price}?${apiQuery(catalog, usualBuild(catalog))}`),
  titledQuote('One|Two'),
  getRequest(`${endpointPaths.price}?product=${catalog.defaultProduct}`),
  getRequest('/api/nothing'),
  getRequest(documentPaths.openApi, { 'accept-encoding': 'br' }),
  getRequest('/', { accept: 'text/html' }),
  toolCall('quote_price', { ...smallest, product: catalog.productIds.at(-1), tabsPerSet: 8 }),
];

/** Statuses and bodies of the requests with stable answers, from each instance in turn. */
async function steadyAnswers(site: Site): Promise<string[]> {
  const answers: string[] = [];
  for (const request of steadyRequests.flatMap((each) => [each, each])) {
    const { status, body } = await site.ask(request);
    answers.push(`${status} ${body.toString('base64')}`);
  }
  return answers;
}

/** The resident memory of an instance's process. */
export function megabytesOf({ running }: Instance): number {
  const status = readFileSync(`/proc/${running.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024;
}
