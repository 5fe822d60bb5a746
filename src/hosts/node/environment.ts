import { buildBaseUrl } from '../base-url.ts';
import { readMetricsPort, readPort } from '../port.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly host: string;
  /** `BASE_URL`, where it is set. */
  readonly baseUrl: string | undefined;
  /** Where counters are served; nothing is counted where it is not set. */
  readonly metricsPort: number | undefined;
}

/** Only this machine reaches the service unless `HOST` says otherwise. */
const defaultHost = '127.0.0.1';

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
    metricsPort: readMetricsPort(environment.METRICS_PORT),
  };
}
