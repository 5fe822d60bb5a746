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

export interface LoadResult {
  readonly answered: number;
  /** The number of answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly seconds: number;
  /** The number of failures, unexpected statuses and missing answers, and by kind. */
  readonly failed: number;
  readonly failures: Readonly<Record<string, number>>;
  /** Time of the last failure, in milliseconds since 1970. */
  readonly lastFailure: number | undefined;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/** Sends requests over keep-alive connections; each waits for its answer before the next. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { requests, connections, seconds, count = Number.POSITIVE_INFINITY } = load;
  const expected = new Set(load.expect ?? [200]);
  const failures: Record<string, number> = {};
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  let lastFailure: number | undefined;
  let next = 0;
  const began = performance.now();
  const ends = began + seconds * 1000;
  const fail = (what: string) => {
    failures[what] = (failures[what] ?? 0) + 1;
    lastFailure = Date.now();
  };

  const askOn = async (index: number): Promise<void> => {
    const connection = new Connection(
      load.manyAddresses ? { ...load, from: addressOf(index) } : load,
    );
    while (next < count && performance.now() < ends) {
      const request = requests[next % requests.length] as string;
      next += 1;
      if (load.perSecond) await dueAt(began + (next / load.perSecond) * 1000);
      const sent = performance.now();
      try {
        const { status } = await connection.ask(request);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (!expected.has(status)) fail(`status ${status}`);
        times.push(performance.now() - sent);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        fail(error.message);
      }
    }
    connection.close();
  };

  const asking = Promise.all(Array.from({ length: connections }, (_, index) => askOn(index)));
  if (load.awake) await stayAwakeFor(asking);
  await asking;
  return {
    answered: times.length,
    statuses,
    seconds: (performance.now() - began) / 1000,
    failed: Object.values(failures).reduce((sum, times) => sum + times, 0),
    failures,
    lastFailure,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: quantile(times, 1),
  };
}

/** @example '253 answered, failures: 2 x closed, median 2.1 ms, p99 12 ms, longest 40 ms' */
export function summaryOf({ answered, failures, median, p99, longest }: LoadResult): string {
  const kinds = Object.entries(failures).map(([what, times]) => `${times} x ${what}`);
  return `${answered} answered, failures: ${kinds.join(', ') || 'none'}, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`;
}

async function stayAwakeFor(work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) await new Promise(setImmediate);
}

/** Local addresses on Linux: all of 127.0.0.0/8. */
function addressOf(index: number): string {
  return `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
}

async function dueAt(time: number): Promise<void> {
  const wait = time - performance.now();
  if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
}

/** The value that a share of all values is at most. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}
