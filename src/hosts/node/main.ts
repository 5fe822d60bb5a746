import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { describeFailure, type RenderPage } from './front.ts';
import { type Service, serve } from './serve.ts';
import { watchEventLoop } from './watchdog.ts';

// Requests leave little garbage: one thread collects it faster than waking several.
setFlagsFromString('--no-parallel-scavenge');

let service: Service | undefined;
let stopping = false;

const log = (line: string) => console.log(line);

/** A second signal ends the process immediately. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) process.exit(0);
  stopping = true;
  await service?.stop();
  log(`Tabquote stopped on ${signal}`);
  process.exit(0);
}

/** Astro's renderer is loaded by the first page that needs it. */
const renderPage: RenderPage = async (request, response, query) => {
  const { handler } = await import('@astrojs/node/server.js');
  await handler(request, response, undefined, { query });
};

// Keep serving if the log can't be written, such as on a full disk.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

process.on('SIGTERM', stop).on('SIGINT', stop);
process.on('uncaughtException', (error) => {
  log(`error ${describeFailure(error)}`);
  process.exit(1);
});
if (process.env.npm_lifecycle_event) {
  // npm forwards SIGTERM only to its shell, which exits without signaling this process.
  const startedBy = process.ppid;
  setInterval(() => {
    if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

try {
  service = await serve(process.env, new URL('.', import.meta.url), renderPage, log);
} catch (error) {
  console.error(explainStart(error));
  process.exit(1);
}
watchEventLoop(log);
giveBackWhenIdle();
// Not at once: whoever waits for the first answer shouldn't wait for what later ones need.
setTimeout(service.warmUp, 500).unref();

/** How much heap an instance with little to do may keep, in bytes: half more than it needs. */
const heapAtRest = 48 * 2 ** 20;

/** How long there must be little to do, in seconds: requests that come in bursts need warm code. */
const restAfter = 4;

/**
 * Lets V8 return the memory that a rush took once there is little to do; under load, it would take
 * about a fifth more CPU.
 */
function giveBackWhenIdle(): void {
  let before = performance.eventLoopUtilization();
  let resting = 0;
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    resting = utilization < 0.1 ? resting + 1 : 0;
    const isTooLarge = process.memoryUsage().heapTotal > heapAtRest;
    const givesBack = isTooLarge && resting >= restAfter;
    setFlagsFromString(givesBack ? '--optimize-for-size' : '--no-optimize-for-size');
  }, 1_000).unref();
}

/** Explains in one line why the server did not start and what to do. */
function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return 'Tabquote did not start.';
  const { code, address, port } = error as Error & Partial<Record<string, string>>;
  const setting = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop the program that uses it, or set ${setting} to another one.`;
    case 'EACCES':
      return `This user may not open port ${port}: set ${setting} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST is "${address ?? process.env.HOST}", which isn't an address of this machine: set HOST to 127.0.0.1, to 0.0.0.0 for all networks, or leave it out.`;
    default:
      return error.message;
  }
}
