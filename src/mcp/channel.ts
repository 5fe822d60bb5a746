import { type JSONRPCRequest, Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { mcpRevisions } from '../contract/versions.ts';
import type { McpService } from './service.ts';
import { type Reply, SharedTransport } from './shared-transport.ts';

/** A connection to a server that handles any number of simultaneous requests. */
export interface Channel {
  ask(request: JSONRPCRequest): Promise<Reply>;
}

/** A protocol era: before or since requests carry their own version. */
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
