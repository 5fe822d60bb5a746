import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { twoProducts as book } from '../shops/two-products.ts';
import { failures } from '../support/failures.ts';
import { startFront } from '../support/front.ts';
import { request, sendRaw } from '../support/raw.ts';

describe('malformed HTTP', () => {
  test('gets 400 and a closed connection', async () => {
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

  test.each([
    ['letters beyond ASCII', Buffer.from('/api/echo?labels=Caf\u00e9')],
    ['a space', Buffer.from('/api/echo?labels=Closing binder')],
  ])('with %s in the address gets advice to percent-encode', async (_, target) => {
    const front = await startFront();
    const rest = Buffer.from(' HTTP/1.1\r\nhost: x\r\n\r\n');
    const answer = await sendRaw(front.port, Buffer.concat([Buffer.from('GET '), target, rest]));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).error).toContain('percent-encode it as UTF-8, such as %20');
  });

  test('after a valid request does not affect its answer', async () => {
    const front = await startFront();
    const answer = await sendRaw(
      front.port,
      `${request('/tiny.txt', { headers: { connection: 'keep-alive' } })}nonsense\r\n\r\n`,
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatch(/^xHTTP\/1\.1 400 /);
  });
});

describe('the address and headers', () => {
  test('of 64 KB, more than the longest order link, reach the handler', async () => {
    const front = await startFront();
    const length = 64 * 1024;
    expect(length).toBeGreaterThan(book.limits.queryLengthMax);
    const answer = await sendRaw(front.port, request(`/api/echo?${'x'.repeat(length)}`));
    expect(JSON.parse(answer.body).query).toHaveLength(length);
  });

  test.each([100 * 1024, 300 * 1024, 5 * 1024 * 1024])('of %d bytes get 431', async (length) => {
    const front = await startFront();
    const answer = await sendRaw(front.port, request(`/api/echo?${'x'.repeat(length)}`));
    expect(answer.status).toBe(431);
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringContaining('too long') });
  });
});

test('a half-sent request does not block others', async () => {
  const front = await startFront();
  const slow = Array.from({ length: 200 }, () => connect(front.port, '127.0.0.1'));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ');
  expect((await front.fetch('/tiny.txt')).status).toBe(200);
  for (const socket of slow) socket.destroy();
});
