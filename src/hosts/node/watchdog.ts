import { Worker } from 'node:worker_threads';

/** How long the event loop may be stuck before the process is killed, in milliseconds. */
export const stuckMs = 5_000;

/** Number of checks within the patience: a machine that slept misses only one. */
const looks = 5;

/**
 * Kills this process if its event loop is stuck, or free only for moments, so that its supervisor
 * restarts it. A worker thread checks that the loop is still counting; one line on stderr says why
 * the process ended.
 *
 * @param log receives a line after each time the loop was blocked for a fifth of the patience.
 */
export function watchEventLoop(log: (line: string) => void, patience = stuckMs): void {
  const lookMs = patience / looks;
  const beatMs = lookMs / 4;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  let last = performance.now();
  setInterval(() => {
    const blocked = performance.now() - last - beatMs;
    last = performance.now();
    Atomics.add(beats, 0, 1);
    if (blocked > lookMs) log(`warning: blocked for ${Math.round(blocked)} ms`);
  }, beatMs).unref();
  const worker = new Worker(watch, {
    eval: true,
    workerData: { beats, lookMs, looks, patience },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  worker.unref();
}

/**
 * The worker's source as text, because a bundle has no other files. It logs without the stuck loop.
 */
const watch = `
const { workerData } = process.getBuiltinModule('node:worker_threads');
const { beats, lookMs, looks, patience } = workerData;
let missed = 0;
while (missed < looks) {
  const before = Atomics.load(beats, 0);
  Atomics.wait(beats, 0, before, lookMs);
  missed = Atomics.load(beats, 0) === before ? missed + 1 : Math.max(0, missed - 1);
}
process.getBuiltinModule('node:fs').writeSync(2, 'error: stuck for ' + patience + ' ms, ending\\n');
process.kill(process.pid, 'SIGKILL');
`;
