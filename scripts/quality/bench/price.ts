import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { Connection } from '../load/connection.ts';
import type { LoadProcess } from '../load/process.ts';
import { getRequest, priceQueries } from '../load/requests.ts';
import { type Contest, compare, entrant } from './compare.ts';
import { type Bar, cpuBar, printStandings, speedBar } from './report.ts';
import { serviceProgram, startTarget } from './target.ts';
import type { CapturedAnswer } from './targets/price-bare.ts';

const builds = 20_000;

/** Many short turns, so that other load on the machine affects both alike. */
const floorRounds = { rounds: 15, secondsPerRound: 1 };

/** `/api/price` with distinct random builds. */
export async function benchPrice(load: LoadProcess, contest: Contest): Promise<Bar[]> {
  const paths = priceQueries(builds).map((query) => `${endpointPaths.price}?${query}`);
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-bench-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(await captureAnswers(paths)));
  const requests = paths.map((path) => getRequest(path));
  const standings = await compare(
    [
      entrant('Tabquote', serviceProgram, requests),
      entrant('node:http, same bytes', 'scripts/quality/bench/targets/price-bare.ts', requests, {
        BENCH_ANSWERS: file,
      }),
      entrant('Hono, same core', 'scripts/quality/bench/targets/price-hono.ts', requests),
      entrant('Fastify, same core', 'scripts/quality/bench/targets/price-fastify.ts', requests),
    ],
    load,
    contest,
  );
  const floorStandings = await compare(
    [
      entrant('Tabquote', serviceProgram, requests),
      entrant('floor', 'scripts/quality/bench/targets/price-floor.ts', requests, {
        BENCH_ANSWERS: file,
      }),
    ],
    load,
    { ...contest, ...floorRounds },
  );
  rmSync(folder, { recursive: true });
  printStandings(`GET ${endpointPaths.price}, ${builds} distinct random builds`, standings);
  printStandings(`The same, and node:http that only stringifies ready quotes`, floorStandings);
  const [own, bare, hono, fastify] = standings;
  return [
    cpuBar(endpointPaths.price, 0.85, floorStandings),
    speedBar(endpointPaths.price, 0.7, own, bare),
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
