import type { ApiAnswer, ApiHandler } from '../../src/contract/exchange.ts';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { tableSource } from '../../src/delivery/destination.ts';
import type { DeliveryDesk } from '../../src/delivery/estimate.ts';
import { mcpHandler } from '../../src/mcp/handler.ts';
import { tabquoteService } from '../../src/mcp/tabquote.ts';
import { transit } from '../shops/transit.ts';
import { apiRequest } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';

/** Dates as on a Monday morning with no holidays nearby. */
export const desk: DeliveryDesk = {
  table: transit,
  source: tableSource(transit),
  clock: () => Date.UTC(2026, 10, 2, 16),
};

const [modernRevision] = mcpRevisions.modern;

type Headers = Readonly<Record<string, string | undefined>>;

interface Answered extends ApiAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
  readonly json: any;
}

/** The `_meta` members that every request of the current revision has. */
export const envelope = {
  'io.modelcontextprotocol/protocolVersion': modernRevision,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Ways to call an endpoint without a server around it. */
export function callerOf(handler: ApiHandler) {
  /** Posts a body as is, with the headers of the spec and the given ones. */
  async function post(body: string, headers: Headers = {}): Promise<Answered> {
    const accept = 'application/json, text/event-stream';
    const all = { 'content-type': 'application/json', accept, host: 'tabs.test', ...headers };
    const answer = await handler(apiRequest('', { method: 'POST', body, headers: all }));
    const isJson = answer.headers['content-type']?.includes('json');
    return { ...answer, json: isJson ? JSON.parse(answer.body) : undefined };
  }

  /** A request of the revisions that start with `initialize`. */
  const legacy = (method: string, params?: object, headers: Headers = {}) =>
    post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers);

  /** A request of the current revision, with its headers. */
  function modern(method: string, params: Record<string, unknown> = {}, headers: Headers = {}) {
    const name = params.name ?? params.uri;
    const message = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: envelope } };
    return post(JSON.stringify(message), {
      'mcp-protocol-version': modernRevision,
      'mcp-method': method,
      ...(typeof name === 'string' && { 'mcp-name': name }),
      ...headers,
    });
  }

  return { post, legacy, modern };
}

/** Calls the endpoint of the shop with two products. */
export const { post, legacy, modern } = callerOf(
  mcpHandler(catalog.baseUrl, async () => tabquoteService(catalog, desk)),
);

/** Returns a tool's text, and its structured content if it has any. */
export async function callTool(name: string, given?: unknown) {
  const { json } = await legacy('tools/call', { name, arguments: given });
  const { content, structuredContent, isError = false } = json.result;
  return { text: content[0].text as string, structured: structuredContent, isError };
}
