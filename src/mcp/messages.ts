import {
  classifyInboundRequest,
  type Implementation,
  type InboundClassificationOutcome,
  type JSONRPCRequest,
  type RequestId,
  SERVER_INFO_META_KEY,
  SUBSCRIPTION_ID_META_KEY,
} from '@modelcontextprotocol/server';
import { mcpRevisions } from '../contract/versions.ts';
import type { ApiAnswer, ApiRequest } from '../http/answers.ts';
import { cutShort } from '../text/echo.ts';
import { type Channel, type McpService, openChannel } from './channel.ts';
import {
  acceptedAnswer,
  errorAnswer,
  eventsAnswer,
  idOf,
  isRecord,
  jsonMax,
  messageAnswer,
  parseJson,
  type RpcError,
  rpcCodes,
} from './json-rpc.ts';

/** Answers one POST with a JSON content type. */
export type AnswerMessage = (request: ApiRequest) => Promise<ApiAnswer>;

/**
 * Serves every protocol revision from one definition. Each era has one server that stays connected:
 * messages are self-contained, so nothing is created per message.
 */
export async function answerMessages(
  service: McpService,
  failed: (method: string) => void,
): Promise<AnswerMessage> {
  const [legacy, modern] = await Promise.all([
    openChannel(service, 'legacy'),
    openChannel(service, 'modern'),
  ]);

  const ask = async (channel: Channel, message: JSONRPCRequest, request: ApiRequest) => {
    const { reply, related, status } = await channel.ask(service.tidy?.(message) ?? message);
    if ('error' in reply && reply.error.code === rpcCodes.internalError) failed(message.method);
    return status === 200 && takesEvents(request, related.length > 0)
      ? eventsAnswer([...related, reply])
      : messageAnswer(status, reply);
  };

  return async (request) => {
    const body = parseJson(request.body);
    if (body === undefined) return notJson;
    if (Array.isArray(body)) return batch;
    if (isTooLong(body)) return idTooLong;
    const headers = messageHeaders(request);
    const route = classifyInboundRequest({ httpMethod: 'POST', ...headers, body });
    if (route.kind === 'reject') {
      const { code, message, data } = route;
      return errorAnswer(route.httpStatus, { code, message, data }, idOf(body));
    }
    if (route.kind === 'legacy') {
      if (route.reason !== 'initialize' && route.reason !== 'no-claim') return acceptedAnswer;
      const fault = route.reason === 'no-claim' ? legacyVersionFault(headers) : undefined;
      if (fault) return errorAnswer(400, fault, idOf(body));
      return ask(legacy, body as JSONRPCRequest, request);
    }
    const fault = modernVersionFault(route.classification.revision) ?? headerFault(route, headers);
    if (fault) return errorAnswer(400, fault, idOf(body));
    if (route.messageKind === 'notification') return acceptedAnswer;
    const { message } = route;
    if (message.method === 'subscriptions/listen') {
      return eventsAnswer(endedSubscription(message.id, service.info));
    }
    return ask(modern, message, request);
  };
}

/**
 * Events are sent only to clients that accept them, and only if there is more than the reply or the
 * client doesn't accept JSON.
 */
function takesEvents(request: ApiRequest, hasMore: boolean): boolean {
  const accept = request.header('accept') ?? '';
  return accept.includes('text/event-stream') && (hasMore || !/json|\*\/\*/.test(accept));
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

function isTooLong(body: unknown): boolean {
  const id = idOf(body);
  return typeof id === 'string' && id.length > idLengthMax;
}

/**
 * Batches were part of one early revision only, and the SDK never answers one that cancels its own
 * request.
 */
const batch = errorAnswer(400, {
  code: rpcCodes.invalidRequest,
  message: "Batches aren't supported: send each JSON-RPC message in its own request.",
});

const { modern: modernRevisions, legacy: legacyRevisions } = mcpRevisions;

function legacyVersionFault({ protocolVersionHeader: version }: MessageHeaders) {
  const isSpoken = version === undefined || includes(legacyRevisions, version);
  return isSpoken
    ? undefined
    : unsupportedVersion(version, [...modernRevisions, ...legacyRevisions]);
}

/** Only versions listed by `server/discover` count here; the others start with a handshake. */
function modernVersionFault(version: string | undefined) {
  const isSpoken = version !== undefined && includes(modernRevisions, version);
  return isSpoken ? undefined : unsupportedVersion(version, modernRevisions);
}

function includes(versions: readonly string[], version: string): boolean {
  return versions.includes(version);
}

function unsupportedVersion(requested: string | undefined, supported: readonly string[]): RpcError {
  return {
    code: rpcCodes.unsupportedVersion,
    message: `Unsupported protocol version: use ${supported.join(', ')}.`,
    data: { supported, requested: requested && cutShort(requested) },
  };
}

/** The headers that repeat parts of the message. */
interface MessageHeaders {
  readonly protocolVersionHeader: string | undefined;
  readonly mcpMethodHeader: string | undefined;
  readonly mcpNameHeader: string | undefined;
}

function messageHeaders(request: ApiRequest): MessageHeaders {
  return {
    protocolVersionHeader: shortHeader(request, 'mcp-protocol-version'),
    mcpMethodHeader: shortHeader(request, 'mcp-method'),
    mcpNameHeader: shortHeader(request, 'mcp-name'),
  };
}

/** Truncates a header, since the classifier repeats it in errors. No valid header is this long. */
function shortHeader(request: ApiRequest, name: string): string | undefined {
  const value = request.header(name)?.trim();
  return value && cutShort(value);
}

/** The member of `params` that `Mcp-Name` repeats, by method. */
const namedBy = new Map([
  ['tools/call', 'name'],
  ['prompts/get', 'name'],
  ['resources/read', 'uri'],
]);

type ModernRoute = Extract<InboundClassificationOutcome, { kind: 'modern' }>;

/**
 * Returns what is wrong with the headers of a request of the current revision. It must repeat its
 * version, its method and, if it has one, its name. The classifier has already compared the headers
 * that are present.
 */
function headerFault(route: ModernRoute, headers: MessageHeaders): RpcError | undefined {
  if (route.messageKind !== 'request') return undefined;
  const { method, params } = route.message;
  if (headers.protocolVersionHeader === undefined) return missing('MCP-Protocol-Version');
  if (headers.mcpMethodHeader === undefined) return missing('Mcp-Method');
  const name = isRecord(params) ? params[namedBy.get(method) ?? ''] : undefined;
  if (typeof name !== 'string') return undefined;
  if (headers.mcpNameHeader === undefined) return missing('Mcp-Name');
  return decoded(headers.mcpNameHeader) === name
    ? undefined
    : mismatch("Mcp-Name doesn't match the name in the message.");
}

/** Decodes a header value in Base64 form; `undefined` if it is invalid. */
function decoded(value: string): string | undefined {
  const base64 = /^=\?base64\?(.*)\?=$/i.exec(value)?.[1];
  if (base64 === undefined) return value;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes.toString('utf8') : undefined;
}

function missing(header: string): RpcError {
  return mismatch(`The header ${header} is missing.`);
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
