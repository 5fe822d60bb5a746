import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { startCarrierDouble } from '../../../test/support/carrier-double.ts';
import { getRequest } from '../load/requests.ts';
import { askAsBuyers, drilledSite, loadSite, restartUnderLoad, send } from './drill.ts';

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

test('busy: both instances are too busy for 4.5 s, and still answer every request', async () => {
  const signal = (name: NodeJS.Signals) => {
    for (const { running } of site().instances) running.process.kill(name);
  };
  signal('SIGSTOP');
  const late = askTogether('127.4.0');
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
