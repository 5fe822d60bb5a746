import { createServer, type Server, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as PlainServer, type Socket } from 'node:net';
import { type ApiAnswer, errorAnswer } from '../../contract/exchange.ts';
import type { Front } from './front.ts';
import { announcesTooMuch } from './receive.ts';

/**
 * Fits an order link of 500 titles (`queryLengthMax` characters) in the request line, and lets a
 * query of 64 KB reach the handler that rejects it with a clear error.
 */
export const headerBytesMax = 96 * 1024;

const options = {
  maxHeaderSize: headerBytesMax,
  optimizeEmptyRequests: true,
  // The front answers requests without a Host: Node would answer any number of them in one go.
  requireHostHeader: false,
  // Longer than proxies keep an idle connection (nginx: 60 s), so the proxy closes it and no request
  // is sent on a closed one.
  keepAliveTimeout: 72_000,
};

/** Limits that the server gives its clients; tests use smaller ones. */
export const defaultLimits = {
  /**
   * Simultaneous connections, far more than a busy service has; extra ones are closed unanswered.
   */
  connections: 10_000,
  /** How long the request line and headers may take to arrive, in milliseconds. */
  headersMs: 10_000,
  /** How long the whole request may take to arrive, in milliseconds. */
  requestMs: 30_000,
  /** How long a client may leave its answer unread, in milliseconds. */
  unreadMs: 30_000,
  /**
   * How long a stop leaves idle connections open, in milliseconds. A proxy under load uses each of
   * them once more and learns from the answer that it closes, so no request hits a closing
   * connection.
   */
  idleMs: 1_000,
  /** How long a stop waits for answers in flight, in milliseconds. */
  stopMs: 10_000,
};

export type ClientLimits = Readonly<typeof defaultLimits>;

/** The share of connections above which idle ones are closed, so there is always room. */
const crowded = 0.9;

/** How often a crowded or stopping server checks for idle connections, in milliseconds. */
const idleCheck = 50;

/** How long the sender of a rejected request has to read the answer, in milliseconds. */
const refusalPatience = 1_000;

export interface Running {
  readonly port: number;
  /** Stops accepting, lets requests in flight finish, and resolves when everything is closed. */
  stop(): Promise<void>;
}

/** Listens with limits that slow, oversized and malformed requests can't get around. */
export async function listen(
  front: Front,
  port: number,
  host: string,
  given: Partial<ClientLimits> = {},
): Promise<Running> {
  const limits = { ...defaultLimits, ...given };
  const { connections, headersMs, requestMs } = limits;
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: headersMs / 2,
  };
  const server = createServer({ ...options, ...timeouts }, front.listener);
  server.maxConnections = connections;
  const sockets = new Set<Socket>();
  let lastCheck = 0;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (sockets.size < crowded * connections) return;
    if (performance.now() - lastCheck < idleCheck) return;
    lastCheck = performance.now();
    server.closeIdleConnections();
  });
  server.on('clientError', answerMalformed);
  server.on('checkContinue', (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue();
    front.listener(request, response);
  });
  server.on('checkExpectation', front.listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  timeUnread(server, sockets, limits.unreadMs);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stop(server, sockets, front, limits),
  };
}

/**
 * Closes connections whose answers stay unread. Only these get a timeout: `server.setTimeout` would
 * set a timer for every request. Node closes a connection at the second check that finds nothing
 * was read, and lifts the timeout after the answer.
 */
function timeUnread(server: Server, sockets: ReadonlySet<Socket>, unreadMs: number): void {
  const check = unreadMs / 3;
  const checking = setInterval(() => {
    for (const socket of sockets) {
      if (socket.writableLength > 0 && socket.timeout !== check) socket.setTimeout(check);
    }
  }, check).unref();
  server.once('close', () => clearInterval(checking));
}

/**
 * Node's own `close` of an HTTP server would also cut off an answer that isn't fully read; that of
 * a plain server only stops accepting. Idle connections are closed once no answer is unread.
 */
function stop(
  server: Server,
  sockets: ReadonlySet<Socket>,
  front: Front,
  { idleMs, stopMs }: ClientLimits,
): Promise<void> {
  front.shutdown.begun = true;
  return new Promise((resolve) => {
    const began = Date.now();
    const closeIdle = setInterval(() => {
      if (Date.now() - began < idleMs) return;
      if ([...sockets].every((socket) => socket.writableLength === 0)) {
        server.closeIdleConnections();
      }
    }, idleCheck);
    const giveUp = setTimeout(() => server.closeAllConnections(), stopMs);
    PlainServer.prototype.close.call(server, () => {
      clearInterval(closeIdle);
      clearTimeout(giveUp);
      resolve();
    });
  });
}

const malformed = errorAnswer(400, 'This is not a well-formed HTTP request.');
const unencoded = errorAnswer(
  400,
  'The address contains a space, a control character or a character beyond ASCII: percent-encode it as UTF-8, such as %20 for a space and %C3%A9 for é.',
);
const malformedByCode: Readonly<Record<string, ApiAnswer>> = {
  HPE_INVALID_URL: unencoded,
  /** Anything after a space in the address is parsed as the HTTP version. */
  HPE_INVALID_CONSTANT: unencoded,
  HPE_HEADER_OVERFLOW: errorAnswer(
    431,
    `The address and headers are too long: send at most ${headerBytesMax} bytes.`,
  ),
  ERR_HTTP_REQUEST_TIMEOUT: errorAnswer(408, 'The request did not arrive in time.'),
};

function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = malformedByCode[error.code ?? ''] ?? malformed;
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), refusalPatience).unref();
}
