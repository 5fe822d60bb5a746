/** The port that the service listens on where `PORT` is not set. */
export const defaultPort = 4321;

/**
 * Reads `PORT`. 0 asks the system for a free port.
 *
 * @throws where it is not a number from 0 to 65535.
 */
export function readPort(given: string | undefined): number {
  if (!given) return defaultPort;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new Error(`PORT is "${given}": write a number from 0 to 65535, such as ${defaultPort}`);
  }
  return port;
}
