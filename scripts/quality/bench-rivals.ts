import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import sirv from 'sirv';
import { z } from 'zod';
import { securityHeaders } from '../../src/app/headers.ts';
import { transit } from '../../src/book/transit.ts';
import { type ApiAnswer, plainGet } from '../../src/contract/exchange.ts';
import { tableSource } from '../../src/delivery/destination.ts';
import { mcpIdentity } from '../../src/documents/mcp.ts';
import { book } from '../../src/hosts/book.ts';
import { headerBytesMax } from '../../src/hosts/node/listen.ts';
import { priceHandler } from '../../src/http/api.ts';
import { type CallTool, tools } from '../../src/mcp/tools.ts';
import { toolNames } from '../../src/order/doors.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { ownDist } from '../../test/support/own-build.ts';

/** Servers to compare the service with: `node bench-rivals.ts <name>`, on the port in `PORT`. */

const catalog = openCatalog(book, 'http://localhost:4321');

const rivals: Readonly<Record<string, () => RequestListener>> = {
  /** Bare `node:http` that sends the bytes of answers made before. */
  ready() {
    const handlePrice = priceHandler(catalog, 'a-release');
    const shared = securityHeaders(catalog.baseUrl).data;
    const answer = once((url) => {
      const query = url.slice(url.indexOf('?') + 1);
      const { headers, etag, body } = handlePrice(plainGet(query)) as ApiAnswer;
      const length = String(Buffer.byteLength(body));
      const all = { ...shared, ...headers, ...(etag && { etag }), 'content-length': length };
      return { headers: Object.entries(all).flat(), body };
    });
    return ({ url = '' }, response) => {
      const { headers, body } = answer(url);
      response.writeHead(200, headers.slice()).end(body, 'latin1');
    };
  },
  sirv: () => sirv(join(ownDist, 'client'), { brotli: true, gzip: true, etag: true }),
  /** The official SDK's own handler, with one tool that returns results made before. */
  sdk() {
    const desk = { table: transit, source: tableSource(transit), clock: Date.now };
    const call = tools(catalog, desk).get(toolNames.quote) as CallTool;
    const result = once((given) => call(JSON.parse(given)));
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
      const described = { description, inputSchema };
      server.registerTool(toolNames.quote, described, (given) => result(JSON.stringify(given)));
      return server;
    });
    return async (request, response) => {
      const body = (await request.toArray()).join('');
      const headers = Object.entries(request.headers) as [string, string][];
      const asked = new Request(`http://localhost${request.url}`, {
        method: 'POST',
        headers,
        body,
      });
      const answer = await handler.fetch(asked);
      const text = await answer.text();
      response.setHeaders(answer.headers).writeHead(answer.status).end(text);
    };
  },
};

/** Calls a function once per text. */
function once<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const result = made.get(text) ?? make(text);
    made.set(text, result);
    return result;
  };
}

const rival = rivals[process.argv[2] ?? ''];
if (!rival) throw new Error(`There are ${Object.keys(rivals)}.`);
// With the settings of the service.
const settings = { optimizeEmptyRequests: true, maxHeaderSize: headerBytesMax };
createServer(settings, rival()).listen(Number(process.env.PORT), '127.0.0.1');
