import { isIP } from 'node:net';

/** Whether a request with this `Host` may be answered. */
export type HostCheck = (host: string | undefined) => boolean;

/**
 * Guards a service on someone's own machine against DNS rebinding, where a web page has its own name
 * lead to this machine: such calls name that host. A build for a local address therefore answers
 * only calls to a local name or to an address in digits. A build for a public address answers under
 * every name, since proxies may rename the host. `Origin` is not asked for: there is nothing here
 * that a page of any origin may not read.
 *
 * @param baseUrl the address that the build publishes.
 */
export function hostCheck(baseUrl: string): HostCheck {
  if (!isLocal(new URL(baseUrl).hostname)) return () => true;
  return (host) => host === undefined || isLocal(hostnameOf(host));
}

function hostnameOf(host: string): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** Whether a host name leads to an address without asking the DNS. */
function isLocal(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
  );
}
