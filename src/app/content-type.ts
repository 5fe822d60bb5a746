import { documentPaths } from '../contract/paths.ts';
import { serverCardType } from '../documents/mcp.ts';

const byExtension: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8; header=present',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  icc: 'application/vnd.iccprofile',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Files whose extension is missing or less specific than their type. */
const byPath: Readonly<Record<string, string>> = {
  [documentPaths.apiCatalog]:
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  [documentPaths.aiCatalog]: 'application/ai-catalog+json',
  [documentPaths.serverCard]: serverCardType,
};

const compressible = /^text\/|^font\/ttf|[/+](json|xml)\b/;

/**
 * Returns the Content-Type of a built file, by its path from the site's root.
 *
 * @throws if neither the path nor the extension is known, so no file is served with a guessed type.
 */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '';
  const type = byPath[path] ?? byExtension[extension];
  if (!type)
    throw new Error(`${path} has no known content type: add it to src/app/content-type.ts`);
  return type;
}

/** Returns whether files of this type shrink when compressed. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}
