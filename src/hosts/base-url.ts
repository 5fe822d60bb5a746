import { seller } from '../book/seller.ts';
import { defaultPort, readPort } from './port.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The base URL that a build publishes, without a trailing slash: `BASE_URL`, else the seller's own
 * address, else localhost with the port.
 *
 * @throws if `BASE_URL` isn't an http(s) address without path, query or fragment, or `PORT` isn't a
 * port.
 */
export function buildBaseUrl(environment: Environment): string {
  const given = environment.BASE_URL || seller.baseUrl;
  if (!given) return `http://localhost:${readPort(environment.PORT) || defaultPort}`;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isSite =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (!isSite) {
    throw new Error(
      `BASE_URL is "${given}": write the site's address without a path, such as https://tabs.example.com`,
    );
  }
  return url.origin;
}
