import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasNotFoundPage, noSuchDocument } from '../../app/app.ts';
import { namesEtag } from '../../http/etag.ts';
import type { Representation, SiteFiles, StaticFile } from './files.ts';
import type { WriteAnswer } from './live.ts';

type AnswerDocument = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** Answers GET and HEAD with documents of the built site. */
export function documentAnswerer(
  { byPath, notFound }: SiteFiles,
  write: WriteAnswer,
): AnswerDocument {
  return (request, response, path) => {
    const file = byPath.get(path);
    if (file) answerFile(request, response, file);
    else if (notFound && hasNotFoundPage(path)) {
      send(request, response, 404, choose(request, notFound));
    } else write(request, response, noSuchDocument);
  };
}

function answerFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const representation = choose(request, file);
  if (namesEtag(request.headers['if-none-match'], representation.etag)) {
    response.writeHead(304, representation.unchangedHeaders as string[]).end();
  } else {
    send(request, response, 200, representation);
  }
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
