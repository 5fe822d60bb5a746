import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { endpointPaths } from '../../src/contract/paths.ts';
import { additionsOf, smallestOrderUrl } from '../../src/documents/examples.ts';
import { readManifest } from '../../src/hosts/node/files.ts';
import { toolNames } from '../../src/order/doors.ts';
import { quote } from '../../src/pricing/quote.ts';
import { formatCount } from '../../src/text/counts.ts';
import { ownDist } from '../../test/support/own-build.ts';
import { type Race, race } from './bench/race.ts';
import { service, startNode } from './bench/servers.ts';
import { catalog, getRequest, priceQueries, randomBuilds, toolCall } from './load/requests.ts';
import { quantile, startLoadProcess } from './load/run.ts';
import { type Bar, printBars } from './report.ts';

const parts: Readonly<Record<string, () => Promise<Bar[]>>> = {
  price: benchPrice,
  static: benchStatic,
  mcp: benchMcp,
  core: benchCore,
  start: benchStart,
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '0.2' },
    connections: { type: 'string', default: '32' },
    beside: { type: 'string' },
    only: { type: 'string', default: Object.keys(parts).join() },
  },
});
const load = startLoadProcess();
const how: Race = {
  load,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
  beside: values.beside,
};
console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model}), ` +
    `${how.rounds} turns of ${how.seconds} s of each of 3 processes, ${how.connections} connections; quartiles least disturbed by other load`,
);
const bars: Bar[] = [];
for (const name of values.only.split(',')) bars.push(...((await parts[name]?.()) ?? []));
load.end();
printBars('What is required, and what was reached', bars);

/** `/api/price` with distinct random builds. */
function benchPrice(): Promise<Bar[]> {
  const requests = priceQueries(20_000).map((query) =>
    getRequest(`${endpointPaths.price}?${query}`),
  );
  const rivals = [
    { name: 'node:http, same bytes', is: 'ready', least: 0.65 },
    { name: 'the other build', is: 'beside', least: 1 / 0.85 },
  ] as const;
  return race(endpointPaths.price, requests, rivals, how);
}

/** The built documents and pages with gzip: compressible, with readable names. */
function benchStatic(): Promise<Bar[]> {
  const { files } = readManifest(pathToFileURL(join(ownDist, 'server/')));
  const requests = Object.entries(files)
    .filter(([path, { hashes, file }]) => {
      const isFile = file.includes('.') && !file.includes('.well-known');
      return hashes.gzip !== undefined && isFile && path !== '/404';
    })
    .map(([path]) => getRequest(path, { 'accept-encoding': 'gzip' }));
  const rivals = [{ name: 'sirv', is: 'sirv', least: 1 }] as const;
  return race(`${requests.length} static documents`, requests, rivals, how);
}

/** `tools/call` of `quote_price` with distinct random builds. */
function benchMcp(): Promise<Bar[]> {
  const most = catalog.book.limits.agentTabsPerSetMax;
  const calls = [...randomBuilds(5_000).values()].map((build) => {
    const { product, tabs, sets, colorChanges } = build;
    const tabsPerSet = Math.min(tabs, most);
    const changes = Math.min(colorChanges, tabsPerSet - 1);
    const options = additionsOf(catalog, build);
    return { product, tabsPerSet, sets, options, ...(changes > 0 && { colorChanges: changes }) };
  });
  const rivals = [
    { name: "the SDK's handler, same bytes", is: 'sdk', least: 1 / 1.1 },
    { name: 'the other build', is: 'beside', least: 0.5 },
  ] as const;
  const requests = calls.map((args) => toolCall(toolNames.quote, args));
  return race('tools/call', requests, rivals, how);
}

/**
 * Quotes per second in this process: price, breakdown, shipping and next quantity of random builds.
 */
async function benchCore(): Promise<Bar[]> {
  const sample = [...randomBuilds(50_000).values()];
  const least = 1_000_000;
  let cents = 0;
  const quoteAll = () => {
    const before = process.cpuUsage();
    for (const build of sample) cents += quote(catalog, build).totalCents;
    const { user, system } = process.cpuUsage(before);
    return (sample.length / (user + system)) * 1_000_000;
  };
  for (let turn = 0; turn < 30; turn += 1) quoteAll();
  const perSecond = quantile(Array.from({ length: 4 * how.rounds }, quoteAll), 0.75);
  if (cents <= 0) throw new Error('nothing was quoted');
  return [
    {
      what: 'Quotes by the core on one core',
      required: `at least ${formatCount(least)} a second`,
      found: `${formatCount(Math.round(perSecond))} a second`,
      met: perSecond >= least,
    },
  ];
}

/** Time from the start of the process to its first answer. */
async function benchStart(): Promise<Bar[]> {
  const most = 2.5;
  const bare =
    'import { createServer } from "node:http"; createServer((_, response) => response.end()).listen(process.env.PORT, "127.0.0.1")';
  const firstAnswerMs = async (options: readonly string[], path?: string) => {
    const { startMs, stop } = await startNode(options, { stdio: 'ignore' }, path);
    await stop();
    return startMs;
  };
  const [empty, own]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 15; turn += 1) {
    empty.push(await firstAnswerMs(['--input-type=module', '--eval', bare]));
    own.push(await firstAnswerMs(service, smallestOrderUrl(catalog)));
  }
  const [ownMs, emptyMs] = [quantile(own, 0.5), quantile(empty, 0.5)];
  return [
    {
      what: `First answer, against an empty node:http server (${emptyMs.toFixed(0)} ms)`,
      required: `at most ${most} times its time`,
      found: `${(ownMs / emptyMs).toFixed(2)} times (${ownMs.toFixed(0)} ms)`,
      met: ownMs / emptyMs <= most,
    },
  ];
}
