import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { book } from '../../../src/book/index.ts';
import { smallestOrderUrl } from '../../../src/documents/examples.ts';
import { openCatalog } from '../../../src/pricing/catalog.ts';
import { quantile } from '../load/run.ts';
import { printTable, type Result } from '../report.ts';
import { answering, endProcess, freePort, serviceProgram } from './target.ts';

const root = new URL('../../../', import.meta.url);
const times = 15;
const most = 2.5;

/** Time from the start of the process to its first answer. */
export async function benchStart(): Promise<Result[]> {
  const empty: number[] = [];
  const own: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    empty.push(await firstAnswer('scripts/quality/bench/targets/empty.mjs', '/'));
    own.push(await firstAnswer(serviceProgram, smallestOrderUrl(openCatalog(book, ''))));
  }
  const [ownMs, emptyMs] = [quantile(own, 0.5), quantile(empty, 0.5)];
  const ratio = ownMs / emptyMs;
  printTable(
    `From start to first answer, medians of ${times}`,
    ['server', 'milliseconds', 'ratio'],
    [
      ['Tabquote', ownMs.toFixed(0), ratio.toFixed(2)],
      ['empty node:http', emptyMs.toFixed(0), ''],
    ],
  );
  return [
    {
      what: 'First answer, against an empty node:http server',
      required: `at most ${most} times its time`,
      found: ratio.toFixed(2),
      met: ratio <= most,
    },
  ];
}

async function firstAnswer(program: string, path: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, root))], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  await answering(port, child, path);
  const took = performance.now() - began;
  await endProcess(child);
  return took;
}
