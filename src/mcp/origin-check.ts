import type { ApiRequest } from '../http/message.ts';

/** Returns whether a request may be answered, by its `Host` and `Origin`. */
export type OriginCheck = (request: ApiRequest) => boolean;

/**
 * Protects a service on someone's own machine from web pages. With DNS rebinding, a page points its
 * own name at this machine, so its requests have a foreign `Host`; otherwise they have a foreign
 * `Origin`. A build for a local address only answers requests to and from this machine: a page at
 * another IP address needs no DNS and is foreign too. A build for a public address answers every
 * request: proxies may change the host, and any origin may read everything here.
 *
 * @param baseUrl the base URL that the build publishes.
 */
export function originCheck(baseUrl: string): OriginCheck {
  if (!isLocal(new URL(baseUrl).hostname)) return () => true;
  return (request) => {
    const [host, origin] = [request.header('host'), request.header('origin')];
    return (
      (host === undefined || isLocal(hostnameOf(`http://${host}`))) &&
      (origin === undefined || isLocal(hostnameOf(origin)))
    );
  };
}

function hostnameOf(address: string): string {
  return address.length < 500 && URL.canParse(address) ? new URL(address).hostname : '';
}

/** Returns whether a host name, as `URL` normalizes it, is this machine's own. */
function isLocal(name: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(name);
}
