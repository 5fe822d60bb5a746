import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { acceptedEncodings, type Encoding } from '../../app/accept.ts';
import { hasNotFoundPage, noSuchDocument } from '../../app/app.ts';
import { type SecurityHeaders, securityOf } from '../../app/headers.ts';
import { type ApiAnswer, type ApiHeaders, namesEtag } from '../../contract/exchange.ts';
import { oncePer } from '../../text/once.ts';

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
  /** Set if it is of the release before, for pages that are still open. */
  readonly isEarlier?: true;
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

/** What the name of a copy ends with. */
export const suffixOf = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The public path of the 404 page. */
const notFoundPath = '/404';

/**
 * Sends the document with a public path.
 *
 * @returns the answer to send if there is none.
 */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => ApiAnswer | undefined;

/**
 * Serves a built site by `sirv`, with the headers and strong entity tags of the manifest.
 *
 * @param root `dist/client/` of the build.
 */
export function fileSender(
  { files }: SiteManifest,
  root: URL,
  security: SecurityHeaders,
): SendFile {
  const documents = new Map(Object.entries(files));
  const byUrl = new Map(Object.values(files).map((entry) => [`/${entry.file}`, entry]));
  const headersOf = oncePer((entry: ManifestFile) => allHeaders(entry, security));
  const notFound = notFoundAnswer(files[notFoundPath], root, security);
  const sendStatic = sirv(fileURLToPath(root), {
    ...{ brotli: true, gzip: true, extensions: [] },
    setHeaders(response, url) {
      const entry = byUrl.get(url) as ManifestFile;
      const headers = headersOf(entry);
      const encoding = response.req.headers['accept-encoding'] as Encoding;
      const etag = `"${entry.hashes[encoding]}"`;
      const all = { ...headers, 'content-type': entry.type, etag };
      response.setHeaders(new Map(Object.entries(all)));
      if (!headers.vary) response.removeHeader('vary');
    },
  });

  return (request, response, path) => {
    const found = path === notFoundPath ? undefined : documents.get(path);
    if (!found) return hasNotFoundPage(path) ? notFound : noSuchDocument;
    const { headers } = request;
    const accepted = acceptedEncodings(headers['accept-encoding'] ?? '');
    const encoding = accepted.find((each) => found.hashes[each]) ?? 'identity';
    const etag = `"${found.hashes[encoding]}"`;
    if (namesEtag(headers['if-none-match'], etag)) {
      response.writeHead(304, { ...headersOf(found), etag }).end();
      return undefined;
    }
    request.url = encodeURI(`/${found.file}`);
    headers['accept-encoding'] = encoding;
    headers.range = undefined;
    // Else a file that can't be read ends the process, and one of an aborted answer stays open.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    let instead: ApiAnswer | undefined;
    sendStatic(request, response, () => {
      instead = noSuchDocument;
    });
    return instead;
  };
}

/** The headers of a file's answers, without its type. */
function allHeaders({ file, type, hashes, headers }: ManifestFile, security: SecurityHeaders) {
  const isCompressed = Object.keys(hashes).length > 1;
  const vary = [headers.vary ?? [], isCompressed ? 'Accept-Encoding' : []].flat();
  return {
    ...headers,
    ...(vary.length > 0 && { vary: vary.join(', ') }),
    ...securityOf(security, `/${file}`, type.startsWith('text/html')),
  };
}

/** The 404 page, which no cache may keep: a later build can have the document. */
function notFoundAnswer(
  page: ManifestFile | undefined,
  root: URL,
  security: SecurityHeaders,
): ApiAnswer {
  if (!page) return noSuchDocument;
  return {
    status: 404,
    headers: { ...security.page, ...noSuchDocument.headers, 'content-type': page.type },
    body: readFileSync(new URL(encodeURI(page.file), root), 'utf8'),
  };
}
