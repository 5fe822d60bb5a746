import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openToAll } from '../contract/exchange.ts';
import { discoveryLinks } from '../documents/discovery.ts';
import { markdownPath } from '../documents/site-pages.ts';
import { type ManifestFile, suffixOf } from '../hosts/node/files.ts';
import contentTypes from './content-types.json' with { type: 'json' };

/**
 * Compresses a built site and lists its files by public path.
 *
 * @throws if the type of a file isn't known, so that none is served with a guessed one.
 */
export async function describeSite(root: URL): Promise<Record<string, ManifestFile>> {
  const folder = fileURLToPath(root);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  const paths = names.map(publicPath);
  /** From each page to its Markdown, and back. */
  const alternates = new Map<string, string>();
  for (const page of paths) {
    const markdown = markdownPath(page);
    if (extname(page) !== '' || !paths.includes(markdown)) continue;
    alternates.set(page, `<${markdown}>; rel="alternate"; type="text/markdown"`);
    alternates.set(markdown, `<${page}>; rel="canonical"`);
  }
  const described = names.map(async (name, index) => {
    const path = paths[index] as string;
    const file = new URL(encodeURI(name), root);
    const type = (contentTypes as Readonly<Record<string, string>>)[extname(name).slice(1)];
    if (!type) {
      throw new Error(`/${name} has no known content type: add it to src/build/content-types.json`);
    }
    const hashes = await compress(file, /^text\/|^font\/ttf|[/+](json|xml)\b/.test(type));
    const isCompressed = Object.keys(hashes).length > 1;
    const alternate = alternates.get(path);
    const vary = [alternate ? 'Accept' : [], isCompressed ? 'Accept-Encoding' : []].flat();
    const links = [alternate ?? [], discoveryLinks(path)].flat();
    const age = path.startsWith('/_astro/') ? '31536000, immutable' : '300, must-revalidate';
    const headers = {
      'cache-control': `public, max-age=${age}`,
      ...openToAll,
      ...(vary.length > 0 && { vary: vary.join(', ') }),
      ...(links.length > 0 && { link: links.join(', ') }),
      'content-type': type,
    };
    return [path, { file: name, hashes, headers }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

/** `index.html` is `/`, `prices.html` is `/prices`, other files keep their names. */
function publicPath(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** Writes the compressed copies of a file that are smaller, and returns the hash of each form. */
async function compress(file: URL, isCompressible: boolean): Promise<ManifestFile['hashes']> {
  const content = readFileSync(file);
  const hashes: Record<string, string> & { identity: string } = { identity: fileHash(content) };
  if (!isCompressible) return hashes;
  // The best quality takes four times as long for 2 % fewer bytes: only what browsers keep gets it.
  const isKept = file.pathname.includes('/_astro/');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isKept ? constants.BROTLI_MAX_QUALITY : 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const br = await promisify(brotliCompress)(content, { params });
  const gz = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  for (const [encoding, copy] of [
    ['br', br],
    ['gzip', gz],
  ] as const) {
    if (copy.length >= content.length) continue;
    writeFileSync(new URL(file.href + suffixOf[encoding]), copy);
    hashes[encoding] = fileHash(copy);
  }
  return hashes;
}

function fileHash(content: Buffer): string {
  return hash('sha256', content, 'base64url').slice(0, 27);
}
