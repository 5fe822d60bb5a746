import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { Connection } from '../load/connection.ts';
import type { LoadProcess } from '../load/process.ts';
import { getRequest, priceQueries } from '../load/requests.ts';
import { cpuBar, printStandings, type Result, speedBar } from '../report.ts';
import { type Contest, compare, entrant } from './compare.ts';
import { serviceProgram, startTarget } from './target.ts';
import type { CapturedAnswer } from './targets/price-ready.ts';

const builds = 20_000;

/** `/api/price` with distinct random builds. */
export async function benchPrice(load: LoadProcess, contest: Contest): Promise<Result[]> {
  const paths = priceQueries(builds).map((query) => `${endpointPaths.price}?${query}`);
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-bench-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(await captureAnswers(paths)));
  const requests = paths.map((path) => getRequest(path));
  const answers = { BENCH_ANSWERS: file };
  const rival = (name: string, program: string, settings?: Readonly<Record<string, string>>) =>
    entrant(name, `scripts/quality/bench/targets/price-${program}.ts`, requests, settings);
  const standings = await compare(
    [
      entrant('Tabquote', serviceProgram, requests),
      rival('node:http, same bytes', 'ready', answers),
      rival('node:http, ready quotes to stringify', 'ready', {
        ...answers,
        BENCH_STRINGIFIES: 'yes',
      }),
      rival('Hono, same core', 'hono'),
      rival('Fastify, same core', 'fastify'),
    ],
    load,
    contest,
  );
  rmSync(folder, { recursive: true });
  printStandings(`GET ${endpointPaths.price}, ${builds} distinct random builds`, standings);
  const [own, bare, floor, hono, fastify] = standings;
  return [
    cpuBar(endpointPaths.price, 0.85, own, floor),
    cpuBar(endpointPaths.price, 0.7, own, bare),
    speedBar(endpointPaths.price, 1, own, hono),
    speedBar(endpointPaths.price, 1, own, fastify),
  ];
}

/** The service's answers, without the headers that Node adds. */
async function captureAnswers(paths: readonly string[]): Promise<CapturedAnswer[]> {
  const service = await startTarget(serviceProgram);
  const connection = new Connection({ port: service.port });
  const answers: CapturedAnswer[] = [];
  for (const path of paths) {
    const { head, body } = await connection.ask(getRequest(path));
    const headers = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/, 2) as [string, string])
      .filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name));
    answers.push({ path, headers: headers.flat(), body: body.toString() });
  }
  connection.close();
  await service.stop();
  return answers;
}
