import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { transit } from '../../../src/book/transit.generated.ts';
import { documentPaths, endpointPaths } from '../../../src/contract/paths.ts';
import { tableSource } from '../../../src/delivery/transit-source.ts';
import { smallestOrderUrl } from '../../../src/documents/price-call.ts';
import { deliveryDateHandler } from '../../../src/http/delivery.ts';
import { plainGet } from '../../../src/http/plain-get.ts';
import { startCarrierDouble } from '../../../test/support/carrier-double.ts';
import { startBuilt } from '../../../test/support/served.ts';
import { answering, endProcess, freePort } from '../bench/target.ts';
import { Connection } from '../load/connection.ts';
import { catalog, getRequest, priceQueries } from '../load/requests.ts';
import { runLoad } from '../load/run.ts';
import { countFailures, describeFailures, type Outcome } from './outcome.ts';
import { type Site, startSite } from './site.ts';

const dateQuery = 'zip=60601';
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
const carrierPatience = 1.5;

/** The carrier accepts connections and never answers. */
export async function drillHangingCarrier(site: Site): Promise<Outcome[]> {
  const [instance] = site.instances;
  if (!instance) throw new Error('no instance');
  const carrier = await startCarrierDouble();
  for (const endpoint of ['token', 'transit'] as const) {
    carrier.misbehave(endpoint, { silence: 'from the start' });
  }
  await instance.restart({
    UPS_CLIENT_ID: carrier.clientId,
    UPS_CLIENT_SECRET: carrier.clientSecret,
    UPS_BASE_URL: carrier.address,
  });
  const target = { port: instance.port };
  const [dates, prices] = await Promise.all([
    runLoad({
      ...target,
      requests: Array.from({ length: 200 }, (_, index) =>
        getRequest(`${endpointPaths.deliveryDate}?zip=${60_101 + index}`),
      ),
      connections: 100,
      count: 200,
      seconds: 20,
    }),
    runLoad({
      ...target,
      requests: priceQueries(1_000).map((query) => getRequest(`${endpointPaths.price}?${query}`)),
      connections: 4,
      perSecond: 100,
      seconds: 3,
    }),
  ]);
  await instance.restart();
  await carrier.stop();
  const failed = countFailures(dates.failures) + countFailures(prices.failures);
  return [
    {
      drill: 'A carrier that never answers',
      required: `dates from the table after at most ${carrierPatience} s plus a margin, prices as usual`,
      found: `${dates.answered} dates, failures: ${describeFailures(dates.failures)}, longest ${dates.longest.toFixed(0)} ms; ${prices.answered} prices, failures: ${describeFailures(prices.failures)}, p99 ${prices.p99.toFixed(0)} ms`,
      met: failed === 0 && dates.longest < carrierPatience * 1_000 + 1_000,
    },
  ];
}

/**
 * nginx's logs and everything else it writes except its cache, and an instance's log, are on a full
 * disk.
 */
export async function drillFullDisk(): Promise<Outcome[]> {
  const disk = mountDisk('4m');
  if (!disk) return [noDisk('A full disk')];
  const site = await startSite(disk.folder);
  try {
    fill(disk.folder);
    const prices = await runLoad({
      port: site.httpsPort,
      tls: true,
      manyAddresses: true,
      requests: [
        ...priceQueries(300).map((query) => `${endpointPaths.price}?${query}`),
        '/',
        documentPaths.openApi,
      ].map((path) => getRequest(path)),
      connections: 8,
      perSecond: 400,
      count: 2_000,
      seconds: 20,
    });
    const lone = await startLone(disk.folder, disk.folder);
    const status = await statusOf(lone.port);
    const alive = lone.child.exitCode === null;
    await endProcess(lone.child);
    return [
      {
        drill: 'A full disk under logs and working folders',
        required: 'everything is answered',
        found: `${prices.answered} answers through nginx, failures: ${describeFailures(prices.failures)}; an instance that cannot log: ${alive ? status : 'ended'}`,
        met: countFailures(prices.failures) === 0 && alive && status === 200,
      },
    ];
  } finally {
    await site.stop();
    disk.remove();
  }
}

