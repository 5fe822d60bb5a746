import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiAnswer } from '../../contract/exchange.ts';
import { errorAnswer } from '../../contract/exchange.ts';

/** Answers a request that has arrived in full; an absent body is empty. */
export type AnswerRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
) => void;

/**
 * Maximum size of a request body in bytes: fits 150 titles of 200 characters, each escaped as
 * `\\ud83d\\ude00`.
 */
export const bodyLimit = 400_000;

/**
 * Maximum number of chunks that a body of this size may arrive in. Each costs as much as a hundred
 * bytes, and clients send kilobytes at a time.
 */
const chunksMax = (size: number) => 100 + size / 64;

/** How long to read on so that the sender of a large body gets the answer, in milliseconds. */
const lingerMs = 1_000;

/** How long to wait after reading what is discarded. */
const discardMs = 50;

/**
 * Maximum number of requests that a connection may send ahead of its answers. Clients that keep
 * connections alive send none.
 */
const waitingMax = 4;

/** A request sent ahead, whose body may be on its way. */
interface Waiting {
  readonly response: ServerResponse;
  hasArrived: boolean;
}

/**
 * Receives requests and has each one answered when it is complete and all answers before it on its
 * connection are sent. Requests sent ahead take turns with all other connections, and no more are
 * read meanwhile; a connection that sends too many of them is closed after the last one answered.
 */
export function receiver(answer: AnswerRequest): RequestListener {
  const waiting = new WeakMap<Socket, Waiting[]>();

  const wait = async (line: Waiting[], request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const own = { response, hasArrived: false };
    line.push(own);
    const turn = turnOf(response);
    const body = await new Promise<string>((use) => readBody(request, response, use));
    own.hasArrived = true;
    // Only now: Node resumes reading after each request.
    socket.pause();
    await turn;
    isFirstInTurn(socket);
    line.shift();
    if (!line[0]?.hasArrived) socket.resume();
    if (!socket.destroyed) answer(request, response, body);
  };

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // Node assigns an answer its socket once all answers before it are sent.
    if (response.socket !== null && isFirstInTurn(socket)) {
      readBody(request, response, (body) => answer(request, response, body));
      return;
    }
    const line = waiting.get(socket) ?? [];
    waiting.set(socket, line);
    const last = line[waitingMax - 1]?.response;
    if (!last) {
      wait(line, request, response);
    } else if (last.shouldKeepAlive) {
      last.shouldKeepAlive = false;
      discardRest(socket);
    }
  };
}

/** Resolves when all answers before this one are sent and it is this connection's turn. */
function turnOf(response: ServerResponse): Promise<void> {
  return new Promise((begin) => {
    if (response.socket !== null) {
      takeTurn(begin);
      return;
    }
    response.assignSocket = (socket) => {
      ServerResponse.prototype.assignSocket.call(response, socket);
      takeTurn(begin);
    };
  });
}

/** The connections that have sent a request in this turn of the event loop. */
const heard = new Set<Socket>();

function isFirstInTurn(socket: Socket): boolean {
  if (heard.has(socket)) return false;
  if (heard.size === 0) setImmediate(() => heard.clear());
  heard.add(socket);
  return true;
}

const turns: (() => void)[] = [];

/** Runs work in a turn of the event loop with no other such work; requests come between. */
export function takeTurn(work: () => void): void {
  // Twice, so that requests which arrived together with this one come first.
  if (turns.push(work) === 1) setImmediate(() => setImmediate(nextTurn));
}

function nextTurn(): void {
  turns[0]?.();
  turns.shift();
  if (turns.length > 0) setImmediate(nextTurn);
}

/**
 * Reads a body as UTF-8 and passes it on. One that is too large, or in too many pieces, is rejected
 * and the connection closed; one that never arrives in full is dropped.
 */
function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  use: (body: string) => void,
): void {
  // A request that announces no body has already ended.
  if (request.readableEnded) {
    use('');
    return;
  }
  if (announcesTooMuch(request)) {
    reject(request, response, tooLarge);
    return;
  }
  let body: Buffer = Buffer.alloc(0);
  let [size, chunks] = [0, 0];
  const take = (chunk: Buffer) => {
    chunks += 1;
    const needed = size + chunk.length;
    const isTooLarge = needed > bodyLimit;
    if (isTooLarge || chunks > chunksMax(size)) {
      request.off('data', take).off('end', finish);
      reject(request, response, isTooLarge ? tooLarge : inPieces);
    } else {
      body = size === 0 ? chunk : withRoom(body, size, needed);
      chunk.copy(body, size);
      size = needed;
    }
  };
  const finish = () => use(body.toString('utf8', 0, size));
  request.on('data', take).on('end', finish);
}

/** The buffer itself, or a larger one with the same beginning. */
function withRoom(buffer: Buffer, used: number, needed: number): Buffer {
  if (needed <= buffer.length) return buffer;
  const larger = Buffer.allocUnsafeSlow(Math.min(bodyLimit, 2 * needed));
  buffer.copy(larger, 0, 0, used);
  return larger;
}

/** Returns whether the announced size alone is reason to reject a body. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > bodyLimit;
}

const tooLarge = errorAnswer(413, `The body is too large: send at most ${bodyLimit} bytes.`);
const inPieces = errorAnswer(
  400,
  'The body arrives in too many small pieces: send it with a Content-Length.',
);

/** Sends the last answer of a connection, and closes it when its sender can have read it. */
function reject(request: IncomingMessage, response: ServerResponse, answer: ApiAnswer): void {
  const { status, headers, body } = answer;
  response.shouldKeepAlive = false;
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.write(body);
  // The rest of what is being parsed isn't kept.
  request.push = () => true;
  const close = () => response.end();
  const timer = setTimeout(close, lingerMs);
  discardRest(request.socket)
    .once('end', close)
    .once('close', () => clearTimeout(timer));
}

interface Parsed extends Socket {
  readonly parser?: { onIncoming: () => number };
}

/** Discards what a connection goes on sending, unparsed: parsing costs much more than reading. */
function discardRest(socket: Parsed): Socket {
  // Also what has already arrived: after 2, Node's parser stops.
  if (socket.parser) socket.parser.onIncoming = () => 2;
  return socket
    .removeAllListeners('data')
    .removeAllListeners('end')
    .on('data', ({ buffer }: Buffer<ArrayBuffer>) => {
      // Frees its memory; otherwise it would stay until garbage is collected.
      buffer.transfer(0);
      socket.pause();
      setTimeout(() => socket.resume(), discardMs).unref();
    });
}
