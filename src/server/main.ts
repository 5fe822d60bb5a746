import { setFlagsFromString } from 'node:v8';
import { describeFailure } from './front.ts';
import { type Service, serve } from './serve.ts';
import { explainStart } from './start-errors.ts';
import { watchEventLoop } from './watchdog.ts';

// Requests leave next to nothing behind: one thread clears it away sooner than several are woken.
setFlagsFromString('--no-parallel-scavenge');

let service: Service | undefined;
let stopping = false;

function log(line: string): void {
  console.log(line);
}

/** A second signal ends the program at once. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) process.exit(0);
  stopping = true;
  await service?.stop();
  log(`Tabquote stopped on ${signal}`);
  process.exit(0);
}

process.on('SIGTERM', stop).on('SIGINT', stop);
process.on('uncaughtException', (error) => {
  log(`error ${describeFailure(error)}`);
  process.exit(1);
});

watchEventLoop();

try {
  service = await serve(process.env, new URL('.', import.meta.url), log);
} catch (error) {
  console.error(explainStart(error, process.env));
  process.exit(1);
}

export const { address } = service;
