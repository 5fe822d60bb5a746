import { openApp } from '../../app/app.ts';
import { securityHeaders } from '../../app/headers.ts';
import { endpointPaths } from '../../contract/paths.ts';
import { smallestOrderUrl } from '../../documents/examples.ts';
import { designerPath } from '../../order/path.ts';
import { openCatalog } from '../../pricing/catalog.ts';
import { book } from '../book.ts';
import { type Environment, misspelledSettings, readSettings } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';
import { loadFiles, readManifest } from './files.ts';
import { createFront, type RenderPage, troubleOf } from './front.ts';
import { listen } from './listen.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

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
  if (baseUrl !== undefined && baseUrl !== manifest.baseUrl) {
    throw new Error(
      `BASE_URL is ${baseUrl}, but this build publishes ${manifest.baseUrl}: run npm run build with this BASE_URL, or start without it`,
    );
  }
  const security = securityHeaders(manifest.baseUrl, book.seller);
  const files = loadFiles(manifest, new URL('../client/', folder), security, log);
  const catalog = openCatalog(book, manifest.baseUrl);
  const shutdown = { begun: false };
  const trouble = () => troubleOf(shutdown, files);
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const { release } = manifest;
  const app = openApp(catalog, desk, { log, release, hear: metrics?.hear, trouble });
  const front = createFront({ app, files, security, renderPage, log, shutdown });
  const listener = metrics?.counting(front.listener, [...app.live.keys()]) ?? front.listener;
  if (metrics && metricsPort !== undefined) {
    const chosen = await serveMetrics(metrics, metricsPort, host);
    log(`Metrics at ${addressOf(host, chosen)}/metrics`);
  }
  const running = await listen({ ...front, listener }, port, host);
  const address = addressOf(host, running.port);
  log(`Tabquote listens at ${address} and publishes ${manifest.baseUrl}`);
  log(`Transit days: ${desk.source.name}`);
  const built = new URL(manifest.baseUrl);
  if (built.hostname === 'localhost' && Number(built.port || 80) !== running.port) {
    log(
      `Warning: links lead to ${manifest.baseUrl}, as built. PORT=${running.port} npm run build changes them.`,
    );
  }
  log(`Try: curl '${smallestOrderUrl(openCatalog(book, address))}'`);
  log(`Or open ${address}/ in a browser.`);
  const warmUp = async () => {
    // The MCP server is loaded by its first message. If it can't be, calls say so.
    const ping = {
      ...{
        method: 'POST',
        query: '',
        text: async () => '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      },
      header: (name: string) => (name === 'content-type' ? 'application/json' : undefined),
    };
    await Promise.resolve(app.live.get(endpointPaths.mcp)?.(ping)).catch(() => {});
    await front.warmUp(`${designerPath(catalog.defaultProduct)}?none`);
    await files.readAll();
  };
  return { stop: running.stop, warmUp };
}

function addressOf(host: string, port: number): string {
  const isThisMachine = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isThisMachine ? 'localhost' : name}:${port}`;
}
