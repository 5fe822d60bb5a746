import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiAnswer, ApiHandler, ApiRequest } from '../http/message.ts';
import { readBody } from './body.ts';

/** A request as Node received it, in the form that the handlers take. */
class IncomingApiRequest implements ApiRequest {
  readonly method: string;
  readonly query: string;
  readonly body: string;
  readonly #incoming: IncomingMessage;

  constructor(incoming: IncomingMessage, query: string, body: string) {
    this.method = incoming.method ?? 'GET';
    this.query = query;
    this.body = body;
    this.#incoming = incoming;
  }

  header(name: string): string | undefined {
    const value = this.#incoming.headers[name];
    return typeof value === 'string' ? value : value?.join(', ');
  }
}

export type WriteAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: ApiAnswer,
) => void;

/** Writes handlers' answers, each with these headers beside its own. */
export function answerWriter(extraHeaders: readonly string[]): WriteAnswer {
  return (request, response, { status, headers, body }) => {
    const raw = extraHeaders.slice();
    for (const name in headers) raw.push(name, headers[name] as string);
    if (status !== 204 && status !== 304) {
      raw.push('content-length', String(Buffer.byteLength(body)));
    }
    response.writeHead(status, raw);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * Calls an endpoint's handler. One that takes no time answers before this returns.
 *
 * @param failed is told of what the handler throws; it must answer.
 */
export function callHandler(
  handler: ApiHandler,
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
  write: WriteAnswer,
  failed: (error: unknown) => void,
): void {
  const call = (body: string) => {
    try {
      const answer = handler(new IncomingApiRequest(request, query, body));
      if (answer instanceof Promise) {
        answer.then((settled) => write(request, response, settled)).catch(failed);
      } else {
        write(request, response, answer);
      }
    } catch (error) {
      failed(error);
    }
  };
  if (request.method === 'GET' || request.method === 'HEAD') call('');
  else readBody(request, response, call);
}
