import type { ApiAnswer, ApiHandler, ApiRequest } from '../http/answers.ts';
import { openToAll, preflight } from '../http/answers.ts';
import type { McpService } from './channel.ts';
import { errorAnswer, rpcCodes } from './json-rpc.ts';

const methods = 'POST, OPTIONS';

const mcpPreflight = preflight(
  methods,
  'accept, authorization, content-type, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id',
);

/**
 * Answers requests to an MCP endpoint: Streamable HTTP, stateless, without authentication.
 *
 * @param baseUrl the base URL that the build publishes.
 * @param openService called by the first message, so that nothing else waits for it, and again by
 * the next message if it fails.
 * @param failed receives the method of a request that failed inside the service.
 */
export function mcpHandler(
  baseUrl: string,
  openService: () => Promise<McpService>,
  failed: (method: string) => void = () => {},
): ApiHandler {
  let opened: Promise<ApiHandler> | undefined;
  /** The SDK is large, so only MCP requests load it. */
  const open = async () => {
    const [{ answerMessages }, service] = await Promise.all([
      import('./messages.ts'),
      openService(),
    ]);
    return answerMessages(service, failed);
  };
  const answerMessage = async (request: ApiRequest) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return (await opened)(request);
  };
  return async (request) => {
    const answer = refusalOf(request, baseUrl) ?? (await answerMessage(request));
    return { ...answer, headers: { ...answer.headers, ...openToAll } };
  };
}

/** The answer to what needs no parsing of the message, mostly a refusal. */
function refusalOf(request: ApiRequest, baseUrl: string): ApiAnswer | undefined {
  const { method } = request;
  const refused = (status: number, message: string) =>
    errorAnswer(status, { code: rpcCodes.refused, message });
  if (isLocal(baseUrl) && !isFromThisMachine(request)) {
    return refused(
      403,
      `This server answers only at ${baseUrl}, and no pages of other sites: call it there, or build it with BASE_URL set to the address you call.`,
    );
  }
  if (method === 'OPTIONS') return mcpPreflight;
  if (method !== 'POST') {
    const answer = refused(
      405,
      `${method} isn't supported here: POST one JSON-RPC message. There are no sessions and no streams to open.`,
    );
    return { ...answer, headers: { ...answer.headers, allow: methods } };
  }
  if (/^\s*application\/json\s*(;|$)/i.test(request.header('content-type') ?? '')) return undefined;
  return refused(415, 'Send a JSON-RPC message with the header Content-Type: application/json.');
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
