import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiAnswer, ApiHandler, ApiHeaders, ApiRequest } from '../../http/answers.ts';
import { oncePer } from '../../text/once.ts';
import { flat } from './files.ts';

/** Converts a Node request to the form that handlers use. */
function apiRequest({ method = 'GET', rawHeaders }: IncomingMessage, query: string, body: string) {
  return { method, query, body, header: (name) => headerOf(rawHeaders, name) } satisfies ApiRequest;
}

/**
 * Returns a header by its lower-case name from name, value, name, value, ... Node's own `headers`
 * would be rebuilt for each request.
 */
export function headerOf(raw: readonly string[], name: string): string | undefined {
  let found: string | undefined;
  for (let index = 0; index < raw.length; index += 2) {
    const key = raw[index] as string;
    if (key.length !== name.length || key.toLowerCase() !== name) continue;
    const value = raw[index + 1] as string;
    found = found === undefined ? value : `${found}, ${value}`;
  }
  return found;
}

type WriteAnswer = (request: IncomingMessage, response: ServerResponse, answer: ApiAnswer) => void;

/**
 * Writes handlers' answers.
 *
 * @param extraHeaders name, value, name, value, ... added to each answer.
 * @param isLast returns whether an answer closes its connection.
 */
export function answerWriter(extraHeaders: readonly string[], isLast: () => boolean): WriteAnswer {
  const flatten = oncePer((headers: ApiHeaders) => [...extraHeaders, ...flat(headers)]);
  return (request, response, { status, headers, etag, body }) => {
    if (isLast()) response.shouldKeepAlive = false;
    const raw = flatten(headers).slice();
    if (etag !== undefined) raw.push('etag', etag);
    const bytes = Buffer.byteLength(body);
    if (status !== 204 && status !== 304) raw.push('content-length', String(bytes));
    response.writeHead(status, raw);
    if (request.method === 'HEAD') response.end();
    else response.end(body, bytes === body.length ? 'latin1' : 'utf8');
  };
}

/**
 * Calls an endpoint's handler. A synchronous handler answers before this returns.
 *
 * @param failed receives what the handler throws; it must answer.
 */
export function callHandler(
  handler: ApiHandler,
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
  body: string,
  write: WriteAnswer,
  failed: (error: unknown) => void,
): void {
  try {
    const answer = handler(apiRequest(request, query, body));
    if (answer instanceof Promise) {
      answer.then((settled) => write(request, response, settled)).catch(failed);
    } else {
      write(request, response, answer);
    }
  } catch (error) {
    failed(error);
  }
}
