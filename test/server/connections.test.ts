import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createLine } from '../../src/hosts/node/requests.ts';
import { heldHandler, startFront } from '../support/front.ts';
import { keepAlive, request, sendRaw } from '../support/raw.ts';

/** Opens a connection that reads nothing. */
function openUnread(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(bytes);
  return socket;
}

/** Opens a connection that has read an answer and is kept alive. */
async function openIdle(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request('/tiny.txt', keepAlive));
  await once(socket, 'data');
  return socket;
}

test('idle connections give way before the last slot is taken, those waiting for an answer stay', async () => {
  const { handler, called, release } = heldHandler();
  const front = await startFront({
    handlers: { '/api/held': handler },
    clientLimits: { connections: 20 },
  });
  const waiting = front.fetch('/api/held');
  await called;
  const idle = await Promise.all(Array.from({ length: 16 }, () => openIdle(front.port)));
  const closed = Promise.all(idle.map((socket) => once(socket, 'close')));
  for (let count = 0; count < 3; count += 1) {
    expect(await (await front.fetch('/tiny.txt')).text()).toBe('x');
  }
  await closed;
  release();
  expect(await (await waiting).text()).toBe('in time');
}, 60_000); // After 72 s they would be closed anyway.

test('a client that leaves its answer unread is closed, one that has read it is not', async () => {
  const files = { 'tiny.txt': 'x', 'big.txt': 'x'.repeat(20_000_000) };
  const front = await startFront({ files, clientLimits: { unreadMs: 500 } });
  const idle = await openIdle(front.port);
  const unread = openUnread(front.port, request('/big.txt', keepAlive));
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

test('costly work has turns, one in each turn of the event loop, and an end', async () => {
  const line = createLine(2);
  const order: string[] = [];
  const work = (name: string) => async () => void order.push(name);
  expect(['a', 'b', 'c'].map((name) => line.join(work(name)))).toEqual([true, true, false]);
  setImmediate(() => order.push('others'));
  await expect.poll(() => order).toEqual(['a', 'others', 'b']);
  expect(line.join(work('d'))).toBe(true);
});

describe('requests sent ahead of their answers', () => {
  const ahead = (targets: readonly string[]) =>
    targets.map((target) => request(target, keepAlive)).join('');
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => `/api/echo?n=${index}`);

  test('are answered in order, bodies included', async () => {
    const front = await startFront();
    const bodies = ['a'.repeat(5), 'b'.repeat(300_000)];
    const posts = bodies.map((body, index) => {
      return request(`/api/echo?n=${index + 2}`, { ...keepAlive, body });
    });
    const bytes = ahead(numbered(2)) + posts.join('') + request('/api/echo?n=4');
    const { text } = await sendRaw(front.port, bytes);
    const answers = [...text.matchAll(/"query":"n=(\d)","body":"(\w*)"/g)];
    const expected = ['', '', ...bodies, ''].map((body, index) => [String(index), body]);
    expect(answers.map(([, n, body]) => [n, body])).toEqual(expected);
  });

  test('beyond ten close the connection', async () => {
    let called = 0;
    const counted = () => {
      called += 1;
      return { status: 200, headers: {}, body: '' };
    };
    const front = await startFront({ handlers: { '/api/counted': counted } });
    await sendRaw(front.port, ahead(Array.from({ length: 5_000 }, () => '/api/counted')));
    expect(called).toBeLessThan(12);
    expect((await front.fetch('/tiny.txt')).status).toBe(200);
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
    const big = () => {
      called += 1;
      return { status: 200, headers: {}, body: 'x'.repeat(20_000_000) };
    };
    const front = await startFront({ handlers: { '/api/big': big } });
    const unread = openUnread(front.port, ahead(['/api/big', '/api/big', '/api/big']));
    await expect.poll(() => called).toBe(1);
    expect(await (await front.fetch('/api/none')).json()).toBeDefined();
    expect(called).toBe(1);
    unread.resume();
    await expect.poll(() => called).toBe(3);
    unread.destroy();
  });
});
