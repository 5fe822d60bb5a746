import { existsSync } from 'node:fs';
import { seller } from '../shop/index.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment variables that turn on live transit days from the carrier. */
export const carrierVariables = ['UPS_CLIENT_ID', 'UPS_CLIENT_SECRET', 'UPS_BASE_URL'] as const;

/**
 * The base URL that a build publishes, without a trailing slash: `BASE_URL`, else the seller's own
 * address, else localhost with the port.
 *
 * @throws if `BASE_URL` isn't an http(s) address without path, query or fragment, or `PORT` isn't a
 * port.
 */
export function buildBaseUrl(environment: Environment): string {
  const given = environment.BASE_URL || seller.baseUrl;
  if (!given) return `http://localhost:${readPort(environment, 'PORT') || defaultPort}`;
  const url = httpAddress(given);
  if (url?.pathname !== '/') {
    throw new Error(
      `BASE_URL is "${given}": write the site's address without a path, such as https://tabs.example.com`,
    );
  }
  return url.origin;
}

/** Parses an http(s) address without user, query and fragment; `undefined` for anything else. */
export function httpAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  const isPlain = url && !url.search && !url.hash && !url.username;
  return isPlain && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** The port that the service listens on if `PORT` isn't set. */
export const defaultPort = 4321;

/** The port suggested for each setting. */
const usualPorts = { PORT: defaultPort, METRICS_PORT: 9464 };

/**
 * The port that a setting names; `undefined` if it isn't set. 0 asks the system for a free one.
 *
 * @throws if it isn't a number from 0 to 65535.
 */
export function readPort(environment: Environment, name: keyof typeof usualPorts) {
  const given = environment[name];
  if (!given) return undefined;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(
    `${name} is "${given}": write a number from 0 to 65535, such as ${usualPorts[name]}`,
  );
}

/**
 * Reads the settings of a service, which only this machine reaches unless `HOST` says otherwise.
 *
 * @throws if one of them is invalid; the message says what is valid.
 */
export function readSettings(environment: Environment) {
  const { HOST, BASE_URL } = environment;
  const port = readPort(environment, 'PORT') ?? defaultPort;
  const metricsPort = readPort(environment, 'METRICS_PORT');
  if (port > 0 && metricsPort === port) {
    throw new Error(`METRICS_PORT is the service's own port, ${port}: set it to another one`);
  }
  return {
    port,
    host: HOST || '127.0.0.1',
    /** `BASE_URL`, if set. */
    baseUrl: BASE_URL ? buildBaseUrl(environment) : undefined,
    /** Port for metrics; `undefined` turns them off. */
    metricsPort,
  };
}

/** Loads `.env` if there is one; environment variables take precedence. */
export function loadSettings(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
