import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll } from 'vitest';
import { ownDist } from './own-build.ts';
import { endWithRun } from './run.ts';
import { type SiteName, shopSite } from './shop-site.ts';

export const builtProgram = join(ownDist, 'server/entry.mjs');

/** The first test that uses a test shop's site builds it. */
export const buildPatienceMs = 180_000;

/** A running service: by `here` a published URL becomes one of its own, as `fetch` takes both. */
export type Running = Awaited<ReturnType<typeof startDist>>;

/** A worker's running services; they end with the run. */
const shared = new Map<SiteName, Promise<Running>>();

/**
 * Starts the built service for the tests of a file. The files of a worker share it: a test that
 * changes settings or reads the whole log starts its own by {@link startBuilt}.
 */
export function served(site: SiteName = 'twoProducts'): Running {
  const service = {} as Running;
  beforeAll(async () => {
    const started = shared.get(site) ?? startBuilt({}, site);
    shared.set(site, started);
    Object.assign(service, await started);
    endWithRun(service.process.pid as number);
  }, buildPatienceMs);
  return service;
}

/** Starts the built service with these settings and a free port. */
export async function startBuilt(
  settings: NodeJS.ProcessEnv = {},
  site: SiteName = 'book',
): Promise<Running> {
  return startDist(join(await shopSite(site), 'dist'), settings);
}

/** @param flags Node's options. */
export async function startDist(
  dist: string,
  settings: NodeJS.ProcessEnv = {},
  log: string[] = [],
  flags: readonly string[] = [],
) {
  const manifest = readFileSync(join(dist, 'server/site.json'), 'utf8');
  const { baseUrl } = JSON.parse(manifest) as { baseUrl: string };
  const program = join(dist, 'server/entry.mjs');
  const child = spawn(process.execPath, [...flags, program], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  createInterface(child.stderr).on('line', (line) => log.push(line));
  const lines = createInterface(child.stdout).on('line', (line) => log.push(line));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  lines.on('line', (line: string) => {
    const port = /^Tabquote listens at \S*:(\d+) /.exec(line)?.[1];
    if (port) resolve(port);
  });
  child.once('exit', () => reject(new Error(`The service did not start:\n${log.join('\n')}`)));
  const port = await promise;
  const address = `http://127.0.0.1:${port}`;
  const here = (url: string) =>
    url.startsWith(baseUrl) ? address + url.slice(baseUrl.length) : url;
  return {
    address,
    /** The base URL that the build publishes; answers use it instead of `address`. */
    baseUrl,
    log,
    process: child,
    here,
    fetch: (pathOrUrl: string, init?: RequestInit) =>
      fetch(pathOrUrl.startsWith('/') ? address + pathOrUrl : here(pathOrUrl), {
        redirect: 'manual',
        ...init,
      }),
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill(signal);
      await ended;
    },
  };
}
