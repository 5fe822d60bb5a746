import { seller } from '../book/seller.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The port that the service listens on where `PORT` is not set. */
export const defaultPort = 4321;

/**
 * The address under which a build publishes everything: `BASE_URL`, else the seller's own address,
 * else localhost with the port. Without a slash at its end.
 *
 * @throws where `BASE_URL` is not an http(s) address without path, query and fragment.
 */
export function buildBaseUrl(environment: Environment): string {
  const given = environment.BASE_URL || seller.baseUrl;
  if (!given) return `http://localhost:${environment.PORT || defaultPort}`;
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
