import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startFront } from '../support/front.ts';
import { request } from '../support/raw.ts';

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
  const front = await startFront({ files: big, clientLimits: { unreadMs: 900 } });
  const late = openUnread(front.port, request('/big.txt', keepAlive));
  await setTimeout(400);
  const taken = readOn(late);
  await expect.poll(taken).toBeGreaterThan(big['big.txt'].length);
  await setTimeout(1_500);
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
