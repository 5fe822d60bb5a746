import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { toolNames } from '../../../src/order/doors.ts';
import { designerPath } from '../../../src/order/path.ts';
import { costlyRequests, wireOf } from '../../../test/support/costly-requests.ts';
import { Connection, openSocket, type Target } from '../load/connection.ts';
import { catalog, getRequest, toolCall } from '../load/requests.ts';
import { quantile, runLoad } from '../load/run.ts';
import { drilledSite, megabytesOf, titledQuote, wayInto, ways } from './drill.ts';
import type { Instance } from './site.ts';

const site = drilledSite();
const { price, mcp } = endpointPaths;
const page = designerPath(catalog.defaultProduct);
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
    () =>
      Array.from({ length: 20_000 }, (_, index) =>
        getRequest('/', { 'accept-encoding': `x${index}` }),
      ).join(''),
  ],
  ['20,000 small bodies', () => `${post(mcp)}1\r\nx\r\n0\r\n\r\n`.repeat(20_000)],
];

describe.each(ways)('at %s', (where) => {
  const way = () => wayInto(site(), where);

  test.each(troubles)(
    'neighbors: while one connection sends %s, another waits 25 ms in the median of 10 tries, 60 at worst',
    { retry: 1 },
    async (_, trouble) => {
      const bytes = Buffer.from(trouble(), 'latin1');
      const waits: number[] = [];
      for (let turn = 0; turn < 10; turn += 1) waits.push(await longestWait(bytes));
      const [median, worst] = [quantile(waits, 0.5), quantile(waits, 1)];
      console.log(`median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
      expect(median).toBeLessThanOrEqual(25);
      expect(worst).toBeLessThanOrEqual(60);
    },
  );

  /** The longest that an instance is busy while another buyer waits, in milliseconds. */
  async function longestWait(bytes: Buffer): Promise<number> {
    const { target, instances } = way();
    const quote = titledQuote('A|B');
    const buyer = new Connection({ ...target, from: '127.3.0.2' });
    await buyer.ask(quote);
    const end = send({ ...target, from: '127.3.0.1' }, bytes);
    const ends = performance.now() + 700;
    let longest = 0;
    while (performance.now() < ends) {
      const before = instances.map(busyMs);
      await buyer.ask(quote);
      const busy = instances.map((instance, index) => busyMs(instance) - (before[index] ?? 0));
      longest = Math.max(longest, ...busy);
      await pause(10);
    }
    end();
    buyer.close();
    return longest;
  }
});

/**
 * How long an instance's event loop has run, in milliseconds. On a quiet machine that is how long
 * others wait; on a busy one, what they wait because of this service.
 */
function busyMs({ running }: Instance): number {
  const [ran] = readFileSync(`/proc/${running.process.pid}/schedstat`, 'utf8').split(' ');
  return Number(ran) / 1e6;
}

test('memory: it grows by 50 MB of 512 at most with 40 hostile senders, and by 20 for longer', async (context) => {
  const senders = 40;
  const [instance] = site().instances;
  const { port } = instance;
  const group = memoryGroup(512);
  if (!group) return context.skip('limiting memory needs root');
  group.join();
  await instance.restart(asDeployed);
  group.leave();
  // What ordinary traffic loads, compiles and leaves free isn't growth.
  const usual = [price, page, `${page}.md`].map((path) => getRequest(`${path}?tabs=5&sets=25`));
  const requests = [...usual, getRequest('/'), toolCall(toolNames.quote, {})];
  const extent = { connections: senders, count: 5_000, seconds: 20, expect: [200, 400] };
  await runLoad({ port, requests, ...extent });
  await pause(2_000);
  const before = megabytesOf(instance);
  let [peak, worst] = [before, ''];
  for (const [name, trouble] of troubles) {
    const bytes = Buffer.from(trouble(), 'latin1');
    const ends = Array.from({ length: senders }, () => send({ port }, bytes));
    for (let look = 0; look < 15; look += 1) {
      await pause(100);
      const reached = megabytesOf(instance);
      if (reached > peak) [peak, worst] = [reached, name];
    }
    for (const end of ends) end();
  }
  await pause(10_000);
  const after = megabytesOf(instance);
  await instance.restart();
  group.remove();
  console.log(
    `${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB, with ${worst}; ${after.toFixed(0)} MB afterwards`,
  );
  expect(peak - before).toBeLessThanOrEqual(50);
  expect(after - before).toBeLessThanOrEqual(20);
});

/**
 * As in deploy/: V8 keeps the memory of new objects once it has grown, and the C library keeps some
 * for each thread.
 */
const asDeployed = {
  NODE_OPTIONS: '--max-semi-space-size=8 --v8-pool-size=1',
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

/** Sends bytes on a connection of its own; returns what ends it. */
function send(target: Target, bytes: Buffer): () => void {
  const socket = openSocket(target).on('error', () => {});
  socket.resume().write(bytes);
  return () => socket.destroy();
}
