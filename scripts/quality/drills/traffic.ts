import { book } from '../../../src/book/index.ts';
import { documentPaths, endpointPaths } from '../../../src/contract/paths.ts';
import { mcpRevisions } from '../../../src/contract/versions.ts';
import { apiQuery, usualBuild } from '../../../src/documents/example-builds.ts';
import { startLoadProcess } from '../load/process.ts';
import { catalog, getRequest, postRequest, priceQueries } from '../load/requests.ts';
import type { Load, LoadResult } from '../load/run.ts';
import type { Site } from './site.ts';

const { agentTabsPerSetMax, setQuantities } = book.limits;
const [leastSets] = setQuantities;
const [modernRevision] = mcpRevisions.modern;
const [legacyRevision] = mcpRevisions.legacy;

/** A call of the tool that quotes, in the protocol's current revision. */
function quoteCall(args: Readonly<Record<string, unknown>>): string {
  return toolCall('quote_price', args);
}

/** A call of a tool, in the protocol's current revision. */
export function toolCall(name: string, args: Readonly<Record<string, unknown>>): string {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name,
      arguments: args,
      _meta: {
        'io.modelcontextprotocol/protocolVersion': modernRevision,
        'io.modelcontextprotocol/clientInfo': { name: 'drill', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  };
  return postRequest(endpointPaths.mcp, message, {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': modernRevision,
    'mcp-method': 'tools/call',
    'mcp-name': name,
  });
}

/** The same call in a revision that starts with `initialize`. */
export function legacyToolCall(name: string, args: Readonly<Record<string, unknown>>): string {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  };
  return postRequest(endpointPaths.mcp, message, {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': legacyRevision,
  });
}

/** Typical traffic: prices, prices with titles, agents' calls, pages, delivery dates. */
function mixedTraffic(count: number): string[] {
  return priceQueries(count).map((query, index) => {
    if (index % 10 === 0)
      return getRequest(
        `${endpointPaths.price}?${query.replace(/tabs=\d+/, 'labels=A|B')}`.replace(
          /&colorChanges=\d+/,
          '',
        ),
      );
    if (index % 10 === 1)
      return quoteCall({
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

/** Requests whose answers don't depend on the time. */
export const steadyRequests: readonly string[] = [
  getRequest(endpointPaths.health),
  getRequest(endpointPaths.price),
  getRequest(`${endpointPaths.price}?${apiQuery(catalog, usualBuild(catalog))}`),
  getRequest(
    `${endpointPaths.price}?product=${catalog.defaultProduct}&labels=One|Two&sets=${leastSets}`,
  ),
  getRequest(`${endpointPaths.price}?product=${catalog.defaultProduct}`),
  getRequest('/api/nothing'),
  getRequest(documentPaths.openApi, { 'accept-encoding': 'br' }),
  getRequest('/', { accept: 'text/html' }),
  quoteCall({ product: catalog.productIds.at(-1), tabsPerSet: 8, sets: leastSets }),
];
