import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { acceptedEncodings, type Encoding, remembered } from '../../app/accept.ts';
import { hasNotFoundPage, noSuchDocument } from '../../app/app.ts';
import { type SecurityHeaders, securityOf } from '../../app/headers.ts';
import type { ApiAnswer } from '../../http/answers.ts';
import { contentHash, errorAnswer, namesEtag } from '../../http/answers.ts';
import { type ManifestFile, notFoundPath, type SiteManifest, suffixOf } from './manifest.ts';

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

/** One file in one encoding, with everything its answers need. */
interface Representation {
  readonly etag: string;
  readonly body: Buffer;
  /** Name, value, name, value, ... of a 200 answer. */
  readonly headers: string[];
  /** The same for a 304 answer. */
  readonly unchangedHeaders: string[];
}

/** Returns the representation in an encoding, or `undefined` if its file is damaged. */
type StaticFile = (encoding: Encoding) => Representation | undefined;

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
    const name = `${entry.file}${encoding === 'identity' ? '' : suffixOf[encoding]}`;
    const body = readIntact(new URL(encodeURI(name), root), entry.hashes[encoding]);
    if (body) return represent(entry, encoding, body, security);
    damaged.push(name);
    log(`error file=${name} missing or damaged`);
    return undefined;
  };
  const files = new Map(
    Object.entries(manifest.files).map(([path, entry]) => {
      const known = new Map<Encoding, Representation | undefined>();
      const open: StaticFile = (encoding) => {
        if (!known.has(encoding)) known.set(encoding, read(entry, encoding));
        return known.get(encoding);
      };
      return [path, { entry, open }];
    }),
  );
  const accepted = remembered(acceptedEncodings);
  const choose = ({ headers }: IncomingMessage, path: string) => {
    const file = files.get(path);
    if (!file) return undefined;
    const encodings = accepted(headers['accept-encoding'] ?? '');
    return file.open(encodings.find((encoding) => encoding in file.entry.hashes) ?? 'identity');
  };
  return {
    send(request, response, path) {
      const isFound = files.has(path) && path !== notFoundPath;
      if (!isFound && !hasNotFoundPage(path)) return noSuchDocument;
      const file = choose(request, isFound ? path : notFoundPath);
      if (!file) return isFound ? unreadable : noSuchDocument;
      if (isFound && namesEtag(request.headers['if-none-match'], file.etag)) {
        response.writeHead(304, file.unchangedHeaders).end();
      } else {
        response.writeHead(isFound ? 200 : 404, file.headers);
        response.end(request.method === 'HEAD' ? undefined : file.body);
      }
      return undefined;
    },
    async readAll() {
      for (const { entry, open } of files.values()) {
        for (const encoding of Object.keys(entry.hashes)) open(encoding as Encoding);
        await setImmediate();
      }
    },
    damaged,
  };
}

const unreadable = errorAnswer(
  500,
  'This document is damaged on the server: its operator has to deploy it again.',
);

/** Returns a file's content if it is there and has this hash. */
function readIntact(file: URL, hash: string | undefined): Buffer | undefined {
  try {
    const content = readFileSync(file);
    return contentHash(content) === hash ? content : undefined;
  } catch {
    return undefined;
  }
}

function represent(
  entry: ManifestFile,
  encoding: Encoding,
  body: Buffer,
  security: SecurityHeaders,
): Representation {
  const etag = `"${entry.hashes[encoding]}"`;
  const isCompressed = Object.keys(entry.hashes).length > 1;
  const vary = [entry.headers.vary, isCompressed ? 'Accept-Encoding' : undefined];
  const shared = {
    etag,
    ...entry.headers,
    ...(vary.some(Boolean) && { vary: vary.filter(Boolean).join(', ') }),
    ...securityOf(security, `/${entry.file}`, entry.type.startsWith('text/html')),
  };
  const full = {
    'content-type': entry.type,
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...shared,
  };
  return { etag, body, headers: flat(full), unchangedHeaders: flat(shared) };
}

/** Headers in the form that `writeHead` handles fastest. */
export function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
