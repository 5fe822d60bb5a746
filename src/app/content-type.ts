import { documentPaths } from '../contract/paths.ts';
import { serverCardType } from '../documents/mcp/discovery.ts';

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

/** Files whose name does not say their type, or whose type says more than their extension. */
const byPath: Readonly<Record<string, string>> = {
  [documentPaths.apiCatalog]:
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  [documentPaths.aiCatalog]: 'application/ai-catalog+json',
  [documentPaths.serverCard]: serverCardType,
};

const compressible = /^text\/|^font\/ttf|[/+](json|xml)\b/;

/**
 * The Content-Type of a built file, by its path from the site's root.
 *
 * @throws where neither the path nor the extension is known, so that no file is served as a guess.
 */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '';
  const type = byPath[path] ?? byExtension[extension];
  if (!type) throw new Error(`${path} has no known content type: add it to ${homeOfTypes}`);
  return type;
}

/** Whether files of this type get smaller by compression. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}

const homeOfTypes = 'src/app/content-type.ts';
