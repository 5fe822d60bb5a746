import { Session } from 'node:inspector/promises';

/** For each function that ran, the parts that didn't. */
type Ran = ReadonlyMap<string, ReadonlySet<string>>;

/** Tracks which parts of this project's functions run, with V8's precise coverage. */
export async function watchCoverage() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const never = new Map<string, ReadonlySet<string>>();

  /** Returns what ran since the last call. */
  const take = async (): Promise<Ran> => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ran = new Map<string, ReadonlySet<string>>();
    for (const { url, functions } of result) {
      if (!url.includes('/src/')) continue;
      for (const { ranges } of functions) {
        const [whole, ...parts] = ranges;
        if (!whole || whole.count === 0) continue;
        const idle = parts.filter(({ count }) => count === 0);
        ran.set(
          `${url}:${whole.startOffset}`,
          new Set(idle.map(({ startOffset, endOffset }) => `${startOffset}-${endOffset}`)),
        );
      }
    }
    return ran;
  };
  /** Returns whether any of this ran for the first time. */
  const isNew = (ran: Ran): boolean =>
    ran.entries().some(([name, idle]) => never.get(name)?.isSubsetOf(idle) !== true);
  const remember = (ran: Ran): void => {
    for (const [name, idle] of ran) {
      never.set(name, never.get(name)?.intersection(idle) ?? idle);
    }
  };
  return { take, isNew, remember };
}
