import { book } from '../../../src/book/index.ts';
import { documentPaths, endpointPaths } from '../../../src/contract/paths.ts';
import { apiQuery, usualBuild } from '../../../src/documents/examples.ts';
import type { Target } from '../load/connection.ts';
import { startLoadProcess } from '../load/process.ts';
import { catalog, getRequest, priceQueries, toolCall } from '../load/requests.ts';
import { type Load, type LoadResult, runLoad } from '../load/run.ts';
import type { Site } from './site.ts';

const { agentTabsPerSetMax, setQuantities } = book.limits;
const [leastSets] = setQuantities;

/** A request for a quote that no cache holds. */
export function titledQuote(labels: string, headers?: Readonly<Record<string, string>>): string {
  const order = `product=${catalog.defaultProduct}&sets=${leastSets}`;
  return getRequest(`${endpointPaths.price}?${order}&labels=${labels}`, headers);
}

/** Typical traffic: prices, prices with titles, agents' calls, pages, delivery dates. */
function mixedTraffic(count: number): string[] {
  return priceQueries(count).map((query, index) => {
    if (index % 10 === 0) return titledQuote(`A|${index}`);
    if (index % 10 === 1)
      return toolCall('quote_price', {
        product: catalog.defaultProduct,
        tabsPerSet: 1 + (index % agentTabsPerSetMax),
        sets: leastSets,
      });
    if (index % 10 === 2) return getRequest('/');
    if (index % 10 === 3) return getRequest(`${endpointPaths.deliveryDate}?zip=60601`);
    return getRequest(`${endpointPaths.price}?${query}`);
  });
}

/** Loads a site with mixed traffic through nginx, from many addresses and a separate process. */
export async function loadSite(
  { httpsPort: port }: Site,
  extent: Pick<Load, 'connections' | 'perSecond' | 'seconds'>,
): Promise<LoadResult> {
  const load = startLoadProcess();
  const requests = mixedTraffic(20_000);
  const result = await load.run({ port, tls: true, manyAddresses: true, requests, ...extent });
  load.end();
  return result;
}

/** Requests distinct quotes, and these paths, over a few connections. */
export function askAsBuyers(
  target: Target,
  extent: Partial<Load> = {},
  paths: readonly string[] = [],
): Promise<LoadResult> {
  const quotes = priceQueries(1_000).map((query) => `${endpointPaths.price}?${query}`);
  return runLoad({
    ...target,
    requests: [...quotes, ...paths].map((path) => getRequest(path)),
    connections: 4,
    perSecond: 200,
    seconds: 5,
    manyAddresses: true,
    ...extent,
  });
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
  toolCall('quote_price', {
    product: catalog.productIds.at(-1),
    tabsPerSet: 8,
    sets: leastSets,
  }),
];

/** Statuses and bodies of the requests with stable answers, from each instance in turn. */
export async function steadyAnswers(site: Site): Promise<string[]> {
  const answers: string[] = [];
  for (const request of steadyRequests) {
    for (const _ of site.instances) {
      const { status, body } = await site.ask(request);
      answers.push(`${status} ${body.toString('base64')}`);
    }
  }
  return answers;
}
