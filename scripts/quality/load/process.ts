import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from './run.ts';

/** A separate process that generates load, so that measuring doesn't disturb sending. */
export interface LoadProcess {
  run(load: Load): Promise<LoadResult>;
  end(): void;
}

export function startLoadProcess(): LoadProcess {
  const child: ChildProcess = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  return {
    run: async (load) => {
      child.send(load);
      const [result] = await once(child, 'message');
      return result as LoadResult;
    },
    end: () => child.disconnect(),
  };
}
