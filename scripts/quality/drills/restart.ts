import { retrySeconds } from '../../deploy/nginx-conf.ts';
import { countFailures, describeFailures, type Outcome, pause } from './outcome.ts';
import type { Site } from './site.ts';
import { loadSite } from './traffic.ts';

const requestsMin = 50_000;
const perSecond = 3_000;
const seconds = 20;
const connections = 64;

/** Stops and starts every instance in turn, repeatedly, under load. */
export async function drillRollingRestart(site: Site): Promise<Outcome[]> {
  let over = false;
  let restarts = 0;
  const result = loadSite(site, { connections, perSecond, seconds }).finally(() => {
    over = true;
  });
  await pause(1_000);
  while (!over) {
    for (const instance of site.instances) {
      await instance.restart();
      restarts += 1;
      await pause((retrySeconds + 1) * 1_000);
    }
  }
  const { answered, failures, median, p99, longest } = await result;
  return [
    {
      drill: 'Rolling restart under load',
      required: `no failure of at least ${requestsMin} requests`,
      found: `${answered} requests, ${restarts} restarts, failures: ${describeFailures(failures)}; median ${median.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
      met: countFailures(failures) === 0 && answered >= requestsMin,
    },
  ];
}

/** One instance is killed under load, and comes back later. */
export async function drillKill(site: Site): Promise<Outcome[]> {
  const [victim] = site.instances;
  if (!victim) throw new Error('no instance to kill');
  const result = loadSite(site, { connections, perSecond, seconds: 8 });
  await pause(2_000);
  const killed = Date.now();
  await victim.kill();
  await pause(3_000);
  await victim.start();
  const { answered, failures, lastFailure } = await result;
  const lastedMs = lastFailure === undefined ? 0 : lastFailure - killed;
  return [
    {
      drill: 'An instance killed (SIGKILL) under load',
      required: `failures only among the ${connections} requests in flight, none a second later`,
      found: `${answered} requests, failures: ${describeFailures(failures)}${lastFailure === undefined ? '' : `, the last ${lastedMs} ms after the kill`}`,
      met: countFailures(failures) <= connections && lastedMs < 1_000,
    },
  ];
}
