import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeOf, isCompressible } from '../../app/content-type.ts';
import { headersFor } from '../../app/headers.ts';
import { compress } from './compress.ts';
import type { ManifestFile } from './manifest.ts';

/** Compresses a built site and lists its files by their public paths. */
export function describeSite(root: URL): Record<string, ManifestFile> {
  const folder = fileURLToPath(root);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  const paths = new Set(names.map(publicPath));
  return Object.fromEntries(
    names.map((name) => [publicPath(name), describeFile(root, name, paths)]),
  );
}

/** `index.html` is `/`, `prices.html` is `/prices`, every other file keeps its name. */
function publicPath(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

function describeFile(root: URL, name: string, paths: ReadonlySet<string>): ManifestFile {
  const file = new URL(encodeURI(name), root);
  const content = readFileSync(file);
  const path = publicPath(name);
  const type = contentTypeOf(`/${name}`);
  const alternate = alternateOf(path, type, paths);
  return {
    file: name,
    type,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    encodings: isCompressible(type) ? compress(file, content) : [],
    headers: headersFor(path, alternate),
    ...(alternate?.is === 'markdown' && { markdown: alternate.path }),
  };
}

/** `/prices` and `/prices.md` are one page in two forms, and so are `/` and `/index.md`. */
function alternateOf(path: string, type: string, paths: ReadonlySet<string>) {
  if (type.startsWith('text/html')) {
    const markdown = path === '/' ? '/index.md' : `${path}.md`;
    return paths.has(markdown) ? ({ path: markdown, is: 'markdown' } as const) : undefined;
  }
  if (!path.endsWith('.md')) return undefined;
  const page = path === '/index.md' ? '/' : path.slice(0, -'.md'.length);
  return paths.has(page) ? ({ path: page, is: 'page' } as const) : undefined;
}
