import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { endpointPaths } from '../../src/contract/paths.ts';
import { additionsOf, smallestOrderUrl } from '../../src/documents/examples.ts';
import type { SiteManifest } from '../../src/hosts/node/files.ts';
import type { Build } from '../../src/pricing/build.ts';
import { quote } from '../../src/pricing/quote.ts';
import { formatCount } from '../../src/text/counts.ts';
import { buildsOf } from '../../test/support/catalog.ts';
import { type Race, race } from './bench/race.ts';
import type { CapturedAnswer } from './bench/rivals.ts';
import { answering, endProcess, freePort, rival, service, startServer } from './bench/servers.ts';
import { Connection } from './load/connection.ts';
import {
  catalog,
  getRequest,
  legacyToolCall,
  priceQueries,
  randomBuilds,
  toolCall,
} from './load/requests.ts';
import { quantile, startLoadProcess } from './load/run.ts';
import { type Bar, printBars } from './report.ts';

const parts: Readonly<Record<string, () => Promise<Bar[]>>> = {
  price: benchPrice,
  static: benchStatic,
  mcp: benchMcp,
  core: benchCore,
  start: benchStart,
  memory: benchMemory,
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '0.2' },
    connections: { type: 'string', default: '32' },
    requests: { type: 'string', default: '1000000' },
    only: { type: 'string', default: Object.keys(parts).join() },
  },
});
const load = startLoadProcess();
const how: Race = {
  load,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
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
async function benchPrice(): Promise<Bar[]> {
  const paths = priceQueries(20_000).map((query) => `${endpointPaths.price}?${query}`);
  const requests = paths.map((path) => getRequest(path));
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-bench-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(await captureAnswers(paths)));
  const entrants = [
    ['Tabquote', service],
    ['node:http, same bytes', rival('ready', file), 0.7, 'CPU'],
    ['node:http, ready quotes to stringify', rival('stringify', file), 0.85, 'CPU'],
    ['Hono, same core', rival('hono'), 1, 'requests'],
    ['Fastify, same core', rival('fastify'), 1, 'requests'],
  ] as const;
  const found = await race(
    endpointPaths.price,
    entrants.map(([name, program, least, by]) => ({
      ...{ name, program, requests },
      ...(least && { bar: { least, by } }),
    })),
    how,
  );
  rmSync(folder, { recursive: true });
  return found;
}

/** The service's answers, without the headers that Node adds. */
async function captureAnswers(paths: readonly string[]): Promise<CapturedAnswer[]> {
  const server = await startServer(service);
  const connection = new Connection(server);
  const answers: CapturedAnswer[] = [];
  for (const path of paths) {
    const { head, body } = await connection.ask(getRequest(path));
    const headers = head
      .split('\r\n')
      .slice(1)
      .filter((line) => !/^(date|connection|keep-alive):/i.test(line))
      .flatMap((line) => line.split(/: (.*)/, 2));
    answers.push({ path, headers, body: body.toString() });
  }
  connection.close();
  await server.stop();
  return answers;
}

/** The built documents and pages with gzip: compressible, with readable names. */
function benchStatic(): Promise<Bar[]> {
  const manifest = new URL('../../dist/server/site.json', import.meta.url);
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as SiteManifest;
  const requests = Object.entries(files)
    .filter(([path, { hashes, file }]) => {
      const isFile = file.includes('.') && !file.includes('.well-known');
      return hashes.gzip !== undefined && isFile && path !== '/404';
    })
    .map(([path]) => getRequest(path, { 'accept-encoding': 'gzip' }));
  return race(
    `${requests.length} static documents`,
    [
      { name: 'Tabquote', program: service, requests },
      { name: 'sirv', program: rival('sirv'), requests, bar: { least: 0.8, by: 'requests' } },
    ],
    how,
  );
}

/** `tools/call` of `quote_price` with distinct random builds, in both protocol eras. */
async function benchMcp(): Promise<Bar[]> {
  const calls = [...randomBuilds(5_000).values()].map(toolArguments);
  const legacy = calls.map((args) => legacyToolCall('quote_price', args));
  const sdk = {
    name: 'the SDK v1, a server per request',
    program: rival('sdk'),
    requests: legacy,
    bar: { least: 2.5, by: 'requests' },
  } as const;
  const modern = calls.map((args) => toolCall('quote_price', args));
  const eras = { 'current revision': modern, 'older revisions': legacy };
  const found: Bar[] = [];
  for (const [era, requests] of Object.entries(eras)) {
    const own = { name: 'Tabquote', program: service, requests };
    found.push(...(await race(`tools/call, ${era}`, [own, sdk], how)));
  }
  return found;
}

function toolArguments(build: Build) {
  const { product, tabs, sets, colorChanges } = build;
  const tabsPerSet = Math.min(tabs, catalog.book.limits.agentTabsPerSetMax);
  const changes = Math.min(colorChanges, tabsPerSet - 1);
  const options = additionsOf(catalog, build);
  return { product, tabsPerSet, sets, options, ...(changes > 0 && { colorChanges: changes }) };
}

/**
 * Quotes per second in this process: price, breakdown, shipping and next quantity of random builds.
 */
async function benchCore(): Promise<Bar[]> {
  const sample = fc
    .sample(buildsOf(catalog), { numRuns: 50_000, seed: 1 })
    .map((build) => ({ ...build, titles: null }));
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
  const [empty, own]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 15; turn += 1) {
    empty.push(await firstAnswerMs(['--input-type=module', '--eval', bare], '/'));
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

async function firstAnswerMs(program: readonly string[], path: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  await answering(port, child, path);
  const took = performance.now() - began;
  await endProcess(child);
  return took;
}

/**
 * Memory before and after a large number of requests for prices, delivery dates, documents and
 * errors. Twice as many run first, until the engine's heap has reached its stable size.
 */
async function benchMemory(): Promise<Bar[]> {
  const most = { heap: 2, rss: 64 };
  const count = Number(values.requests);
  const server = await startServer(service);
  const extent = { connections: 32, seconds: 600, expect: [200, 400, 404] };
  const send = (count: number) =>
    load.run({ port: server.port, requests: mixedRequests(), ...extent, count });
  await send(2 * count);
  const before = await server.usage(true);
  const { summary, failed } = await send(count);
  const after = await server.usage(true);
  await server.stop();
  console.log(`\n${summary}`);
  return (['heap', 'rss'] as const).map((kind) => {
    const [from, to] = [before[kind] / 2 ** 20, after[kind] / 2 ** 20];
    return {
      what: `Memory over ${formatCount(count)} requests, ${kind}`,
      required: `grows by at most ${most[kind]} MB`,
      found: `${(to - from).toFixed(1)} MB, from ${from.toFixed(1)} to ${to.toFixed(1)}`,
      met: failed === 0 && to - from <= most[kind],
    };
  });
}

/** Many URLs, so that anything cached by URL would show. */
function mixedRequests(): string[] {
  const { price, deliveryDate } = endpointPaths;
  const others: readonly ((index: number, query: string) => string)[] = [
    (index, query) => getRequest(`${price}?${query}&labels=${index}`),
    (index) => getRequest(`${deliveryDate}?zip=${10_000 + index}`),
    (index) => getRequest(`/page/${index}?${index}`),
    (index) => getRequest('/', { 'accept-encoding': `x${index}, br` }),
  ];
  return priceQueries(50_000).flatMap((query, index) => {
    const other = others[index % 10]?.(index, query);
    return [getRequest(`${price}?${query}`), ...(other ? [other] : [])];
  });
}
