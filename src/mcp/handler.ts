import {
  type ApiAnswer,
  type ApiHandler,
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
    const received = parsed(await request.text());
    if ('refusal' in received) return received.refusal;
    const { message } = received;
    opened ??= open();
    const answer = await (await opened)(sdkRequest(url, request), message);
    const body = await answer.text();
    const type = answer.headers.get('content-type');
    return {
      status: answer.status,
      headers: { ...(type !== null && { 'content-type': type }), 'cache-control': 'no-store' },
      body: body.includes(`"code":${internalError}`) ? withoutDetails(body, message, failed) : body,
    };
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

const tooLarge = refused(
  413,
  -32000,
  `Send a message of at most ${bodyBytesMax} bytes, not byte by byte.`,
);
const noMessage = refused(400, -32700, 'The body is not JSON: send one JSON-RPC message.');

/** The SDK never answers a batch that cancels its own request. */
const batch = refused(
  400,
  -32600,
  "Batches aren't supported: send each JSON-RPC message in its own request.",
);

/** Parses a body, or returns why it isn't one message. */
function parsed(body: string | undefined): { message: object } | { refusal: ApiAnswer } {
  if (body === undefined) return { refusal: tooLarge };
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {}
  if (Array.isArray(message)) return { refusal: batch };
  return message instanceof Object ? { message } : { refusal: noMessage };
}

const noHandshake =
  'initialize needs `protocolVersion`, `capabilities` and `clientInfo` with `name` and `version`.';

/** An error without the message of what failed inside, which the SDK passes on. */
function withoutDetails(body: string, request: object, failed: (method: string) => void): string {
  const message = JSON.parse(body);
  if (message.error?.code !== internalError) return body;
  const method = 'method' in request ? String(request.method) : '';
  // The SDK alone answers it, and calls what is malformed an internal error.
  if (method === 'initialize') {
    return JSON.stringify({ ...message, error: { code: -32602, message: noHandshake } });
  }
  failed(/^[a-z/]{1,40}$/.test(method) ? method : 'unknown');
  return JSON.stringify({ ...message, error: { code: internalError, message: 'Internal error' } });
}

function refused(status: number, code: number, message: string): ApiAnswer {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null });
  return { status, headers, body };
}

/** The answer to what needs no parsing of the message, mostly a refusal. */
function refusalOf(request: ApiRequest, baseUrl: string): ApiAnswer | undefined {
  const { method } = request;
  if (isLocal(baseUrl) && !isFromThisMachine(request)) {
    return refused(
      403,
      -32000,
      `This server answers only at ${baseUrl}, and no pages of other sites: call it there, or build it with BASE_URL set to the address you call.`,
    );
  }
  if (method === 'OPTIONS') return mcpPreflight;
  if (method !== 'POST') {
    const answer = refused(
      405,
      -32000,
      `${method} isn't supported here: POST one JSON-RPC message. There are no sessions and no streams to open.`,
    );
    return { ...answer, headers: { ...answer.headers, allow: methods } };
  }
  if (/^\s*application\/json\s*(;|$)/i.test(request.header('content-type') ?? '')) return undefined;
  return refused(
    415,
    -32000,
    'Send a JSON-RPC message with the header Content-Type: application/json.',
  );
}

/**
 * Protects a service on someone's own machine from web pages. With DNS rebinding, a page points its
 * own name at this machine, so its requests have a foreign `Host`; otherwise they have a foreign
 * `Origin`. A build for a local address only answers requests to and from this machine: a page at
 * another IP address needs no DNS and is foreign too. A build for a public address answers every
 * request: proxies may change the host, and any origin may read everything here.
 */
function isFromThisMachine({ header }: ApiRequest): boolean {
  const [host, origin] = [header('host'), header('origin')];
  return (
    (host === undefined || isLocal(`http://${host}`)) && (origin === undefined || isLocal(origin))
  );
}

/** Returns whether an address, of any length and form, is on this machine. */
function isLocal(address: string): boolean {
  const url = address.length < 500 ? URL.parse(address) : null;
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
}
