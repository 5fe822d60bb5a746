const hostname = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Returns whether a `Host` header is valid by RFC 9112, 3.2: at most one name or address, with or
 * without a port. Several header lines arrive joined by commas.
 */
export function isHost(host: string | undefined): boolean {
  return host === undefined || (host.length <= 300 && hostname.test(host));
}
