import { parseArgs } from 'node:util';
import { smallestOrderUrl } from '../../src/documents/examples.ts';
import {
  type CostlyRequest,
  costlyRequests,
  plainRefusal,
  wireOf,
} from '../../test/support/costly-requests.ts';
import { progressLine } from '../terminal.ts';
import { service, startServer } from './bench/servers.ts';
import { type Cost, costMeter } from './cost/meter.ts';
import { searchWorse } from './cost/search.ts';
import { catalog, getRequest } from './load/requests.ts';
import { printTable } from './report.ts';

const usage = `npm run quality -- cost [--all] [--only TEXT] [--seconds 60] [--seed 1]

Sends the most expensive known requests to the built service, then searches for worse ones: it
mutates the worst of each entry point for the given seconds, and adds the worst it finds. Prints the
worst per entry point, or all: the CPU that a request costs, its ratio to a plain quote, to a plain
refusal and to half the size, and how long a second connection waits while the first one pipelines
it. Fails if a bar is missed. --only takes requests whose entry point or name contains the text.`;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    help: { type: 'boolean' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}

/** The bars. Growth of costs below `freeMicroseconds` isn't compared. */
const most = { growth: 3, freeMicroseconds: 1_000, medianDelayMs: 25, worstDelayMs: 60 };

/** What a request costs: CPU in microseconds, delays in milliseconds. */
interface Row {
  readonly request: CostlyRequest;
  readonly cpu: Cost;
  readonly timesARefusal: number;
  /** Times the cost of half the size; `undefined` if it has only one size. */
  readonly growth: number | undefined;
  readonly delayMs: Cost;
}

const server = await startServer(service);
const meter = costMeter(server, getRequest(smallestOrderUrl(catalog)));
const plain = await meter.warmUp();
const refusals = new Map<string, number>();
const rows: Row[] = [];
const wanted = costlyRequests.filter(({ entry, name }) => `${entry} ${name}`.includes(values.only));
const progress = progressLine('requests', wanted.length);
for (const request of wanted) {
  progress.show(rows.length);
  rows.push(await measured(request));
}
progress.end();
for (const found of await searchWorse(rows, meter, Number(values.seconds), Number(values.seed))) {
  rows.push(await measured(found));
}
meter.close();
await server.stop();

const byCost = rows.toSorted((one, other) => other.cpu.median - one.cpu.median);
const worstByEntry = Map.groupBy(byCost, ({ request }) => request.entry).values();
const shown = values.all ? rows : worstByEntry.flatMap(([worst]) => (worst ? [worst] : []));
printTable(
  `Node ${process.version}; a plain quote costs ${plain.toFixed(0)} us`,
  [
    ...['entry point', 'costliest request', 'CPU us', 'worst', 'x a quote', 'x a refusal'],
    ...['x half the size', 'delay ms', 'worst'],
  ],
  [...shown].map(({ request, cpu, timesARefusal, growth, delayMs }) => [
    request.entry,
    request.name,
    cpu.median.toFixed(0),
    cpu.worst.toFixed(0),
    (cpu.median / plain).toFixed(1),
    timesARefusal.toFixed(1),
    growth?.toFixed(1) ?? '',
    delayMs.median.toFixed(1),
    delayMs.worst.toFixed(1),
  ]),
);
for (const { request, ...row } of rows.filter((row) => !isWithinBars(row))) {
  console.error(`Too costly: ${request.entry}, ${request.name}: ${JSON.stringify(row)}`);
  process.exitCode = 1;
}

/** Other load on the machine can cost as much, so a row that misses a bar is measured again. */
async function measured(request: CostlyRequest): Promise<Row> {
  const row = await measuredOnce(request);
  return isWithinBars(row) ? row : measuredOnce(request);
}

async function measuredOnce(request: CostlyRequest): Promise<Row> {
  const [whole, half] = [wireOf(request.parts(1)), wireOf(request.parts(0.5))];
  const cpu = await meter.cpuOf(whole);
  const refused =
    refusals.get(request.entry) ?? (await meter.cpuOf(wireOf(plainRefusal(request.entry)))).median;
  refusals.set(request.entry, refused);
  return {
    request,
    cpu,
    timesARefusal: cpu.median / refused,
    growth: half === whole ? undefined : cpu.median / (await meter.cpuOf(half)).median,
    delayMs: await meter.delayOf(whole, cpu.median),
  };
}

function isWithinBars({ request, cpu, timesARefusal, growth = 0, delayMs }: Row): boolean {
  return (
    delayMs.median <= most.medianDelayMs &&
    delayMs.worst <= most.worstDelayMs &&
    timesARefusal <= (request.refusalsMax ?? Number.POSITIVE_INFINITY) &&
    (cpu.median < most.freeMicroseconds || growth <= most.growth)
  );
}
