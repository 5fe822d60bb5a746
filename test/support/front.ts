import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach } from 'vitest';
import { createApp, healthHandler, unknownPath } from '../../src/app/app.ts';
import { securityHeaders } from '../../src/app/headers.ts';
import { describeSite } from '../../src/build/describe-site.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { markdownPath } from '../../src/documents/site-pages.ts';
import type { SiteManifest } from '../../src/hosts/node/files.ts';
import { loadFiles } from '../../src/hosts/node/files.ts';
import { createFront } from '../../src/hosts/node/front.ts';
import { type ClientLimits, listen, type Running } from '../../src/hosts/node/listen.ts';
import type { ApiAnswer, ApiHandler } from '../../src/http/answers.ts';
import { unknownEndpoint } from '../../src/http/api.ts';
import { catalog } from './catalog.ts';
import { folderOfRun } from './run.ts';

export interface FrontUnderTest extends Running {
  readonly address: string;
  readonly log: string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

interface Overrides {
  readonly files?: Readonly<Record<string, string>>;
  readonly handlers?: Readonly<Record<string, ApiHandler>>;
  readonly ready?: () => boolean;
  readonly baseUrl?: string;
  /** Changes the built folder before it is read. */
  readonly damage?: (folder: string) => void;
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
  'prices/paper.html': `<!doctype html><h1>${long('Paper')}</h1>`,
  '404.html': '<!doctype html><h1>Not found</h1>',
  'openapi.json': '{}',
  'tiny.txt': 'x',
  '.well-known/api-catalog': '{"linkset":[]}',
  '_astro/site.abc123.css': 'body{color:red}'.repeat(50),
};

const echo: ApiHandler = ({ method, query, header, body }) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ method, query, agent: header('x-agent'), body }),
});

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

function markdownIn(files: SiteManifest['files']): Map<string, string> {
  const pairs = Object.keys(files).map((path) => [path, markdownPath(path)] as const);
  return new Map(pairs.filter(([, markdown]) => markdown in files));
}

/** Listens on a free port with a site and handlers for one test, and stops afterwards. */
export async function startFront(overrides: Overrides = {}): Promise<FrontUnderTest> {
  const { files = smallSite, handlers = { '/api/echo': echo }, baseUrl } = overrides;
  const folder = folderOfRun(files);
  const root = pathToFileURL(`${folder}/`);
  const security = securityHeaders(baseUrl ?? 'http://localhost:4321');
  const manifest = {
    baseUrl: baseUrl ?? 'http://localhost:4321',
    release: 'test',
    files: await describeSite(root),
  };
  const log: string[] = [];
  const shutdown = { begun: false };
  const { ready = () => true } = overrides;
  const quoting: ApiHandler = () => ({ status: ready() ? 200 : 500, headers: {}, body: '' });
  const site = loadFiles(manifest, root, security, (line) => log.push(line));
  const trouble = () => {
    if (shutdown.begun) return { status: 'stopping' } as const;
    return site.damaged.length > 0
      ? ({ status: 'damaged', files: site.damaged } as const)
      : undefined;
  };
  const api = new Map(Object.entries(handlers));
  const live = new Map(api)
    .set(endpointPaths.health, healthHandler(catalog, quoting, trouble))
    .set(unknownPath, unknownEndpoint(api));
  overrides.damage?.(folder);
  await site.readAll();
  const front = createFront({
    app: createApp(live, markdownIn(manifest.files)),
    files: site,
    security,
    renderPage: async (request, response) => {
      response.end(request.url);
    },
    log: (line) => log.push(line),
    shutdown,
  });
  rmSync(folder, { recursive: true });
  const running = await listen(front, 0, '127.0.0.1', {
    stopMs: 50,
    ...overrides.clientLimits,
  });
  started.push(running.stop);
  const address = `http://127.0.0.1:${running.port}`;
  return {
    ...running,
    address,
    log,
    fetch: (path, init) => fetch(address + path, { redirect: 'manual', ...init }),
  };
}
