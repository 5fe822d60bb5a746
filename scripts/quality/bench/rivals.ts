import { createServer } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { fastify } from 'fastify';
import { Hono } from 'hono';
import sirv from 'sirv';
import { z } from 'zod';
import { securityHeaders } from '../../../src/app/headers.ts';
import { transit } from '../../../src/book/transit.ts';
import { plainGet } from '../../../src/contract/exchange.ts';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { tableSource } from '../../../src/delivery/destination.ts';
import { mcpIdentity } from '../../../src/documents/mcp.ts';
import { book } from '../../../src/hosts/book.ts';
import { priceHandler } from '../../../src/http/api.ts';
import { type CallTool, tools } from '../../../src/mcp/tools.ts';
import { toolNames } from '../../../src/order/doors.ts';
import { openCatalog } from '../../../src/pricing/catalog.ts';
import { ownDist } from '../../../test/support/own-build.ts';

/** Servers to compare the service with: `node rivals.ts <name>`, on the port in `PORT`. */

const [name = ''] = process.argv.slice(2);
const port = Number(process.env.PORT);
const hostname = '127.0.0.1';
const catalog = openCatalog(book, 'http://localhost:4321');

/** The service's own handler and headers. */
const handlePrice = priceHandler(catalog, 'a-release');
const extraHeaders = securityHeaders(catalog.baseUrl).data;

async function answerPrice(url: string, header: (name: string) => string | undefined) {
  const query = url.slice(url.indexOf('?') + 1);
  const { status, headers, etag, body } = await handlePrice({ ...plainGet(query), header });
  return { status, headers: { ...extraHeaders, ...headers, ...(etag && { etag }) }, body };
}

/** Sends answers made before, byte by byte, or only stringifies their quotes. */
function serveReady(what: 'same bytes' | 'quotes'): void {
  const answers = new Map<string, Awaited<ReturnType<typeof ready>>>();
  const ready = async (url: string) => {
    const { headers, body } = await answerPrice(url, () => undefined);
    const all = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const answer = { headers: Object.entries(all).flat(), body, quote: JSON.parse(body) };
    answers.set(url, answer);
    return answer;
  };
  createServer(({ url = '' }, response) => {
    const send = ({ headers, body, quote }: Awaited<ReturnType<typeof ready>>) => {
      response.writeHead(200, headers).end(what === 'quotes' ? JSON.stringify(quote) : body);
    };
    const answer = answers.get(url);
    if (answer) send(answer);
    else ready(url).then(send);
  }).listen(port, hostname);
}

const desk = { table: transit, source: tableSource(transit), clock: Date.now };
const byName = tools(catalog, desk);
const most = book.limits.agentTabsPerSetMax;
const order = {
  product: z.enum(catalog.productIds),
  sets: z.number().int().min(1),
  options: z.record(z.string(), z.string()).optional(),
};
const inputs = {
  [toolNames.capabilities]: {},
  [toolNames.quote]: {
    ...order,
    tabsPerSet: z.number().int().min(1).max(most),
    colorChanges: z.number().int().min(0).optional(),
  },
  [toolNames.draft]: { ...order, titles: z.array(z.string()).min(1).max(most) },
};

export const rivals = {
  ready: () => serveReady('same bytes'),
  stringify: () => serveReady('quotes'),
  hono: () => {
    const app = new Hono();
    app.get(endpointPaths.price, async (context) => {
      const header = (name: string) => context.req.header(name);
      const { status, headers, body } = await answerPrice(context.req.url, header);
      return context.body(body, status as 200, headers);
    });
    serve({ fetch: app.fetch, port, hostname });
  },
  fastify: () => {
    const app = fastify();
    app.get(endpointPaths.price, async (request, reply) => {
      const header = (name: string) => request.headers[name] as string | undefined;
      const { status, headers, body } = await answerPrice(request.url, header);
      return reply.code(status).headers(headers).send(body);
    });
    return app.listen({ port, host: hostname });
  },
  sirv: () => {
    createServer(sirv(join(ownDist, 'client'), { brotli: true, gzip: true, etag: true })).listen(
      port,
      hostname,
    );
  },
  /** The SDK's stateless example: every request gets its own server and transport. */
  sdk: () => {
    const { name, version } = mcpIdentity(catalog);
    createServer(async (request, response) => {
      if (request.method !== 'POST') {
        response.writeHead(405).end();
        return;
      }
      const body = JSON.parse((await request.toArray()).join(''));
      const server = new McpServer({ name, version });
      for (const [tool, inputSchema] of Object.entries(inputs)) {
        const call = byName.get(tool) as CallTool;
        server.registerTool(tool, { description: tool, inputSchema }, (args: object) => {
          return call({ ...args }) as CallToolResult;
        });
      }
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
  },
};

if (import.meta.main) await rivals[name as keyof typeof rivals]();
