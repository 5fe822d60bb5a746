import { setFlagsFromString } from 'node:v8';
import { describeFailure, type RenderPage } from './front.ts';
import { type Service, serve } from './serve.ts';
import { explainStart } from './start-errors.ts';
import { watchEventLoop } from './watchdog.ts';

// Requests leave little garbage: one thread collects it faster than waking several.
setFlagsFromString('--no-parallel-scavenge');

let service: Service | undefined;
let stopping = false;

function log(line: string): void {
  console.log(line);
}

/** A second signal ends the process immediately. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) process.exit(0);
  stopping = true;
  await service?.stop();
  log(`Tabquote stopped on ${signal}`);
  process.exit(0);
}

/** npm forwards SIGTERM only to its shell, which exits without signaling this process. */
function stopWithNpm(): void {
  const startedBy = process.ppid;
  setInterval(() => {
    if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

/** Astro's renderer is loaded by the first page that needs it. */
const renderPage: RenderPage = async (request, response) => {
  const { handler } = await import('@astrojs/node/server.js');
  await handler(request, response);
};

// Keep serving if the log can't be written, such as on a full disk.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

process.on('SIGTERM', stop).on('SIGINT', stop);
process.on('uncaughtException', (error) => {
  log(`error ${describeFailure(error)}`);
  process.exit(1);
});
if (process.env.npm_lifecycle_event) stopWithNpm();

try {
  service = await serve(process.env, new URL('.', import.meta.url), renderPage, log);
  watchEventLoop();
  await service.readFiles();
} catch (error) {
  console.error(explainStart(error, process.env));
  process.exit(1);
}
