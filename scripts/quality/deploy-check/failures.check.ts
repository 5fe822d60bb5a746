import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { startCarrierDouble } from '../../../test/support/carrier-double.ts';
import { retrySeconds } from '../../deploy-nginx.ts';
import { getRequest } from '../load/requests.ts';
import { runLoad } from '../load/run.ts';
import { askAsBuyers, drilledSite, loadSite } from './drill.ts';

const site = drilledSite();
const connections = 64;

test('restart: none of 50,000 requests fails while the instances restart in turn', async () => {
  let isOver = false;
  let restarts = 0;
  const result = loadSite(site(), { connections, perSecond: 3_000, seconds: 20 }).finally(() => {
    isOver = true;
  });
  await pause(1_000);
  while (!isOver) {
    for (const each of site().instances) {
      await each.restart();
      restarts += 1;
      await pause((retrySeconds + 1) * 1_000);
    }
  }
  const { failed, answered } = await result;
  console.log(`${restarts} restarts`);
  expect(failed).toBe(0);
  expect(answered).toBeGreaterThanOrEqual(50_000);
});

test('kill: of an instance killed under load, at most the requests in flight fail', async () => {
  const [instance] = site().instances;
  const result = loadSite(site(), { connections, perSecond: 3_000, seconds: 8 });
  await pause(2_000);
  const killed = Date.now();
  await instance.kill();
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
  const { process: stuck } = instance.running;
  const ended = once(stuck, 'exit');
  const began = Date.now();
  stuck.kill('SIGUSR2');
  const refused = (await askTogether('127.4.2')).filter((status) => status === 503).length;
  await Promise.race([ended, pause(20_000)]);
  const endedItself = stuck.signalCode !== null || stuck.exitCode !== null;
  const stuckSeconds = (Date.now() - began) / 1_000;
  if (!endedItself) await instance.kill();
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
  return Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      site()
        .ask(date, `${network}.${1 + index}`)
        .then(
          ({ status }) => status,
          () => 0,
        ),
    ),
  );
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
    runLoad({ port, requests, connections: 100, count: 200, seconds: 20 }),
    askAsBuyers({ port }, { perSecond: 100, seconds: 3 }),
  ]);
  console.log(`dates: ${dates.summary}`);
  await instance.restart();
  await carrier.stop();
  expect([dates.failed, prices.failed]).toEqual([0, 0]);
  expect(dates.longest).toBeLessThan(2_500);
});
