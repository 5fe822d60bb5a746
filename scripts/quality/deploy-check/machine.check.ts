import { spawn, spawnSync } from 'node:child_process';
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
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { transit } from '../../../src/book/transit.ts';
import { documentPaths, endpointPaths } from '../../../src/contract/paths.ts';
import { tableSource } from '../../../src/delivery/destination.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { plainGet } from '../../../src/http/answers.ts';
import { deliveryDateHandler } from '../../../src/http/api.ts';
import { ownDist } from '../../../test/support/own-build.ts';
import { folderOfRun } from '../../../test/support/run.ts';
import { startBuilt } from '../../../test/support/served.ts';
import { answering, endProcess, freePort } from '../bench/servers.ts';
import { askOnce } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { askAsBuyers } from './drill.ts';
import { startSite } from './site.ts';

/** As many as the drills on a disk of their own send, and some pages. */
const extent = { connections: 8, perSecond: 400, count: 2_000, seconds: 20 };
const documents = ['/', documentPaths.openApi];

test('disk: with logs and working folders on a full one, everything is answered', async (context) => {
  const folder = ownDisk('4m', context);
  const site = await startSite(folder);
  try {
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`]);
    expect(statfsSync(folder).bavail).toBe(0);
    const target = { port: site.httpsPort, tls: true };
    expect((await askAsBuyers(target, extent, documents)).failed).toBe(0);
    const { port, child } = await startLone(ownDist, folder, 'instance.log');
    const { status } = await askOnce({ port }, getRequest(endpointPaths.health));
    await endProcess(child);
    expect(status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('read-only: with the program on a read-only file system, everything is answered', async (context) => {
  const folder = ownDisk('64m', context);
  const copy = join(folder, 'dist');
  cpSync(ownDist, copy, { recursive: true });
  spawnSync('mount', ['-o', 'remount,ro', folder]);
  const { port, child } = await startLone(copy, folder);
  const { failed, answered } = await askAsBuyers({ port }, extent, documents);
  await endProcess(child);
  expect({ failed, answered }).toEqual({ failed: 0, answered: extent.count });
});

/** Mounts an in-memory disk for a test; skips the test if this user may not. */
function ownDisk(size: string, context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-disk-'));
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const options = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) context.skip('mounting a disk needs root');
  return folder;
}

/**
 * Starts an instance of a build whose only writable folder this is, and that logs to a file there
 * if named.
 */
async function startLone(build: string, folder: string, log?: string) {
  const port = await freePort();
  const output = log ? openSync(join(folder, log), 'a') : 'ignore';
  const settings = { HOST: '127.0.0.1', PORT: String(port), HOME: folder, TMPDIR: folder };
  const child = spawn(process.execPath, [join(build, 'server/entry.mjs')], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', output, output],
  });
  await answering(port, child, endpointPaths.health);
  return { port, child };
}

const fakeClock = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

/** Instants of approval in UTC, before and after weekends, holidays and a cutoff. */
const instants = [
  '2026-11-02 20:59:00',
  '2026-11-02 21:00:01',
  '2027-06-28 15:00:00',
  '2026-12-17 16:00:00',
  '2027-03-15 20:30:00',
];

test('clock: when it jumps to and fro by months, ship dates follow and prices stay', async () => {
  if (!fakeClock) throw new Error('libfaketime is missing (Debian: apt-get install libfaketime)');
  const clock = join(folderOfRun(), 'now');
  const setClock = (instant = '') => writeFileSync(clock, `@${instant}\n`);
  setClock(instants[0]);
  const service = await startBuilt({
    LD_PRELOAD: fakeClock,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TZ: 'UTC',
  });
  const shipped: string[] = [];
  const prices = new Set<string>();
  for (const instant of instants) {
    setClock(instant);
    const answer = await service.fetch(`${endpointPaths.deliveryDate}?zip=60601`);
    shipped.push((await answer.json()).ship_date);
    prices.add(await (await service.fetch(smallestOrderUrl(catalog))).text());
  }
  await service.stop();
  const expected = await Promise.all(instants.map(shipDateAt));
  expect(new Set(expected).size).toBeGreaterThan(3);
  expect(shipped).toEqual(expected);
  expect(prices.size).toBe(1);
});

/** The ship date at an instant, calculated in this process. */
async function shipDateAt(instant: string): Promise<string> {
  const clock = () => Date.parse(`${instant}Z`);
  const desk = { table: transit, source: tableSource(transit), clock };
  const { body } = await deliveryDateHandler(catalog, desk)(plainGet('zip=60601'));
  return JSON.parse(body).ship_date;
}
