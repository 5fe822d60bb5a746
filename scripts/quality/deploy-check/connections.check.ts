import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { toolNames } from '../../../src/order/doors.ts';
import { designerPath } from '../../../src/order/path.ts';
import { costlyRequests, wireOf } from '../../../test/support/costly-requests.ts';
import { Connection, openSocket, type Target } from '../load/connection.ts';
import { catalog, getRequest, toolCall } from '../load/requests.ts';
import { quantile } from '../load/run.ts';
import { askAsBuyers, drilledSite, megabytesOf, titledQuote, wayInto, ways } from './drill.ts';
import type { Instance } from './site.ts';

const site = drilledSite();
const { price, mcp } = endpointPaths;
const page = designerPath(catalog.defaultProduct);
const usualOrder = { product: catalog.defaultProduct, sets: 25 };
const { max } = catalog.book.limits.tabsPerSet;

const oneByteChunks = '1\r\nx\r\n'.repeat(400_000);
const chunked = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
const post = (target: string) => wireOf({ target, method: 'POST', headers: chunked });

/** Costly requests, each 60 times ahead of its answers. */
const ahead = [page, `${page}.md`, price]
  .flatMap((entry) => [
    [entry, `${max} titles of short words`],
    [entry, '100 unknown parameters'],
  ])
  .concat([[mcp, `${toolNames.quote}: 30 unknown arguments`]])
  .map(([entry, end = '']): [string, () => string] => {
    const request = costlyRequests.find((one) => one.entry === entry && one.name.endsWith(end));
    if (!request) throw new Error(`no costly request ${end} at ${entry}`);
    return [`60 x ${end} at ${entry}`, () => wireOf(request.parts(1)).repeat(60)];
  });

/** What one connection sends to hold up the others. */
const troubles: readonly (readonly [string, () => string])[] = [
  ['nothing', () => ''],
  ['a body of one-byte chunks', () => post(mcp) + oneByteChunks],
  ['a GET with such a body', () => getRequest(price, chunked) + oneByteChunks],
  ['such a body where nothing is', () => post('/api/none') + oneByteChunks],
  [
    'a body of 50 MB',
    () => getRequest(price, { 'content-length': '50000000' }) + 'x'.repeat(50_000_000),
  ],
  ...ahead,
  ['50,000 requests', () => getRequest('/').repeat(50_000)],
  [
    '20,000 requests with odd headers',
    () => numbered(20_000, (index) => getRequest('/', { 'accept-encoding': `x${index}` })).join(''),
  ],
  ['20,000 small bodies', () => `${post(mcp)}1\r\nx\r\n0\r\n\r\n`.repeat(20_000)],
];

function numbered<Item>(length: number, item: (index: number) => Item): Item[] {
  return Array.from({ length }, (_, index) => item(index));
}

/** Node alone parses a chunk of 64 KB in one-byte chunks in 20 to 30 ms; nginx joins them. */
const medianMs = { nginx: 25, 'an instance': 60 } as const;

