import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorAnswer } from '../http/answers.ts';
import { openToAll, preflight, readMethods } from '../http/cors.ts';
import { namesEtag } from '../http/etag.ts';
import { prefersMarkdown, remembered } from './accept.ts';
import type { Representation, SiteFiles, StaticFile } from './files.ts';
import type { WriteAnswer } from './live.ts';
import { canonicalPath, plainPath } from './path.ts';

type AnswerDocument = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
) => void;

const documentPreflight = preflight(readMethods, '*');
const malformed = errorAnswer(
  400,
  'The path of this address is not well-formed: percent-encode it as UTF-8, without encoded slashes and control characters.',
  openToAll,
);
const unknown = errorAnswer(404, 'There is no such document.', openToAll);
const otherMethod = errorAnswer(405, `Only ${readMethods} are answered here.`, {
  ...openToAll,
  allow: readMethods,
});

/** Answers every request that is not for a live endpoint, out of the built site. */
export function documentAnswerer(
  { byPath, notFound }: SiteFiles,
  write: WriteAnswer,
): AnswerDocument {
  const wantsMarkdown = remembered(prefersMarkdown);

  return (request, response, path, query) => {
    const file = byPath.get(path);
    if (request.method === 'OPTIONS') write(request, response, documentPreflight);
    else if (file) answerFile(request, response, file);
    else answerOther(request, response, path, query);
  };

  function answerFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      write(request, response, otherMethod);
      return;
    }
    const { accept, 'if-none-match': known } = request.headers;
    const asMarkdown = accept !== undefined && file.markdown && wantsMarkdown(accept);
    const representation = choose(request, asMarkdown ? (file.markdown as StaticFile) : file);
    if (namesEtag(known, representation.etag)) {
      response.writeHead(304, representation.unchangedHeaders as string[]).end();
    } else {
      send(request, response, 200, representation);
    }
  }

  /** A path that no file has as it stands. */
  function answerOther(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): void {
    const plain = plainPath(path);
    if (plain === undefined) {
      write(request, response, malformed);
      return;
    }
    const file = byPath.get(plain);
    const canonical = canonicalPath(plain);
    if (file) answerFile(request, response, file);
    else if (byPath.has(canonical)) redirect(request, response, canonical, query);
    else if (notFound === undefined || plain.startsWith('/.well-known/')) {
      write(request, response, unknown);
    } else send(request, response, 404, choose(request, notFound));
  }

  function redirect(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): void {
    const location = encodeURI(path) + (query && `?${query}`);
    write(request, response, { status: 308, headers: { ...openToAll, location }, body: '' });
  }

  function choose(request: IncomingMessage, file: StaticFile): Representation {
    const { 'accept-encoding': encodings } = request.headers;
    return file.choose(typeof encodings === 'string' ? encodings : '');
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
}
