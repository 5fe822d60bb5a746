/**
 * A path without its percent-encoding, or nothing where it is broken, not from the root, or hides a
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
  return path.replace(/\/+$/, '').replace(/(\/index)?\.html$|\/index$/, '') || '/';
}
