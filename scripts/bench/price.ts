import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointPaths } from '../../src/contract/paths.ts';
import { Connection } from '../load/connection.ts';
import type { LoadProcess } from '../load/process.ts';
import { getRequest, priceQueries } from '../load/requests.ts';
import { type Contest, compare } from './compare.ts';
import { type Bar, printStandings, speedBar } from './report.ts';
import { serviceProgram, startTarget, type Target } from './target.ts';
import type { CapturedAnswer } from './targets/price-bare.ts';

const builds = 20_000;

/** `/api/price` over distinct random builds. */
export async function benchPrice(load: LoadProcess, contest: Contest): Promise<Bar[]> {
  const paths = priceQueries(builds).map((query) => `${endpointPaths.price}?${query}`);
  const service = await startTarget('Tabquote', serviceProgram);
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-bench-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(await captureAnswers(service, paths)));
  const targets = [
    service,
    await startTarget('node:http, same bytes', 'scripts/bench/targets/price-bare.ts', {
      BENCH_ANSWERS: file,
    }),
    await startTarget('Hono, same core', 'scripts/bench/targets/price-hono.ts'),
    await startTarget('Fastify, same core', 'scripts/bench/targets/price-fastify.ts'),
  ];
  rmSync(folder, { recursive: true });
  const requests = paths.map((path) => getRequest(path));
  const standings = await compare(
    targets.map((target) => ({ target, requests })),
    load,
    contest,
  );
  await Promise.all(targets.map((target) => target.stop()));
  printStandings(`GET ${endpointPaths.price}, ${builds} distinct random builds`, standings);
  const [own, bare, hono, fastify] = standings;
  return [
    speedBar(endpointPaths.price, 0.7, own, bare),
    speedBar(endpointPaths.price, 1, own, hono),
    speedBar(endpointPaths.price, 1, own, fastify),
  ];
}

/** What the service answers, less the headers that Node adds by itself. */
async function captureAnswers(
  { port }: Target,
  paths: readonly string[],
): Promise<CapturedAnswer[]> {
  const connection = new Connection({ port });
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
  return answers;
}
