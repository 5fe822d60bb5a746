import { createServer } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { book } from '../../../../src/book/index.ts';
import { transit } from '../../../../src/book/transit.ts';
import { tableSource } from '../../../../src/delivery/destination.ts';
import { mcpIdentity } from '../../../../src/documents/mcp.ts';
import { type CallTool, tools } from '../../../../src/mcp/tools.ts';
import { toolNames } from '../../../../src/order/doors.ts';
import { openCatalog } from '../../../../src/pricing/catalog.ts';
import { hostname, port } from './listen.ts';

const catalog = openCatalog(book, 'http://localhost:4321');
const byName = tools(catalog, { table: transit, source: tableSource(transit), clock: Date.now });
const { name, version } = mcpIdentity(catalog);
const tabsMost = book.limits.agentTabsPerSetMax;

const product = z.enum(catalog.productIds);
const sets = z.number().int().min(1);
const options = z.record(z.string(), z.string()).optional();

/** The SDK's stateless example: every request gets its own server and transport. */
function newServer(): McpServer {
  const server = new McpServer({ name, version });
  server.registerTool(toolNames.capabilities, { description: 'What there is' }, () =>
    call(toolNames.capabilities, {}),
  );
  server.registerTool(
    toolNames.quote,
    {
      description: 'The price of a build',
      inputSchema: {
        product,
        tabsPerSet: z.number().int().min(1).max(tabsMost),
        sets,
        options,
        colorChanges: z.number().int().min(0).optional(),
      },
    },
    (args) => call(toolNames.quote, args),
  );
  server.registerTool(
    toolNames.draft,
    {
      description: 'The price and order link of titles',
      inputSchema: { product, sets, titles: z.array(z.string()).min(1).max(tabsMost), options },
    },
    (args) => call(toolNames.draft, args),
  );
  return server;
}

function call(tool: string, args: Readonly<Record<string, unknown>>): CallToolResult {
  return (byName.get(tool) as CallTool)(args) as CallToolResult;
}

createServer(async (request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(405).end();
    return;
  }
  const body = JSON.parse((await request.toArray()).join(''));
  const server = newServer();
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  response.on('close', () => {
    transport.close();
    server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, body);
}).listen(port, hostname);
