import { openToAll, preflight } from '../http/cors.ts';
import type { DeliveryDesk } from '../http/delivery.ts';
import type { ApiAnswer, ApiHandler, ApiRequest } from '../http/message.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import type { Endpoint, ToldOfFailure } from './endpoint.ts';
import { type HostCheck, hostCheck } from './host-check.ts';
import { errorAnswer, rpcCodes } from './json-rpc.ts';
import type { McpService } from './service.ts';

const methods = 'POST, OPTIONS';

const mcpPreflight = preflight(
  methods,
  'accept, authorization, content-type, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id',
);

/**
 * Answers the requests to an MCP endpoint: Streamable HTTP, stateless, without authentication. The
 * service is opened by the first message, so that nothing else waits for it.
 *
 * @param baseUrl the address that the build publishes.
 */
export function mcpEndpoint(
  baseUrl: string,
  openService: () => Promise<McpService>,
  failed: ToldOfFailure,
): ApiHandler {
  const mayCall = hostCheck(baseUrl);
  let endpoint: Promise<Endpoint> | undefined;
  const open = () => {
    endpoint ??= openEndpoint(openService, failed).catch((error: unknown) => {
      endpoint = undefined;
      throw error;
    });
    return endpoint;
  };
  return async (request) => {
    const refusal = refuse(request, baseUrl, mayCall);
    const answer = refusal ?? (await (await open())(request));
    return { ...answer, headers: { ...answer.headers, ...openToAll } };
  };
}

/** `POST /api/mcp`: the prices, order links and delivery dates as an MCP server. */
export function mcpHandler(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  failed: ToldOfFailure = () => {},
): ApiHandler {
  const openService = async () => {
    const { tabquoteService } = await import('./tabquote.ts');
    return tabquoteService(catalog, desk);
  };
  return mcpEndpoint(catalog.baseUrl, openService, failed);
}

async function openEndpoint(
  openService: () => Promise<McpService>,
  failed: ToldOfFailure,
): Promise<Endpoint> {
  const [{ createEndpoint }, service] = await Promise.all([import('./endpoint.ts'), openService()]);
  return createEndpoint(service, failed);
}

/** What is answered without a look at the message. */
function refuse(request: ApiRequest, baseUrl: string, mayCall: HostCheck): ApiAnswer | undefined {
  if (!mayCall(request.header('host'))) {
    return errorAnswer(403, {
      code: rpcCodes.refused,
      message: `This build answers at ${baseUrl} only: call it there, or build it with BASE_URL as the address that it is called by.`,
    });
  }
  if (request.method === 'OPTIONS') return mcpPreflight;
  if (request.method !== 'POST') return methodNotAllowed(request.method);
  if (!isJson(request.header('content-type'))) {
    return errorAnswer(415, {
      code: rpcCodes.refused,
      message: 'Send a JSON-RPC message with the header Content-Type: application/json.',
    });
  }
  return undefined;
}

function methodNotAllowed(method: string): ApiAnswer {
  const answer = errorAnswer(405, {
    code: rpcCodes.refused,
    message: `${method} is not answered here: POST one JSON-RPC message. There are no sessions and no streams to open.`,
  });
  return { ...answer, headers: { ...answer.headers, allow: methods } };
}

function isJson(contentType: string | undefined): boolean {
  return /^\s*application\/json\s*(;|$)/i.test(contentType ?? '');
}
