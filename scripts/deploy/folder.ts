import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { releasedBook } from '../../src/build/book-faults.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../src/documents/examples.ts';
import { readManifest } from '../../src/hosts/node/files.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';

/** Where releases are on a server, and how its instances are restarted. */
export interface ReleaseFolder {
  /**
   * Contains `releases/`, the link `dist` to the one that runs, the link `previous` to the one
   * before it, and the Node that runs them.
   */
  readonly folder: string;
  /** Ports of the instances on this machine. */
  readonly ports: readonly number[];
  /** Restarts an instance; the shell command gets its port for `{port}`. */
  readonly restart: string;
  /** Runs after all instances answer, if there is something to do; gets `{release}`. */
  readonly afterwards?: string | undefined;
  /** How long an instance may take to answer after its restart. */
  readonly patienceSeconds: number;
  readonly log: (line: string) => void;
}

/** The name of the release in a `dist`. */
export function releaseIn(dist: string): string {
  return readManifest(pathToFileURL(join(dist, 'server/'))).release;
}

/**
 * Copies a `dist` next to the one that runs, switches to it and restarts the instances one by one.
 * A running instance keeps the files it started with: they have their own folder.
 *
 * The copy is always a new one, so that a folder that was damaged doesn't stay.
 *
 * @param node the program that is to run it.
 * @param verify tests the copy before anything is switched; throws if it isn't right.
 * @throws if an instance doesn't answer; the earlier release then runs again.
 */
export async function release(
  place: ReleaseFolder,
  dist: string,
  node: string,
  verify: (copy: string) => Promise<unknown> = async () => {},
): Promise<void> {
  const { folder, log } = place;
  const current = linkedRelease(folder, 'dist');
  const name = freeName(folder, releaseIn(dist));
  const own = join(folder, 'releases', name);
  cpSync(dist, own, { recursive: true });
  try {
    await verify(own);
  } catch (error) {
    rmSync(own, { recursive: true });
    throw error;
  }
  replace(join(folder, 'node'), (path) => copyFileSync(node, path));
  await switchTo(place, name, current);
  if (current !== undefined) link(folder, 'previous', current);
  const kept = [name, linkedRelease(folder, 'previous')];
  for (const old of readdirSync(join(folder, 'releases')).filter((one) => !kept.includes(one))) {
    rmSync(join(folder, 'releases', old), { recursive: true });
  }
  log(
    `Release ${name} runs.${current ? ' Back to the one before: npm run release -- --rollback' : ''}`,
  );
}

/** The name of a release, with a number if there is a folder with that name already. */
function freeName(folder: string, name: string): string {
  const isTaken = (one: string) => existsSync(join(folder, 'releases', one));
  let [free, copy] = [name, 1];
  while (isTaken(free)) free = `${name}.${++copy}`;
  return free;
}

/**
 * Switches to the release before this one, and back if called again.
 *
 * @throws if there is none, or an instance doesn't answer.
 */
export async function rollBack(place: ReleaseFolder): Promise<void> {
  const { folder, log } = place;
  const [current, previous] = [linkedRelease(folder, 'dist'), linkedRelease(folder, 'previous')];
  if (!previous || !current) throw new Error(`${folder} has no earlier release.`);
  await switchTo(place, previous, current);
  link(folder, 'previous', current);
  log(`Release ${previous} runs again instead of ${current}.`);
}

async function switchTo(
  place: ReleaseFolder,
  name: string,
  earlier: string | undefined,
): Promise<void> {
  const { folder, ports, restart, afterwards, log } = place;
  link(folder, 'dist', name);
  for (const [index, port] of ports.entries()) {
    try {
      await runCommand(restart.replaceAll('{port}', String(port)));
      await answering(place, port);
      log(`${port}: answers with release ${name}`);
    } catch (error) {
      if (earlier === undefined) throw error;
      link(folder, 'dist', earlier);
      for (const changed of ports.slice(0, index + 1)) {
        await runCommand(restart.replaceAll('{port}', String(changed)));
        await answering(place, changed);
      }
      throw new Error(`${(error as Error).message} Release ${earlier} runs again.`);
    }
  }
  if (afterwards) await runCommand(afterwards.replaceAll('{release}', name));
}

async function runCommand(command: string): Promise<void> {
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`"${command}" failed.`);
}

/** Waits until an instance is healthy and quotes with the release that `dist` leads to. */
async function answering({ folder, patienceSeconds }: ReleaseFolder, port: number): Promise<void> {
  const address = `http://127.0.0.1:${port}`;
  const dist = join(folder, 'dist');
  const book = releasedBook(dist);
  if (!book) throw new Error(`${dist} isn't a release.`);
  const quote = smallestOrderUrl(openCatalog(book, address));
  const end = Date.now() + patienceSeconds * 1_000;
  while (Date.now() < end) {
    const [health, quoted] = [await ask(address + endpointPaths.health), await ask(quote)];
    const etag = quoted?.headers.get('etag');
    if (health?.status === 200 && etag?.startsWith(`"${releaseIn(dist)}-`)) return;
    await setTimeout(100);
  }
  throw new Error(`The instance on port ${port} didn't answer within ${patienceSeconds} seconds.`);
}

function ask(url: string): Promise<Response | undefined> {
  const settings = { headers: { connection: 'close' }, signal: AbortSignal.timeout(2_000) };
  return fetch(url, settings).catch(() => undefined);
}

/** The release that a link in the folder leads to. */
function linkedRelease(folder: string, name: 'dist' | 'previous'): string | undefined {
  const path = join(folder, name);
  return existsSync(path) ? basename(readlinkSync(path)) : undefined;
}

function link(folder: string, name: 'dist' | 'previous', to: string): void {
  replace(join(folder, name), (path) => symlinkSync(join('releases', to), path));
}

/** Replaces a file or link in one step, so that it is never missing. */
function replace(path: string, make: (path: string) => void): void {
  rmSync(`${path}.new`, { force: true });
  make(`${path}.new`);
  renameSync(`${path}.new`, path);
}
