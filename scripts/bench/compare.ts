import type { LoadProcess } from '../load/process.ts';
import type { Target } from './target.ts';

export interface Contest {
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly connections: number;
}

export interface Standing {
  readonly name: string;
  readonly perSecond: number;
  /** Microseconds of the server's CPU for each request. */
  readonly cpu: number;
}

/** A target with what it is asked; different targets may understand different requests. */
export interface Entrant {
  readonly target: Target;
  readonly requests: readonly string[];
}

/**
 * Loads the targets in turn, round after round, so that what else happens on the machine meets all
 * of them, and gives the median of each. The first turn of each warms it up and does not count.
 *
 * @throws where a target leaves a request unanswered or answers other than 200.
 */
export async function compare(
  entrants: readonly Entrant[],
  load: LoadProcess,
  { rounds, secondsPerRound, connections }: Contest,
): Promise<Standing[]> {
  const found = entrants.map(() => ({ perSecond: [] as number[], cpu: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { target, requests }] of entrants.entries()) {
      const before = await target.usage();
      const { answered, seconds, failures } = await load.run({
        port: target.port,
        requests,
        connections,
        seconds: secondsPerRound,
        awake: true,
      });
      const after = await target.usage();
      if (Object.keys(failures).length > 0) {
        throw new Error(`${target.name} failed: ${JSON.stringify(failures)}`);
      }
      if (round === 0) continue;
      found[index]?.perSecond.push(answered / seconds);
      found[index]?.cpu.push((after.cpu - before.cpu) / answered);
    }
  }
  return entrants.map(({ target }, index) => ({
    name: target.name,
    perSecond: median(found[index]?.perSecond ?? []),
    cpu: median(found[index]?.cpu ?? []),
  }));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
