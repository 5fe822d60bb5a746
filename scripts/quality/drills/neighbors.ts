import { book } from '../../../src/book/index.ts';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../../src/documents/price-call.ts';
import { designerPath } from '../../../src/order/path.ts';
import { openSocket } from '../load/connection.ts';
import { startLoadProcess } from '../load/process.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { megabytesOf } from './connections.ts';
import { type Outcome, pause } from './outcome.ts';
import type { Instance, Site } from './site.ts';

const { price, mcp } = endpointPaths;
const tries = 10;
const triesSeconds = 0.7;
/** Longest waits of another buyer, in milliseconds. */
const most = { median: 25, worst: 60 };
const senders = 40;
const growthMax = 50;

const chunked = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
const oneByteChunks = '1\r\nx\r\n'.repeat(400_000);
const longTitles = Array.from({ length: book.limits.tabsPerSet.max }, () => 'x+'.repeat(50));
const orderPage = `${designerPath(catalog.defaultProduct)}?labels=${longTitles.join('|')}`;
const manyTitles = `${price}?product=${catalog.defaultProduct}&sets=${book.limits.setQuantities[0]}&labels=${longTitles.join('|')}`;

const post = (path: string) => getRequest(path, chunked).replace('GET', 'POST');

/** What one connection sends to hold up the others. */
const troubles: Readonly<Record<string, () => string>> = {
  'a body of one-byte chunks': () => post(mcp) + oneByteChunks,
  'a GET with such a body': () => getRequest(price, chunked) + oneByteChunks,
  'a body of 50 MB': () =>
    getRequest(price, { 'content-length': '50000000' }) + 'x'.repeat(50_000_000),
  '60 order pages ahead': () => getRequest(orderPage).repeat(60),
  '60 prices with titles ahead': () => getRequest(manyTitles).repeat(60),
  '50,000 requests ahead': () => getRequest('/').repeat(50_000),
  '20,000 small bodies ahead': () => `${post(mcp)}1\r\nx\r\n0\r\n\r\n`.repeat(20_000),
};

/** One connection sends as much trouble as it can, and another buyer asks all the while. */
export async function drillNeighbors({ instances }: Site): Promise<Outcome[]> {
  const [instance] = instances;
  if (!instance) throw new Error('no instance');
  const { port } = instance;
  const load = startLoadProcess();
  const outcomes: Outcome[] = [];
  for (const [drill, trouble] of Object.entries(troubles)) {
    const bytes = trouble();
    const waits: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) {
      const asking = load.run({
        port,
        requests: [getRequest(smallestOrderUrl(catalog))],
        connections: 1,
        perSecond: 500,
        seconds: triesSeconds,
      });
      await pause(50);
      const end = send(port, bytes);
      waits.push((await asking).longest);
      end();
    }
    waits.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [waits[tries / 2], waits.at(-1)];
    outcomes.push({
      drill: `One connection sends ${drill}`,
      required: `another buyer waits at most ${most.median} ms in the median of ${tries} tries, ${most.worst} ms at worst`,
      found: `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
      met: median <= most.median && worst <= most.worst,
    });
  }
  load.end();
  return [...outcomes, await manySenders(instance)];
}

/** The same from many connections at a time: memory grows little and falls back. */
async function manySenders(instance: Instance): Promise<Outcome> {
  await instance.restart({ NODE_OPTIONS: '--max-old-space-size=256' });
  const sendAll = async (trouble: () => string) => {
    const bytes = trouble();
    const ends = Array.from({ length: senders }, () => send(instance.port, bytes));
    await pause(1_500);
    for (const end of ends) end();
  };
  // What is loaded and compiled on first use isn't growth.
  for (const trouble of Object.values(troubles)) await sendAll(trouble);
  await pause(5_000);
  const before = megabytesOf(instance);
  let peak = before;
  for (const trouble of Object.values(troubles)) {
    await sendAll(trouble);
    peak = Math.max(peak, megabytesOf(instance));
  }
  await pause(10_000);
  const after = megabytesOf(instance);
  await instance.restart();
  return {
    drill: `${senders} such senders at a time`,
    required: `memory grows by at most ${growthMax} MB and falls back`,
    found: `${(peak - before).toFixed(0)} MB more, afterwards ${(after - before).toFixed(0)} MB`,
    met: peak - before <= growthMax && after <= peak,
  };
}

/** Sends bytes on a connection of its own; returns what ends it. */
function send(port: number, bytes: string): () => void {
  const socket = openSocket({ port }).on('error', () => {});
  socket.resume().write(bytes, 'latin1');
  return () => socket.destroy();
}
