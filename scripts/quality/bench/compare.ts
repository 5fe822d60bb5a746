import { progressLine } from '../../progress.ts';
import type { LoadProcess } from '../load/process.ts';
import { startTarget, type Target } from './target.ts';

export interface Contest {
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
export interface Entrant {
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

/** Long enough for the service to load what later requests need, and for its code to be compiled. */
const warmUpSeconds = 4;

/**
 * Starts and loads the servers in turn, round after round, and returns the median of each.
 * Alternating spreads other load on the machine, and the variance of JIT compilation, over all of
 * them. Each turn starts with a warm-up that doesn't count.
 *
 * @throws if a server leaves a request unanswered or answers anything but 200.
 */
export async function compare(
  entrants: readonly Entrant[],
  load: LoadProcess,
  { rounds, secondsPerRound, connections }: Contest,
): Promise<Standing[]> {
  const found = entrants.map((): Measured[] => []);
  const progress = progressLine('turns', rounds * entrants.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, start, requests }] of entrants.entries()) {
      progress.show(round * entrants.length + index);
      const target = await start();
      const turn = { port: target.port, requests, connections, awake: true };
      await measure(name, target, load, { ...turn, seconds: warmUpSeconds });
      const measured = await measure(name, target, load, { ...turn, seconds: secondsPerRound });
      await target.stop();
      found[index]?.push(measured);
    }
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
    perSecond: median(found.map(({ perSecond }) => perSecond)),
    cpu: median(found.map(({ cpu }) => cpu)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
