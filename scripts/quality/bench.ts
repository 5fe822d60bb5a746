import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchCore } from './bench/core.ts';
import { benchMcp } from './bench/mcp.ts';
import { benchMemory } from './bench/memory.ts';
import { benchPrice } from './bench/price.ts';
import { benchStart } from './bench/start.ts';
import { benchStatic } from './bench/static.ts';
import { requireBuild } from './build.ts';
import { startLoadProcess } from './load/process.ts';
import { printResults, type Result } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '0.2' },
    connections: { type: 'string', default: '32' },
    requests: { type: 'string', default: '1000000' },
    only: { type: 'string', default: 'price,static,mcp,core,start,memory' },
  },
});
const contest = {
  rounds: Number(values.rounds),
  secondsPerRound: Number(values.seconds),
  connections: Number(values.connections),
};
const wanted = new Set(values.only.split(','));

requireBuild();

console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model}), ` +
    `${contest.rounds} turns of ${contest.secondsPerRound} s of each of 3 processes, ${contest.connections} connections; quartiles least disturbed by other load`,
);
const load = startLoadProcess();
const results: Result[] = [];
const parts: Readonly<Record<string, () => Result[] | Promise<Result[]>>> = {
  price: () => benchPrice(load, contest),
  static: () => benchStatic(load, contest),
  mcp: () => benchMcp(load, contest),
  core: () => benchCore(contest.rounds),
  start: () => benchStart(),
  memory: () => benchMemory(load, Number(values.requests)),
};
for (const [name, run] of Object.entries(parts)) {
  if (wanted.has(name)) results.push(...(await run()));
}
load.end();
printResults('What is required, and what was reached', results);
