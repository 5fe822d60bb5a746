import { readFileSync } from 'node:fs';
import { book } from '../book/index.ts';
import { endpointPaths } from '../contract/paths.ts';
import type { Api } from '../http/api.ts';
import { plainGet } from '../http/plain-get.ts';
import { defaultBuild } from '../pricing/build.ts';
import { openCatalog } from '../pricing/catalog.ts';
import { priceQuery } from '../pricing/order-link.ts';
import { createApi } from './api.ts';
import { type Environment, readSettings } from './environment.ts';
import { loadFiles } from './files.ts';
import { createFront, type Front } from './front.ts';
import { securityHeaders } from './headers.ts';
import { listen } from './listen.ts';
import type { SiteManifest } from './manifest.ts';
import { openDeliveryDesk } from './transit.ts';

export interface Service {
  /** Where it can be reached from this machine, such as `http://localhost:4321`. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Serves a build.
 *
 * @param folder `dist/server/` of the build.
 * @throws where the settings cannot be meant or do not fit the build.
 */
export async function serve(
  environment: Environment,
  folder: URL,
  log: (line: string) => void,
): Promise<Service> {
  const { port, host, baseUrl, metricsPort } = readSettings(environment);
  const desk = openDeliveryDesk(environment, log);
  const manifest = readManifest(folder);
  checkBaseUrl(manifest.baseUrl, baseUrl);
  const security = securityHeaders(manifest.baseUrl);
  const files = loadFiles(manifest, new URL('../client/', folder), security);
  const catalog = openCatalog(book, manifest.baseUrl);
  const api = createApi(catalog, desk, log, manifest.release);
  const smallestOrder = priceQuery(catalog, defaultBuild(catalog, 'paper'));
  const ready = () => canQuote(api, smallestOrder);
  const front = createFront({ api, files, security, ready, log });
  const counted =
    metricsPort === undefined ? front : await withMetrics(front, api, metricsPort, host, log);
  const running = await listen(counted, port, host);
  const address = addressOf(host, running.port);
  log(`Tabquote listens at ${address} and publishes ${manifest.baseUrl}`);
  log(`Transit days: ${desk.source.name}`);
  warnOfOtherPort(manifest.baseUrl, running.port, log);
  return { address, stop: running.stop };
}

/** Loaded only where it is asked for. */
async function withMetrics(
  front: Front,
  api: Api,
  port: number,
  host: string,
  log: (line: string) => void,
): Promise<Front> {
  const { createMetrics, serveMetrics } = await import('./metrics.ts');
  const metrics = createMetrics([...api.keys(), endpointPaths.health]);
  const chosen = await serveMetrics(metrics, port, host);
  log(`Metrics at ${addressOf(host, chosen)}/metrics`);
  return { ...front, listener: metrics.counting(front.listener) };
}

function readManifest(folder: URL): SiteManifest {
  return JSON.parse(readFileSync(new URL('site.json', folder), 'utf8'));
}

function checkBaseUrl(built: string, asked: string | undefined): void {
  if (asked === undefined || asked === built) return;
  throw new Error(
    `BASE_URL is ${asked}, but this build publishes ${built}: run npm run build with this BASE_URL, or start without it`,
  );
}

function canQuote(api: Api, query: string): boolean {
  const answer = api.get(endpointPaths.price)?.(plainGet(query));
  return answer !== undefined && 'status' in answer && answer.status === 200;
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