/** The program is on a read-only disk, with no other folder to write to. */
export async function drillReadOnly(): Promise<Outcome[]> {
  const disk = mountDisk('64m');
  if (!disk) return [noDisk('A read-only file system')];
  try {
    cpSync(dist, join(disk.folder, 'dist'), { recursive: true });
    spawnSync('mount', ['-o', 'remount,ro', disk.folder]);
    const lone = await startLone(disk.folder);
    const { answered, failures } = await runLoad({
      port: lone.port,
      requests: [
        ...priceQueries(500).map((query) => `${endpointPaths.price}?${query}`),
        '/',
        documentPaths.openApi,
      ].map((path) => getRequest(path)),
      connections: 8,
      count: 2_000,
      seconds: 20,
    });
    await endProcess(lone.child);
    return [
      {
        drill: 'A read-only file system',
        required: 'everything is answered',
        found: `${answered} answers, failures: ${describeFailures(failures)}`,
        met: countFailures(failures) === 0 && answered === 2_000,
      },
    ];
  } finally {
    disk.remove();
  }
}

const fakeClock = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find((file) => existsSync(file));

/** Instants of approval in UTC, before and after weekends, holidays and a cutoff. */
const instants = [
  '2026-11-02 20:59:00',
  '2026-11-02 21:00:01',
  '2027-06-28 15:00:00',
  '2026-12-17 16:00:00',
  '2027-03-15 20:30:00',
] as const;

/** The ship date at an instant, calculated in this process. */
async function shipDateAt(instant: string): Promise<string> {
  const clock = () => Date.parse(`${instant}Z`);
  const desk = { table: transit, source: tableSource(transit), clock };
  const { body } = await deliveryDateHandler(catalog, desk)(plainGet(dateQuery));
  return shipDateIn(JSON.parse(body));
}

function shipDateIn(answer: unknown): string {
  return (answer as { ship_date: string }).ship_date;
}

/** The system clock jumps back and forth by months while the service runs. */
export async function drillClock(): Promise<Outcome[]> {
  const drill = 'A clock that jumps to and fro';
  const required = 'the delivery date follows the clock, prices stay';
  if (!fakeClock) {
    const found = 'libfaketime is missing (Debian: apt-get install libfaketime)';
    return [{ drill, required, found, met: false }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-clock-'));
  const clock = join(folder, 'now');
  const setClock = (instant: string) => writeFileSync(clock, `@${instant}\n`);
  setClock(instants[0]);
  const service = await startBuilt({
    LD_PRELOAD: fakeClock,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TZ: 'UTC',
  });
  const shipped: string[] = [];
  const expected = await Promise.all(instants.map(shipDateAt));
  const prices = new Set<string>();
  for (const instant of instants) {
    setClock(instant);
    const answer = await service.fetch(`${endpointPaths.deliveryDate}?${dateQuery}`);
    shipped.push(shipDateIn(await answer.json()));
    prices.add(await (await service.fetch(smallestOrderUrl(catalog))).text());
  }
  await service.stop();
  rmSync(folder, { recursive: true });
  const right = isDeepStrictEqual(shipped, expected) && new Set(expected).size > 3;
  return [
    {
      drill,
      required,
      found: `${instants.length} jumps; ship dates ${right ? 'right' : `${shipped.join(', ')}, expected ${expected.join(', ')}`}; ${prices.size} price`,
      met: right && prices.size === 1,
    },
  ];
}

interface Disk {
  readonly folder: string;
  remove(): void;
}

/** Mounts an in-memory disk; `undefined` if this user may not. */
function mountDisk(size: string): Disk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const remove = () => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}

function noDisk(drill: string): Outcome {
  return {
    drill,
    required: 'everything is answered',
    found: 'this user may not mount a disk of its own: run this as root',
    met: 'skipped',
  };
}

function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail - 1) * bsize));
  try {
    for (let index = 0; index < 1_000; index += 1) {
      writeFileSync(join(folder, `filler-${index}`), Buffer.alloc(512));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/**
 * Starts an instance whose only writable folder this is, and that logs to a file there if given.
 */
async function startLone(
  folder: string,
  logFolder?: string,
): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const program = join(
    existsSync(join(folder, 'dist')) ? folder : join(dist, '..'),
    'dist/server/entry.mjs',
  );
  const output = logFolder ? openSync(join(logFolder, 'instance.log'), 'a') : 'ignore';
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      HOME: folder,
      TMPDIR: folder,
    },
    stdio: ['ignore', output, output],
  });
  await answering(port, child, endpointPaths.health).catch(() => {});
  return { port, child };
}

async function statusOf(port: number): Promise<number | string> {
  const connection = new Connection({ port });
  try {
    return (await connection.ask(getRequest(endpointPaths.health))).status;
  } catch (error) {
    return (error as Error).message;
  } finally {
    connection.close();
  }
}