describe.each(ways)('at %s', (where) => {
  const way = () => wayInto(site(), where);

  test.each(troubles)(
    `neighbors: while one connection sends %s, another waits ${medianMs[where]} ms in the median of 10 tries`,
    { retry: 1 },
    async (_, trouble) => {
      const bytes = Buffer.from(trouble(), 'latin1');
      const waits: number[] = [];
      for (let turn = 0; turn < 10; turn += 1) waits.push(await longestWait(bytes));
      const [median, worst] = [quantile(waits, 0.5), quantile(waits, 1)];
      console.log(`median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
      expect(median).toBeLessThanOrEqual(medianMs[where]);
    },
  );

  /** The longest that an instance is busy while another buyer waits, in milliseconds. */
  async function longestWait(bytes: Buffer): Promise<number> {
    const { target, instances } = way();
    const quote = titledQuote('A|B');
    const buyer = new Connection({ ...target, from: '127.3.0.2' });
    await buyer.ask(quote);
    const sender = hostile({ ...target, from: '127.3.0.1' }, bytes);
    const ends = performance.now() + 700;
    let longest = 0;
    while (performance.now() < ends) {
      const before = instances.map(busyMs);
      await buyer.ask(quote);
      const busy = instances.map((instance, index) => busyMs(instance) - (before[index] ?? 0));
      longest = Math.max(longest, ...busy);
      await pause(10);
    }
    sender.destroy();
    buyer.close();
    return longest;
  }
});

const { card, call } = {
  card: wireOf({
    ...{ target: mcp, method: 'POST', headers: { 'content-type': 'application/json' } },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  }),
  call: toolCall(toolNames.draft, {
    ...usualOrder,
    titles: numbered(150, (at) => `Exhibit ${at}`),
  }),
};
const orderPage = `${page}?sets=25&labels=${numbered(max, (at) => `Exhibit+${at}`).join('%7C')}`;

/** What many connections send at once. */
const crowds: readonly (readonly [string, number, string])[] = [
  ['ask and never read', 8_000, getRequest('/')],
  ['ask for the tools and never read', 2_500, card.repeat(8)],
  ['send a body that never ends', 8_000, `${post(mcp)}61000\r\n${'x'.repeat(390_000)}`],
  ['send an address that never ends', 8_000, `GET ${price}?${'x'.repeat(97_000)}`],
  ['ask for the costliest page', 2_500, getRequest(orderPage)],
  ['make the costliest call', 2_500, call],
];

test.each(crowds)(
  'memory: an instance of 256 MB outlives connections that %s (%d of them)',
  { timeout: 120_000 },
  async (_, count, bytes) => {
    await withMemory(256, async ({ port, instance }) => {
      const sockets = await openMany(count, { port }, (socket) => socket.pause().write(bytes));
      const buyers = await askAsBuyers({ port }, { perSecond: 20, expect: [200, 503] });
      console.log(`${megabytesOf(instance).toFixed(0)} MB`);
      for (const socket of sockets) socket.destroy();
      expect(instance.running.process.exitCode).toBe(null);
      expect((await askAsBuyers({ port })).failed).toBe(0);
      expect(buyers.answered).toBeGreaterThan(0);
    });
  },
);

test('memory: an instance of 256 MB outlives 40 senders of each trouble', async () => {
  await withMemory(256, async ({ port, instance }) => {
    for (const [, trouble] of troubles) {
      const sockets = numbered(40, () => hostile({ port }, trouble()));
      await pause(1_500);
      for (const socket of sockets) socket.destroy();
    }
    expect(instance.running.process.exitCode).toBe(null);
    expect((await askAsBuyers({ port })).failed).toBe(0);
  });
});

/** Limits an instance's memory meanwhile; needs root. */
async function withMemory(
  megabytes: number,
  drill: (one: { port: number; instance: Instance }) => Promise<void>,
): Promise<void> {
  const [instance] = site().instances;
  const group = memoryGroup(megabytes);
  if (!group) throw new Error('limiting memory needs root');
  group.join();
  await instance.restart(asDeployed);
  group.leave();
  await drill({ port: instance.port, instance });
  await instance.restart();
  group.remove();
}

/**
 * As in deploy/: V8 keeps the memory of new objects once it has grown, and the C library keeps some
 * for each thread.
 */
const asDeployed = {
  NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=8 --v8-pool-size=1',
  MALLOC_ARENA_MAX: '1',
};

/** A control group for processes that this process starts while it is in it. */
function memoryGroup(megabytes: number) {
  for (const [parent, limit] of [
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
    ['/sys/fs/cgroup', 'memory.max'],
  ]) {
    const folder = `${parent}/tabquote-drill-${process.pid}`;
    try {
      mkdirSync(folder);
      writeFileSync(`${folder}/${limit}`, String(megabytes * 2 ** 20));
      readFileSync(`${folder}/${limit}`);
    } catch {
      continue;
    }
    const move = (to: string) => writeFileSync(`${to}/cgroup.procs`, String(process.pid));
    return {
      join: () => move(folder),
      leave: () => move(parent as string),
      remove: () => rmdirSync(folder),
    };
  }
  return undefined;
}

/** Sends bytes on a connection of its own. */
function hostile(target: Target, bytes: Buffer | string): Socket {
  const socket = openSocket(target).on('error', () => {});
  socket.resume().write(bytes);
  return socket;
}

/** Opens connections from many local addresses, a few at a time. */
async function openMany(count: number, target: Target, begin: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = openSocket({ ...target, from: `127.2.0.${1 + (index % 250)}` });
    begin(socket.on('error', () => {}));
    sockets.push(socket);
    if (index % 100 === 99) {
      await expect.poll(() => sockets.some((one) => one.connecting), { interval: 10 }).toBe(false);
    }
  }
  return sockets;
}

/**
 * How long an instance's event loop has run, in milliseconds. On a quiet machine that is how long
 * others wait; on a busy one, what they wait because of this service.
 */
function busyMs({ running }: Instance): number {
  const [ran] = readFileSync(`/proc/${running.process.pid}/schedstat`, 'utf8').split(' ');
  return Number(ran) / 1e6;
}
