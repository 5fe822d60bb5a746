import { classifyInboundRequest, type JSONRPCRequest } from '@modelcontextprotocol/server';
import { mcpRevisions } from '../contract/versions.ts';
import type { ApiAnswer, ApiRequest } from '../http/message.ts';
import { cutShort } from '../text/echo.ts';
import { type Channel, openChannel } from './channel.ts';
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
import { headerFault, type MessageHeaders, messageHeaders } from './message-headers.ts';
import type { McpService } from './service.ts';
import { endedSubscription } from './subscriptions.ts';

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
