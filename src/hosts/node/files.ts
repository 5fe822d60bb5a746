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
  /** Returns the representation for an Accept-Encoding header. */
  choose(acceptEncoding: string): Representation;
  /** Reads every representation that hasn't been read. */
  readAll(): void;
}

export interface SiteFiles {
  readonly byPath: ReadonlyMap<string, StaticFile>;
  readonly notFound: StaticFile | undefined;
  /** Reads the files not read yet, so that answering no longer depends on the disk. */
  readAll(): Promise<void>;
}

/** The built site. A file is read into memory on its first request or by `readAll`. */
export function loadFiles(manifest: SiteManifest, root: URL, security: SecurityHeaders): SiteFiles {
  const files = new Map<string, StaticFile>(
    Object.entries(manifest.files).map(([path, entry]) => [path, openFile(entry, root, security)]),
  );
  const all = [...files.values()];
  const readAll = async () => {
    for (const file of all) {
      file.readAll();
      await setImmediate();
    }
  };
  const notFound = files.get(notFoundPath);
  files.delete(notFoundPath);
  return { byPath: files, notFound, readAll };
}

function openFile(entry: ManifestFile, root: URL, security: SecurityHeaders): StaticFile {
  const available: Encoding[] = [...entry.encodings, 'identity'];
  const encodingFor = remembered((header) => acceptedEncoding(header, available));
  const read = new Map<Encoding, Representation>();
  const inEncoding = (encoding: Encoding): Representation => {
    const known = read.get(encoding);
    if (known) return known;
    const representation = represent(entry, encoding, root, security);
    read.set(encoding, representation);
    return representation;
  };
  return {
    choose: (acceptEncoding) =>
      inEncoding(acceptEncoding ? encodingFor(acceptEncoding) : 'identity'),
    readAll: () => available.forEach(inEncoding),
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
