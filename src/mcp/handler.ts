import {
  type ApiAnswer,
  type ApiHandler,
  type ApiHeaders,
  type ApiRequest,
  bodyBytesMax,
  openToAll,
  preflight,
} from '../contract/exchange.ts';
import { endpointPaths } from '../contract/paths.ts';
import type { AnswerMessage, McpService } from './server.ts';

const methods = 'POST, OPTIONS';

/** Repeated in each message's headers since revision 2026-07-28. */
const messageHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

const mcpPreflight = preflight(
  methods,
  'accept, authorization, content-type, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id',
);

const internalError = -32603;

/**
 * Guards the SDK's handler: Streamable HTTP, stateless, without authentication.
 *
 * @param baseUrl the base URL that the build publishes.
 * @param openService called by the first message, so that nothing else waits for it.
 * @param failed receives the method of a request that failed inside the service.
 */
export function mcpHandler(
  baseUrl: string,
  openService: () => Promise<McpService>,
  failed: (method: string) => void = () => {},
): ApiHandler {
  const url = `${baseUrl}${endpointPaths.mcp}`;
  let opened: Promise<AnswerMessage> | undefined;
  /** The SDK is large, so only MCP requests load it. */
  const open = async () => {
    const [{ messageHandler }, service] = await Promise.all([import('./server.ts'), openService()]);
    return messageHandler(service);
  };

  const answerMessage = async (request: ApiRequest): Promise<ApiAnswer> => {
    const text = await request.text();
    if (text === undefined) {
      const most = `Send a message of at most ${bodyBytesMax} bytes, not byte by byte.`;
      return refused(413, -32000, most);
    }
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {}
    if (Array.isArray(message)) {
      // The SDK never answers a batch that cancels its own request.
      const single = "Batches aren't supported: send each JSON-RPC message in its own request.";
      return refused(400, -32600, single);
    }
    if (!(message instanceof Object)) {
      return refused(400, -32700, 'The body is not JSON: send one JSON-RPC message.');
    }
    opened ??= open();
    const answer = await (await opened)(sdkRequest(url, request), message);
    const { status, headers } = answer;
    const type = headers.get('content-type');
    const body = withoutDetails(await answer.text(), message, failed);
    const typed = type !== null && { 'content-type': type };
    return { status, headers: { ...typed, 'cache-control': 'no-store' }, body };
  };
  return async (request) => {
    const answer = refusalOf(request, baseUrl) ?? (await answerMessage(request));
    return { ...answer, headers: { ...answer.headers, ...openToAll } };
  };
}

/** The SDK requires an `Accept` that names both types, which JSON-only clients don't send. */
function sdkRequest(url: string, { header }: ApiRequest): Request {
  const headers = new Headers({
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  });
  for (const name of messageHeaders) {
    const value = header(name);
    // Errors repeat it; no valid one is this long.
    if (value !== undefined) headers.set(name, value.slice(0, 250));
  }
  return new Request(url, { method: 'POST', headers });
}

/** An error without the message of what failed inside, which the SDK passes on. */
function withoutDetails(body: string, request: object, failed: (method: string) => void): string {
  if (!body.includes(`"code":${internalError}`)) return body;
  const message = JSON.parse(body);
  if (message.error?.code !== internalError) return body;
  const method = 'method' in request ? String(request.method) : '';
  // The SDK alone answers it, and calls what is malformed an internal error.
  if (method === 'initialize') {
    const needs = '`protocolVersion`, `capabilities` and `clientInfo` with `name` and `version`.';
    const error = { code: -32602, message: `initialize needs ${needs}` };
    return JSON.stringify({ ...message, error });
  }
  failed(/^[a-z/]{1,40}$/.test(method) ? method : 'unknown');
  return JSON.stringify({ ...message, error: { code: internalError, message: 'Internal error' } });
}

function refused(status: number, code: number, message: string, more?: ApiHeaders): ApiAnswer {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...more };
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null });
  return { status, headers, body };
}

/**
 * The answer to what needs no parsing of the message, mostly a refusal.
 *
 * A service on someone's own machine is protected from web pages. With DNS rebinding, a page points
 * its own name at this machine, so its requests have a foreign `Host`; otherwise they have a foreign
 * `Origin`. A build for a local address only answers requests to and from this machine: a page at
 * another IP address needs no DNS and is foreign too. A build for a public address answers every
 * request: proxies may change the host, and any origin may read everything here.
 */
function refusalOf({ method, header }: ApiRequest, baseUrl: string): ApiAnswer | undefined {
  const [host = 'localhost', origin = baseUrl] = [header('host'), header('origin')];
  if (isLocal(baseUrl) && !(isLocal(`http://${host}`) && isLocal(origin))) {
    const message = `This server answers only at ${baseUrl}, and no pages of other sites: call it there, or build it with BASE_URL set to the address you call.`;
    return refused(403, -32000, message);
  }
  if (method === 'OPTIONS') return mcpPreflight;
  if (method !== 'POST') {
    const message = `${method} isn't supported here: POST one JSON-RPC message. There are no sessions and no streams to open.`;
    return refused(405, -32000, message, { allow: methods });
  }
  if (/^\s*application\/json\s*(;|$)/i.test(header('content-type') ?? '')) return undefined;
  const message = 'Send a JSON-RPC message with the header Content-Type: application/json.';
  return refused(415, -32000, message);
}

/** Returns whether an address, of any length and form, is on this machine. */
function isLocal(address: string): boolean {
  const url = address.length < 500 ? URL.parse(address) : null;
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
}
