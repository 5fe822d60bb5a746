import { openApp } from '../../app/app.ts';
import { securityHeaders } from '../../app/headers.ts';
import { smallestOrderUrl } from '../../documents/examples.ts';
import { openCatalog } from '../../pricing/catalog.ts';
import { book } from '../book.ts';
import { type Environment, misspelledSettings, readSettings } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';
import { fileSender, readManifest } from './files.ts';
import { createFront, type RenderPage } from './front.ts';
import { listen, type Running } from './listen.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

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
): Promise<Running> {
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
  const catalog = openCatalog(book, manifest.baseUrl);
  const shutdown = { begun: false };
  const metrics = metricsPort === undefined ? undefined : createMetrics(catalog);
  const { release } = manifest;
  const isStopping = () => shutdown.begun;
  const app = openApp(catalog, desk, {
    log,
    release,
    onReading: metrics?.countReading,
    isStopping,
  });
  const front = createFront({
    ...{ app, security, renderPage, log, shutdown },
    sendFile: fileSender(manifest, new URL('../client/', folder), security),
    ownHost: new URL(manifest.baseUrl).host,
  });
  const listener = metrics?.counting(front) ?? front;
  if (metrics && metricsPort !== undefined) {
    const chosen = await serveMetrics(metrics, metricsPort, host);
    log(`Metrics at ${addressOf(host, chosen)}/metrics`);
  }
  const running = await listen(listener, shutdown, port, host);
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
  return running;
}

function addressOf(host: string, port: number): string {
  const isThisMachine = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isThisMachine ? 'localhost' : name}:${port}`;
}
