import { connect, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';

export interface Target {
  /** An address of this machine; defaults to 127.0.0.1. */
  readonly host?: string;
  readonly port: number;
  /** Uses TLS and accepts any certificate. */
  readonly tls?: boolean;
  /** The local address that it connects from, such as 127.0.0.2. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/** Why a request got no answer. */
export class NoAnswer extends Error {}

/** Opens a connection to this machine. */
export function openSocket({ host = '127.0.0.1', port, tls, from }: Target): Socket | TLSSocket {
  const end = { port, host, localAddress: from };
  const socket = tls
    ? connectTls({ ...end, rejectUnauthorized: false, servername: 'localhost' })
    : connect(end);
  return socket.setNoDelay(true);
}

/**
 * A keep-alive connection that sends one request at a time, as cheaply as possible, so that the
 * load generator takes little CPU from the server on the same machine.
 */
export class Connection {
  readonly #target: Target;
  #socket: Socket | undefined;
  #received: Buffer[] = [];
  #size = 0;
  #need: number | undefined;
  #isHead = false;
  #settle: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;

  constructor(target: Target) {
    this.#target = target;
  }

  /**
   * Sends a complete request and waits for its answer.
   *
   * @throws NoAnswer if the connection fails before the answer is complete.
   */
  ask(request: string, milliseconds = 15_000): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail('timeout'), milliseconds);
      const done = () => {
        clearTimeout(timer);
        this.#settle = undefined;
      };
      this.#settle = {
        resolve: (answer) => {
          done();
          resolve(answer);
        },
        reject: (error) => {
          done();
          reject(error);
        },
      };
      this.#isHead = request.startsWith('HEAD ');
      this.#open().write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket;
    const socket = openSocket(this.#target);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (socket === this.#socket) this.#fail(error.code ?? error.message);
    });
    socket.on('close', () => {
      if (socket === this.#socket) this.#fail('closed');
    });
    this.#received = [];
    this.#size = 0;
    this.#need = undefined;
    this.#socket = socket;
    return socket;
  }

  #fail(reason: string): void {
    this.close();
    this.#settle?.reject(new NoAnswer(reason));
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#size += chunk.length;
    if (this.#need !== undefined && this.#size < this.#need) return;
    const all = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = all.toString('latin1', 0, end);
    const bodyEnd = this.#isHead ? end + 4 : endOfBody(head, all, end + 4);
    this.#need = bodyEnd;
    if (bodyEnd === undefined || this.#size < bodyEnd) return;
    this.#received = [];
    this.#size = 0;
    this.#need = undefined;
    if (/\r\nconnection: close/i.test(head)) this.close();
    this.#settle?.resolve({
      status: Number(head.slice(9, 12)),
      head,
      body: all.subarray(end + 4, bodyEnd),
    });
  }
}

/**
 * Sends a complete request on a connection of its own.
 *
 * @throws NoAnswer if the connection fails before the answer is complete.
 */
export async function askOnce(
  target: Target,
  request: string,
  milliseconds?: number,
): Promise<Answer> {
  const connection = new Connection(target);
  try {
    return await connection.ask(request, milliseconds);
  } finally {
    connection.close();
  }
}

/** The index where the body ends, if known yet. */
function endOfBody(head: string, all: Buffer, start: number): number | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return start + Number(length);
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return start;
  return all.subarray(-5).equals(lastChunk) ? all.length : undefined;
}

const lastChunk = Buffer.from('0\r\n\r\n');
