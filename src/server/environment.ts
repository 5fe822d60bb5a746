import { buildBaseUrl, defaultPort } from './base-url.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly host: string;
  /** `BASE_URL`, where it is set. */
  readonly baseUrl: string | undefined;
}

/** Only this machine reaches the service unless `HOST` says otherwise. */
export const defaultHost = '127.0.0.1';

/**
 * Reads the settings of a server.
 *
 * @throws where one of them cannot be meant; the message names what can.
 */
export function readSettings(environment: Environment): Settings {
  return {
    port: readPort(environment.PORT),
    host: environment.HOST || defaultHost,
    baseUrl: environment.BASE_URL ? buildBaseUrl(environment) : undefined,
  };
}

function readPort(given: string | undefined): number {
  if (!given) return defaultPort;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new Error(`PORT is "${given}": write a number from 0 to 65535, such as ${defaultPort}`);
  }
  return port;
}
