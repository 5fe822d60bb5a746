import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { alternatesOf, contentTypeOf, headersFor, isCompressible } from '../app/headers.ts';
import { markdownPath } from '../documents/site-pages.ts';
import { type ManifestFile, suffixOf } from '../hosts/node/files.ts';

/** Hash of a file's bytes. */
function fileHash(content: Buffer): string {
  return hash('sha256', content, 'base64url').slice(0, 27);
}

/** Compresses a built site and lists its files by public path. */
export async function describeSite(root: URL): Promise<Record<string, ManifestFile>> {
  const described = builtFiles(root).map(async ({ name, path, type, headers }) => {
    const file = new URL(encodeURI(name), root);
    const content = readFileSync(file);
    const copies = isCompressible(type) ? await compress(file, content) : {};
    const hashes = { identity: fileHash(content), ...copies };
    return [path, { file: name, type, hashes, headers }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

/**
 * The files of a built site, sorted by name: each with its place in the build, such as
 * `prices/index.html`, its public path, such as `/prices`, and how it is served.
 */
export function builtFiles(root: URL) {
  const folder = fileURLToPath(root);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  const paths = new Set(names.map(publicPath));
  const pages = names.filter((name) => name.endsWith('.html')).map(publicPath);
  const twoForms = pages.filter((page) => paths.has(markdownPath(page)));
  const alternates = alternatesOf(new Map(twoForms.map((page) => [page, markdownPath(page)])));
  return names.map((name) => {
    const path = publicPath(name);
    const headers = headersFor(path, alternates.get(path));
    return { name, path, type: contentTypeOf(`/${name}`), headers };
  });
}

/** `index.html` is `/`, `prices.html` is `/prices`, other files keep their names. */
function publicPath(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** Writes the compressed copies that are smaller next to a file and returns their hashes. */
async function compress(file: URL, content: Buffer): Promise<Partial<ManifestFile['hashes']>> {
  // The best quality takes four times as long for 2 % fewer bytes: only what browsers keep gets it.
  const isKept = file.pathname.includes('/_astro/');
  const copies = {
    br: await promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isKept ? constants.BROTLI_MAX_QUALITY : 10,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  const hashes: Partial<Record<keyof typeof copies, string>> = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const copy = copies[encoding];
    if (copy.length >= content.length) continue;
    writeFileSync(new URL(file.href + suffixOf[encoding]), copy);
    hashes[encoding] = fileHash(copy);
  }
  return hashes;
}
