import { hash as hashOf } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { acceptedEncodings, type Encoding } from '../../app/accept.ts';
import { hasNotFoundPage, noSuchDocument } from '../../app/app.ts';
import { type SecurityHeaders, securityOf } from '../../app/headers.ts';
import {
  type ApiAnswer,
  type ApiHeaders,
  errorAnswer,
  namesEtag,
} from '../../contract/exchange.ts';

/** What a build writes for the server: `dist/server/site.json`. */
export interface SiteManifest {
  /** The base URL used throughout the build. */
  readonly baseUrl: string;
  /** Identifies what the build is made of; see `priceHandler`. */
  readonly release: string;
  /** Every static file by its public path, such as `/prices` or `/openapi.json`. */
  readonly files: Readonly<Record<string, ManifestFile>>;
}

export interface ManifestFile {
  /** The file's path under `dist/client`. */
  readonly file: string;
  readonly type: string;
  /** The hash of the file and of each compressed copy next to it. */
  readonly hashes: { readonly identity: string } & Readonly<Partial<Record<Encoding, string>>>;
  readonly headers: ApiHeaders;
}

/**
 * Reads what a build wrote for the server.
 *
 * @param folder `dist/server/` of the build.
 * @throws if there is no build or it is damaged.
 */
export function readManifest(folder: URL): SiteManifest {
  const file = new URL('site.json', folder);
  if (!existsSync(file)) throw new Error('Nothing is built yet: run npm run build.');
  try {
    const manifest: SiteManifest = JSON.parse(readFileSync(file, 'utf8'));
    if (manifest.baseUrl && manifest.files) return manifest;
  } catch {}
  throw new Error('dist/server/site.json is damaged: run npm run build, or deploy it again.');
}

/** Hash of a file's bytes. */
export function fileHash(content: Buffer): string {
  return hashOf('sha256', content, 'base64url').slice(0, 27);
}

/** What the name of a copy ends with. */
export const suffixOf = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The public path of the 404 page. */
export const notFoundPath = '/404';

/** The documents of a built site. */
export interface SiteFiles {
  /**
   * Sends the document with a public path, or the 404 page.
   *
   * @returns the answer to send if there is neither.
   */
  send(request: IncomingMessage, response: ServerResponse, path: string): ApiAnswer | undefined;
  /** Reads the files not read yet, so that answering no longer depends on the disk. */
  readAll(): Promise<void>;
  /** The names of the files found to be missing or different from what was built. */
  readonly damaged: readonly string[];
}

/**
 * The built site. A file is read into memory and verified on its first request or by `readAll`.
 *
 * @param log receives the name of each file found to be damaged, once.
 */
export function loadFiles(
  manifest: SiteManifest,
  root: URL,
  security: SecurityHeaders,
  log: (line: string) => void,
): SiteFiles {
  const damaged: string[] = [];
  const read = (entry: ManifestFile, encoding: Encoding) => {
    const name = `${entry.file}${suffixOf[encoding]}`;
    const body = readIntact(new URL(encodeURI(name), root), entry.hashes[encoding]);
    if (body) return represent(entry, encoding, body, security);
    damaged.push(name);
    log(`error file=${name} missing or damaged`);
    return undefined;
  };
  const files = new Map(
    Object.entries(manifest.files).map(([path, entry]) => {
      const known = new Map<Encoding, ReturnType<typeof read>>();
      /** Returns the file in an encoding, or `undefined` if it is damaged. */
      const open = (encoding: Encoding) => {
        if (!known.has(encoding)) known.set(encoding, read(entry, encoding));
        return known.get(encoding);
      };
      return [path, { encodings: Object.keys(entry.hashes) as Encoding[], open }];
    }),
  );
  return {
    send(request, response, path) {
      const found = path === notFoundPath ? undefined : files.get(path);
      if (!found && !hasNotFoundPage(path)) return noSuchDocument;
      const { encodings, open } = found ?? files.get(notFoundPath) ?? nothing;
      const accepted = acceptedEncodings(request.headers['accept-encoding'] ?? '');
      const file = open(accepted.find((encoding) => encodings.includes(encoding)) ?? 'identity');
      if (!file) return found ? unreadable : noSuchDocument;
      if (found && namesEtag(request.headers['if-none-match'], file.etag)) {
        response.writeHead(304, file.unchangedHeaders).end();
      } else {
        response.writeHead(found ? 200 : 404, file.headers);
        response.end(request.method === 'HEAD' ? undefined : file.body);
      }
      return undefined;
    },
    async readAll() {
      for (const { encodings, open } of files.values()) {
        for (const encoding of encodings) open(encoding);
        await setImmediate();
      }
    },
    damaged,
  };
}

/** Stands for the 404 page of a build without one. */
const nothing = { encodings: [], open: () => undefined };

const unreadable = errorAnswer(
  500,
  'This document is damaged on the server: its operator has to deploy it again.',
);

/** Returns a file's content if it is there and has this hash. */
function readIntact(file: URL, hash: string | undefined): Buffer | undefined {
  try {
    const content = readFileSync(file);
    return fileHash(content) === hash ? content : undefined;
  } catch {
    return undefined;
  }
}

/** A file in one encoding, with the headers of a 200 and of a 304 answer. */
function represent(
  { file, type, hashes, headers }: ManifestFile,
  encoding: Encoding,
  body: Buffer,
  security: SecurityHeaders,
) {
  const etag = `"${hashes[encoding]}"`;
  const isCompressed = Object.keys(hashes).length > 1;
  const vary = [headers.vary ?? [], isCompressed ? 'Accept-Encoding' : []].flat();
  const shared = {
    etag,
    ...headers,
    ...(vary.length > 0 && { vary: vary.join(', ') }),
    ...securityOf(security, `/${file}`, type.startsWith('text/html')),
  };
  const full = {
    'content-type': type,
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...shared,
  };
  return { etag, body, headers: flat(full), unchangedHeaders: flat(shared) };
}

/** Headers in the form that `writeHead` handles fastest: name, value, name, value, ... */
export function flat(headers: ApiHeaders): string[] {
  return Object.entries(headers).flat();
}
