import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesEtag } from '../http/etag.ts';
import { prefersMarkdown, remembered } from './accept.ts';
import { flat, type Representation, type SiteFiles, type StaticFile } from './files.ts';
import { documentPreflight, type SecurityHeaders } from './headers.ts';

const allowed = 'GET, HEAD, OPTIONS';

/** Answers every request that is not for a live endpoint, out of the built site. */
export function documentAnswerer(files: SiteFiles, security: SecurityHeaders) {
  const wantsMarkdown = remembered(prefersMarkdown);
  const preflight = [...flat(documentPreflight), 'allow', allowed, ...flat(security.document)];

  return (request: IncomingMessage, response: ServerResponse, path: string, query: string) => {
    const { method } = request;
    if (method === 'OPTIONS') {
      response.writeHead(204, preflight).end();
      return;
    }
    const file = files.byPath.get(path);
    if (!file) {
      answerUnknown(request, response, path, query);
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      refuseMethod(response);
      return;
    }
    serve(request, response, file);
  };

  function serve(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
    const { accept, 'accept-encoding': encodings, 'if-none-match': known } = request.headers;
    const asMarkdown = file.markdown && accept && wantsMarkdown(accept);
    const chosen = (asMarkdown ? file.markdown : file) as StaticFile;
    const representation = chosen.choose(typeof encodings === 'string' ? encodings : '');
    if (namesEtag(known, representation.etag)) {
      response.writeHead(304, representation.unchangedHeaders as string[]).end();
      return;
    }
    send(request, response, 200, representation);
  }

  function answerUnknown(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): void {
    const plain = decodePath(path);
    if (plain === undefined) {
      answerPlainly(request, response, 400, 'The path of this address is not well-formed.');
      return;
    }
    const known = files.byPath.get(plain);
    if (known && (request.method === 'GET' || request.method === 'HEAD')) {
      serve(request, response, known);
      return;
    }
    const canonical = canonicalPath(plain);
    if (canonical !== plain && files.byPath.has(canonical)) {
      const location = query ? `${encodeURI(canonical)}?${query}` : encodeURI(canonical);
      response.writeHead(308, [
        'location',
        location,
        'content-length',
        '0',
        ...flat(security.document),
      ]);
      response.end();
      return;
    }
    if (plain.startsWith('/.well-known/') || !files.notFound) {
      answerPlainly(request, response, 404, 'There is no such document.');
      return;
    }
    const { 'accept-encoding': encodings } = request.headers;
    send(
      request,
      response,
      404,
      files.notFound.choose(typeof encodings === 'string' ? encodings : ''),
    );
  }

  function refuseMethod(response: ServerResponse): void {
    const body = JSON.stringify({ error: `Only ${allowed} work here.` });
    response.writeHead(405, {
      allow: allowed,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...security.document,
    });
    response.end(body);
  }

  function answerPlainly(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    error: string,
  ): void {
    const body = JSON.stringify({ error });
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'access-control-allow-origin': '*',
      ...security.document,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, body }: Representation,
): void {
  response.writeHead(status, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A path without its percent-encoding, or nothing where it is broken or hides a separator. */
function decodePath(path: string): string | undefined {
  if (!path.startsWith('/') || /%2f|%5c|\\/i.test(path)) return undefined;
  try {
    const plain = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    return /[\u0000-\u001f\u007f]/.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}

/** The one address of a page that was asked for as a folder or as its file. */
function canonicalPath(path: string): string {
  return path.replace(/\/+$/, '').replace(/(\/index)?\.html$|\/index$/, '') || '/';
}
