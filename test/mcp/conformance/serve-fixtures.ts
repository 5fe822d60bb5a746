import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWriter, callHandler } from '../../../src/hosts/node/live.ts';
import { receiver } from '../../../src/hosts/node/receive.ts';
import { mcpHandler } from '../../../src/mcp/handler.ts';
import { fixtures } from './fixtures.ts';

/** Serves the fixtures on the service's endpoint, on a free port. */
export async function serveFixtures(): Promise<{ url: string; stop(): void }> {
  const handler = mcpHandler('http://localhost', async () => fixtures, console.error);
  const write = answerWriter([], () => false);
  const server = createServer(
    receiver((request, response, body) =>
      callHandler(handler, request, response, '', body, write, (error) => {
        console.error(error);
        response.writeHead(500).end();
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/api/mcp`, stop: () => server.close() };
}
