import { connect, type Socket } from 'node:net';

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Everything received until the server closed the connection. */
  readonly text: string;
}

/** Sends raw bytes and collects everything until the server closes the connection. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return answerOn(connect(port, '127.0.0.1'), bytes);
}

/** The same on an open connection. */
export function answerOn(socket: Socket, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (error) => (text ? undefined : reject(error)));
    socket.on('close', () => resolve(parse(text)));
    socket.write(bytes);
  });
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
    text,
  };
}

/** For a request after which the connection stays open. */
export const keepAlive = { headers: { connection: 'keep-alive' } };

export interface RequestParts {
  /** GET by default, and POST with a body. */
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
