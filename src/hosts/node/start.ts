import { describeFailure, type RenderPage } from './front.ts';
import type { Running } from './listen.ts';
import { serve } from './serve.ts';

let service: Running | undefined;
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

/**
 * Serves a build until a signal ends the process.
 *
 * @param folder `dist/server/` of the build.
 */
export async function start(folder: URL): Promise<void> {
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
    service = await serve(process.env, folder, renderPage, log);
  } catch (error) {
    console.error(explainStart(error));
    process.exit(1);
  }
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
