import { once } from 'node:events';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { retrySeconds } from '../../deploy/nginx-conf.ts';
import { getRequest } from '../load/requests.ts';
import { countFailures, describeFailures, type Outcome, pause } from './outcome.ts';
import type { Site } from './site.ts';
import { loadSite } from './traffic.ts';

/** Loaded into an instance: a signal blocks its event loop for a minute. */
const stall = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => { for (const ends = Date.now() + 60_000; Date.now() < ends; ); })",
)}`;
const connections = 64;
/** How long the supervisor waits before restarting an instance, as in deploy/tabquote@.service. */
const restartSeconds = 1;
const tooLongSeconds = 20;
/** A little less than what makes the watchdog end an instance. */
const busySeconds = 4.5;

/**
 * An instance gets stuck under load. Its watchdog kills the process, a supervisor restarts it, and
 * its pending requests aren't retried on another instance.
 */
export async function drillStuckInstance(site: Site): Promise<Outcome[]> {
  const [victim] = site.instances;
  if (!victim) throw new Error('no instance');
  await victim.restart({ NODE_OPTIONS: `--import=${stall}` });
  await pause(retrySeconds * 1_000);
  const result = loadSite(site, { connections, perSecond: 500, seconds: 30 });
  await pause(2_000);
  const { process: stuck } = victim.running;
  const ended = once(stuck, 'exit').then(() => true);
  const began = Date.now();
  stuck.kill('SIGUSR2');
  const pending = Array.from({ length: 20 }, () =>
    site.ask(getRequest(`${endpointPaths.deliveryDate}?zip=60601`)),
  );
  const refused = (await Promise.all(pending)).filter(({ status }) => status === 503).length;
  const byItself = await Promise.race([ended, pause(tooLongSeconds * 1_000).then(() => false)]);
  const stuckSeconds = (Date.now() - began) / 1_000;
  if (!byItself) await victim.kill();
  await pause(restartSeconds * 1_000);
  await victim.start();
  const backAt = Date.now();
  const { answered, failures, lastFailure = 0 } = await result;
  await victim.restart();
  const failed = countFailures(failures);
  return [
    {
      drill: 'An instance whose event loop is stuck, under load',
      required: `its watchdog kills it; none of its requests is retried on the other one; no failure ${retrySeconds} s after it is back`,
      found: `${byItself ? `ended itself after ${stuckSeconds.toFixed(1)} s` : `still stuck after ${tooLongSeconds} s`}; of 20 requests at that moment ${refused} got 503 and ${20 - refused} were answered; ${answered} requests in all, failures: ${describeFailures(failures)}, the last ${lastFailure > backAt ? 'after' : 'before'} it was back`,
      met:
        byItself &&
        refused > 0 &&
        failed < 3 * connections &&
        lastFailure < backAt + retrySeconds * 1_000,
    },
  ];
}

/** Both instances are too busy to answer for longer than anyone waits for a stuck one. */
export async function drillBusyInstances(site: Site): Promise<Outcome[]> {
  const signal = (name: NodeJS.Signals) => {
    for (const { running } of site.instances) running.process.kill(name);
  };
  const request = getRequest(`${endpointPaths.deliveryDate}?zip=60601`);
  const ask = (from: string) =>
    Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        site.ask(request, `${from}.${1 + at}`).then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    );
  signal('SIGSTOP');
  const late = ask('127.4.0');
  await pause(busySeconds * 1_000);
  signal('SIGCONT');
  const answered = (await late).filter(Boolean).length;
  const after = (await ask('127.4.1')).filter(Boolean).length;
  return [
    {
      drill: `Both instances too busy to answer for ${busySeconds} s`,
      required: 'all requests are answered late; none is refused then or afterwards',
      found: `${answered} of 20 answered late, ${after} of 20 afterwards`,
      met: answered + after === 40,
    },
  ];
}
