import { formatCount } from '../../../src/text/counts.ts';
import { progressLine } from '../../terminal.ts';
import { quantile, type startLoadProcess } from '../load/run.ts';
import { type Bar, printTable } from '../report.ts';
import type { rivals } from './rivals.ts';
import { service, startServer } from './servers.ts';

/** How a race is run. */
export interface Race {
  readonly load: ReturnType<typeof startLoadProcess>;
  /** Turns of each process, and their length. */
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  /** The `dist` of another build to compare with. */
  readonly beside?: string | undefined;
}

/** A server to compare with, and the least that the service must do of its work with the same CPU. */
interface Rival {
  readonly name: string;
  readonly is: keyof typeof rivals | 'beside';
  readonly least: number;
}

/** Processes of each server, since JIT compilation differs between them. */
const lives = 3;

/** Until all code is compiled; slow servers get less. */
const warmUp = { count: 100_000, seconds: 8 };

/**
 * Starts and warms up the service and its rivals, and loads them in short turns, round after round.
 * Other load on the machine only ever slows a server down, by up to half and for seconds at a time.
 * So turns alternate, and the quartile that is least disturbed counts. Prints how the service
 * compares with each.
 *
 * @throws if a server leaves a request unanswered or answers anything but 200.
 */
export async function race(
  title: string,
  requests: readonly string[],
  rivals: readonly Rival[],
  { load, rounds, seconds, connections, beside }: Race,
): Promise<Bar[]> {
  const running = rivals.filter(({ is }) => is !== 'beside' || beside !== undefined);
  const entrants = [
    { name: 'Tabquote', program: service },
    ...running.map(({ name, is }) => ({
      name,
      program:
        is === 'beside' ? [`${beside}/server/entry.mjs`] : ['scripts/quality/bench/rivals.ts', is],
    })),
  ].map((entrant) => ({ ...entrant, perSecond: [] as number[], cpu: [] as number[] }));
  const progress = progressLine('turns', lives * (rounds + 1) * entrants.length);
  let done = 0;
  for (let life = 0; life < lives; life += 1) {
    const racing = [];
    for (const entrant of entrants) {
      racing.push({ ...entrant, server: await startServer(entrant.program) });
    }
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, server, perSecond, cpu } of racing) {
        const { port, cpu: used } = server;
        const extent = round === 0 ? warmUp : { seconds };
        const before = await used();
        const result = await load.run({ port, requests, connections, awake: true, ...extent });
        const spent = (await used()) - before;
        if (result.failed > 0) throw new Error(`${name}: ${result.summary}`);
        progress.show(++done);
        if (round === 0) continue;
        perSecond.push(result.answered / result.seconds);
        cpu.push(spent / result.answered);
      }
    }
    for (const { server } of racing) await server.stop();
  }
  progress.end();
  const reached = entrants.map((entrant) => ({
    name: entrant.name,
    perSecond: quantile(entrant.perSecond, 0.75),
    cpu: quantile(entrant.cpu, 0.25),
  }));
  const [own = { perSecond: 0, cpu: 0 }] = reached;
  const ratios = reached.map(({ perSecond, cpu }) => ({
    requests: own.perSecond / perSecond,
    CPU: cpu / own.cpu,
  }));
  printTable(
    title,
    ['server', 'requests/s', 'CPU us/request', 'ours/its by requests', 'by CPU'],
    reached.map(({ name, perSecond, cpu }, index) => [
      ...[name, formatCount(Math.round(perSecond)), cpu.toFixed(1)],
      ...Object.values(ratios[index] ?? {}).map((ratio) => ratio.toFixed(2)),
    ]),
  );
  return running.map(({ name, least }, index) => {
    const ratio = ratios[index + 1]?.CPU ?? 0;
    return {
      what: `${title}, against ${name}, by CPU`,
      required: `at least ${least.toFixed(2)}`,
      found: ratio.toFixed(2),
      met: ratio >= least,
    };
  });
}
