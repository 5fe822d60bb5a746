import type { ApiHandler } from '../../src/contract/exchange.ts';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { tableSource } from '../../src/delivery/destination.ts';
import type { DeliveryDesk } from '../../src/delivery/estimate.ts';
import { mcpHandler } from '../../src/mcp/handler.ts';
import { tabquoteService } from '../../src/mcp/tabquote.ts';
import { transit } from '../shops/transit.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';

/** Dates as on a Monday morning with no holidays nearby. */
export const desk: DeliveryDesk = {
  table: transit,
  source: tableSource(transit),
  clock: () => Date.UTC(2026, 10, 2, 16),
};

const [modernRevision] = mcpRevisions.modern;

type Headers = Readonly<Record<string, string | undefined>>;

/** The `_meta` members that every request of the current revision has. */
export const envelope = {
  'io.modelcontextprotocol/protocolVersion': modernRevision,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

export function callerOf(handler: ApiHandler) {
  async function post(body: string, headers: Headers = {}) {
    const accept = 'application/json, text/event-stream';
    const all = { 'content-type': 'application/json', accept, host: 'tabs.test', ...headers };
    return ask(handler, '', { method: 'POST', body, headers: all });
  }

  const legacy = (method: string, params?: object, headers: Headers = {}) =>
    post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers);

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

export const { post, legacy, modern } = callerOf(
  mcpHandler(catalog.baseUrl, async () => tabquoteService(catalog, desk)),
);

/** Returns a tool's text, and its structured content if it has any. */
export async function callTool(name: string, given?: unknown) {
  const { json } = await legacy('tools/call', { name, arguments: given });
  const { content, structuredContent, isError = false } = json.result;
  return { text: content[0].text as string, structured: structuredContent, isError };
}
