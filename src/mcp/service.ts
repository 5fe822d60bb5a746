import type { JSONRPCRequest, Server, ServerOptions } from '@modelcontextprotocol/server';

/** What an MCP endpoint serves; the same for all revisions of the protocol. */
export interface McpService {
  readonly info: ServerInfo;
  readonly options: ServerOptions;
  /** Registers the handlers on a server. */
  install(server: Server): void;
  /** Corrects harmless mistakes in a request before it is checked. */
  readonly tidy?: (request: JSONRPCRequest) => JSONRPCRequest;
}

type ServerInfo = ConstructorParameters<typeof Server>[0];
