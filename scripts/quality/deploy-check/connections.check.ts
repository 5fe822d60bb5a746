import { readdirSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { openSocket, type Target } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { askAsBuyers, drilledSite, megabytesOf, wayInto, ways } from './drill.ts';

const site = drilledSite();
const price = smallestOrderUrl(catalog);

describe.each(ways)('at %s', (where) => {
  const way = () => wayInto(site(), where);

  test('senders: 3,000 half-open requests are closed, and buyers answered meanwhile', async () => {
    const { target } = way();
    const half = `GET ${price} HTTP/1.1\r\nhost: localhost\r\nx-half:`;
    const held = await openMany(3_000, target, (socket) => socket.resume().write(half));
    const buyers = await askAsBuyers(target);
    await expect.poll(held.closed, { timeout: 30_000 }).toBe(3_000);
    held.end();
    expect(buyers.failed).toBe(0);
  });

  test('readers: 200 clients that ask and never read are closed, and cost 64 MB at most', async () => {
    const { target, instances } = way();
    const [instance] = instances;
    await askAsBuyers(target);
    const before = megabytesOf(instance);
    // More than the system buffers for a reader.
    const request = getRequest(largestScript()).repeat(40);
    const held = await openMany(200, target, (socket) => socket.pause().write(request));
    const buyers = await askAsBuyers(target);
    const growth = megabytesOf(instance) - before;
    console.log(`${growth.toFixed(0)} MB more`);
    // A client that reads nothing for 30 seconds is closed.
    await pause(35_000);
    for (let pokes = 0; pokes < 3; pokes += 1) {
      held.poke();
      await pause(1_000);
    }
    const closed = held.closed();
    held.end();
    expect([buyers.failed, closed]).toEqual([0, 200]);
    expect(growth).toBeLessThanOrEqual(64);
  });
});

test('slots: 10,500 idle connections at an instance give way to buyers', async () => {
  const { target } = wayInto(site(), 'an instance');
  const held = await openMany(10_500, target, (socket) => socket.resume().write(getRequest(price)));
  const buyers = await askAsBuyers(target, { connections: 200 });
  console.log(`${held.closed()} idle connections closed`);
  held.end();
  expect(buyers.failed).toBe(0);
});

function largestScript(): string {
  const folder = new URL('../../../dist/client/_astro/', import.meta.url);
  const sized = readdirSync(folder).map((name) => ({
    name,
    size: statSync(new URL(name, folder)).size,
  }));
  const [largest] = sized.sort((a, b) => b.size - a.size);
  return `/_astro/${largest?.name}`;
}

/** Opens connections from many local addresses, a few at a time. */
async function openMany(count: number, target: Target, begin: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  let closed = 0;
  for (let index = 0; index < count; index += 1) {
    const socket = openSocket({ ...target, from: `127.2.0.${1 + (index % 250)}` });
    socket.on('error', () => {}).on('close', () => (closed += 1));
    begin(socket);
    sockets.push(socket);
    if (index % 100 === 99) {
      await expect.poll(() => sockets.some((one) => one.connecting), { interval: 10 }).toBe(false);
    }
  }
  return {
    closed: () => closed,
    /** Sends a byte on every connection: that is how a paused one notices that it is closed. */
    poke: () => {
      for (const socket of sockets) if (socket.writable) socket.write('\n');
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
