import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorAnswer } from '../../http/answers.ts';
import { openToAll } from '../../http/cors.ts';

/**
 * Maximum size of a request body in bytes: fits 150 titles of 200 characters, each escaped as
 * `\\ud83d\\ude00`.
 */
export const bodyLimit = 400_000;

/** How long to keep reading a rejected body, so that its sender gets the answer. */
const lingerMilliseconds = 1_000;

/**
 * Reads a body as UTF-8 and passes it on. One that is too large gets a 413 and the connection is
 * closed; one that never arrives in full is dropped. A request that announces no body has already
 * ended.
 */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  use: (body: string) => void,
): void {
  if (announcesTooMuch(request)) {
    rejectBody(request, response);
    return;
  }
  if (request.readableEnded) {
    use('');
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= bodyLimit) {
      chunks.push(chunk);
      return;
    }
    request.off('data', take).off('end', finish);
    rejectBody(request, response);
  };
  const finish = () => use(Buffer.concat(chunks).toString('utf8'));
  request.on('data', take).on('end', finish);
}

/** Returns whether the announced size alone is reason to reject a body. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > bodyLimit;
}

const tooLarge = errorAnswer(
  413,
  `The body is too large: send at most ${bodyLimit} bytes.`,
  openToAll,
);

function rejectBody(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = tooLarge;
  response.shouldKeepAlive = false;
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.write(body);
  const timer = setTimeout(() => response.end(), lingerMilliseconds);
  const close = () => {
    clearTimeout(timer);
    response.end();
  };
  request.once('end', close).once('close', close).resume();
}
