import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { requireBuild } from './build.ts';
import { drillSlots, drillSlowReaders, drillSlowSenders } from './drills/connections.ts';
import {
  drillBusyInstances,
  drillKill,
  drillRollingRestart,
  drillStuckInstance,
} from './drills/failures.ts';
import { drillFloods } from './drills/limits.ts';
import { drillMalformed, drillOversized } from './drills/malformed.ts';
import { drillHostileSenders, drillNeighbors } from './drills/neighbors.ts';
import { drillPoisoning } from './drills/poison.ts';
import { drillRelease } from './drills/release.ts';
import { type Site, startSite } from './drills/site.ts';
import { steadyAnswers } from './drills/traffic.ts';
import { drillClock, drillFullDisk, drillHangingCarrier, drillReadOnly } from './drills/world.ts';
import { printResults, type Result } from './report.ts';

const drills: Readonly<Record<string, (site: Site) => Promise<Result | Result[]>>> = {
  restart: drillRollingRestart,
  release: drillRelease,
  kill: drillKill,
  stuck: drillStuckInstance,
  busy: drillBusyInstances,
  senders: drillSlowSenders,
  readers: drillSlowReaders,
  slots: drillSlots,
  oversized: drillOversized,
  malformed: drillMalformed,
  neighbors: drillNeighbors,
  memory: drillHostileSenders,
  floods: drillFloods,
  poison: drillPoisoning,
  carrier: drillHangingCarrier,
  disk: drillFullDisk,
  'read-only': drillReadOnly,
  clock: drillClock,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? Object.keys(drills);

checkTools();
requireBuild();
const site = await startSite();
const results: Result[] = [];
try {
  const before = await steadyAnswers(site);
  for (const name of wanted) {
    const drill = drills[name];
    if (!drill) throw new Error(`no drill ${name}: choose from ${Object.keys(drills).join(', ')}`);
    console.log(`${name} ...`);
    const found = await drill(site).catch((error: Error) => broken(name, error));
    results.push(...[found].flat());
    const after = await steadyAnswers(site);
    const same = after.every((answer, index) => answer === before[index]);
    if (!same) {
      results.push({
        what: name,
        required: 'afterwards the service answers as before',
        found: 'it does not',
        met: false,
      });
    }
  }
} finally {
  await site.stop();
}
printResults(
  `Drills, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}; after each one the service answered as before unless a line says so`,
  results,
);

function broken(what: string, error: Error): Result {
  console.error(error);
  return { what, required: 'the drill completes', found: error.message, met: false };
}

/** Lists what is missing on this machine and exits. */
function checkTools(): void {
  const missing = ['nginx', 'openssl'].filter((tool) => spawnSync(tool, ['-v']).error);
  if (missing.length > 0) {
    console.error(
      `The drills need ${missing.join(' and ')} (Debian: apt-get install --no-install-recommends nginx openssl libfaketime).`,
    );
    process.exit(1);
  }
}
