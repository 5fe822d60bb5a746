import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { transit } from '../../../src/book/transit.ts';
import { plainGet } from '../../../src/contract/exchange.ts';
import { documentPaths, endpointPaths } from '../../../src/contract/paths.ts';
import { tableSource } from '../../../src/delivery/destination.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { deliveryDateHandler } from '../../../src/http/api.ts';
import { startCarrierDouble } from '../../../test/support/carrier-double.ts';
import { ownDist } from '../../../test/support/own-build.ts';
import { folderOfRun } from '../../../test/support/run.ts';
import { startBuilt } from '../../../test/support/served.ts';
import { retrySeconds } from '../../deploy-nginx.ts';
import { startNode } from '../bench/servers.ts';
import { askOnce } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { askAsBuyers, drilledSite, loadSite, restartUnderLoad, send } from './drill.ts';
import { startSite } from './site.ts';

const site = drilledSite();
const connections = 64;

test('restart: none of 50,000 requests fails while the instances restart in turn', async () => {
  const extent = { connections, perSecond: 3_000, seconds: 25 };
  const { failed, answered } = await restartUnderLoad(site(), extent, 6);
  expect(failed).toBe(0);
  expect(answered).toBeGreaterThanOrEqual(50_000);
});

test('kill: of an instance killed under load, at most the requests in flight fail', async () => {
  const [instance] = site().instances;
  const result = loadSite(site(), { connections, perSecond: 3_000, seconds: 8 });
  await pause(2_000);
  const killed = Date.now();
  await instance.running.stop('SIGKILL');
  await pause(3_000);
  await instance.start();
  const { failed, lastFailure = killed } = await result;
  console.log(`the last failure ${lastFailure - killed} ms after the kill`);
  expect(failed).toBeLessThanOrEqual(connections);
  expect(lastFailure - killed).toBeLessThan(1_000);
});

/** Loaded into an instance: a signal blocks its event loop for a minute. */
const stall = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => { for (const ends = Date.now() + 60_000; Date.now() < ends; ); })",
)}`;
/** How long the supervisor waits before restarting an instance, as in deploy/tabquote@.service. */
const restartSeconds = 1;

test('stuck: a watchdog ends an instance, whose requests are not sent again to the other', async () => {
  const [instance] = site().instances;
  await instance.restart({ NODE_OPTIONS: `--import=${stall}` });
  await pause(retrySeconds * 1_000);
  const result = loadSite(site(), { connections, perSecond: 500, seconds: 30 });
  await pause(2_000);
  const { running: stuck } = instance;
  const ended = once(stuck.process, 'exit').then(() => true);
  const began = Date.now();
  stuck.process.kill('SIGUSR2');
  const refused = (await askTogether('127.4.2')).filter((status) => status === 503).length;
  const endedItself = await Promise.race([ended, pause(20_000, false)]);
  const stuckSeconds = (Date.now() - began) / 1_000;
  await stuck.stop('SIGKILL');
  await pause(restartSeconds * 1_000);
  await instance.start();
  const backAt = Date.now();
  const { failed, lastFailure = 0 } = await result;
  await instance.restart();
  console.log(`stuck for ${stuckSeconds.toFixed(1)} s; ${refused} of 20 requests then got 503`);
  expect(endedItself).toBe(true);
  expect(refused).toBeGreaterThan(0);
  expect(failed).toBeLessThan(3 * connections);
  expect(lastFailure).toBeLessThan(backAt + retrySeconds * 1_000);
});

test('busy: both instances are too busy for 4.5 s, and still answer every request', async () => {
  const signal = (name: NodeJS.Signals) => {
    for (const { running } of site().instances) running.process.kill(name);
  };
  signal('SIGSTOP');
  const late = askTogether('127.4.0');
  // A little less than what makes the watchdog end an instance.
  await pause(4_500);
  signal('SIGCONT');
  expect([...(await late), ...(await askTogether('127.4.1'))]).toEqual(Array(40).fill(200));
});

/** The statuses of 20 requests from different addresses of a network; 0 for no answer. */
function askTogether(network: string): Promise<number[]> {
  const date = getRequest(`${endpointPaths.deliveryDate}?zip=60601`);
  const noAnswer = { status: 0 };
  const ask = async (_: unknown, index: number) => {
    const answer = await site()
      .ask(date, `${network}.${1 + index}`)
      .catch(() => noAnswer);
    return answer.status;
  };
  return Promise.all(Array.from({ length: 20 }, ask));
}

test('carrier: one that never answers delays dates by 1.5 s and a margin, and no price', async () => {
  const [instance] = site().instances;
  const carrier = await startCarrierDouble();
  for (const endpoint of ['token', 'transit'] as const) {
    carrier.misbehave(endpoint, { silence: 'from the start' });
  }
  await instance.restart({
    UPS_CLIENT_ID: carrier.clientId,
    UPS_CLIENT_SECRET: carrier.clientSecret,
    UPS_BASE_URL: carrier.address,
  });
  const { port } = instance;
  const requests = Array.from({ length: 100 }, (_, index) =>
    getRequest(`${endpointPaths.deliveryDate}?zip=${60_100 + index}`),
  );
  const [dates, prices] = await Promise.all([
    send({ port, requests, connections: 100, count: 200, seconds: 20 }),
    askAsBuyers({ port }, { perSecond: 100, seconds: 3 }),
  ]);
  await instance.restart();
  await carrier.stop();
  expect([dates.failed, prices.failed]).toEqual([0, 0]);
  expect(dates.longest).toBeLessThan(2_500);
});

/** As many as the drills on a disk of their own send, and some pages. */
const extent = { connections: 8, perSecond: 400, count: 2_000, seconds: 20 };
const documents = ['/', documentPaths.openApi];

test('disk: with logs and working folders on a full one, everything is answered', async (context) => {
  const folder = ownDisk('4m', context);
  const { httpsPort, stop: stopSite } = await startSite(folder);
  onTestFinished(stopSite);
  spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`]);
  expect(statfsSync(folder).bavail).toBe(0);
  const target = { port: httpsPort, tls: true };
  expect((await askAsBuyers(target, extent, documents)).failed).toBe(0);
  const { port, stop } = await startLone(ownDist, folder, openSync(join(folder, 'log'), 'a'));
  const { status } = await askOnce({ port }, getRequest(endpointPaths.health));
  await stop();
  expect(status).toBe(200);
});

test('read-only: with the program on a read-only file system, everything is answered', async (context) => {
  const folder = ownDisk('64m', context);
  const copy = join(folder, 'dist');
  cpSync(ownDist, copy, { recursive: true });
  spawnSync('mount', ['-o', 'remount,ro', folder]);
  const { port, stop } = await startLone(copy, folder);
  const { failed, answered } = await askAsBuyers({ port }, extent, documents);
  await stop();
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

/** Starts an instance of a build whose only writable folder this is. */
function startLone(build: string, folder: string, log: number | 'ignore' = 'ignore') {
  const env = { HOME: folder, TMPDIR: folder };
  const program = [join(build, 'server/entry.mjs')];
  return startNode(
    program,
    { cwd: folder, env, stdio: ['ignore', log, log] },
    endpointPaths.health,
  );
}

const [fakeClock] = globSync('/usr/lib/*-linux-gnu/faketime/libfaketime.so.1');

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
