import { describeFailure } from './front.ts';
import { type Service, serve } from './serve.ts';
import { explainStart } from './start-errors.ts';

function log(line: string): void {
  console.log(line);
}

function stopOnSignal({ stop }: Service): void {
  let stopping = false;
  const end = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(0);
    stopping = true;
    await stop();
    log(`Tabquote stopped on ${signal}`);
    process.exit(0);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

process.on('uncaughtException', (error) => {
  log(`error ${describeFailure(error)}`);
  process.exit(1);
});

const service = await serve(process.env, new URL('.', import.meta.url), log).catch((error) => {
  console.error(explainStart(error));
  process.exit(1);
});
stopOnSignal(service);

export const { address } = service;
