import { createApp } from '../../../src/app/app.ts';
import { securityHeaders } from '../../../src/app/headers.ts';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { createFront } from '../../../src/hosts/node/front.ts';
import { listen } from '../../../src/hosts/node/listen.ts';
import { mcpHandler } from '../../../src/mcp/handler.ts';
import { fixtures } from './fixtures.ts';

/** Serves the fixtures on the service's endpoint, on a free port. */
export async function serveFixtures(): Promise<{ url: string; stop(): Promise<void> }> {
  const handler = mcpHandler('http://localhost', async () => fixtures, console.error);
  const front = createFront({
    app: createApp(new Map([[endpointPaths.mcp, handler]]), new Map()),
    files: { send: () => undefined },
    security: securityHeaders('http://localhost'),
    renderPage: async () => {},
    log: console.error,
    shutdown: { begun: false },
  });
  const { port, stop } = await listen(front, 0, '127.0.0.1');
  return { url: `http://localhost:${port}${endpointPaths.mcp}`, stop };
}
