import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

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

/** How long a connection may be silent before its answer is given up. */
const patienceMs = 15_000;

/** Opens a connection to this machine. */
export function openSocket({ host = '127.0.0.1', port, tls, from }: Target): Socket {
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
  #isHead = false;
  #pending: PromiseWithResolvers<Answer> | undefined;

  constructor(target: Target) {
    this.#target = target;
  }

  /**
   * Sends a complete request and waits for its answer.
   *
   * @throws NoAnswer if the connection fails before the answer is complete.
   */
  ask(request: string): Promise<Answer> {
    this.#pending = Promise.withResolvers();
    this.#isHead = request.startsWith('HEAD ');
    if (!this.#socket?.writable) this.#socket = this.#open();
    this.#socket.write(request);
    return this.#pending.promise;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    const socket = openSocket(this.#target).setTimeout(patienceMs);
    let received: Buffer | undefined;
    const fail = (reason: string) => {
      if (socket !== this.#socket) return;
      this.close();
      this.#pending?.reject(new NoAnswer(reason));
    };
    return socket
      .on('data', (chunk: Buffer) => {
        received = received ? Buffer.concat([received, chunk]) : chunk;
        const answer = answerIn(received, this.#isHead);
        if (!answer) return;
        received = undefined;
        if (/\r\nconnection: close/i.test(answer.head)) this.close();
        this.#pending?.resolve(answer);
      })
      .on('timeout', () => fail('timeout'))
      .on('error', ({ code, message }: NodeJS.ErrnoException) => fail(code ?? message))
      .on('close', () => fail('closed'));
  }
}

/**
 * Sends a complete request on a connection of its own.
 *
 * @throws NoAnswer if the connection fails before the answer is complete.
 */
export async function askOnce(target: Target, request: string): Promise<Answer> {
  const connection = new Connection(target);
  return connection.ask(request).finally(() => connection.close());
}

/** The answer in all bytes received so far; `undefined` until it is complete. */
function answerIn(received: Buffer, isHead: boolean): Answer | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const start = headEnd + 4;
  const end = isHead ? start : endOfBody(head, received, start);
  if (end === undefined || received.length < end) return undefined;
  return { status: Number(head.slice(9, 12)), head, body: received.subarray(start, end) };
}

/** The index where the body ends, if known yet. */
function endOfBody(head: string, received: Buffer, start: number): number | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return start + Number(length);
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return start;
  return received.subarray(-5).equals(lastChunk) ? received.length : undefined;
}

const lastChunk = Buffer.from('0\r\n\r\n');

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Waits for the first answer of a process, whatever its status. */
export async function answering(port: number, child: ChildProcess, tls = false): Promise<void> {
  const ends = Date.now() + 60_000;
  for (;;) {
    try {
      await askOnce({ port, tls }, 'GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n');
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > ends) throw error;
      await pause(10);
    }
  }
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
