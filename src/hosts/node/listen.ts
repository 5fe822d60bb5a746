import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { type AddressInfo, Server as PlainServer, type Socket } from 'node:net';
import { type ApiAnswer, errorAnswer } from '../../contract/exchange.ts';
import { busy } from './front.ts';

/**
 * Fits an order link of 500 titles (`queryLengthMax` characters) in the request line, and lets a
 * query of 64 KB reach the handler that rejects it with a clear error.
 */
export const headerBytesMax = 96 * 1024;

/** Limits that the server gives its clients; tests use smaller ones. */
export const defaultLimits = {
  /** Simultaneous connections, far more than a busy service has; extra ones are closed unanswered. */
  connections: 4_000,
  /** How long the request line and headers may take to arrive, in milliseconds. */
  headersMs: 10_000,
  /** How long the whole request may take to arrive, in milliseconds. */
  requestMs: 30_000,
  /** How long a client may leave its answer unread, in milliseconds. */
  unreadMs: 30_000,
  /** What unfinished requests and unread answers of all connections may hold, in bytes. */
  heldBytes: 64 * 2 ** 20,
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

/** How many requests a connection may send ahead of an answer; hardly any client sends one. */
const aheadMax = 10;

/** How often held bytes are counted, and a stopping server looks for idle connections. */
const checkMs = 50;

/** How long the sender of a rejected request has to read the answer, in milliseconds. */
const refusalPatience = 1_000;

export interface Running {
  readonly port: number;
  /** Stops accepting, lets requests in flight finish, and resolves when everything is closed. */
  stop(): Promise<void>;
}

interface Connection {
  /** The bytes received when its latest request was complete: the others are of an unfinished one. */
  seen: number;
  /** The answer to its latest request. */
  latest: ServerResponse | undefined;
  /** How many requests wait until those before them are answered. */
  ahead: number;
}

type Connections = Map<Socket, Connection>;

/**
 * Listens with Node's own limits, and with one budget for all connections.
 *
 * @param shutdown is set when a stop begins, so that each answer closes its connection.
 */
export async function listen(
  listener: RequestListener,
  shutdown: { begun: boolean },
  port: number,
  host: string,
  given: Partial<ClientLimits> = {},
): Promise<Running> {
  const limits = { ...defaultLimits, ...given };
  const connections: Connections = new Map();
  const server = createServer(
    {
      maxHeaderSize: headerBytesMax,
      // A request without a body has already ended, which saves a tenth of a price's time.
      optimizeEmptyRequests: true,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.headersMs / 2,
      // Longer than proxies keep an idle connection (nginx: 60 s), so the proxy closes it and no
      // request is sent on a closed one.
      keepAliveTimeout: 72_000,
    },
    (request, response) => {
      const { socket } = request;
      const connection = connections.get(socket);
      if (!connection) return;
      const before = connection.latest;
      connection.latest = response;
      // Part of a body may have arrived with its headers.
      if (request.readableEnded) connection.seen = socket.bytesRead;
      else request.once('end', () => (connection.seen = socket.bytesRead));
      // Node assigns the socket to the answer that is next.
      if (response.socket !== null || !before) listener(request, response);
      else if (connection.ahead === aheadMax) socket.destroy();
      else waitFor(before, socket, connection, () => listener(request, response));
    },
  );
  server.maxConnections = limits.connections;
  server.maxHeadersCount = 100;
  // More than nginx sends on a connection before it opens another.
  server.maxRequestsPerSocket = 10_000;
  server.timeout = limits.unreadMs;
  let checked = 0;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { seen: 0, latest: undefined, ahead: 0 });
    socket.once('close', () => connections.delete(socket));
    if (connections.size < crowded * limits.connections) return;
    if (performance.now() - checked < checkMs) return;
    checked = performance.now();
    server.closeIdleConnections();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy();
    const answer = malformedByCode[error.code ?? ''] ?? malformed;
    const latest = connections.get(socket)?.latest;
    const isAnswering = latest && !latest.writableFinished && latest.req.complete;
    if (!isAnswering) return refuse(socket, answer);
    latest.once('finish', () => refuse(socket, answer));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const check = () => keepBudget(connections, limits.heldBytes);
  const checking = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(checking));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      shutdown.begun = true;
      return stop(server, connections, limits);
    },
  };
}

/** Begins after an answer is sent, in a turn of its own; meanwhile, the connection isn't read. */
function waitFor(
  before: ServerResponse,
  socket: Socket,
  connection: Connection,
  begin: () => void,
): void {
  connection.ahead += 1;
  socket.pause();
  const next = () => {
    connection.ahead -= 1;
    if (socket.destroyed) return;
    if (connection.ahead === 0) socket.resume();
    begin();
  };
  before.once('close', () => setImmediate(next));
}

/** Closes the connections that hold the most, until all hold no more than the budget. */
function keepBudget(connections: Connections, heldMax: number): void {
  let total = 0;
  const held: { readonly socket: Socket; readonly bytes: number }[] = [];
  for (const [socket, { seen }] of connections) {
    const bytes = socket.bytesRead - seen + socket.writableLength;
    if (bytes === 0) continue;
    total += bytes;
    held.push({ socket, bytes });
  }
  if (total <= heldMax) return;
  held.sort((a, b) => a.bytes - b.bytes);
  while (total > heldMax) {
    const { socket, bytes } = held.pop() ?? { bytes: total };
    total -= bytes;
    if (socket) refuse(socket, busy);
  }
}

/**
 * Node's own `close` of an HTTP server would also cut off an answer that isn't fully read; that of
 * a plain server only stops accepting. Idle connections are closed once no answer is unread.
 */
function stop(
  server: Server,
  connections: Connections,
  { idleMs, stopMs }: ClientLimits,
): Promise<void> {
  return new Promise((resolve) => {
    const began = Date.now();
    const closeIdle = setInterval(() => {
      if (Date.now() - began < idleMs) return;
      if ([...connections.keys()].every((socket) => socket.writableLength === 0)) {
        server.closeIdleConnections();
      }
    }, checkMs);
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

/** Closes a connection, with an answer if it has none under way. */
function refuse(socket: Socket, { status, headers, body }: ApiAnswer): void {
  if (!socket.writable || socket.writableLength > 0) {
    socket.destroy();
    return;
  }
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), refusalPatience).unref();
}
