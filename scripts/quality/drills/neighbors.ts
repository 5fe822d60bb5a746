import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { toolNames } from '../../../src/order/doors.ts';
import {
  type CostlyRequest,
  costlyRequests,
  wireOf,
} from '../../../test/support/costly-requests.ts';
import { Connection, openSocket, type Target } from '../load/connection.ts';
import { catalog, getRequest, toolCall } from '../load/requests.ts';
import { quantile, runLoad } from '../load/run.ts';
import { measured, type Result } from '../report.ts';
import { megabytesOf } from './connections.ts';
import { bothWays, type Instance, type Site, type Way } from './site.ts';
import { titledQuote } from './traffic.ts';

const { price, mcp } = endpointPaths;
const tries = 10;
const triesSeconds = 0.7;
/** How long an instance may be busy while another buyer waits, in milliseconds. */
const most = { median: 25, worst: 60 };
const senders = 40;
/** What memory may grow by, and what may stay of it, in megabytes. */
const growthMax = { peak: 50, left: 20 };
const memoryMegabytes = 512;
/**
 * As in deploy/: V8 keeps the memory of new objects once it has grown, and the C library keeps some
 * for each thread.
 */
const asDeployed = {
  NODE_OPTIONS: '--max-semi-space-size=8 --v8-pool-size=1',
  MALLOC_ARENA_MAX: '1',
};

const chunked = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
const oneByteChunks = '1\r\nx\r\n'.repeat(400_000);
const post = (path: string) => getRequest(path, chunked).replace('GET', 'POST');

/** A costly request, many times ahead of its answers. */
function ahead(count: number, entry: string, name: string): readonly [string, () => string] {
  const isIt = (one: CostlyRequest) => one.entry === entry && one.name.endsWith(name);
  const request = costlyRequests.find(isIt);
  if (!request) throw new Error(`no costly request ${name} at ${entry}`);
  return [`${count} x ${name} at ${entry}`, () => wireOf(request.parts(1)).repeat(count)];
}

const page = `/configure/${catalog.defaultProduct}`;
const { max } = catalog.book.limits.tabsPerSet;
const pages = [page, `${page}.md`, price].flatMap((entry) => [
  ahead(60, entry, `${max} titles of short words`),
  ahead(60, entry, '100 unknown parameters'),
]);

/** What one connection sends to hold up the others. */
const troubles: Readonly<Record<string, () => string>> = {
  nothing: () => '',
  'a body of one-byte chunks': () => post(mcp) + oneByteChunks,
  'a GET with such a body': () => getRequest(price, chunked) + oneByteChunks,
  'such a body where nothing is': () => post('/api/none') + oneByteChunks,
  'a body of 50 MB': () =>
    getRequest(price, { 'content-length': '50000000' }) + 'x'.repeat(50_000_000),
  ...Object.fromEntries(pages),
  ...Object.fromEntries([ahead(60, mcp, `${toolNames.quote}: 30 unknown arguments`)]),
  '50,000 requests': () => getRequest('/').repeat(50_000),
  '20,000 requests with odd headers': () =>
    Array.from({ length: 20_000 }, (_, index) =>
      getRequest('/', { 'accept-encoding': `x${index}` }),
    ).join(''),
  '20,000 small bodies': () => `${post(mcp)}1\r\nx\r\n0\r\n\r\n`.repeat(20_000),
};

/** One connection sends as much trouble as it can; another buyer asks meanwhile. */
export function drillNeighbors(site: Site): Promise<Result[]> {
  return bothWays(site, neighborsAt);
}

async function neighborsAt({ where, target, instances }: Way): Promise<Result[]> {
  const quote = titledQuote('A|B');
  const wait = async (bytes: Buffer): Promise<number> => {
    const buyer = new Connection({ ...target, from: '127.3.0.2' });
    await buyer.ask(quote);
    const end = send({ ...target, from: '127.3.0.1' }, bytes);
    const ends = performance.now() + triesSeconds * 1_000;
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
  };
  const drill = async (trouble: string, bytes: Buffer): Promise<Result> => {
    const waits: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) waits.push(await wait(bytes));
    const [median, worst] = [quantile(waits, 0.5), quantile(waits, 1)];
    return {
      what: `One connection sends ${trouble} to ${where}`,
      required: `an instance is busy for at most ${most.median} ms while another buyer waits, in the median of ${tries} tries, ${most.worst} ms at worst`,
      found: `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
      met: median <= most.median && worst <= most.worst,
    };
  };
  const results: Result[] = [];
  for (const [trouble, text] of Object.entries(troubles)) {
    const bytes = Buffer.from(text(), 'latin1');
    results.push(await measured(() => drill(trouble, bytes)));
  }
  return results;
}

/**
 * How long an instance's event loop has run, in milliseconds. On a quiet machine that is how long
 * others wait; on a busy one, what they wait because of this service.
 */
function busyMs({ running }: Instance): number {
  const [ran] = readFileSync(`/proc/${running.process.pid}/schedstat`, 'utf8').split(' ');
  return Number(ran) / 1e6;
}

/** The same from many connections at a time: memory grows little and falls back. */
export async function drillHostileSenders({ instances: [instance] }: Site): Promise<Result> {
  const what = `${senders} connections send each of these`;
  const required = `memory grows by at most ${growthMax.peak} MB of ${memoryMegabytes}, and by ${growthMax.left} MB for longer than 10 s`;
  const group = memoryGroup();
  if (!group) return { what, required, found: 'limiting memory needs root', met: 'skipped' };
  group.join();
  await instance.restart(asDeployed);
  group.leave();
  const sendAll = async (trouble: () => string) => {
    const bytes = Buffer.from(trouble(), 'latin1');
    const ends = Array.from({ length: senders }, () => send({ port: instance.port }, bytes));
    let peak = 0;
    for (let look = 0; look < 15; look += 1) {
      await pause(100);
      peak = Math.max(peak, megabytesOf(instance));
    }
    for (const end of ends) end();
    return peak;
  };
  // What ordinary traffic loads, compiles and leaves free isn't growth.
  const usual = [price, page, `${page}.md`].map((path) => getRequest(`${path}?tabs=5&sets=25`));
  const requests = [...usual, getRequest('/'), toolCall(toolNames.quote, {})];
  const expect = [200, 400];
  const extent = { connections: senders, count: 5_000, seconds: 20 };
  await runLoad({ port: instance.port, requests, ...extent, expect });
  await pause(2_000);
  const before = megabytesOf(instance);
  let [peak, worst] = [before, ''];
  for (const [name, trouble] of Object.entries(troubles)) {
    const reached = await sendAll(trouble);
    if (reached > peak) [peak, worst] = [reached, name];
  }
  await pause(10_000);
  const after = megabytesOf(instance);
  await instance.restart();
  group.remove();
  return {
    what,
    required,
    found: `${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB, with ${worst}; ${after.toFixed(0)} MB afterwards`,
    met: peak - before <= growthMax.peak && after - before <= growthMax.left,
  };
}

/** A control group for processes that this process starts while it is in it. */
function memoryGroup() {
  const bytes = memoryMegabytes * 2 ** 20;
  for (const [parent, limit] of [
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
    ['/sys/fs/cgroup', 'memory.max'],
  ]) {
    const folder = `${parent}/tabquote-drill-${process.pid}`;
    try {
      mkdirSync(folder);
      writeFileSync(`${folder}/${limit}`, String(bytes));
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
