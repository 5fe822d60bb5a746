import { isIP } from 'node:net';

/** Whether a request with these headers may be answered. */
export type CallerCheck = (host: string | undefined, origin: string | undefined) => boolean;

/**
 * Guards a service on someone's own machine against DNS rebinding: a web page that has its own name
 * lead to this machine names it in `Host` and `Origin`. A build for a local address therefore
 * answers only calls to a local name or an address in digits, and pages from such. A build for a
 * public address answers everyone: all that it says is public, and proxies may rename the host.
 *
 * @param baseUrl the address that the build publishes.
 */
export function callerCheck(baseUrl: string): CallerCheck {
  const own = new URL(baseUrl).hostname;
  if (!isLocal(own)) return () => true;
  const isHere = (url: string) => {
    const name = URL.canParse(url) ? new URL(url).hostname : '';
    return name === own || isLocal(name);
  };
  return (host, origin) =>
    (host === undefined || isHere(`http://${host}`)) && (origin === undefined || isHere(origin));
}

/** Whether a host name leads to an address without asking the DNS. */
function isLocal(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
  );
}
