import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { receiver } from '../../src/hosts/node/receive.ts';
import { startFront } from '../support/front.ts';
import { request, sendRaw } from '../support/raw.ts';

const keepAlive = { headers: { connection: 'keep-alive' } };
const big = { 'big.txt': 'x'.repeat(20_000_000) };

/** Opens a connection that reads nothing. */
function openUnread(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(bytes);
  return socket;
}

/** Starts to read; returns how many bytes have arrived. */
function readOn(socket: Socket): () => number {
  let taken = 0;
  socket.on('data', (chunk) => {
    taken += chunk.length;
  });
  socket.resume();
  return () => taken;
}

test('idle connections give way before the last slot is taken', async () => {
  const front = await startFront({ clientLimits: { connections: 20 } });
  const idle = await Promise.all(
    Array.from({ length: 17 }, async () => {
      const socket = connect(front.port, '127.0.0.1');
      socket.write(request('/tiny.txt', keepAlive));
      await once(socket, 'data');
      return socket;
    }),
  );
  const closed = Promise.all(idle.map((socket) => once(socket, 'close')));
  for (let count = 0; count < 3; count += 1) {
    expect(await (await front.fetch('/tiny.txt')).text()).toBe('x');
  }
  await closed;
});

test('connections waiting for an answer keep their slots', async () => {
  const answer = Promise.withResolvers<void>();
  const held = async () => {
    await answer.promise;
    return { status: 200, headers: {}, body: 'late' };
  };
  const front = await startFront({
    handlers: { '/api/held': held },
    clientLimits: { connections: 10 },
  });
  const waiting = Array.from({ length: 9 }, () => front.fetch('/api/held'));
  await setTimeout(50);
  await front.fetch('/tiny.txt');
  answer.resolve();
  for (const each of waiting) expect(await (await each).text()).toBe('late');
});

test('a client that reads nothing is closed in time', async () => {
  const front = await startFront({ files: big, clientLimits: { unreadMs: 100 } });
  const unread = openUnread(front.port, request('/big.txt', keepAlive));
  await setTimeout(400);
  const taken = readOn(unread);
  await once(unread, 'close');
  expect(taken()).toBeLessThan(big['big.txt'].length);
});

test('a client that reads late, but in time, keeps its connection', async () => {
  const front = await startFront({ files: big, clientLimits: { unreadMs: 2_000 } });
  const late = openUnread(front.port, request('/big.txt', keepAlive));
  await setTimeout(400);
  const taken = readOn(late);
  await expect.poll(taken).toBeGreaterThan(big['big.txt'].length);
  await setTimeout(2_500);
  const before = taken();
  late.write(request('/tiny.txt', keepAlive));
  await expect.poll(taken).toBeGreaterThan(before);
  late.destroy();
});

test('two hundred clients that pipeline requests and read nothing use little memory', async () => {
  const front = await startFront({ files: big });
  await front.fetch('/big.txt');
  const before = process.memoryUsage().rss;
  const bytes = request('/big.txt', keepAlive).repeat(1_000);
  const unread = Array.from({ length: 200 }, () => openUnread(front.port, bytes));
  await setTimeout(500);
  expect(await (await front.fetch('/api/echo')).json()).toBeDefined();
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  for (const socket of unread) socket.destroy();
});

describe('requests sent ahead of their answers', () => {
  const ahead = (targets: readonly string[]) =>
    targets.map((target) => request(target, keepAlive)).join('');
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => `/api/echo?n=${index}`);
  const orderIn = (text: string) =>
    [...text.matchAll(/"query":"n=(\d+)"/g)].map(([, n]) => Number(n));

  test.each([5, 300_000])('are answered in order, bodies of %i bytes included', async (size) => {
    const front = await startFront();
    const headers = { ...keepAlive.headers, 'content-length': String(size) };
    const post = (target: string, letter: string) =>
      request(target, { method: 'POST', headers, body: letter.repeat(size) });
    const bytes =
      ahead(numbered(2)) +
      post('/api/echo?n=2', 'a') +
      post('/api/echo?n=3', 'b') +
      request('/api/echo?n=4');
    const { text } = await sendRaw(front.port, bytes);
    expect(orderIn(text)).toEqual(numbered(5).map((_, index) => index));
    expect(text).toMatch(/"body":"aaaaa.*"body":"bbbbb/s);
  });

  test('beyond four close the connection after the last one', async () => {
    const front = await startFront();
    const { text } = await sendRaw(front.port, ahead(numbered(5_000)));
    expect(orderIn(text)).toEqual(numbered(5).map((_, index) => index));
  });

  test('are not even parsed beyond four', async () => {
    let parsed = 0;
    const server = createServer(receiver((_request, response) => response.end('x')));
    server.on('request', () => (parsed += 1)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await sendRaw((server.address() as AddressInfo).port, ahead(numbered(5_000)));
    server.close();
    expect(parsed).toBe(6);
  });

  test('take turns with other connections', async () => {
    const order: string[] = [];
    const other = Promise.withResolvers<Socket>();
    const answering = async (name: string) => {
      if (order.push(name) === 1) (await other.promise).write(request('/api/b'));
      return { status: 200, headers: {}, body: name };
    };
    const handlers = { '/api/a': () => answering('a'), '/api/b': () => answering('b') };
    const front = await startFront({ handlers });
    const socket = connect(front.port, '127.0.0.1');
    await once(socket, 'connect');
    const done = once(socket.resume(), 'close');
    other.resolve(socket);
    const own = connect(front.port, '127.0.0.1').resume();
    own.write(ahead(Array.from({ length: 4 }, () => '/api/a')));
    await done;
    expect(order.indexOf('b')).toBeLessThan(4);
    await expect.poll(() => order.length).toBe(5);
    own.destroy();
  });

  test('wait until the answers before them are read', async () => {
    let called = 0;
    const answer = { status: 200, headers: {}, body: 'x'.repeat(20_000_000) };
    const front = await startFront({
      handlers: {
        '/api/big': () => {
          called += 1;
          return answer;
        },
      },
    });
    const unread = openUnread(front.port, ahead(['/api/big', '/api/big', '/api/big']));
    await expect.poll(() => called).toBe(1);
    expect(await (await front.fetch('/api/none')).json()).toBeDefined();
    expect(called).toBe(1);
    readOn(unread);
    await expect.poll(() => called, { timeout: 10_000 }).toBe(3);
    unread.destroy();
  });
});
