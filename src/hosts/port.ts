/** The port that the service listens on if `PORT` isn't set. */
export const defaultPort = 4321;

/** The port suggested for metrics. */
const usualMetricsPort = 9464;

/**
 * Reads `PORT`. 0 asks the system for a free port.
 *
 * @throws if it isn't a number from 0 to 65535.
 */
export function readPort(given: string | undefined): number {
  return given ? portNumber('PORT', given, defaultPort) : defaultPort;
}

/**
 * Reads `METRICS_PORT`.
 *
 * @returns `undefined` if it isn't set, which turns metrics off.
 * @throws if it isn't a number from 0 to 65535.
 */
export function readMetricsPort(given: string | undefined): number | undefined {
  return given ? portNumber('METRICS_PORT', given, usualMetricsPort) : undefined;
}

function portNumber(name: string, given: string, example: number): number {
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new Error(`${name} is "${given}": write a number from 0 to 65535, such as ${example}`);
  }
  return port;
}
