import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Sends raw bytes and collects everything until the server closes the connection. */
export function sendRaw(port: number, bytes: string | Buffer) {
  return answerOn(connect(port, '127.0.0.1'), bytes);
}

export async function answerOn(socket: Socket, bytes: string | Buffer) {
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', (error) => (text ? undefined : reject(error))).on('close', () => resolve());
  });
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers: Readonly<Record<string, string>> = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(statusLine.split(' ')[1]);
  return { status, headers, body: text.slice(end + 4), text };
}

export interface RequestParts {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, sent with its length, unless headers say otherwise. */
  readonly body?: string;
}

/** A serialized request to this machine; it closes the connection by default. */
export function request(target: string, { headers, ...parts }: RequestParts = {}): string {
  return wireOf(target, { ...parts, headers: { connection: 'close', ...headers } });
}

/** A serialized request to this machine, after which its connection stays open. */
export function wireOf(
  target: string,
  { body, method = body === undefined ? 'GET' : 'POST', headers = {} }: RequestParts = {},
): string {
  const described = body !== undefined && {
    'content-type': 'application/json',
    ...(!headers['transfer-encoding'] && { 'content-length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries({ host: 'localhost', ...described, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${target} HTTP/1.1\r\n${head}\r\n${body ?? ''}`;
}

export async function openIdle(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(wireOf('/tiny.txt'));
  await once(socket, 'data');
  return socket;
}
