import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { acceptedEncodings, type Encoding } from '../../app/accept.ts';
import { noSuchDocument } from '../../app/app.ts';
import type { SecurityHeaders } from '../../app/headers.ts';
import { type ApiAnswer, type ApiHeaders, namesEtag } from '../../contract/exchange.ts';

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
  /** The hash of the file and of each compressed copy next to it. */
  readonly hashes: { readonly identity: string } & Readonly<Partial<Record<Encoding, string>>>;
  /** Those of its answers that are the same for every request and seller. */
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

/**
 * Serves a built site by `sirv`, with the headers and strong entity tags of the manifest.
 *
 * @param root `dist/client/` of the build.
 * @returns sends the document with a public path, or returns the answer to send if there is none.
 */
export function fileSender({ files }: SiteManifest, root: URL, security: SecurityHeaders) {
  const documents = new Map(Object.entries(files));
  /** The headers of each copy by its own path. */
  const headersOf = new Map<string, Map<string, string>>();
  for (const { file, hashes, headers } of documents.values()) {
    const isPage = headers['content-type']?.startsWith('text/html');
    const secured = isPage ? (isFramed.test(file) ? 'framed' : 'page') : 'file';
    for (const [encoding, hash] of Object.entries(hashes)) {
      const all = { ...headers, ...security[secured], etag: `"${hash}"` };
      const copy = `/${file}${suffixOf[encoding as Encoding]}`;
      headersOf.set(copy, new Map(Object.entries(all)));
    }
  }
  const sendStatic = sirv(fileURLToPath(root), {
    extensions: [],
    setHeaders: (response, copy) => response.setHeaders(headersOf.get(copy) ?? new Map()),
  });
  const page = documents.get('/404');
  documents.delete('/404');
  /** No cache may keep it: a later build can have the document. */
  const notFound: ApiAnswer = page
    ? {
        status: 404,
        headers: {
          ...security.page,
          ...noSuchDocument.headers,
          'content-type': page.headers['content-type'] ?? '',
        },
        body: readFileSync(new URL(page.file, root), 'utf8'),
      }
    : noSuchDocument;

  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): ApiAnswer | undefined => {
    const found = documents.get(path);
    // Programs probe this folder, and can't use HTML.
    if (!found) return path.startsWith('/.well-known/') ? noSuchDocument : notFound;
    const { headers } = request;
    const accepted = acceptedEncodings(headers['accept-encoding'] ?? '');
    const encoding = accepted.find((each) => found.hashes[each]) ?? 'identity';
    const copy = `/${found.file}${suffixOf[encoding]}`;
    if (namesEtag(headers['if-none-match'], `"${found.hashes[encoding]}"`)) {
      response.setHeaders(headersOf.get(copy) ?? new Map()).removeHeader('content-type');
      response.writeHead(304).end();
      return undefined;
    }
    request.url = encodeURI(copy);
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

/** What the seller's own site may frame. */
const isFramed = /^embed\//;
