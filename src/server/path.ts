/** The most characters of a path; the site's own have less than a hundred. */
export const pathLengthMax = 2_000;

/**
 * Decodes the percent-encoding of a path.
 *
 * @returns `undefined` if the encoding is broken, the path is not from the root, or it hides a
 * separator or a control character.
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

/** The one address of a page that was asked for as a folder or as its file. */
export function canonicalPath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).replace(/(\/index)?\.html$|\/index$/, '') || '/';
}
