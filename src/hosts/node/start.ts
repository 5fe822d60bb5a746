import { openApp } from '../../app/app.ts';
import { securityHeaders } from '../../app/headers.ts';
import { smallestOrderUrl } from '../../documents/examples.ts';
import { openCatalog } from '../../pricing/catalog.ts';
import { book } from '../book.ts';
import { type Environment, readSettings } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';
import { fileSender, readManifest } from './files.ts';
import { createFront, describeFailure } from './front.ts';
import { listen, type Running } from './listen.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

const log = (line: string) => console.log(line);

/**
 * Serves a build until a signal ends the process; a second one ends it immediately.
 *
 * @param folder `dist/server/` of the build.
 */
export async function start(folder: URL): Promise<void> {
  let service: Running | undefined;
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(0);
    stopping = true;
    await service?.stop();
    log(`Tabquote stopped on ${signal}`);
    process.exit(0);
  };
  // Keep serving if the log can't be written, such as on a full disk.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.on('SIGTERM', stop).on('SIGINT', stop);
  process.on('uncaughtException', (error) => {
    log(`error ${describeFailure(error)}`);
    process.exit(1);
  });
  if (process.env.npm_lifecycle_event) {
    // npm forwards SIGTERM only to its shell, which exits without signaling this process.
    const startedBy = process.ppid;
    setInterval(() => {
      if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM');
    }, 250).unref();
  }
  try {
    service = await serve(process.env, folder);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const advice = listenAdvice[code];
    console.error(advice ? `${message}: ${advice}.` : message);
    process.exit(1);
  }
}

/** @throws if a setting is wrong or doesn't fit the build. */
async function serve(environment: Environment, folder: URL): Promise<Running> {
  const { port, host, baseUrl, metricsPort } = readSettings(environment);
  const desk = openDeliveryDesk(environment, log);
  const manifest = readManifest(folder);
  if (baseUrl !== undefined && baseUrl !== manifest.baseUrl) {
    throw new Error(
      `BASE_URL is ${baseUrl}, but this build publishes ${manifest.baseUrl}: run npm run build with this BASE_URL, or start without it`,
    );
  }
  const built = new URL(manifest.baseUrl);
  const security = securityHeaders(manifest.baseUrl, book.seller);
  const catalog = openCatalog(book, manifest.baseUrl);
  const shutdown = { begun: false };
  const metrics = metricsPort === undefined ? undefined : createMetrics(catalog);
  const app = openApp(catalog, desk, {
    log,
    release: manifest.release,
    onReading: metrics?.countReading,
    isStopping: () => shutdown.begun,
  });
  const sendFile = fileSender(manifest, new URL('../client/', folder), security);
  const front = createFront({
    ...{ app, sendFile, security, log, shutdown },
    ownHost: built.host,
    renderPage: async (request, response, query) => {
      // Loaded by the first page that needs it.
      const { handler } = await import('@astrojs/node/server.js');
      await handler(request, response, undefined, { query });
    },
  });
  if (metrics && metricsPort !== undefined) {
    const chosen = await serveMetrics(metrics, metricsPort, host);
    log(`Metrics at ${addressOf(host, chosen)}/metrics`);
  }
  const running = await listen(metrics?.counting(front) ?? front, shutdown, port, host);
  const address = addressOf(host, running.port);
  log(`Tabquote listens at ${address} and publishes ${manifest.baseUrl}`);
  log(`Transit days: ${desk.source.name}`);
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

const otherHost = 'set HOST to an address of this machine, or to 0.0.0.0 for all networks';
/** What to do about addresses that can't be listened on. */
const listenAdvice: Readonly<Record<string, string>> = {
  EADDRINUSE: 'stop the program that uses it, or set PORT or METRICS_PORT to another one',
  EACCES: 'set PORT and METRICS_PORT to ones above 1023',
  EADDRNOTAVAIL: otherHost,
  ENOTFOUND: otherHost,
  EAI_AGAIN: otherHost,
};
