/** The port that the service listens on where `PORT` is not set. */
export const defaultPort = 4321;

/** Where counters are usually served, for those who want them. */
const usualMetricsPort = 9464;

/**
 * Reads `PORT`. 0 asks the system for a free port.
 *
 * @throws where it is not a number from 0 to 65535.
 */
export function readPort(given: string | undefined): number {
  return given ? portNumber('PORT', given, defaultPort) : defaultPort;
}

/**
 * Reads `METRICS_PORT`.
 *
 * @returns `undefined` where it is not set: then nothing is counted.
 * @throws where it is not a number from 0 to 65535.
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
