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
import { transit } from '../../../src/book/transit.ts';
import { documentPaths, endpointPaths } from '../../../src/contract/paths.ts';
import { tableSource } from '../../../src/delivery/destination.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { plainGet } from '../../../src/http/answers.ts';
import { deliveryDateHandler } from '../../../src/http/api.ts';
import { startCarrierDouble } from '../../../test/support/carrier-double.ts';
import { startBuilt } from '../../../test/support/served.ts';
import { answering, endProcess, freePort } from '../bench/target.ts';
import { askOnce } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { runLoad, summaryOf } from '../load/run.ts';
import type { Result } from '../report.ts';
import { type Site, startSite } from './site.ts';
import { askAsBuyers } from './traffic.ts';

const dateQuery = 'zip=60601';
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
const carrierPatience = 1.5;

/** The carrier accepts connections and never answers. */
export async function drillHangingCarrier({ instances: [instance] }: Site): Promise<Result> {
  const carrier = await startCarrierDouble();
  for (const endpoint of ['token', 'transit'] as const) {
    carrier.misbehave(endpoint, { silence: 'from the start' });
  }
  await instance.restart({
    UPS_CLIENT_ID: carrier.clientId,
    UPS_CLIENT_SECRET: carrier.clientSecret,
    UPS_BASE_URL: carrier.address,
  });
  const [dates, prices] = await Promise.all([
    runLoad({
      port: instance.port,
      requests: Array.from({ length: 200 }, (_, index) =>
        getRequest(`${endpointPaths.deliveryDate}?zip=${60_100 + (index % 100)}`),
      ),
      connections: 100,
      count: 200,
      seconds: 20,
    }),
    askAsBuyers({ port: instance.port }, { perSecond: 100, seconds: 3 }),
  ]);
  await instance.restart();
  await carrier.stop();
  return {
    what: 'A carrier that never answers',
    required: `dates from the table after at most ${carrierPatience} s plus a margin, prices as usual`,
    found: `dates: ${summaryOf(dates)}; prices: ${summaryOf(prices)}`,
    met: dates.failed + prices.failed === 0 && dates.longest < carrierPatience * 1_000 + 1_000,
  };
}

/** As many as the drills on a disk of their own send, and some pages. */
const onDisk = { connections: 8, perSecond: 400, count: 2_000, seconds: 20 };
const documents = ['/', documentPaths.openApi];

/**
 * nginx's logs and everything else it writes except its cache, and an instance's log, are on a full
 * disk.
 */
export function drillFullDisk(): Promise<Result> {
  return onOwnDisk('A full disk under logs and working folders', '4m', async (folder) => {
    const site = await startSite(folder);
    try {
      fill(folder);
      const target = { port: site.httpsPort, tls: true };
      const load = await askAsBuyers(target, onDisk, documents);
      const lone = await startLone(dist, folder, folder);
      const status = await statusOf(lone.port);
      await endProcess(lone.child);
      return {
        found: `through nginx: ${summaryOf(load)}; an instance that can't log answers ${status}`,
        met: load.failed === 0 && status === 200,
      };
    } finally {
      await site.stop();
    }
  });
}

/** The program is on a read-only disk, with no other folder to write to. */
export function drillReadOnly(): Promise<Result> {
  return onOwnDisk('A read-only file system', '64m', async (folder) => {
    const copy = join(folder, 'dist');
    cpSync(dist, copy, { recursive: true });
    spawnSync('mount', ['-o', 'remount,ro', folder]);
    const lone = await startLone(copy, folder);
    const load = await askAsBuyers({ port: lone.port }, onDisk, documents);
    await endProcess(lone.child);
    return { found: summaryOf(load), met: load.failed === 0 && load.answered === onDisk.count };
  });
}

/** Runs a drill on an in-memory disk; skips it if this user may not mount one. */
async function onOwnDisk(
  what: string,
  size: string,
  run: (folder: string) => Promise<Pick<Result, 'found' | 'met'>>,
): Promise<Result> {
  const required = 'everything is answered';
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder];
    if (spawnSync('mount', options).status !== 0) {
      return { what, required, found: 'mounting a disk needs root', met: 'skipped' };
    }
    return { what, required, ...(await run(folder)) };
  } finally {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
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
export async function drillClock(): Promise<Result> {
  const what = 'A clock that jumps to and fro';
  const required = 'the delivery date follows the clock, prices stay';
  if (!fakeClock) {
    const found = 'libfaketime is missing (Debian: apt-get install libfaketime)';
    return { what, required, found, met: false };
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
  return {
    what,
    required,
    found: `${instants.length} jumps; ship dates ${right ? 'right' : `${shipped.join(', ')}, expected ${expected.join(', ')}`}; ${prices.size} price`,
    met: right && prices.size === 1,
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
 * Starts an instance of a build whose only writable folder this is, and that logs to a file there
 * if given.
 */
async function startLone(
  build: string,
  folder: string,
  logFolder?: string,
): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const output = logFolder ? openSync(join(logFolder, 'instance.log'), 'a') : 'ignore';
  const child = spawn(process.execPath, [join(build, 'server/entry.mjs')], {
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

/** The status of an instance's health check, or why there is none. */
function statusOf(port: number): Promise<number | string> {
  return askOnce({ port }, getRequest(endpointPaths.health)).then(
    (answer) => answer.status,
    (error: Error) => error.message,
  );
}
