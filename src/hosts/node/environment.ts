import { buildBaseUrl, readMetricsPort, readPort } from '../settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly host: string;
  /** `BASE_URL`, if set. */
  readonly baseUrl: string | undefined;
  /** Port for metrics; `undefined` turns them off. */
  readonly metricsPort: number | undefined;
}

/** The service is only reachable from this machine unless `HOST` says otherwise. */
const defaultHost = '127.0.0.1';

/**
 * Reads a server's settings.
 *
 * @throws if one of them is invalid; the message says what is valid.
 */
export function readSettings(environment: Environment): Settings {
  return {
    port: readPort(environment.PORT),
    host: environment.HOST || defaultHost,
    baseUrl: environment.BASE_URL ? buildBaseUrl(environment) : undefined,
    metricsPort: readMetricsPort(environment.METRICS_PORT),
  };
}
