import { expect, test } from 'vitest';
import { startFront } from '../support/front.ts';
import { keepAlive, request, sendRaw } from '../support/raw.ts';

test('malformed HTTP gets 400 and a closed connection, with advice if it can be', async () => {
  const front = await startFront();
  const spaced = 'percent-encode it as UTF-8, such as %20';
  const malformed: [sent: string | Buffer, status?: number, advice?: string][] = [
    ['hello\r\n\r\n'],
    ['GET / HTTP/1.1\r\nhost: x\r\nno colon here\r\n\r\n'],
    ['GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['GET / HTTP/1.1\r\n\r\n'],
    ['POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    [
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    // A TLS greeting, and that of HTTP/2.
    [Buffer.from('16030100a5010000a10303', 'hex')],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    [request('/api/echo?labels=Caf\u00e9'), 400, spaced],
    [request('/api/echo?labels=Closing binder'), 400, spaced],
    [request(`/api/echo?${'x'.repeat(5 * 1024 * 1024)}`), 431, 'too long'],
  ];
  for (const [bytes, status = 400, advice = ''] of malformed) {
    const answer = await sendRaw(front.port, bytes);
    const sent = String(bytes).slice(0, 80);
    expect([answer.status, answer.headers.connection], sent).toEqual([status, 'close']);
    expect(answer.body, sent).toContain(advice);
    expect(answer.text).not.toMatch(/\bat \S+:\d+/);
  }
});

test('what is malformed after a valid request does not affect its answer', async () => {
  const front = await startFront();
  const bytes = `${request('/tiny.txt', keepAlive)}nonsense\r\n\r\n`;
  const answer = await sendRaw(front.port, bytes);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatch(/^xHTTP\/1\.1 400 /);
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', { headersMs: 100, requestMs: 60_000 }],
  [
    'a body',
    'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nab',
    { headersMs: 100, requestMs: 200 },
  ],
])(
  '%s that do not arrive in time get 408',
  async (_, bytes, clientLimits) => {
    const front = await startFront({ clientLimits });
    const answer = await sendRaw(front.port, bytes);
    expect(answer.status).toBe(408);
    expect(answer.body).toContain('did not arrive in time');
  },
  // Node's own limits are a minute and five.
  50_000,
);
