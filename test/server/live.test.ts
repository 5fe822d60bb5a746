import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { bodyLimit } from '../../src/hosts/node/receive.ts';
import { failures } from '../support/failures.ts';
import { startFront } from '../support/front.ts';
import { answerOn, request, sendRaw } from '../support/raw.ts';

describe('a handler', () => {
  test('gets method, query, headers and body as sent', async () => {
    const front = await startFront();
    const answer = await front.fetch('/api/echo?a=%7C&b=+c', {
      method: 'POST',
      headers: { 'X-Agent': 'tester' },
      body: 'Überblick',
    });
    expect(await answer.json()).toEqual({
      method: 'POST',
      query: 'a=%7C&b=+c',
      agent: 'tester',
      body: 'Überblick',
    });
  });

  test('gets a repeated header as one list', async () => {
    const front = await startFront();
    const twice =
      'GET /api/echo HTTP/1.1\r\nhost: x\r\nx-agent: a\r\nX-AGENT: b\r\nconnection: close\r\n\r\n';
    expect(JSON.parse((await sendRaw(front.port, twice)).body).agent).toBe('a, b');
  });

  test('accepts the absolute form of its URL', async () => {
    const front = await startFront();
    const answer = await sendRaw(front.port, request('http://elsewhere.example/api/echo?a=1'));
    expect(JSON.parse(answer.body).query).toBe('a=1');
    expect((await sendRaw(front.port, request('http://elsewhere.example'))).status).toBe(200);
  });

  test('answers with the length in bytes, and HEAD without a body', async () => {
    const handlers = {
      '/api/text': () => ({
        status: 200,
        headers: { 'content-type': 'text/plain' },
        body: 'Größe €',
      }),
    };
    const front = await startFront({ handlers });
    const full = await sendRaw(front.port, request('/api/text'));
    expect(full.headers['content-length']).toBe('11');
    expect(Buffer.from(full.body, 'latin1').toString()).toBe('Größe €');
    const head = await sendRaw(front.port, request('/api/text', { method: 'HEAD' }));
    expect(head.headers['content-length']).toBe('11');
    expect(head.body).toBe('');
  });

  test.each([
    [
      'synchronously',
      () => {
        throw new RangeError('Exhibit 1 for 60601');
      },
      'class=RangeError',
    ],
    [
      'asynchronously',
      () => Promise.reject(Object.assign(new Error('Exhibit 1 for 60601'), { code: 'EMFILE' })),
      'class=Error code=EMFILE',
    ],
  ])(
    'that fails %s answers 500 and logs neither the query nor its message',
    async (_, handler, kind) => {
      const front = await startFront({ handlers: { '/api/broken': handler } });
      const answer = await front.fetch('/api/broken?labels=Exhibit+1');
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({ error: expect.any(String) });
      expect(front.log).toEqual([`error route=/api/broken ${kind}`]);
    },
  );
});

