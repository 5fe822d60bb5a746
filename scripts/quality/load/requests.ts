import fc from 'fast-check';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { mcpRevisions } from '../../../src/contract/versions.ts';
import { book } from '../../../src/hosts/book.ts';
import { priceQuery } from '../../../src/order/path.ts';
import type { Build } from '../../../src/pricing/build.ts';
import { openCatalog } from '../../../src/pricing/catalog.ts';
import { buildsOf } from '../../../test/support/catalog.ts';
import { wireOf } from '../../../test/support/raw.ts';

/** The book of this project, as its build sells it; links are relative. */
export const catalog = openCatalog(book, '');

type Headers = Readonly<Record<string, string>>;

/** A serialized GET request. */
export function getRequest(target: string, headers: Headers = {}): string {
  return wireOf(target, { headers });
}

/** A serialized POST request with a JSON body. */
export function postRequest(target: string, body: unknown, headers: Headers = {}): string {
  return wireOf(target, { body: JSON.stringify(body), headers });
}

const [modernRevision] = mcpRevisions.modern;
const [legacyRevision] = mcpRevisions.legacy;

/** A call of a tool, in the protocol's current revision. */
export function toolCall(name: string, args: object): string {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': modernRevision,
    'io.modelcontextprotocol/clientInfo': { name: 'drill', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const headers = { 'mcp-method': 'tools/call', 'mcp-name': name };
  return callOf({ name, arguments: args, _meta }, modernRevision, headers);
}

/** The same call in a revision that starts with `initialize`. */
export function legacyToolCall(name: string, args: object): string {
  return callOf({ name, arguments: args }, legacyRevision);
}

function callOf(params: object, revision: string, headers: Headers = {}): string {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return postRequest(endpointPaths.mcp, message, {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': revision,
    ...headers,
  });
}

/** Distinct random builds without titles, by their queries of the price API. */
export function randomBuilds(count: number): ReadonlyMap<string, Build> {
  const untitled = buildsOf(catalog).map((build) => ({ ...build, titles: null }));
  const builds = new Map<string, Build>();
  for (let seed = 1; builds.size < count; seed += 1) {
    for (const build of fc.sample(untitled, { numRuns: count - builds.size, seed })) {
      builds.set(priceQuery(catalog, build), build);
    }
  }
  return builds;
}

/** Their queries alone. */
export function priceQueries(count: number): string[] {
  return [...randomBuilds(count).keys()];
}
