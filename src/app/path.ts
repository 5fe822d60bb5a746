/** The most characters of a path; the site's own have less than a hundred. */
export const pathLengthMax = 2_000;

/**
 * A path without its percent-encoding.
 *
 * @returns `undefined` if the encoding is broken, if the path doesn't begin with a slash, or if it
 * hides a separator or a control character.
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

/** The one address of a page that was requested as a folder or as its file. */
export function canonicalPath(path: string): string {
  const names = path.split('/').filter((name) => name !== '');
  const last = names.at(-1);
  if (last === 'index.html' || last === 'index') names.pop();
  else if (last?.endsWith('.html')) names[names.length - 1] = last.slice(0, -'.html'.length);
  return `/${names.join('/')}`;
}
