import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { openSocket, type Target } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { summaryOf } from '../load/run.ts';
import type { Result } from '../report.ts';
import { bothWays, type Instance, type Site, type Way } from './site.ts';
import { askAsBuyers } from './traffic.ts';

const price = smallestOrderUrl(catalog);

/**
 * Thousands of clients send half a request each, to nginx and to an instance, while buyers
 * continue.
 */
export function drillSlowSenders(site: Site): Promise<Result[]> {
  return bothWays(site, slowSenders);
}

async function slowSenders({ where, target }: Way): Promise<Result> {
  const clients = 3_000;
  const half = `GET ${price} HTTP/1.1\r\nhost: localhost\r\nx-half:`;
  const held = await openMany(clients, target, (socket) => socket.resume().write(half));
  const buyers = await askAsBuyers(target);
  await until(() => held.closed() === clients, 30);
  const closed = held.closed();
  held.end();
  return {
    what: `${clients} half-open requests at ${where}`,
    required: 'buyers are answered meanwhile; incomplete requests are closed',
    found: `${summaryOf(buyers)}; ${closed} half requests closed`,
    met: buyers.failed === 0 && closed === clients,
  };
}

/**
 * More clients than an instance has slots for get one answer each and keep their connections open.
 */
export async function drillSlots(site: Site): Promise<Result> {
  const clients = 10_500;
  const target = { port: site.instances[0].port };
  const held = await openMany(clients, target, (socket) =>
    socket.resume().write(getRequest(price)),
  );
  const buyers = await askAsBuyers(target, { connections: 200 });
  const closed = held.closed();
  held.end();
  return {
    what: `${clients} idle connections at an instance`,
    required: 'they give way to buyers',
    found: `${summaryOf(buyers)}; ${closed} idle connections closed`,
    met: buyers.failed === 0,
  };
}

/** Clients request large answers again and again, and read nothing. */
export function drillSlowReaders(site: Site): Promise<Result[]> {
  return bothWays(site, slowReaders);
}

async function slowReaders({ where, target, instances }: Way): Promise<Result> {
  const [instance] = instances as [Instance];
  const clients = 200;
  const patienceSeconds = 30;
  const mostGrowth = 64;
  await askAsBuyers(target);
  const before = megabytesOf(instance);
  // More than the system buffers for a reader.
  const request = getRequest(largestScript()).repeat(40);
  const held = await openMany(clients, target, (socket) => socket.pause().write(request));
  const buyers = await askAsBuyers(target);
  const growth = megabytesOf(instance) - before;
  await pause((patienceSeconds + 5) * 1_000);
  for (let pokes = 0; pokes < 3; pokes += 1) {
    held.poke();
    await pause(1_000);
  }
  const closed = held.closed();
  held.end();
  return {
    what: `${clients} clients that ask and never read, at ${where}`,
    required: `buyers are answered meanwhile; memory grows by at most ${mostGrowth} MB; they are closed`,
    found: `${summaryOf(buyers)}; ${growth.toFixed(0)} MB more; ${closed} closed`,
    met: buyers.failed === 0 && growth <= mostGrowth && closed === clients,
  };
}

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
    if (index % 100 === 99) await until(() => sockets.every((one) => !one.connecting), 5);
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

async function until(isMet: () => boolean, seconds: number): Promise<void> {
  const ends = Date.now() + seconds * 1_000;
  while (!isMet() && Date.now() < ends) await pause(20);
}

/** The resident memory of an instance's process. */
export function megabytesOf({ running }: Instance): number {
  const status = readFileSync(`/proc/${running.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024;
}
