const hostname = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Whether a `Host` header is one that RFC 9112, 3.2 allows: at most one name or address, with or
 * without a port. Several lines arrive here joined by commas.
 */
export function isHost(host: string | undefined): boolean {
  return host === undefined || (host.length <= 300 && hostname.test(host));
}
