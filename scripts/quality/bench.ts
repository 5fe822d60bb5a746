import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { endpointPaths } from '../../src/contract/paths.ts';
import { additionsOf } from '../../src/documents/examples.ts';
import { readManifest } from '../../src/hosts/node/files.ts';
import { toolNames } from '../../src/order/doors.ts';
import { ownDist } from '../../test/support/own-build.ts';
import { aligned, progressLine } from '../terminal.ts';
import { answering, endProcess, freePort } from './load/connection.ts';
import { catalog, getRequest, priceQueries, randomBuilds, toolCall } from './load/requests.ts';
import { quantile, startLoadProcess } from './load/run.ts';

/**
 * Races the built service against servers of the same answers and, with --beside, the `dist` of
 * another build. Turns are short and alternate, after a warm-up: other load on the machine only ever
 * slows a server down, so the quartile that is least disturbed counts.
 */

/** A server to compare with, and the least that the service must do of its work with the same CPU. */
type Rival = readonly [name: string, least: number, is: 'ready' | 'sirv' | 'sdk' | 'beside'];

const races: Readonly<Record<string, readonly [() => string[], ...Rival[]]>> = {
  price: [
    () => priceQueries(20_000).map((query) => getRequest(`${endpointPaths.price}?${query}`)),
    ['node:http, same bytes', 0.65, 'ready'],
    ['the other build', 1 / 0.85, 'beside'],
  ],
  titles: [() => wordy(titled), ['the other build', 1, 'beside']],
  sloppy: [
    () => wordy((query) => query.replace('sets=', 'quantity=').replace('punch=', 'Holes=')),
    ['the other build', 1, 'beside'],
  ],
  static: [documentRequests, ['sirv', 1, 'sirv']],
  mcp: [
    toolCalls,
    ["the SDK's handler, same bytes", 1 / 1.1, 'sdk'],
    ['the other build', 0.5, 'beside'],
  ],
};

/** Queries that are read word by word; those that aren't in the API's own words are refused. */
function wordy(change: (query: string) => string): string[] {
  return priceQueries(5_000).map((query) => getRequest(`${endpointPaths.price}?${change(query)}`));
}

function titled(query: string): string {
  const [, tabs = 1] = /tabs=(\d+)/.exec(query) ?? [];
  const titles = Array.from({ length: Math.min(Number(tabs), 30) }, (_, tab) => `Exhibit+${tab}`);
  return query.replace(/tabs=\d+/, `labels=${titles.join('|')}`).replace(/&colorChanges=\d+/, '');
}

/** The built documents and pages that are compressed, and that sirv finds by their names. */
function documentRequests(): string[] {
  const { files } = readManifest(pathToFileURL(join(ownDist, 'server/')));
  return Object.entries(files)
    .filter(([path, { hashes }]) => hashes.gzip && path !== '/404' && !path.includes('.well-known'))
    .map(([path]) => getRequest(path, { 'accept-encoding': 'gzip' }));
}

function toolCalls(): string[] {
  const most = catalog.book.limits.agentTabsPerSetMax;
  return [...randomBuilds(5_000).values()].map((build) => {
    const { product, sets } = build;
    const tabsPerSet = Math.min(build.tabs, most);
    const colorChanges = Math.min(build.colorChanges, tabsPerSet - 1);
    const options = additionsOf(catalog, build);
    const changes = colorChanges > 0 && { colorChanges };
    return toolCall(toolNames.quote, { product, tabsPerSet, sets, options, ...changes });
  });
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '0.2' },
    connections: { type: 'string', default: '32' },
    beside: { type: 'string' },
    only: { type: 'string', default: Object.keys(races).join() },
  },
});
const { beside } = values;
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(
  Number,
) as [number, number, number];

/** Processes of each server, since JIT compilation differs between them. */
const lives = 3;
/** Until all code is compiled; slow servers get less. */
const warmUp = { count: 100_000, seconds: 8 };
/** Loaded into a measured process: reports its CPU, in microseconds, over a side channel. */
const probe = `process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send(user + system);
}).on('disconnect', () => process.exit());
process.channel.unref();`;

const load = startLoadProcess();
const rows = [['race', 'against', 'us', 'its us', 'required', 'reached']];
for (const name of values.only.split(',')) rows.push(...(await race(name)));
load.end();
console.log(`Node ${process.version}; CPU per request, and its work for the same CPU`);
for (const row of aligned(rows)) console.log(row.join('  '));

/** @throws if a server leaves a request unanswered or answers otherwise than expected. */
async function race(title: string): Promise<string[][]> {
  const [makeRequests, ...all] = races[title] ?? [];
  if (!makeRequests) throw new Error(`no race ${title}: there are ${Object.keys(races)}`);
  const rivals = all.filter(([, , is]) => is !== 'beside' || beside);
  const requests = makeRequests();
  const entrants = [['Tabquote', 0, 'own'] as const, ...rivals].map(([name, least, is]) => {
    const rival = [join(import.meta.dirname, 'bench-rivals.ts'), is];
    const dist = { own: ownDist, beside }[is as string];
    return {
      name,
      least,
      program: dist ? [`${dist}/server/entry.mjs`] : rival,
      costs: [0].slice(1),
    };
  });
  const progress = progressLine(`turns of ${title}`, lives * (rounds + 1) * entrants.length);
  let done = 0;
  for (let life = 0; life < lives; life += 1) {
    const servers = await Promise.all(entrants.map(({ program }) => startServer(program)));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { name, costs }] of entrants.entries()) {
        const { port, cpu } = servers[index] as Awaited<ReturnType<typeof startServer>>;
        const extent = round === 0 ? warmUp : { seconds };
        const before = await cpu();
        const expect = [title === 'sloppy' ? 400 : 200];
        const result = await load.run({
          port,
          requests,
          connections,
          expect,
          awake: true,
          ...extent,
        });
        if (result.failed > 0) throw new Error(`${name}: ${result.summary}`);
        if (round > 0) costs.push(((await cpu()) - before) / result.answered);
        progress.show(++done);
      }
    }
    for (const { child } of servers) await endProcess(child);
  }
  progress.end();
  const [own = 0, ...others] = entrants.map(({ costs }) => quantile(costs, 0.25));
  return rivals.map(([name, least], index) => {
    const its = others[index] ?? 0;
    if (its / own < least) process.exitCode = 1;
    const numbers = [own.toFixed(1), its.toFixed(1), least.toFixed(2), (its / own).toFixed(2)];
    return [title, name, ...numbers];
  });
}

/** Starts a server in its own process with the probe, and waits for its first answer. */
async function startServer(program: readonly string[]) {
  const port = await freePort();
  const probed = ['--import', `data:text/javascript,${encodeURIComponent(probe)}`, ...program];
  const child = spawn(process.execPath, probed, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await answering(port, child);
  const cpu = async (): Promise<number> => {
    child.send('');
    return (await once(child, 'message'))[0];
  };
  return { port, child, cpu };
}
