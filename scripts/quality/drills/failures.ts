import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { retrySeconds } from '../../deploy/nginx-conf.ts';
import { getRequest } from '../load/requests.ts';
import { summaryOf } from '../load/run.ts';
import type { Result } from '../report.ts';
import type { Site } from './site.ts';
import { loadSite } from './traffic.ts';

const connections = 64;
const date = getRequest(`${endpointPaths.deliveryDate}?zip=60601`);

/** Stops and starts every instance in turn, repeatedly, under load. */
export async function drillRollingRestart(site: Site): Promise<Result> {
  const requestsMin = 50_000;
  let over = false;
  let restarts = 0;
  const result = loadSite(site, { connections, perSecond: 3_000, seconds: 20 }).finally(() => {
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
  const load = await result;
  return {
    what: 'Rolling restart under load',
    required: `no failure of at least ${requestsMin} requests`,
    found: `${restarts} restarts, ${summaryOf(load)}`,
    met: load.failed === 0 && load.answered >= requestsMin,
  };
}

/** One instance is killed under load, and comes back later. */
export async function drillKill(site: Site): Promise<Result> {
  const [victim] = site.instances;
  const result = loadSite(site, { connections, perSecond: 3_000, seconds: 8 });
  await pause(2_000);
  const killed = Date.now();
  await victim.kill();
  await pause(3_000);
  await victim.start();
  const load = await result;
  const lastedMs = (load.lastFailure ?? killed) - killed;
  return {
    what: 'An instance killed (SIGKILL) under load',
    required: `failures only among the ${connections} requests in flight, none a second later`,
    found: `${summaryOf(load)}; the last failure ${lastedMs} ms after the kill`,
    met: load.failed <= connections && lastedMs < 1_000,
  };
}

/** Loaded into an instance: a signal blocks its event loop for a minute. */
const stall = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => { for (const ends = Date.now() + 60_000; Date.now() < ends; ); })",
)}`;
/** How long the supervisor waits before restarting an instance, as in deploy/tabquote@.service. */
const restartSeconds = 1;
const tooLongSeconds = 20;

/**
 * An instance gets stuck under load. Its watchdog kills the process, a supervisor restarts it, and
 * its pending requests aren't retried on another instance.
 */
export async function drillStuckInstance(site: Site): Promise<Result> {
  const [victim] = site.instances;
  await victim.restart({ NODE_OPTIONS: `--import=${stall}` });
  await pause(retrySeconds * 1_000);
  const result = loadSite(site, { connections, perSecond: 500, seconds: 30 });
  await pause(2_000);
  const { process: stuck } = victim.running;
  const ended = once(stuck, 'exit').then(() => true);
  const began = Date.now();
  stuck.kill('SIGUSR2');
  const pending = await askTogether(site, '127.4.2');
  const refused = pending.filter((status) => status === 503).length;
  const byItself = await Promise.race([ended, pause(tooLongSeconds * 1_000).then(() => false)]);
  const stuckSeconds = (Date.now() - began) / 1_000;
  if (!byItself) await victim.kill();
  await pause(restartSeconds * 1_000);
  await victim.start();
  const backAt = Date.now();
  const load = await result;
  await victim.restart();
  const { lastFailure = 0 } = load;
  return {
    what: 'An instance whose event loop is stuck, under load',
    required: `its watchdog kills it; none of its requests is retried on the other one; no failure ${retrySeconds} s after it is back`,
    found: `${byItself ? `ended itself after ${stuckSeconds.toFixed(1)} s` : `still stuck after ${tooLongSeconds} s`}; of ${pending.length} requests at that moment ${refused} got 503; ${summaryOf(load)}, the last failure ${lastFailure > backAt ? 'after' : 'before'} it was back`,
    met:
      byItself &&
      refused > 0 &&
      load.failed < 3 * connections &&
      lastFailure < backAt + retrySeconds * 1_000,
  };
}

/** A little less than what makes the watchdog end an instance. */
const busySeconds = 4.5;

/** Both instances are too busy to answer for a while. */
export async function drillBusyInstances(site: Site): Promise<Result> {
  const signal = (name: NodeJS.Signals) => {
    for (const { running } of site.instances) running.process.kill(name);
  };
  signal('SIGSTOP');
  const late = askTogether(site, '127.4.0');
  await pause(busySeconds * 1_000);
  signal('SIGCONT');
  const statuses = [...(await late), ...(await askTogether(site, '127.4.1'))];
  const answered = statuses.filter((status) => status === 200).length;
  return {
    what: `Both instances too busy to answer for ${busySeconds} s`,
    required: 'every request is answered, late; none is refused then or afterwards',
    found: `${answered} of ${statuses.length} answered`,
    met: answered === statuses.length,
  };
}

/** The statuses of 20 requests from different addresses of a network; 0 for no answer. */
function askTogether(site: Site, network: string): Promise<number[]> {
  return Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      site.ask(date, `${network}.${1 + index}`).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
}