describe('a body', () => {
  test('of the maximum size is accepted', async () => {
    const front = await startFront();
    const answer = await front.fetch('/api/echo', { method: 'POST', body: 'x'.repeat(bodyLimit) });
    expect((await answer.json()).body).toHaveLength(bodyLimit);
  });

  test('that announces more is rejected, and its sender can read why', async () => {
    const front = await startFront();
    const answer = await front.fetch('/api/echo', {
      method: 'POST',
      body: 'x'.repeat(5 * bodyLimit),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: expect.stringContaining(String(bodyLimit)) });
  });

  test('that is rejected can be sent completely before its sender reads the answer', async () => {
    const front = await startFront();
    const socket = connect(front.port, '127.0.0.1').pause();
    const body = 'x'.repeat(2 * bodyLimit);
    const headers = { 'content-length': String(body.length) };
    await new Promise((sent) =>
      socket.write(request('/api/echo', { method: 'POST', headers, body }), sent),
    );
    const answer = answerOn(socket, '');
    socket.resume();
    expect((await answer).status).toBe(413);
  });

  test('that grows beyond the maximum is rejected', async () => {
    const front = await startFront();
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const answer = await sendRaw(
      front.port,
      request('/api/echo', {
        method: 'POST',
        headers: { 'transfer-encoding': 'chunked' },
        body: `${chunk.repeat(20)}0\r\n\r\n`,
      }),
    );
    expect(answer.status).toBe(413);
    expect(answer.headers.connection).toBe('close');
  });

  test('that is rejected for its announced size need not be sent', async () => {
    const front = await startFront();
    const answer = await sendRaw(
      front.port,
      request('/api/echo', {
        method: 'POST',
        headers: { 'content-length': String(10 * bodyLimit), expect: '100-continue' },
      }),
    );
    expect(answer.text).toMatch(/^HTTP\/1.1 413 /);
  });

  test('that breaks off affects nobody else', async () => {
    const front = await startFront();
    const socket = connect(front.port, '127.0.0.1');
    socket.end(
      request('/api/echo', { method: 'POST', headers: { 'content-length': '9' }, body: 'x' }),
    );
    await once(socket.resume(), 'close');
    expect((await front.fetch('/api/echo')).status).toBe(200);
    expect(front.log).toEqual([]);
  });

  test.each([
    ['a GET', '/tiny.txt', 'GET', 200],
    ['a 404', '/none.txt', 'GET', 404],
    ['a 405', '/tiny.txt', 'PUT', 405],
  ])('sent with %s is read, and the connection goes on', async (_, target, method, status) => {
    const front = await startFront();
    const headers = { connection: 'keep-alive', 'content-length': '3' };
    const bytes = request(target, { method, headers, body: 'abc' }) + request('/api/echo');
    const { status: first, text } = await sendRaw(front.port, bytes);
    expect(first).toBe(status);
    expect(text).toContain('"method":"GET"');
  });

  test('without an end is cut off, whatever is asked for and however it is sent', async () => {
    const front = await startFront();
    const ways = [
      ['content-length: 99999999999', 'x'.repeat(65_536)],
      ['transfer-encoding: chunked', `10000\r\n${'x'.repeat(65_536)}\r\n`],
    ] as const;
    const asked = ['GET /tiny.txt', 'GET /none.txt', 'PUT /tiny.txt', 'POST /api/echo'];
    const cases = asked.flatMap((line) => ways.map((way) => [line, ...way] as const));
    const check = async ([line, header, piece]: (typeof cases)[number]) => {
      const socket = connect(front.port, '127.0.0.1');
      const answer = answerOn(socket, `${line} HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`);
      Readable.from(Array.from({ length: 3_000 }, () => piece)).pipe(socket);
      expect((await answer).status).toBe(413);
      expect(socket.bytesWritten).toBeLessThan(100_000_000);
    };
    expect(await failures(cases, String, check, cases.length)).toEqual([]);
  });

  test('in chunks of forty bytes is rejected, whatever is asked for', async () => {
    const front = await startFront();
    const headers = { 'transfer-encoding': 'chunked', connection: 'keep-alive' };
    const body = `28\r\n${'x'.repeat(40)}\r\n`.repeat(30_000);
    const asked = [
      ['POST', '/api/echo'],
      ['GET', '/api/echo'],
      ['GET', '/none.txt'],
    ] as const;
    const check = async ([method, target]: (typeof asked)[number]) => {
      const answer = await sendRaw(front.port, request(target, { method, headers, body }));
      expect([answer.status, answer.headers.connection]).toEqual([400, 'close']);
      expect(JSON.parse(answer.body).error).toContain('Content-Length');
    };
    expect(await failures(asked, String, check, asked.length)).toEqual([]);
  });

  test('in chunks of a hundred bytes arrives as it was sent', async () => {
    const front = await startFront();
    const sent = Array.from({ length: 3_000 }, (_, index) => String(index).padStart(100)).join('');
    const chunks = sent.match(/.{100}/g)?.map((chunk) => `64\r\n${chunk}\r\n`) ?? [];
    const headers = { 'transfer-encoding': 'chunked' };
    const body = `${chunks.join('')}0\r\n\r\n`;
    const bytes = request('/api/echo', { method: 'POST', headers, body });
    expect(JSON.parse((await sendRaw(front.port, bytes)).body).body).toBe(sent);
  });
});

describe('/healthz', () => {
  test('is 200 while the service can quote', async () => {
    let canQuote = true;
    const front = await startFront({ ready: () => canQuote });
    expect(await (await front.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    canQuote = false;
    const answer = await front.fetch('/healthz');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ status: 'failing' });
  });

  test('answers only reads', async () => {
    const front = await startFront();
    expect((await front.fetch('/healthz', { method: 'POST' })).status).toBe(405);
  });
});

test('a POST without a body is handled immediately, like one with an empty body', async () => {
  const front = await startFront();
  const { status, body } = await sendRaw(front.port, request('/api/echo', { method: 'POST' }));
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ method: 'POST', body: '' });
});
