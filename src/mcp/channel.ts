import {
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type JSONRPCResponse,
  type MessageClassification,
  PerRequestHTTPServerTransport,
  type RequestId,
  Server,
  type TransportSendOptions,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { mcpRevisions } from '../contract/versions.ts';
import { rpcCodes } from './json-rpc.ts';
import type { McpService } from './service.ts';

/** What a server says to a request. */
export interface Reply {
  readonly reply: JSONRPCResponse;
  /** What it had to say before, such as progress. */
  readonly related: readonly JSONRPCMessage[];
  /** The HTTP status of the reply, where it goes alone. */
  readonly status: number;
}

/** A way to a connected server, for any number of requests at once. */
export interface Channel {
  ask(request: JSONRPCRequest): Promise<Reply>;
}

/** An era of the protocol: before requests carried their version, or since. */
export type Era = keyof typeof mcpRevisions;

/** Connects a server that speaks one era of the protocol. */
export async function openChannel(service: McpService, era: Era): Promise<Channel> {
  const server = new Server(service.info, {
    ...service.options,
    supportedProtocolVersions: [...mcpRevisions[era]],
  });
  service.install(server);
  if (era === 'legacy') forgetClients(server, service);
  const [revision] = mcpRevisions[era];
  const transport = new SharedTransport(era === 'modern' ? { era, revision } : { era });
  await server.connect(transport);
  return service.tidy ? { ask: (request) => transport.ask(tidied(request, service)) } : transport;
}

function tidied(request: JSONRPCRequest, { tidy }: McpService): JSONRPCRequest {
  return tidy ? tidy(request) : request;
}

const hello = z.looseObject({ protocolVersion: z.string().optional() });

/** The SDK's own answer to `initialize` keeps what the client said of itself for later requests. */
function forgetClients(server: Server, { info, options }: McpService): void {
  const [newest, ...older] = mcpRevisions.legacy;
  server.setRequestHandler('initialize', { params: hello }, ({ protocolVersion }) => ({
    protocolVersion: older.find((version) => version === protocolVersion) ?? newest,
    capabilities: options.capabilities ?? {},
    serverInfo: info,
    ...(options.instructions !== undefined && { instructions: options.instructions }),
  }));
}

interface Exchange {
  readonly id: RequestId;
  readonly related: JSONRPCMessage[];
  readonly settle: (reply: Reply) => void;
  /** While the message is handed over: what is refused then, no handler has seen. */
  entering: boolean;
}

/**
 * Carries many requests to one server. The SDK's transport serves one request and makes a Response
 * of its reply; this one stays connected and hands replies on as they are. Every request gets an id
 * of its own here, since clients do not know of each other's.
 */
class SharedTransport extends PerRequestHTTPServerTransport implements Channel {
  readonly #classification: MessageClassification;
  readonly #exchanges = new Map<RequestId, Exchange>();
  #lastId = 0;

  constructor(classification: MessageClassification) {
    super({ classification });
    this.#classification = classification;
  }

  ask(request: JSONRPCRequest): Promise<Reply> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((settle) => {
      const exchange: Exchange = { id: request.id, related: [], settle, entering: true };
      this.#exchanges.set(id, exchange);
      this.onmessage?.({ ...request, id }, { classification: this.#classification });
      exchange.entering = false;
    });
  }

  override async send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if ('method' in message) {
      if ('id' in message) throw new Error('A stateless server can ask its clients for nothing');
      this.#exchanges.get(options?.relatedRequestId ?? '')?.related.push(message);
      return;
    }
    const exchange = this.#exchanges.get(message.id ?? '');
    if (!exchange) return;
    this.#exchanges.delete(message.id ?? '');
    exchange.settle({
      reply: 'error' in message ? orderly(message, exchange.id) : { ...message, id: exchange.id },
      related: exchange.related,
      status: 'error' in message ? this.#statusOf(message, exchange) : 200,
    });
  }

  #statusOf({ error }: JSONRPCErrorResponse, { entering }: Exchange): number {
    if (this.#classification.era === 'legacy') return 200;
    if (error.code === rpcCodes.missingClientCapability) return 400;
    return entering && error.code === rpcCodes.methodNotFound ? 404 : 200;
  }
}

/** An error without what the SDK or a failing handler says of the inside. */
function orderly({ error, ...message }: JSONRPCErrorResponse, id: RequestId): JSONRPCErrorResponse {
  const inside = error.code === rpcCodes.internalError;
  const firstLine = error.message.split(/:?\s*(?:\[\s*)?\n/, 1)[0] ?? '';
  return {
    ...message,
    id,
    error: inside
      ? { code: error.code, message: 'Internal error' }
      : { ...error, message: firstLine },
  };
}
