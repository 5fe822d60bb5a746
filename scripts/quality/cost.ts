import { parseArgs } from 'node:util';
import { smallestOrderUrl } from '../../src/documents/price-call.ts';
import {
  type CostlyRequest,
  costlyRequests,
  rejectedTwin,
  wireOf,
} from '../../test/support/costly-requests.ts';
import { printTable } from './bench/report.ts';
import { serviceProgram, startTarget, type Target } from './bench/target.ts';
import { Connection } from './load/connection.ts';
import { catalog, getRequest } from './load/requests.ts';

const usage = `npm run quality -- cost [--all]

Sends the most expensive known requests to the built service and prints the worst per entry point:
CPU in microseconds, its ratio to a plain quote, to an error of the same size and to half the size,
and how long a second connection waits. --all prints every request. Fails if a bar is missed.`;

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, help: { type: 'boolean' }, only: { type: 'string' } },
});
if (values.help) {
  console.log(usage);
  process.exit();
}

/** The bars. Costs below `free`, in microseconds, aren't compared. */
const most = { timesARefusal: 10, growth: 3, delayMs: 25, free: 1_000 };

interface Cost {
  readonly request: CostlyRequest;
  /** CPU of the service in microseconds. */
  readonly cpu: number;
  readonly timesARefusal: number;
  /** Relative to half the size. */
  readonly growth: number;
  readonly delayMs: number;
}

const target = await startTarget(serviceProgram);
const connection = new Connection(target);
const second = new Connection(target);
const plainRequest = getRequest(smallestOrderUrl(catalog));
for (let count = 0; count < 20; count += 1) await cpuOf(target, plainRequest, 100);
const plain = await cpuOf(target, plainRequest, 500);

const costs: Cost[] = [];
for (const request of costlyRequests) {
  if (values.only && !request.name.includes(values.only)) continue;
  const cost = await costOf(request);
  // Other load on the machine can cost as much, so a cost that misses a bar is measured again.
  costs.push(isWithinBars(cost) ? cost : await costOf(request));
}
connection.close();
second.close();
await target.stop();

const shown = values.all ? costs : worstByEntry(costs);
printTable(
  `Node ${process.version}; a plain quote costs ${plain.toFixed(0)} us`,
  [
    'entry point',
    'costliest request',
    'CPU us',
    'x a quote',
    'x a refusal',
    'x half the size',
    'delay ms',
  ],
  shown.map(({ request, cpu, timesARefusal, growth, delayMs }) => [
    request.entry,
    request.name,
    cpu.toFixed(0),
    (cpu / plain).toFixed(1),
    timesARefusal.toFixed(1),
    growth.toFixed(1),
    delayMs.toFixed(1),
  ]),
);
const missed = costs.filter((cost) => !isWithinBars(cost));
for (const { request, cpu, timesARefusal, growth, delayMs } of missed) {
  console.error(
    `Too costly: ${request.entry}, ${request.name}: ${cpu.toFixed(0)} us, ${timesARefusal.toFixed(1)} times a refusal, ${growth.toFixed(1)} times half the size, ${delayMs.toFixed(1)} ms of delay`,
  );
}
if (missed.length > 0) process.exitCode = 1;

async function costOf(request: CostlyRequest): Promise<Cost> {
  const whole = wireOf(request, request.parts(1));
  const half = wireOf(request, request.parts(0.5));
  const refused = wireOf(request, rejectedTwin(request.parts(1)));
  const cpu = await cpuOf(target, whole);
  return {
    request,
    cpu,
    timesARefusal: cpu / (await cpuOf(target, refused)),
    growth: cpu / (await cpuOf(target, half)),
    delayMs: await delayOf(whole),
  };
}

function isWithinBars({ cpu, timesARefusal, growth, delayMs }: Cost): boolean {
  if (delayMs > most.delayMs) return false;
  return cpu < most.free || (timesARefusal <= most.timesARefusal && growth <= most.growth);
}

function worstByEntry(all: readonly Cost[]): Cost[] {
  const worst = new Map<string, Cost>();
  for (const cost of all) {
    const { entry } = cost.request;
    if (cost.cpu > (worst.get(entry)?.cpu ?? 0)) worst.set(entry, cost);
  }
  return [...worst.values()];
}

/**
 * CPU of the service for a request in microseconds: the minimum of several turns, to exclude
 * pauses.
 */
async function cpuOf(target: Target, wire: string, times?: number): Promise<number> {
  const began = performance.now();
  await connection.ask(wire, 60_000);
  const took = performance.now() - began;
  const perTurn = times ?? Math.max(1, Math.min(50, Math.floor(20 / took)));
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < (took > 1000 ? 1 : 5); turn += 1) {
    const before = await target.usage();
    for (let count = 0; count < perTurn; count += 1) await connection.ask(wire, 60_000);
    const after = await target.usage();
    least = Math.min(least, (after.cpu - before.cpu) / perTurn);
  }
  return least;
}

/**
 * How long a second connection waits for a simple answer meanwhile, in milliseconds: the minimum of
 * several.
 */
async function delayOf(wire: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 7; turn += 1) {
    const answered = connection.ask(wire, 60_000);
    let longest = 0;
    let isAnswered = false;
    answered.then(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      const began = performance.now();
      await second.ask(plainRequest, 60_000);
      longest = Math.max(longest, performance.now() - began);
    }
    least = Math.min(least, longest);
    if (least < 2 || least > 1000) break;
  }
  return least;
}
