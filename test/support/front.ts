import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach } from 'vitest';
import { createApp, healthHandler, unknownPath } from '../../src/app/app.ts';
import { securityHeaders } from '../../src/app/headers.ts';
import { describeSite } from '../../src/build/describe-site.ts';
import type { ApiAnswer, ApiHandler } from '../../src/contract/exchange.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { markdownPath } from '../../src/documents/site-pages.ts';
import { fileSender } from '../../src/hosts/node/files.ts';
import { createFront } from '../../src/hosts/node/front.ts';
import { type ClientLimits, listen } from '../../src/hosts/node/listen.ts';
import { unknownEndpoint } from '../../src/http/api.ts';
import { catalog } from './catalog.ts';
import { folderOfRun } from './run.ts';

interface Overrides {
  readonly files?: Readonly<Record<string, string>>;
  readonly handlers?: Readonly<Record<string, ApiHandler>>;
  readonly baseUrl?: string;
  /** The server's limits for clients, lower than usual. */
  readonly clientLimits?: Partial<ClientLimits>;
}

const long = (text: string) => `${text} `.repeat(200).trimEnd();

/** A small site: pages with and without Markdown, documents, a hashed asset. */
export const smallSite: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><h1>${long('Home')}</h1>`,
  'index.md': `# ${long('Home')}`,
  'prices.html': `<!doctype html><h1>${long('Prices')}</h1>`,
  'prices.md': `# ${long('Prices')}`,
  '404.html': '<!doctype html><h1>Not found</h1>',
  'tiny.txt': 'x',
  '_astro/site.abc123.css': 'body{color:red}'.repeat(50),
};

const echo: ApiHandler = async ({ text }) => {
  const body = await text();
  return { status: body === undefined ? 413 : 200, headers: {}, body: body ?? '' };
};

/** A handler that answers when the test says so, and signals its call. */
export function heldHandler() {
  const called = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<ApiAnswer>();
  const handler = () => {
    called.resolve();
    return answer.promise;
  };
  const release = () => answer.resolve({ status: 200, headers: {}, body: 'in time' });
  return { handler, called: called.promise, release };
}

const started: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of started.splice(0)) await stop();
});

/** Listens on a free port with a site and handlers for one test, and stops afterwards. */
export async function startFront(overrides: Overrides = {}) {
  const { files = smallSite, handlers = { '/api/echo': echo } } = overrides;
  const { baseUrl = 'http://localhost:4321' } = overrides;
  const folder = folderOfRun(files);
  const root = pathToFileURL(`${folder}/`);
  const security = securityHeaders(baseUrl);
  const manifest = { baseUrl, release: 'test', files: await describeSite(root) };
  const log: string[] = [];
  const shutdown = { begun: false };
  const api = new Map(Object.entries(handlers));
  const live = new Map(api)
    .set(endpointPaths.health, healthHandler(catalog, undefined))
    .set(unknownPath, unknownEndpoint(api));
  const front = createFront({
    app: createApp(live, new Map(['/', '/prices'].map((path) => [path, markdownPath(path)]))),
    sendFile: fileSender(manifest, root, security),
    security,
    ownHost: new URL(baseUrl).host,
    renderPage: async (request, response) => {
      response.end(request.url);
    },
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
