/** Longest accepted path in characters; the site's own are under a hundred. */
export const pathLengthMax = 2_000;

/**
 * Decodes a percent-encoded path.
 *
 * @returns `undefined` if the encoding is broken, the path doesn't begin with a slash, or it hides
 * a separator or a control character.
 */
export function plainPath(path: string): string | undefined {
  if (!path.startsWith('/') || /%2f|%5c|\\/i.test(path)) return undefined;
  try {
    const plain = decodeURIComponent(path);
    return /\p{Cc}/u.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}

/** The canonical URL path of a page requested as a folder or as its file. */
export function canonicalPath(path: string): string {
  const names = path.split('/').filter((name) => name !== '');
  const last = names.at(-1);
  if (last === 'index.html' || last === 'index') names.pop();
  else if (last?.endsWith('.html')) names[names.length - 1] = last.slice(0, -'.html'.length);
  return `/${names.join('/')}`;
}

const hostname = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Returns whether a `Host` header is valid by RFC 9112, 3.2: at most one name or address, with or
 * without a port. Several header lines arrive joined by commas.
 */
export function isHost(host: string | undefined): boolean {
  return host === undefined || (host.length <= 300 && hostname.test(host));
}
