import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { healthHandler } from '../../src/app/app.ts';
import { bodyBytesMax as bodyLimit } from '../../src/contract/exchange.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { startFront } from '../support/front.ts';
import { answerOn, request, sendRaw } from '../support/raw.ts';

/** Sends a request to a front of its own that echoes it. */
async function send(target: string, parts: Parameters<typeof request>[1] = {}) {
  const front = await startFront();
  return sendRaw(front.port, request(target, parts));
}

test('a handler that fails answers 500 and logs neither the query nor its message', async () => {
  const failure = Object.assign(new RangeError('Exhibit 1 for 60601'), { code: 'EMFILE' });
  const failing = {
    '/api/now': () => {
      throw failure;
    },
    '/api/later': () => Promise.reject(failure),
  };
  const front = await startFront({ handlers: failing });
  for (const path of Object.keys(failing)) {
    const answer = await front.fetch(`${path}?labels=Exhibit+1`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  }
  const kind = 'class=RangeError code=EMFILE';
  expect(front.log).toEqual([`error route=/api/now ${kind}`, `error route=/api/later ${kind}`]);
});

describe('a body', () => {
  test('that is too large can be sent completely before its sender reads why', async () => {
    const front = await startFront();
    const socket = connect(front.port, '127.0.0.1').pause();
    const bytes = request('/api/echo', { body: 'x'.repeat(2 * bodyLimit) });
    await new Promise((sent) => socket.write(bytes, sent));
    const answer = answerOn(socket, '');
    socket.resume();
    const { status } = await answer;
    expect(status).toBe(413);
  });

  test('that is rejected for its announced size need not be sent', async () => {
    const headers = { 'content-length': String(bodyLimit + 1), expect: '100-continue' };
    const { text } = await send('/api/echo', { method: 'POST', headers });
    expect(text).toMatch(/^HTTP\/1.1 100 .*HTTP\/1.1 413 /s);
  });

  test('that breaks off affects nobody else', async () => {
    const front = await startFront();
    const socket = connect(front.port, '127.0.0.1');
    socket.end(request('/api/echo', { headers: { 'content-length': '9' }, body: 'x' }));
    await once(socket.resume(), 'close');
    expect((await front.fetch('/api/echo')).status).toBe(200);
    expect(front.log).toEqual([]);
  });

  test('without an end is cut off in time, whatever is asked for', async () => {
    const front = await startFront({ clientLimits: { headersMs: 100, requestMs: 200 } });
    const asked = ['GET /tiny.txt', 'GET /none.txt', 'PUT /tiny.txt', 'POST /api/echo'];
    const check = async (line: string) => {
      const head = `${line} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;
      const socket = connect(front.port, '127.0.0.1');
      const closed = once(socket.resume(), 'close');
      socket.on('error', () => {}).write(`${head}10000\r\n${'x'.repeat(65_536)}\r\n`);
      await closed;
    };
    expect(await failures(asked, String, check, asked.length)).toEqual([]);
  });

  test('in small chunks arrives as it was sent', async () => {
    const headers = { 'transfer-encoding': 'chunked' };
    const body = `${'a\r\n1234567890\r\n'.repeat(3_000)}0\r\n\r\n`;
    const answer = await send('/api/echo', { headers, body });
    expect(answer.body).toBe('1234567890'.repeat(3_000));
  });
});

test('/healthz is 503 while the service cannot quote', async () => {
  const failing = () => ({ status: 500, headers: {}, body: '' });
  expect(await ask(healthHandler(catalog, failing), '')).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'no-store' },
    json: { status: 'failing' },
  });
});
