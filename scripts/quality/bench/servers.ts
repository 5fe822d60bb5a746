import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askOnce } from '../load/connection.ts';
import { getRequest } from '../load/requests.ts';
import type { Usage } from './probe.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A program and its options: the built service, as `npm run serve` runs it. */
export const service = ['dist/server/entry.mjs'];

/** One of the servers in `rivals.ts`. */
export function rival(...options: string[]): readonly string[] {
  return ['scripts/quality/bench/rivals.ts', ...options];
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Starts a server in its own process with a probe. */
export async function startServer([program = '', ...options]: readonly string[]) {
  const port = await freePort();
  const child = fork(root + program, options, {
    cwd: root,
    execArgv: ['--expose-gc', '--import', new URL('probe.ts', import.meta.url).href],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await answering(port, child);
  return {
    port,
    /** @param collected whether to collect garbage first. */
    usage: async (collected = false): Promise<Usage> => {
      child.send({ collected });
      const [usage] = await once(child, 'message');
      return usage;
    },
    stop: () => endProcess(child),
  };
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Waits for the first answer, whatever its status. */
export async function answering(
  port: number,
  child: ChildProcess,
  path = '/',
  tls = false,
): Promise<void> {
  const ends = Date.now() + 60_000;
  for (;;) {
    try {
      await askOnce({ port, tls, patienceMs: 5_000 }, getRequest(path));
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > ends) throw error;
      await pause(1);
    }
  }
}
