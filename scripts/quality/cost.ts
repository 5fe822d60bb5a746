import { smallestOrderUrl } from '../../src/documents/examples.ts';
import {
  type CostlyRequest,
  costlyRequests,
  plainRefusal,
  wireOf,
} from '../../test/support/costly-requests.ts';
import { runProgram } from '../program.ts';
import { progressLine } from '../terminal.ts';
import { service, startServer } from './bench/servers.ts';
import { type Cost, costMeter, type Meter } from './cost/meter.ts';
import { catalog, getRequest } from './load/requests.ts';
import { printTable } from './report.ts';

const usage = `npm run quality -- cost [--all] [--only TEXT]

Sends the most expensive known requests to the built service. Prints the worst per entry point, or
all: the CPU that a request costs, its ratio to a plain quote, to a plain refusal and to half the
size, and how long a second connection waits while the first one pipelines it. Fails if a bar is
missed. --only takes requests whose entry point or name contains the text.`;

const options = {
  all: { type: 'boolean' },
  only: { type: 'string', default: '' },
} as const;

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

await runProgram(
  async ({ values }) => {
    const { all, only } = values;
    const server = await startServer(service);
    const meter = costMeter(server, getRequest(smallestOrderUrl(catalog)));
    const plain = await meter.warmUp();
    const wanted = costlyRequests.filter(({ entry, name }) => `${entry} ${name}`.includes(only));
    const progress = progressLine('requests', wanted.length);
    const rows: Row[] = [];
    for (const request of wanted) {
      progress.show(rows.length);
      rows.push(await measured(meter, request));
    }
    progress.end();
    meter.close();
    await server.stop();
    const byCost = rows.toSorted((one, other) => other.cpu.median - one.cpu.median);
    const byEntry = Map.groupBy(byCost, ({ request }) => request.entry).values();
    printTable(
      `Node ${process.version}; a plain quote costs ${plain.toFixed(0)} us`,
      [
        ...['entry point', 'costliest request', 'CPU us', 'worst', 'x a quote', 'x a refusal'],
        ...['x half the size', 'delay ms', 'worst'],
      ],
      (all ? rows : [...byEntry].flatMap((worst) => worst.slice(0, 1))).map(
        ({ request, cpu, timesARefusal, growth, delayMs }) => [
          ...[request.entry, request.name, cpu.median.toFixed(0), cpu.worst.toFixed(0)],
          ...[(cpu.median / plain).toFixed(1), timesARefusal.toFixed(1), growth?.toFixed(1) ?? ''],
          ...[delayMs.median.toFixed(1), delayMs.worst.toFixed(1)],
        ],
      ),
    );
    for (const { request, ...row } of rows.filter((row) => !isWithinBars(row))) {
      console.error(`Too costly: ${request.entry}, ${request.name}: ${JSON.stringify(row)}`);
      process.exitCode = 1;
    }
  },
  { usage, options },
);

/** Other load on the machine can cost as much, so a row that misses a bar is measured again. */
async function measured(meter: Meter, request: CostlyRequest): Promise<Row> {
  const row = await measuredOnce(meter, request);
  return isWithinBars(row) ? row : measuredOnce(meter, request);
}

async function measuredOnce({ cpuOf, delayOf }: Meter, request: CostlyRequest): Promise<Row> {
  const [whole, half] = [wireOf(request.parts(1)), wireOf(request.parts(0.5))];
  const cpu = await cpuOf(whole);
  const refusal = await cpuOf(wireOf(plainRefusal(request.entry)));
  return {
    request,
    cpu,
    timesARefusal: cpu.median / refusal.median,
    growth: half === whole ? undefined : cpu.median / (await cpuOf(half)).median,
    delayMs: await delayOf(whole, cpu.median),
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
