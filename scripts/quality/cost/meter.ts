import type { Server } from '../bench/servers.ts';
import { Connection, NoAnswer, openSocket } from '../load/connection.ts';
import { getRequest } from '../load/requests.ts';
import { quantile } from '../load/run.ts';

/** Of several tries. */
export interface Cost {
  readonly median: number;
  readonly worst: number;
}

export type Meter = ReturnType<typeof costMeter>;

/** CPU of one try, in microseconds: enough for the clock of the operating system. */
const tryMicroseconds = 10_000;
const delayTries = 10;
/** The most copies of a request to pipeline, their bytes and their CPU. */
const pipelined = { copies: 60, bytes: 20_000_000, microseconds: 100_000 };

/** @param plain a serialized request of ordinary cost */
export function costMeter({ port, cpu: used }: Server, plain: string) {
  const [connection, second] = [new Connection({ port }), new Connection({ port })];

  /** CPU per request when sent a number of times, in microseconds. */
  const cpuPer = async (wire: string, times: number): Promise<number> => {
    const before = await used();
    for (let count = 0; count < times; count += 1) {
      await connection.ask(wire).catch(closedUnanswered);
    }
    return ((await used()) - before) / times;
  };

  /** CPU of the service for a request in microseconds. */
  const cpuOf = async (wire: string, tries = 7): Promise<Cost> => {
    const times = Math.ceil(Math.min(50, tryMicroseconds / (await cpuPer(wire, 1))));
    return costOf(tries, () => cpuPer(wire, times));
  };

  const delay = async (bytes: Buffer): Promise<number> => {
    const socket = openSocket({ port })
      .setTimeout(60_000, () => socket.destroy())
      .on('error', () => {})
      .resume();
    socket.write(bytes);
    let longest = 0;
    while (!socket.closed) {
      const began = performance.now();
      await second.ask(plain);
      longest = Math.max(longest, performance.now() - began);
    }
    return longest;
  };

  return {
    /** Runs the service hot and returns the CPU of the plain request in microseconds. */
    warmUp: async (): Promise<number> => {
      await cpuPer(plain, 20_000);
      return (await cpuOf(plain)).median;
    },
    cpuOf,
    /**
     * How long a second connection waits for a plain answer, in milliseconds, while the first one
     * has pipelined a request that costs this many microseconds of CPU.
     */
    delayOf: (wire: string, cpu: number): Promise<Cost> => {
      const copies = Math.min(
        pipelined.copies,
        Math.ceil(pipelined.bytes / wire.length),
        Math.ceil(pipelined.microseconds / cpu),
      );
      const bytes = Buffer.from(wire.repeat(copies) + getRequest('/', { connection: 'close' }));
      return costOf(delayTries, () => delay(bytes));
    },
    close: () => {
      connection.close();
      second.close();
    },
  };
}

/** The service may close a connection instead of answering. */
function closedUnanswered(error: unknown): void {
  if (!(error instanceof NoAnswer)) throw error;
}

async function costOf(tries: number, once: () => Promise<number>): Promise<Cost> {
  const costs: number[] = [];
  for (let count = 0; count < tries; count += 1) costs.push(await once());
  return { median: quantile(costs, 0.5), worst: quantile(costs, 1) };
}
