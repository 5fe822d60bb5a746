import {
  createMcpHandler,
  isLegacyRequest,
  Server,
  type ServerOptions,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/** What an MCP endpoint serves; the same for all revisions of the protocol. */
export interface McpService {
  readonly info: ConstructorParameters<typeof Server>[0];
  readonly options: ServerOptions;
  /** Registers the handlers on a server. */
  install(server: Server): void;
  /** Corrects harmless mistakes in a message before the SDK checks it. */
  readonly tidy?: (message: object) => object;
}

/** Answers a parsed message; the request is there for its headers only. */
export type AnswerMessage = (request: Request, message: object) => Promise<Response>;

/**
 * The official SDK's handlers: stateless, with a server per message, and JSON as the answer in
 * every revision. A subscription ends once it is acknowledged, since no list changes.
 */
export function messageHandler(service: McpService): AnswerMessage {
  const open = () => {
    const server = new Server(service.info, service.options);
    service.install(server);
    return server;
  };
  const modern = createMcpHandler(open, { legacy: 'reject' });
  return async (request, message) => {
    const options = { parsedBody: service.tidy?.(message) ?? message };
    if (!(await isLegacyRequest(request, options.parsedBody))) {
      return modern.fetch(request, options);
    }
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await open().connect(transport);
    return transport.handleRequest(request, options);
  };
}
