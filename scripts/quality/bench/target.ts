import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askOnce } from '../load/connection.ts';
import { getRequest } from '../load/requests.ts';
import type { Usage } from './probe.ts';

/** A server being measured. */
export interface Target {
  readonly port: number;
  /** @param collected whether to collect garbage first. */
  usage(collected?: boolean): Promise<Usage>;
  stop(): Promise<void>;
}

const root = new URL('../../../', import.meta.url);
const probe = new URL('probe.ts', import.meta.url).href;

/** The built service, as `npm run serve` runs it. */
export const serviceProgram = 'dist/server/entry.mjs';

/** Starts a server of this folder, or the built service, in its own process with a probe. */
export async function startTarget(
  program: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', probe, fileURLToPath(new URL(program, root))],
    {
      cwd: root,
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  await answering(port, child);
  return {
    port,
    usage: async (collected = false) => {
      child.send(collected ? 'collected usage' : 'usage');
      const [usage] = await once(child, 'message');
      return usage as Usage;
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
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Waits for the first answer, whatever its status. */
export async function answering(
  port: number,
  child: ChildProcess,
  path = '/',
  tls = false,
): Promise<void> {
  const ends = Date.now() + 20_000;
  for (;;) {
    try {
      await askOnce({ port, tls }, getRequest(path), 5_000);
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > ends) throw error;
      await pause(1);
    }
  }
}
