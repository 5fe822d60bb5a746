import { progressLine } from '../../terminal.ts';
import type { LoadProcess } from '../load/process.ts';
import { quantile } from '../load/run.ts';
import { startTarget, type Target } from './target.ts';

export interface Contest {
  /** Turns of each process, and their length. */
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly connections: number;
}

export interface Standing {
  readonly name: string;
  readonly perSecond: number;
  /** Server CPU per request, in microseconds. */
  readonly cpu: number;
}

/** A server and the requests it is sent; servers may accept different requests. */
interface Entrant {
  readonly name: string;
  start(): Promise<Target>;
  readonly requests: readonly string[];
}

/** A program of this folder, or the built service; see `startTarget`. */
export function entrant(
  name: string,
  program: string,
  requests: readonly string[],
  settings?: Readonly<Record<string, string>>,
): Entrant {
  return { name, requests, start: () => startTarget(program, settings) };
}

/** Processes of each server, since JIT compilation differs between them. */
const lives = 3;

/** Until all code is compiled; slow servers get less. */
const warmUp = { count: 100_000, seconds: 8 };

/**
 * Starts and warms up the servers, and loads them in short turns, round after round. Other load on
 * the machine only ever slows a server down, by up to half and for seconds at a time. So turns
 * alternate, and the quartile that is least disturbed counts.
 *
 * @throws if a server leaves a request unanswered or answers anything but 200.
 */
export async function compare(
  entrants: readonly Entrant[],
  load: LoadProcess,
  { rounds, secondsPerRound, connections }: Contest,
): Promise<Standing[]> {
  const found = entrants.map((): Measured[] => []);
  const turns = lives * (rounds + 1) * entrants.length;
  const progress = progressLine('turns', turns);
  let done = 0;
  for (let life = 0; life < lives; life += 1) {
    const targets: Target[] = [];
    for (const { start } of entrants) targets.push(await start());
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { name, requests }] of entrants.entries()) {
        progress.show(done);
        const target = targets[index] as Target;
        const turn = { port: target.port, requests, connections, awake: true };
        const extent = round === 0 ? warmUp : { seconds: secondsPerRound };
        const measured = await measure(name, target, load, { ...turn, ...extent });
        if (round > 0) found[index]?.push(measured);
        done += 1;
      }
    }
    for (const target of targets) await target.stop();
  }
  progress.end();
  return entrants.map(({ name }, index) => standingOf(name, found[index] ?? []));
}

type Measured = Omit<Standing, 'name'>;

/** @throws if the server leaves a request unanswered or answers anything but 200. */
async function measure(
  name: string,
  target: Target,
  load: LoadProcess,
  turn: Parameters<LoadProcess['run']>[0],
): Promise<Measured> {
  const before = await target.usage();
  const { answered, seconds, failures } = await load.run(turn);
  const after = await target.usage();
  if (Object.keys(failures).length > 0) {
    throw new Error(`${name} failed: ${JSON.stringify(failures)}`);
  }
  return { perSecond: answered / seconds, cpu: (after.cpu - before.cpu) / answered };
}

function standingOf(name: string, found: readonly Measured[]): Standing {
  return {
    name,
    perSecond: quantile(
      found.map(({ perSecond }) => perSecond),
      0.75,
    ),
    cpu: quantile(
      found.map(({ cpu }) => cpu),
      0.25,
    ),
  };
}
