import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as PlainServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
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
   * How long a stop answers as before, in milliseconds, but closes each connection with its answer.
   * A proxy under load uses each of its connections once more and learns from the answer that it
   * closes, so no request hits a closing connection.
   */
  idleMs: 1_000,
  /** How long a stop waits for answers in flight, in milliseconds. */
  stopMs: 10_000,
};

export type ClientLimits = Readonly<typeof defaultLimits>;

/** How many unanswered requests a connection may have sent ahead: no client in use sends any. */
const aheadMax = 20;

/** How often connections are checked, in milliseconds: in 50, all together can send 100 MB. */
const checkMs = 10;

export interface Running {
  readonly port: number;
  /** Lets requests in flight finish, and resolves when everything is closed. */
  stop(): Promise<void>;
}

interface Connection {
  /** The bytes received when its latest request was complete: the others are of an unfinished one. */
  seen: number;
  /** The answer to its latest request. */
  latest: ServerResponse | undefined;
  /** The answer to a request that came before that one had ended. */
  waiting: ServerResponse | undefined;
  /** The requests that came before both had ended. */
  ahead: number;
}

type Connections = Map<Socket, Connection>;

/**
 * Listens with Node's own limits, and with one budget for all connections. A connection has one
 * request at a time. The next one waits: a client may have read an answer before it ends here. Any
 * more that are sent ahead aren't answered, and the connection closes after the second answer, or at
 * once if they are many.
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
      const accept = () => {
        connection.latest = response;
        // Part of a body may have arrived with its headers.
        if (request.readableEnded) connection.seen = socket.bytesRead;
        else request.once('end', () => (connection.seen = socket.bytesRead));
        listener(request, response);
      };
      // Node assigns the socket to the answer that is next.
      if (response.socket !== null) return accept();
      if (connection.waiting) {
        connection.waiting.shouldKeepAlive = false;
        connection.ahead += 1;
        // Node parses all that it has read, and keeps each request until the connection closes.
        if (connection.ahead > aheadMax) socket.destroy();
        else socket.pause();
        return;
      }
      connection.waiting = response;
      // In a turn of its own, after those of other connections.
      connection.latest?.once('close', () => {
        setImmediate(() => {
          connection.waiting = undefined;
          if (!socket.destroyed) accept();
        });
      });
    },
  );
  server.maxConnections = limits.connections;
  server.maxHeadersCount = 100;
  // More than nginx sends on a connection before it opens another.
  server.maxRequestsPerSocket = 10_000;
  server.timeout = limits.unreadMs;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { seen: 0, latest: undefined, waiting: undefined, ahead: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy();
    const answer = malformedByCode[error.code ?? ''] ?? malformed;
    const latest = connections.get(socket)?.latest;
    if (latest?.writableFinished !== false || !latest.req.complete) return refuse(socket, answer);
    latest.once('finish', () => refuse(socket, answer));
  });
  await once(server.listen(port, host), 'listening');
  const checking = setInterval(() => {
    keepBudget(connections, limits.heldBytes);
    // So that there is always room.
    if (connections.size > 0.9 * limits.connections) server.closeIdleConnections();
  }, checkMs).unref();
  server.once('close', () => clearInterval(checking));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      // First, while few connections are new: those that wait to be accepted are reset. The close of
      // an HTTP server would also cut off answers that aren't fully read.
      PlainServer.prototype.close.call(server);
      shutdown.begun = true;
      await pause(limits.idleMs);
      const end = Date.now() + limits.stopMs;
      while (connections.size > 0 && Date.now() < end) {
        const isAnswering = [...connections].some(
          ([socket, { latest }]) => socket.writableLength > 0 || latest?.writableFinished === false,
        );
        // A connection whose first request is on its way isn't idle.
        if (!isAnswering) server.closeIdleConnections();
        await pause(checkMs);
      }
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Closes the connections that hold the most, until all hold no more than the budget. */
function keepBudget(connections: Connections, heldMax: number): void {
  let total = 0;
  for (const connection of connections) total += bytesHeld(connection);
  if (total <= heldMax) return;
  for (const connection of [...connections].sort((a, b) => bytesHeld(b) - bytesHeld(a))) {
    total -= bytesHeld(connection);
    refuse(connection[0], busy);
    if (total <= heldMax) return;
  }
}

function bytesHeld([socket, { seen }]: readonly [Socket, Connection]): number {
  return socket.bytesRead - seen + socket.writableLength;
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
  // Its sender has a second to read it.
  setTimeout(() => socket.destroy(), 1_000).unref();
}
