import {
  classifyInboundRequest,
  type Implementation,
  type InboundHttpRequest,
  type JSONRPCRequest,
  type RequestId,
  SERVER_INFO_META_KEY,
  SUBSCRIPTION_ID_META_KEY,
} from '@modelcontextprotocol/server';
import { mcpRevisions } from '../contract/versions.ts';
import type { ApiHandler, ApiRequest } from '../http/answers.ts';
import { cutShort } from '../text/echo.ts';
import { type McpService, openChannel } from './channel.ts';
import {
  acceptedAnswer,
  errorAnswer,
  eventsAnswer,
  idOf,
  jsonMax,
  messageAnswer,
  parseJson,
  type RpcError,
  rpcCodes,
} from './json-rpc.ts';

/**
 * Answers POSTs with a JSON content type, in every protocol revision, from one definition. Each era
 * has one server that stays connected: messages are self-contained, so nothing is created per
 * message.
 */
export async function answerMessages(
  service: McpService,
  failed: (method: string) => void,
): Promise<ApiHandler> {
  const channels = {
    legacy: await openChannel(service, 'legacy'),
    modern: await openChannel(service, 'modern'),
  };

  const ask = async (era: keyof typeof channels, message: JSONRPCRequest, request: ApiRequest) => {
    const { reply, status } = await channels[era].ask(service.tidy?.(message) ?? message);
    if ('error' in reply && reply.error.code === rpcCodes.internalError) failed(message.method);
    return status === 200 && takesOnlyEvents(request)
      ? eventsAnswer([reply])
      : messageAnswer(status, reply);
  };

  return async (request) => {
    const body = parseJson(request.body);
    if (body === undefined) return notJson;
    if (Array.isArray(body)) return batch;
    const id = idOf(body);
    if (typeof id === 'string' && id.length > idLengthMax) return idTooLong;
    const headers = messageHeaders(request);
    const { protocolVersionHeader: version } = headers;
    const route = classifyInboundRequest({ httpMethod: 'POST', ...headers, body });
    if (route.kind === 'reject') {
      const { code, message, data } = route;
      return errorAnswer(route.httpStatus, { code, message, data }, id);
    }
    if (route.kind === 'legacy') {
      const isBare = route.reason === 'no-claim';
      if (!isBare && route.reason !== 'initialize') return acceptedAnswer;
      const fault = isBare && version && versionFault(version, mcpRevisions.legacy);
      return fault ? errorAnswer(400, fault, id) : ask('legacy', body as JSONRPCRequest, request);
    }
    const isRequest = route.messageKind === 'request';
    const fault =
      versionFault(route.classification.revision, mcpRevisions.modern) ??
      (isRequest ? headerFault(route.message, headers) : undefined);
    if (fault) return errorAnswer(400, fault, id);
    if (!isRequest) return acceptedAnswer;
    const { message } = route;
    return message.method === 'subscriptions/listen'
      ? eventsAnswer(endedSubscription(message.id, service.info))
      : ask('modern', message, request);
  };
}

/** Returns whether a client accepts events, but not JSON. */
function takesOnlyEvents({ header }: ApiRequest): boolean {
  const accept = header('accept') ?? '';
  return accept.includes('text/event-stream') && !/json|\*\/\*/.test(accept);
}

const notJson = errorAnswer(400, {
  code: rpcCodes.parseError,
  message: `The body is not JSON, or too large: send one JSON-RPC message of at most ${jsonMax.values} values, nested at most ${jsonMax.depth} deep.`,
});

/** Limits the request id, which the answer repeats. */
const idLengthMax = 200;

const idTooLong = errorAnswer(400, {
  code: rpcCodes.invalidRequest,
  message: `The id is too long: send a number, or at most ${idLengthMax} characters.`,
});

/**
 * Batches were part of one early revision only, and the SDK never answers one that cancels its own
 * request.
 */
const batch = errorAnswer(400, {
  code: rpcCodes.invalidRequest,
  message: "Batches aren't supported: send each JSON-RPC message in its own request.",
});

/**
 * Returns what is wrong with a version that no server of its era speaks. Only versions that
 * `server/discover` lists count for requests that carry one; the others start with a handshake.
 */
function versionFault(
  requested: string | undefined,
  spoken: readonly string[],
): RpcError | undefined {
  if (requested !== undefined && spoken.includes(requested)) return undefined;
  const supported = spoken === mcpRevisions.modern ? spoken : [...mcpRevisions.modern, ...spoken];
  return {
    code: rpcCodes.unsupportedVersion,
    message: `Unsupported protocol version: use ${supported.join(', ')}.`,
    data: { supported, requested: requested && cutShort(requested) },
  };
}

/** The headers that repeat parts of the message. */
type MessageHeaders = Omit<InboundHttpRequest, 'httpMethod' | 'body'>;

function messageHeaders({ header }: ApiRequest): MessageHeaders {
  /** Cut short, since the classifier repeats them in errors. No valid header is that long. */
  const short = (name: string) => {
    const value = header(name)?.trim();
    return value && cutShort(value);
  };
  return {
    protocolVersionHeader: short('mcp-protocol-version'),
    mcpMethodHeader: short('mcp-method'),
    mcpNameHeader: short('mcp-name'),
  };
}

/** The member of `params` that `Mcp-Name` repeats, by method. */
const namedBy = new Map([
  ['tools/call', 'name'],
  ['prompts/get', 'name'],
  ['resources/read', 'uri'],
]);

/**
 * Returns what is wrong with the headers of a request of the current revision. It must repeat its
 * version, its method and, if it has one, its name. The classifier has already compared the headers
 * that are present.
 */
function headerFault(
  { method, params }: JSONRPCRequest,
  { protocolVersionHeader, mcpMethodHeader, mcpNameHeader }: MessageHeaders,
): RpcError | undefined {
  const name = params?.[namedBy.get(method) ?? ''];
  const required = [
    ['MCP-Protocol-Version', protocolVersionHeader],
    ['Mcp-Method', mcpMethodHeader],
    ['Mcp-Name', typeof name === 'string' ? mcpNameHeader : ''],
  ] as const;
  const [missing] = required.find(([, value]) => value === undefined) ?? [];
  if (missing) return mismatch(`The header ${missing} is missing.`);
  if (typeof name !== 'string' || decoded(mcpNameHeader ?? '') === name) return undefined;
  return mismatch("Mcp-Name doesn't match the name in the message.");
}

/** Decodes a header value in Base64 form; `undefined` if it is invalid. */
function decoded(value: string): string | undefined {
  const base64 = /^=\?base64\?(.*)\?=$/i.exec(value)?.[1];
  if (base64 === undefined) return value;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes.toString('utf8') : undefined;
}

function mismatch(fault: string): RpcError {
  return {
    code: rpcCodes.headerMismatch,
    message: `Headers and message disagree: ${fault} Send the same values in both.`,
  };
}

/**
 * The messages of a subscription that ends as soon as it is acknowledged. Nothing that this service
 * lists changes while it runs, so there is nothing to notify of and no stream to keep open.
 */
function endedSubscription(id: RequestId, info: Implementation): object[] {
  const subscription = { [SUBSCRIPTION_ID_META_KEY]: id };
  return [
    {
      jsonrpc: '2.0',
      method: 'notifications/subscriptions/acknowledged',
      params: { _meta: subscription, notifications: {} },
    },
    {
      jsonrpc: '2.0',
      id,
      result: { resultType: 'complete', _meta: { ...subscription, [SERVER_INFO_META_KEY]: info } },
    },
  ];
}
