import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { securityHeaders } from '../../src/app/headers.ts';
import { describeSite } from '../../src/build/describe-site.ts';
import type { ApiAnswer, ApiHandler } from '../../src/contract/exchange.ts';
import { fileSender } from '../../src/hosts/node/files.ts';
import { createFront } from '../../src/hosts/node/front.ts';
import { type ClientLimits, listen } from '../../src/hosts/node/listen.ts';
import { folderOfRun } from './run.ts';

interface Overrides {
  readonly files?: Readonly<Record<string, string>>;
  readonly handlers?: Readonly<Record<string, ApiHandler>>;
  readonly clientLimits?: Partial<ClientLimits>;
}

export const smallSite: Readonly<Record<string, string>> = {
  'prices.html': `<!doctype html><h1>${'Prices '.repeat(200)}</h1>`,
  'prices.md': `# ${'Prices '.repeat(200)}`,
  '404.html': '<!doctype html><h1>Not found</h1>',
  'tiny.txt': 'x',
  '_astro/site.abc123.css': 'body{color:red}'.repeat(50),
};

const echo: ApiHandler = async ({ text }) => {
  const body = await text();
  return { status: body === undefined ? 413 : 200, headers: {}, body: body ?? '' };
};

export function heldHandler() {
  const called = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<ApiAnswer>();
  const handler = () => {
    called.resolve();
    return answer.promise;
  };
  const release = () => answer.resolve({ status: 200, headers: {}, body: 'in time' });
  return { handlers: { '/api/held': handler }, called: called.promise, release };
}

const started: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of started.splice(0)) await stop();
});

/** Listens on a free port with a site and handlers for one test, and stops afterwards. */
export async function startFront(overrides: Overrides = {}) {
  const { files = smallSite, handlers = { '/api/echo': echo } } = overrides;
  const baseUrl = 'http://localhost:4321';
  const folder = folderOfRun(files);
  const root = pathToFileURL(`${folder}/`);
  const security = securityHeaders(baseUrl);
  const manifest = { baseUrl, release: 'test', files: await describeSite(root) };
  const log: string[] = [];
  const shutdown = { begun: false };
  const front = createFront({
    app: createApp(new Map(Object.entries(handlers)), new Map([['/prices', '/prices.md']])),
    sendFile: fileSender(manifest, root, security),
    security,
    ownHost: new URL(baseUrl).host,
    renderPage: async () => {},
    log: (line) => log.push(line),
    shutdown,
  });
  const limits = { stopMs: 50, ...overrides.clientLimits };
  const running = await listen(front, shutdown, 0, '127.0.0.1', limits);
  started.push(async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  });
  const address = `http://127.0.0.1:${running.port}`;
  return { ...running, log, fetch: (path: string) => fetch(address + path) };
}
