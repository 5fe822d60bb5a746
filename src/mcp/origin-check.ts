import { isIP } from 'node:net';
import type { ApiRequest } from '../http/message.ts';

/** Whether a request may be answered, by its `Host` and `Origin`. */
export type OriginCheck = (request: ApiRequest) => boolean;

/**
 * Guards a service on someone's own machine against web pages: by DNS rebinding a page has its own
 * name lead to this machine, so calls name a foreign `Host`; without it, a foreign `Origin`. A build
 * for a local address answers only calls to and from local names and addresses in digits. A build
 * for a public address answers them all: proxies may rename the host, and there is nothing here that
 * a page of any origin may not read.
 *
 * @param baseUrl the address that the build publishes.
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

/** Whether a host name leads to an address without asking the DNS. */
function isLocal(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
  );
}
