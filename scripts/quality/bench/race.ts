import { formatCount } from '../../../src/text/counts.ts';
import { progressLine } from '../../terminal.ts';
import type { startLoadProcess } from '../load/run.ts';
import { quantile } from '../load/run.ts';
import { type Bar, printTable } from '../report.ts';
import { type Server, startServer } from './servers.ts';

/** How a race is run. */
export interface Race {
  readonly load: ReturnType<typeof startLoadProcess>;
  /** Turns of each process, and their length. */
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

/** A server and the requests it is sent; servers may accept different requests. */
interface Entrant {
  readonly name: string;
  /** A program and its options. */
  readonly program: readonly string[];
  readonly requests: readonly string[];
  /** The least that the first server must do of this one's work, in the same time or CPU. */
  readonly bar?: { readonly least: number; readonly by: 'requests' | 'CPU' };
}

interface Turn {
  readonly perSecond: number;
  /** Server CPU per request, in microseconds. */
  readonly cpu: number;
}

/** Processes of each server, since JIT compilation differs between them. */
const lives = 3;

/** Until all code is compiled; slow servers get less. */
const warmUp = { count: 100_000, seconds: 8 };

/**
 * Starts and warms up the servers, and loads them in short turns, round after round. Other load on
 * the machine only ever slows a server down, by up to half and for seconds at a time. So turns
 * alternate, and the quartile that is least disturbed counts. Prints how the first server compares
 * with the others.
 *
 * @throws if a server leaves a request unanswered or answers anything but 200.
 */
export async function race(
  title: string,
  entrants: readonly Entrant[],
  { load, rounds, seconds, connections }: Race,
): Promise<Bar[]> {
  const turns = entrants.map((): Turn[] => []);
  const progress = progressLine('turns', lives * (rounds + 1) * entrants.length);
  let done = 0;
  for (let life = 0; life < lives; life += 1) {
    const servers: Server[] = [];
    for (const { program } of entrants) servers.push(await startServer(program));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { name, requests }] of entrants.entries()) {
        const server = servers[index] as Server;
        const extent = round === 0 ? warmUp : { seconds };
        const before = await server.usage();
        const result = await load.run({
          ...{ port: server.port, requests, connections, awake: true },
          ...extent,
        });
        const cpu = ((await server.usage()).cpu - before.cpu) / result.answered;
        if (result.failed > 0) throw new Error(`${name}: ${result.summary}`);
        if (round > 0) turns[index]?.push({ perSecond: result.answered / result.seconds, cpu });
        done += 1;
        progress.show(done);
      }
    }
    for (const server of servers) await server.stop();
  }
  progress.end();
  return standings(title, entrants, turns);
}

/** Prints what each server reached, and the first one's ratio to each other one. */
function standings(
  title: string,
  entrants: readonly Entrant[],
  turns: readonly (readonly Turn[])[],
): Bar[] {
  const reached = entrants.map((entrant, index) => {
    const own = turns[index] ?? [];
    const perSecond = own.map((turn) => turn.perSecond);
    const cpu = own.map((turn) => turn.cpu);
    return { ...entrant, perSecond: quantile(perSecond, 0.75), cpu: quantile(cpu, 0.25) };
  });
  const compared = reached.map(({ name, bar, perSecond, cpu }) => ({
    ...{ name, bar, perSecond, cpu },
    requests: (reached[0]?.perSecond ?? 0) / perSecond,
    CPU: cpu / (reached[0]?.cpu ?? 0),
  }));
  printTable(
    title,
    ['server', 'requests/s', 'CPU us/request', 'ours/its by requests', 'by CPU'],
    compared.map(({ name, perSecond, cpu, requests, CPU }) => [
      ...[name, formatCount(Math.round(perSecond)), cpu.toFixed(1)],
      ...[requests.toFixed(2), CPU.toFixed(2)],
    ]),
  );
  return compared.flatMap(({ name, bar, ...ratios }) =>
    bar
      ? {
          what: `${title}, against ${name}, by ${bar.by}`,
          required: `at least ${bar.least}`,
          found: ratios[bar.by].toFixed(2),
          met: ratios[bar.by] >= bar.least,
        }
      : [],
  );
}
