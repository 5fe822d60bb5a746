import { expect, test } from 'vitest';
import { twoProducts as book } from '../shops/two-products.ts';
import { failures } from '../support/failures.ts';
import { startFront } from '../support/front.ts';
import { keepAlive, request, sendRaw } from '../support/raw.ts';

test('malformed HTTP gets 400 and a closed connection', async () => {
  const front = await startFront();
  const malformed: readonly (string | Buffer)[] = [
    'hello\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: x\r\nno colon here\r\n\r\n',
    'GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    // A TLS greeting, and that of HTTP/2.
    Buffer.from('16030100a5010000a10303', 'hex'),
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ];
  const check = async (bytes: string | Buffer) => {
    const answer = await sendRaw(front.port, bytes);
    expect([answer.status, answer.headers.connection]).toEqual([400, 'close']);
    expect(answer.text).not.toMatch(/\bat \S+:\d+/);
  };
  expect(await failures(malformed, String, check)).toEqual([]);
});

test('an address with a space or letters beyond ASCII gets advice to percent-encode', async () => {
  const front = await startFront();
  for (const target of ['Caf\u00e9', 'Closing binder']) {
    const answer = await sendRaw(front.port, request(`/api/echo?labels=${target}`));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).error).toContain('percent-encode it as UTF-8, such as %20');
  }
});

test('what is malformed after a valid request does not affect its answer', async () => {
  const front = await startFront();
  const bytes = `${request('/tiny.txt', keepAlive)}nonsense\r\n\r\n`;
  const answer = await sendRaw(front.port, bytes);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatch(/^xHTTP\/1\.1 400 /);
});

test('an address of 64 KB, more than the longest order link, reaches the handler; a longer one gets 431', async () => {
  const front = await startFront();
  const ask = (length: number) => sendRaw(front.port, request(`/api/echo?${'x'.repeat(length)}`));
  const length = 64 * 1024;
  expect(length).toBeGreaterThan(book.limits.queryLengthMax);
  expect(JSON.parse((await ask(length)).body).query).toHaveLength(length);
  for (const tooLong of [100 * 1024, 5 * 1024 * 1024]) {
    const answer = await ask(tooLong);
    expect(answer.status).toBe(431);
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringContaining('too long') });
  }
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
