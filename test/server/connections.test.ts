import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { ApiHandler } from '../../src/contract/exchange.ts';
import { createLine } from '../../src/hosts/node/requests.ts';
import { heldHandler, startFront } from '../support/front.ts';
import { openIdle, request, sendRaw, wireOf } from '../support/raw.ts';

function openUnread(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(bytes);
  return socket;
}

test('idle connections give way before the last slot is taken, those waiting for an answer stay', async () => {
  const { handlers, called, release } = heldHandler();
  const front = await startFront({
    handlers,
    clientLimits: { connections: 20 },
  });
  const waiting = sendRaw(front.port, request('/api/held'));
  await called;
  // One after another: all but the last are idle when it comes.
  const idle: Socket[] = [];
  while (idle.length < 18) idle.push(await openIdle(front.port));
  // The last may still wait for its answer.
  await expect.poll(() => idle.filter(({ closed }) => closed).length).toBeGreaterThan(16);
  expect((await sendRaw(front.port, request('/tiny.txt'))).body).toBe('x');
  release();
  expect((await waiting).body).toBe('in time');
}, 60_000); // After 72 s they would be closed anyway.

test('a client that leaves its answer unread is closed, one that has read it is not', async () => {
  const files = { 'tiny.txt': 'x', 'big.txt': 'x'.repeat(20_000_000) };
  const front = await startFront({ files, clientLimits: { unreadMs: 500 } });
  const idle = await openIdle(front.port);
  const unread = openUnread(front.port, wireOf('/big.txt'));
  // Reading would keep it open, and so would writing more often.
  const isClosed = () => {
    unread.write('\r\n');
    return unread.destroyed;
  };
  await expect.poll(isClosed, { interval: 1_000 }).toBe(true);
  idle.write(request('/tiny.txt'));
  expect(String(await once(idle, 'data'))).toMatch(/^HTTP\/1.1 200 /);
});

test('of unfinished bodies beyond the budget, the largest are closed', async () => {
  const front = await startFront({ clientLimits: { heldBytes: 200_000 } });
  const begin = (bytes: number) => {
    const head = request('/api/echo', { method: 'POST', headers: { 'content-length': '300000' } });
    return openUnread(front.port, head + 'x'.repeat(bytes)).resume();
  };
  const small = begin(1_000);
  const large = [150_000, 160_000].map(begin);
  await Promise.race(large.map((socket) => once(socket, 'close')));
  expect((await front.fetch('/tiny.txt')).status).toBe(200);
  expect(small.closed).toBe(false);
  for (const socket of [small, ...large]) socket.destroy();
});

test('costly work has turns, one in each turn of the event loop or one by one, and an end', async () => {
  const line = createLine(2);
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    setImmediate(() => order.push('others'));
  };
  const begun = ['a', 'b', 'c'].map((name) => line(work(name)));
  expect(await Promise.all(begun)).toEqual([true, true, false]);
  expect(order.slice(0, 3)).toEqual(['a', 'others', 'b']);
  expect(await line(work('d'))).toBe(true);

  // One by one, it waits for what is under way, even if that fails.
  const single = createLine(3, true);
  const [first, second] = [Promise.withResolvers<void>(), vi.fn(async () => {})];
  const failing = expect(single(() => first.promise)).rejects.toThrow('broken');
  const waiting = [second, second, second].map(single);
  await setTimeout(20);
  expect(second).not.toHaveBeenCalled();
  first.reject(new Error('broken'));
  await failing;
  expect(await Promise.all(waiting)).toEqual([true, true, false]);
  expect(second).toHaveBeenCalledTimes(2);
});

test('of requests sent ahead of an answer, one is answered in turn, and its connection closes', async () => {
  let [called, most, under] = [0, 0, 0];
  const slow: ApiHandler = async ({ query, text }) => {
    called += 1;
    under += 1;
    most = Math.max(most, under);
    const body = `#${query}:${(await text())?.length}`;
    await setTimeout(20);
    under -= 1;
    return { status: 200, headers: {}, body };
  };
  const front = await startFront({ handlers: { '/api/slow': slow } });
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, n) => wireOf(`/api/slow?${n}`)).join('');
  const bodies = async (bytes: string) =>
    (await sendRaw(front.port, bytes)).text.match(/#\d:\d+|x$/g);
  expect(await bodies(numbered(12))).toEqual(['#0:0', '#1:0']);
  expect(await bodies(numbered(1) + request('/tiny.txt'))).toEqual(['#0:0', 'x']);
  expect([called, most]).toEqual([3, 1]);
  expect(await bodies(numbered(200))).toBe(null);
});

test('a client that is faster than the end of its answer is served on', async () => {
  const front = await startFront();
  for (let count = 0; count < 500; count += 1) {
    expect(await (await front.fetch('/tiny.txt')).text()).toBe('x');
  }
});
