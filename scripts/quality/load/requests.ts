import fc from 'fast-check';
import { book } from '../../../src/book/index.ts';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { mcpRevisions } from '../../../src/contract/versions.ts';
import { priceQuery } from '../../../src/order/path.ts';
import type { Build } from '../../../src/pricing/build.ts';
import { openCatalog } from '../../../src/pricing/catalog.ts';
import { buildsOf } from '../../../test/support/catalog.ts';

/** The book of this project, as its build sells it; links are relative. */
export const catalog = openCatalog(book, '');

/** A serialized GET request. */
export function getRequest(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  host = 'localhost',
): string {
  return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headerLines(headers)}\r\n`;
}

/** A serialized POST request with a JSON body. */
export function postRequest(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): string {
  const text = JSON.stringify(body);
  return (
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
    `content-length: ${Buffer.byteLength(text)}\r\n${headerLines(headers)}\r\n${text}`
  );
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}

const [modernRevision] = mcpRevisions.modern;
const [legacyRevision] = mcpRevisions.legacy;

/** A call of a tool, in the protocol's current revision. */
export function toolCall(name: string, args: Readonly<Record<string, unknown>>): string {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': modernRevision,
    'io.modelcontextprotocol/clientInfo': { name: 'drill', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return callOf({ name, arguments: args, _meta }, modernRevision, {
    'mcp-method': 'tools/call',
    'mcp-name': name,
  });
}

/** The same call in a revision that starts with `initialize`. */
export function legacyToolCall(name: string, args: Readonly<Record<string, unknown>>): string {
  return callOf({ name, arguments: args }, legacyRevision);
}

function callOf(params: object, revision: string, headers: Readonly<Record<string, string>> = {}) {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return postRequest(endpointPaths.mcp, message, {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': revision,
    ...headers,
  });
}

const seed = 1;

/** Distinct random builds without titles, by their queries of the price API. */
export function randomBuilds(count: number): ReadonlyMap<string, Build> {
  const untitled = buildsOf(catalog).map((build) => ({ ...build, titles: null }));
  const builds = new Map<string, Build>();
  for (let turn = 0; builds.size < count; turn += 1) {
    for (const build of fc.sample(untitled, { numRuns: count, seed: seed + turn })) {
      if (builds.size === count) break;
      builds.set(priceQuery(catalog, build), build);
    }
  }
  return builds;
}

/** Their queries alone. */
export function priceQueries(count: number): string[] {
  return [...randomBuilds(count).keys()];
}
