import { existsSync, readFileSync } from 'node:fs';
import { type App, openApp } from '../../app/app.ts';
import { securityHeaders } from '../../app/headers.ts';
import { book } from '../../book/index.ts';
import { endpointPaths } from '../../contract/paths.ts';
import { smallestOrderUrl } from '../../documents/examples.ts';
import { designerPath } from '../../order/path.ts';
import { openCatalog } from '../../pricing/catalog.ts';
import { type Environment, misspelledSettings, readSettings } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';
import { loadFiles } from './files.ts';
import { createFront, type RenderPage } from './front.ts';
import { listen } from './listen.ts';
import type { SiteManifest } from './manifest.ts';

export interface Service {
  /** Reads and loads what the first requests would otherwise wait for, bit by bit. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Serves a build.
 *
 * @param folder `dist/server/` of the build.
 * @throws if a setting is wrong or doesn't fit the build.
 */
export async function serve(
  environment: Environment,
  folder: URL,
  renderPage: RenderPage,
  log: (line: string) => void,
): Promise<Service> {
  const { port, host, baseUrl, metricsPort } = readSettings(environment);
  for (const warning of misspelledSettings(environment)) log(`Warning: ${warning}`);
  const desk = openDeliveryDesk(environment, log);
  const manifest = readManifest(folder);
  checkBaseUrl(manifest.baseUrl, baseUrl);
  const security = securityHeaders(manifest.baseUrl, book.seller);
  const files = loadFiles(manifest, new URL('../client/', folder), security, log);
  const catalog = openCatalog(book, manifest.baseUrl);
  const shutdown = { begun: false };
  const trouble = () => {
    if (shutdown.begun) return { status: 'stopping' } as const;
    const { damaged } = files;
    return damaged.length > 0
      ? ({ status: 'damaged', files: damaged.slice(0, 10) } as const)
      : undefined;
  };
  // Loaded only if enabled.
  const metrics = metricsPort === undefined ? undefined : await import('./metrics.ts');
  const counts = metrics?.createMetrics();
  const { release } = manifest;
  const app = openApp(catalog, desk, { log, release, hear: counts?.hear, trouble });
  const front = createFront({ app, files, security, renderPage, log, shutdown });
  const listener = counts?.counting(front.listener, [...app.live.keys()]) ?? front.listener;
  if (metrics && counts && metricsPort !== undefined) {
    const chosen = await metrics.serveMetrics(counts, metricsPort, host);
    log(`Metrics at ${addressOf(host, chosen)}/metrics`);
  }
  const running = await listen({ ...front, listener }, port, host);
  const address = addressOf(host, running.port);
  log(`Tabquote listens at ${address} and publishes ${manifest.baseUrl}`);
  log(`Transit days: ${desk.source.name}`);
  warnOfOtherPort(manifest.baseUrl, running.port, log);
  log(`Try: curl '${smallestOrderUrl(openCatalog(book, address))}'`);
  log(`Or open ${address}/ in a browser.`);
  const warmUp = async () => {
    // If it can't be loaded, calls say so.
    await openMcp(app).catch(() => {});
    await front.warmUp(`${designerPath(catalog.defaultProduct)}?none`);
    await files.readAll();
  };
  return { stop: running.stop, warmUp };
}

/** Loads the MCP server, which answers a ping. */
async function openMcp({ live }: App): Promise<void> {
  await live.get(endpointPaths.mcp)?.({
    method: 'POST',
    query: '',
    header: (name) => (name === 'content-type' ? 'application/json' : undefined),
    body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  });
}

function readManifest(folder: URL): SiteManifest {
  const file = new URL('site.json', folder);
  if (!existsSync(file)) throw new Error('Nothing is built yet: run npm run build.');
  try {
    const manifest: SiteManifest = JSON.parse(readFileSync(file, 'utf8'));
    if (manifest.baseUrl && manifest.files) return manifest;
  } catch {}
  throw new Error('dist/server/site.json is damaged: run npm run build, or deploy it again.');
}

function checkBaseUrl(built: string, given: string | undefined): void {
  if (given === undefined || given === built) return;
  throw new Error(
    `BASE_URL is ${given}, but this build publishes ${built}: run npm run build with this BASE_URL, or start without it`,
  );
}

const thisMachine = new Set(['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::']);

function addressOf(host: string, port: number): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${thisMachine.has(host) ? 'localhost' : name}:${port}`;
}

function warnOfOtherPort(baseUrl: string, port: number, log: (line: string) => void): void {
  const { hostname, port: builtPort } = new URL(baseUrl);
  if (hostname !== 'localhost' || Number(builtPort || 80) === port) return;
  log(`Warning: links lead to ${baseUrl}, as built. PORT=${port} npm run build changes them.`);
}
