import type { ApiAnswer, ApiHandler, ApiRequest } from '../http/answers.ts';
import { openToAll, preflight } from '../http/answers.ts';
import type { McpService } from './channel.ts';
import { errorAnswer, rpcCodes } from './json-rpc.ts';
import type { AnswerMessage } from './messages.ts';

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
  const mayCall = originCheck(baseUrl);
  let opened: Promise<AnswerMessage> | undefined;
  const open = () => {
    opened ??= load(openService, failed).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return async (request) => {
    const answer = refuse(request, baseUrl, mayCall) ?? (await (await open())(request));
    return { ...answer, headers: { ...answer.headers, ...openToAll } };
  };
}

/** The SDK is large, so only MCP requests load it. */
async function load(openService: () => Promise<McpService>, failed: (method: string) => void) {
  const [{ answerMessages }, service] = await Promise.all([import('./messages.ts'), openService()]);
  return answerMessages(service, failed);
}

/** Rejects what can be rejected without parsing the message. */
function refuse(request: ApiRequest, baseUrl: string, mayCall: OriginCheck): ApiAnswer | undefined {
  if (!mayCall(request)) {
    return refusal(
      403,
      `This server answers only at ${baseUrl}, and no pages of other sites: call it there, or build it with BASE_URL set to the address you call.`,
    );
  }
  if (request.method === 'OPTIONS') return mcpPreflight;
  if (request.method !== 'POST') {
    const answer = refusal(
      405,
      `${request.method} isn't supported here: POST one JSON-RPC message. There are no sessions and no streams to open.`,
    );
    return { ...answer, headers: { ...answer.headers, allow: methods } };
  }
  if (isJson(request.header('content-type'))) return undefined;
  return refusal(415, 'Send a JSON-RPC message with the header Content-Type: application/json.');
}

function refusal(status: number, message: string): ApiAnswer {
  return errorAnswer(status, { code: rpcCodes.refused, message });
}

function isJson(contentType: string | undefined): boolean {
  return /^\s*application\/json\s*(;|$)/i.test(contentType ?? '');
}

/** Returns whether a request may be answered, by its `Host` and `Origin`. */
type OriginCheck = (request: ApiRequest) => boolean;

/**
 * Protects a service on someone's own machine from web pages. With DNS rebinding, a page points its
 * own name at this machine, so its requests have a foreign `Host`; otherwise they have a foreign
 * `Origin`. A build for a local address only answers requests to and from this machine: a page at
 * another IP address needs no DNS and is foreign too. A build for a public address answers every
 * request: proxies may change the host, and any origin may read everything here.
 *
 * @param baseUrl the base URL that the build publishes.
 */
function originCheck(baseUrl: string): OriginCheck {
  if (!isLocal(new URL(baseUrl).hostname)) return () => true;
  return (request) => {
    const [host, origin] = [request.header('host'), request.header('origin')];
    return (
      (host === undefined || isLocal(hostnameOf(`http://${host}`))) &&
      (origin === undefined || isLocal(hostnameOf(origin)))
    );
  };
}

function hostnameOf(address: string): string {
  return address.length < 500 && URL.canParse(address) ? new URL(address).hostname : '';
}

/** Returns whether a host name, as `URL` normalizes it, is this machine's own. */
function isLocal(name: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(name);
}
