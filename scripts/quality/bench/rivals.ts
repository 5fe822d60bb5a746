import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import sirv from 'sirv';
import { z } from 'zod';
import { securityHeaders } from '../../../src/app/headers.ts';
import { transit } from '../../../src/book/transit.ts';
import { type ApiAnswer, plainGet } from '../../../src/contract/exchange.ts';
import { tableSource } from '../../../src/delivery/destination.ts';
import { mcpIdentity } from '../../../src/documents/mcp.ts';
import { book } from '../../../src/hosts/book.ts';
import { headerBytesMax } from '../../../src/hosts/node/listen.ts';
import { priceHandler } from '../../../src/http/api.ts';
import { type CallTool, tools } from '../../../src/mcp/tools.ts';
import { toolNames } from '../../../src/order/doors.ts';
import { openCatalog } from '../../../src/pricing/catalog.ts';
import { ownDist } from '../../../test/support/own-build.ts';

/** Servers to compare the service with: `node rivals.ts <name>`, on the port in `PORT`. */

const catalog = openCatalog(book, 'http://localhost:4321');

export const rivals = { ready: serveReady, sirv: serveFiles, sdk: serveTool };

/** Bare `node:http` that sends the bytes of answers made before. */
function serveReady(): RequestListener {
  const handlePrice = priceHandler(catalog, 'a-release');
  const shared = securityHeaders(catalog.baseUrl).data;
  const answers = new Map<string, { headers: string[]; body: string }>();
  const make = (url: string) => {
    const query = url.slice(url.indexOf('?') + 1);
    const { headers, etag, body } = handlePrice(plainGet(query)) as ApiAnswer;
    const length = String(Buffer.byteLength(body));
    const all = { ...shared, ...headers, ...(etag && { etag }), 'content-length': length };
    const answer = { headers: Object.entries(all).flat(), body };
    answers.set(url, answer);
    return answer;
  };
  return ({ url = '' }, response) => {
    const { headers, body } = answers.get(url) ?? make(url);
    response.writeHead(200, headers.slice()).end(body, 'latin1');
  };
}

function serveFiles(): RequestListener {
  return sirv(join(ownDist, 'client'), { brotli: true, gzip: true, etag: true });
}

/** The official SDK's own handler, with one tool that returns results made before. */
function serveTool(): RequestListener {
  const desk = { table: transit, source: tableSource(transit), clock: Date.now };
  const call = tools(catalog, desk).get(toolNames.quote) as CallTool;
  const made = new Map<string, ReturnType<CallTool>>();
  const resultOf = (given: object) => {
    const key = JSON.stringify(given);
    const result = made.get(key) ?? call(given);
    made.set(key, result);
    return result;
  };
  const inputSchema = z.object({
    product: z.enum(catalog.productIds),
    sets: z.number(),
    tabsPerSet: z.number(),
    options: z.record(z.string(), z.string()).optional(),
    colorChanges: z.number().optional(),
  });
  const handler = createMcpHandler(() => {
    const server = new McpServer(mcpIdentity(catalog));
    const description = 'Prices an order';
    server.registerTool(toolNames.quote, { description, inputSchema }, resultOf);
    return server;
  });
  return async (request, response) => {
    const body = (await request.toArray()).join('');
    const headers = Object.entries(request.headers) as [string, string][];
    const asked = new Request(`http://localhost${request.url}`, { method: 'POST', headers, body });
    const answer = await handler.fetch(asked);
    response
      .setHeaders(answer.headers)
      .writeHead(answer.status)
      .end(await answer.text());
  };
}

if (import.meta.main) {
  const rival = rivals[process.argv[2] as keyof typeof rivals]();
  // With the settings of the service.
  const settings = { optimizeEmptyRequests: true, maxHeaderSize: headerBytesMax };
  createServer(settings, rival).listen(Number(process.env.PORT), '127.0.0.1');
}
