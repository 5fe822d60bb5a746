import {
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type JSONRPCResponse,
  type MessageClassification,
  PerRequestHTTPServerTransport,
  type RequestId,
  Server,
  type ServerOptions,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { mcpRevisions } from '../contract/versions.ts';
import { brief, rpcCodes } from './json-rpc.ts';

/** Connects a server that speaks one era of the protocol: before or since requests carry their version. */
export async function openChannel(
  service: McpService,
  era: keyof typeof mcpRevisions,
): Promise<SharedTransport> {
  const [revision] = mcpRevisions[era];
  const server = new Server(service.info, {
    ...service.options,
    supportedProtocolVersions: [...mcpRevisions[era]],
  });
  service.install(server);
  if (era === 'legacy') forgetClients(server, service);
  const transport = new SharedTransport(era === 'modern' ? { era, revision } : { era });
  await server.connect(transport);
  return transport;
}

const hello = z.looseObject({ protocolVersion: z.string().optional() });

/** The SDK's own `initialize` handler would keep client details for later requests. */
function forgetClients(server: Server, { info, options }: McpService): void {
  const [newest, ...older] = mcpRevisions.legacy;
  server.setRequestHandler('initialize', { params: hello }, ({ protocolVersion }) => ({
    protocolVersion: older.find((version) => version === protocolVersion) ?? newest,
    capabilities: options.capabilities ?? {},
    serverInfo: info,
    ...(options.instructions !== undefined && { instructions: options.instructions }),
  }));
}

/** What an MCP endpoint serves; the same for all revisions of the protocol. */
export interface McpService {
  readonly info: ConstructorParameters<typeof Server>[0];
  readonly options: ServerOptions;
  /** Registers the handlers on a server. */
  install(server: Server): void;
  /** Corrects harmless mistakes in a request before it is checked. */
  readonly tidy?: (request: JSONRPCRequest) => JSONRPCRequest;
}

/** A server's reply to a request, and its HTTP status. */
interface Reply {
  readonly reply: JSONRPCResponse;
  readonly status: number;
}

interface Exchange {
  readonly id: RequestId;
  readonly settle: (reply: Reply) => void;
  /** Set while the message is being dispatched: errors in this phase come before any handler. */
  entering: boolean;
}

/**
 * Carries many requests to one server. The SDK's transport serves one request and wraps its reply
 * in a Response; this one stays connected and passes replies on unchanged. It gives every request
 * its own id, since clients' ids can collide.
 */
class SharedTransport extends PerRequestHTTPServerTransport {
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
      const exchange: Exchange = { id: request.id, settle, entering: true };
      this.#exchanges.set(id, exchange);
      this.onmessage?.({ ...request, id }, { classification: this.#classification });
      exchange.entering = false;
    });
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    if ('method' in message) throw new Error('This server only replies');
    const exchange = this.#exchanges.get(message.id ?? '');
    if (!exchange) return;
    this.#exchanges.delete(message.id ?? '');
    exchange.settle({
      reply: 'error' in message ? orderly(message, exchange.id) : { ...message, id: exchange.id },
      status: 'error' in message ? this.#statusOf(message, exchange) : 200,
    });
  }

  #statusOf({ error }: JSONRPCErrorResponse, { entering }: Exchange): number {
    const isUnknown = entering && error.code === rpcCodes.methodNotFound;
    return isUnknown && this.#classification.era === 'modern' ? 404 : 200;
  }
}

/** Removes internal details, from the SDK or a failing handler, from an error. */
function orderly({ error, ...message }: JSONRPCErrorResponse, id: RequestId): JSONRPCErrorResponse {
  const inside = error.code === rpcCodes.internalError;
  return {
    ...message,
    id,
    error: inside
      ? { code: error.code, message: 'Internal error' }
      : brief({ ...error, message: firstLine(error.message) }),
  };
}

/** Drops the details that the SDK appends as a list on further lines. */
function firstLine(message: string): string {
  const line = message.split('\n', 1)[0] ?? '';
  return line === message ? line : line.replace(/:? ?\[?$/, '');
}
