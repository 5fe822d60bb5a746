import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { healthHandler } from '../../src/app/app.ts';
import { bodyBytesMax as bodyLimit } from '../../src/contract/exchange.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { startFront } from '../support/front.ts';
import { answerOn, request, sendRaw, wireOf } from '../support/raw.ts';

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

test('/healthz is 503 while the service cannot quote', async () => {
  const failing = () => ({ status: 500, headers: {}, body: '' });
  expect(await ask(healthHandler(catalog, failing), '')).toMatchObject({
    ...{ status: 503, headers: { 'cache-control': 'no-store' }, json: { status: 'failing' } },
  });
});

test('a body that is too large can be sent completely before its sender reads why', async () => {
  const front = await startFront();
  const socket = connect(front.port, '127.0.0.1').pause();
  const bytes = request('/api/echo', { body: 'x'.repeat(2 * bodyLimit) });
  await new Promise((sent) => socket.write(bytes, sent));
  const answer = answerOn(socket, '');
  socket.resume();
  expect((await answer).status).toBe(413);
});

test('a body can be refused by its size, come in small chunks, or break off', async () => {
  const front = await startFront();
  const send = (parts: Parameters<typeof request>[1]) =>
    sendRaw(front.port, request('/api/echo', parts));
  const large = { 'content-length': String(bodyLimit + 1), expect: '100-continue' };
  const refused = await send({ method: 'POST', headers: large });
  expect(refused.text).toMatch(/^HTTP\/1.1 100 .*HTTP\/1.1 413 /s);
  const body = `${'a\r\n1234567890\r\n'.repeat(3_000)}0\r\n\r\n`;
  const chunked = await send({ headers: { 'transfer-encoding': 'chunked' }, body });
  expect(chunked.body).toBe('1234567890'.repeat(3_000));
  const socket = connect(front.port, '127.0.0.1');
  socket.end(request('/api/echo', { headers: { 'content-length': '9' }, body: 'x' }));
  await once(socket.resume(), 'close');
  expect((await front.fetch('/api/echo')).status).toBe(200);
  expect(front.log).toEqual([]);
});

test('a body without an end is cut off in time, whatever is asked for', async () => {
  const front = await startFront({ clientLimits: { headersMs: 100, requestMs: 200 } });
  const asked = ['GET /tiny.txt', 'GET /none.txt', 'PUT /tiny.txt', 'POST /api/echo'];
  const closed = asked.map((line) => {
    const head = `${line} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;
    const socket = connect(front.port, '127.0.0.1').resume();
    socket.on('error', () => {}).write(`${head}10000\r\n${'x'.repeat(65_536)}\r\n`);
    return once(socket, 'close');
  });
  await Promise.all(closed);
});

test('malformed HTTP gets 400 and a closed connection, with advice if it can be', async () => {
  const front = await startFront();
  const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ';
  const spaced = 'percent-encode it as UTF-8, such as %20';
  const malformed: [sent: string | Buffer, status?: number, advice?: string][] = [
    ['hello\r\n\r\n'],
    ['GET / HTTP/1.1\r\nhost: x\r\nno colon here\r\n\r\n'],
    ['GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['GET / HTTP/1.1\r\n\r\n'],
    [`${post}1\r\ncontent-length: 2\r\n\r\nab`],
    [`${post}5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
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
  const after = await sendRaw(front.port, `${wireOf('/tiny.txt')}nonsense\r\n\r\n`);
  expect(after.text).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\nxHTTP\/1\.1 400 /s);
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', 60_000],
  ['a body', 'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nab', 200],
])(
  '%s that do not arrive in time get 408',
  async (_, bytes, requestMs) => {
    const front = await startFront({ clientLimits: { headersMs: 100, requestMs } });
    const answer = await sendRaw(front.port, bytes);
    expect(answer.status).toBe(408);
    expect(answer.body).toContain('did not arrive in time');
  },
  // Node's own limits are a minute and five.
  50_000,
);
