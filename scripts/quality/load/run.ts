import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection, NoAnswer, type Target } from './connection.ts';

export interface Load extends Target {
  /** Serialized requests, sent in turn. */
  readonly requests: readonly string[];
  readonly connections: number;
  /** Whichever limit is reached first ends the run. */
  readonly seconds: number;
  readonly count?: number;
  /** Expected statuses; defaults to 200. */
  readonly expect?: readonly number[];
  /** The most requests per second; unlimited by default. */
  readonly perSecond?: number;
  /** Gives each connection its own address. */
  readonly manyAddresses?: boolean;
  /**
   * Polls for answers instead of sleeping until one arrives. On one machine, waking a sleeping
   * client costs the server CPU on nearly every answer, while a faster server finds the client
   * still busy. Over a network neither server pays for it.
   */
  readonly awake?: boolean;
}

export type LoadResult = Awaited<ReturnType<typeof runLoad>>;

/** Sends requests over keep-alive connections; each waits for its answer before the next. */
async function runLoad(load: Load) {
  const { requests, seconds, count = Number.POSITIVE_INFINITY, perSecond, expect = [200] } = load;
  const expected = new Set<number | string>(expect);
  const outcomes = new Map<number | string, number>();
  const times: number[] = [];
  let lastFailure: number | undefined;
  let next = 0;
  const began = performance.now();
  const ends = began + seconds * 1_000;
  const note = (outcome: number | string) => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (!expected.has(outcome)) lastFailure = Date.now();
  };

  const askOn = async (index: number): Promise<void> => {
    const address = load.manyAddresses && { from: addressOf(index) };
    const connection = new Connection({ ...load, ...address });
    while (next < count && performance.now() < ends) {
      const request = requests[next % requests.length] as string;
      next += 1;
      const wait = perSecond ? began + (next / perSecond) * 1_000 - performance.now() : 0;
      if (wait > 1) await pause(wait);
      const sent = performance.now();
      try {
        note((await connection.ask(request)).status);
        times.push(performance.now() - sent);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        note(error.message);
      }
    }
    connection.close();
  };

  let isOver = false;
  const asking = Promise.all(Array.from({ length: load.connections }, (_, index) => askOn(index)));
  const ended = asking.finally(() => {
    isOver = true;
  });
  while (load.awake && !isOver) await new Promise(setImmediate);
  await ended;
  const failures = [...outcomes].filter(([outcome]) => !expected.has(outcome));
  return {
    answered: times.length,
    /** The number of answers by status, and of missing ones by reason. */
    outcomes,
    seconds: (performance.now() - began) / 1_000,
    /** The number of unexpected statuses and missing answers. */
    failed: failures.reduce((sum, [, times]) => sum + times, 0),
    /** Time of the last failure, in milliseconds since 1970. */
    lastFailure,
    /** Milliseconds. */
    p99: quantile(times, 0.99),
    longest: quantile(times, 1),
    /** @example '253 answered, failures: 2 x closed, median 2.1 ms, p99 12 ms, longest 40 ms' */
    summary:
      `${times.length} answered, failures: ${failures.map(([what, times]) => `${times} x ${what}`).join(', ') || 'none'}, ` +
      `median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, longest ${quantile(times, 1).toFixed(0)} ms`,
  };
}

/** A separate process that generates load, so that measuring doesn't disturb sending. */
export function startLoadProcess() {
  const child = fork(import.meta.filename, { serialization: 'advanced', execArgv: [] });
  return {
    run: async (load: Load): Promise<LoadResult> => {
      child.send(load);
      const [result] = await once(child, 'message');
      return result;
    },
    end: () => child.disconnect(),
  };
}

/** Local addresses on Linux: all of 127.0.0.0/8. */
function addressOf(index: number): string {
  return `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
}

/** The value that a share of all values is at most. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}

if (import.meta.main) {
  process.on('message', async (load: Load) => process.send?.(await runLoad(load)));
}
