import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ownDist } from '../../../test/support/own-build.ts';
import { askOnce } from '../load/connection.ts';
import { getRequest } from '../load/requests.ts';

/** A program and its options: the built service, as `npm run serve` runs it. */
export const service = [join(ownDist, 'server/entry.mjs')];

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Starts a server in its own process with a probe. */
export async function startServer(program: readonly string[]) {
  const probe = ['--import', new URL('probe.ts', import.meta.url).href];
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const server = await startNode([...probe, ...program], { stdio: [...stdio] });
  return {
    ...server,
    /** The CPU that it has used, user and system, in microseconds. */
    cpu: async (): Promise<number> => {
      server.child.send('');
      const [used] = await once(server.child, 'message');
      return used;
    },
  };
}

/** Starts Node on a free port, and waits for its first answer at a path. */
export async function startNode(
  options: readonly string[],
  { env, ...settings }: SpawnOptions,
  path = '/',
) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, options, {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...env },
    ...settings,
  });
  await answering(port, child, path);
  return { port, child, startMs: performance.now() - began, stop: () => endProcess(child) };
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
      await askOnce({ port, tls }, getRequest(path));
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > ends) throw error;
      await pause(1);
    }
  }
}
