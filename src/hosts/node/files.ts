import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { acceptedEncoding, type Encoding, remembered } from '../../app/accept.ts';
import type { SecurityHeaders } from '../../app/headers.ts';
import { type ManifestFile, notFoundPath, type SiteManifest, suffixOf } from './manifest.ts';

/** One file in one encoding, with everything its answers need. */
export interface Representation {
  readonly etag: string;
  readonly body: Buffer;
  /** Name, value, name, value, ... of a 200 answer. */
  readonly headers: readonly string[];
  /** The same for a 304 answer. */
  readonly unchangedHeaders: readonly string[];
}

export interface StaticFile {
  readonly markdown: StaticFile | undefined;
  /** Returns the representation for an Accept-Encoding header. */
  choose(acceptEncoding: string): Representation;
}

export interface SiteFiles {
  readonly byPath: ReadonlyMap<string, StaticFile>;
  readonly notFound: StaticFile | undefined;
  /** Reads the files not read yet, so that answering no longer depends on the disk. */
  readAll(): Promise<void>;
}

/** The built site. A file is read into memory on its first request or by `readAll`. */
export function loadFiles(manifest: SiteManifest, root: URL, security: SecurityHeaders): SiteFiles {
  const files = new Map<string, StaticFile>();
  const load = (path: string): StaticFile => {
    const known = files.get(path);
    if (known) return known;
    const entry = manifest.files[path];
    if (!entry) throw new Error(`The build has no file for ${path}: run npm run build`);
    const markdown = entry.markdown === undefined ? undefined : load(entry.markdown);
    const file = { markdown, choose: chooser(entry, root, security) };
    files.set(path, file);
    return file;
  };
  for (const path of Object.keys(manifest.files)) load(path);
  const all = [...files.values()];
  const readAll = async () => {
    for (const file of all) {
      for (const encoding of ['identity', 'br', 'gzip']) file.choose(encoding);
      await setImmediate();
    }
  };
  const notFound = files.get(notFoundPath);
  files.delete(notFoundPath);
  return { byPath: files, notFound, readAll };
}

function chooser(entry: ManifestFile, root: URL, security: SecurityHeaders) {
  const available: Encoding[] = [...entry.encodings, 'identity'];
  const encodingFor = remembered((header) => acceptedEncoding(header, available));
  const read = new Map<Encoding, Representation>();
  return (acceptEncoding: string): Representation => {
    const encoding = acceptEncoding ? encodingFor(acceptEncoding) : 'identity';
    const known = read.get(encoding);
    if (known) return known;
    const representation = represent(entry, encoding, root, security);
    read.set(encoding, representation);
    return representation;
  };
}

function represent(
  entry: ManifestFile,
  encoding: Encoding,
  root: URL,
  security: SecurityHeaders,
): Representation {
  const compressed = encoding !== 'identity';
  const body = readFileSync(
    new URL(encodeURI(entry.file + (compressed ? suffixOf[encoding] : '')), root),
  );
  const etag = `"${entry.hash}${compressed ? `-${encoding}` : ''}"`;
  const vary = [entry.headers.vary, entry.encodings.length > 0 ? 'Accept-Encoding' : undefined];
  const shared = {
    etag,
    ...entry.headers,
    ...(vary.some(Boolean) && { vary: vary.filter(Boolean).join(', ') }),
    ...(entry.type.startsWith('text/html') ? security.page : security.file),
  };
  const full = {
    'content-type': entry.type,
    'content-length': String(body.length),
    ...(compressed && { 'content-encoding': encoding }),
    ...shared,
  };
  return { etag, body, headers: flat(full), unchangedHeaders: flat(shared) };
}

/** Headers in the form that `writeHead` handles fastest. */
export function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
