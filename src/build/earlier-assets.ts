import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Days to keep the scripts and styles of a replaced release: longer than a page stays open. */
const daysKept = 30;

/** The folder of content-hashed files, below `dist/client`. */
const hashedFolder = '_astro/';

/**
 * Below `dist`: the files of earlier releases, each with the last day on which a build keeps it,
 * such as `2026-12-22`.
 */
const recordFile = 'server/earlier-assets.json';

/**
 * Keeps the hashed files of the release that a build replaces, so pages still open can load the
 * rest of their assets.
 *
 * @param folder the `dist` of that release, which the build may empty; nothing is kept if it is
 * absent.
 */
export function earlierAssets(folder: string | undefined, now: Date): AstroIntegration {
  let assets: ReturnType<typeof readAssets> = [];
  return {
    name: 'earlier-assets',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build' && folder) assets = readAssets(folder, now);
      },
      'astro:build:generated': ({ dir }) => keepAssets(assets, dir),
    },
  };
}

/** A build's own assets, and those it kept that haven't expired. */
function readAssets(folder: string, now: Date) {
  const dist = pathToFileURL(`${resolve(folder)}/`);
  const hashed = new URL(`client/${hashedFolder}`, dist);
  if (!existsSync(hashed)) return [];
  const record = new URL(recordFile, dist);
  const days: Readonly<Record<string, string>> = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : {};
  const lastDay = dayOf(new Date(now.getTime() + daysKept * 86_400_000));
  return readdirSync(hashed)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => ({ name, keptUntil: days[name] ?? lastDay }))
    .filter(({ keptUntil }) => keptUntil >= dayOf(now))
    .map((asset) => ({ ...asset, content: readFileSync(new URL(asset.name, hashed)) }));
}

/** Writes the assets that the new build lacks. */
function keepAssets(assets: ReturnType<typeof readAssets>, client: URL): void {
  const hashed = new URL(hashedFolder, client);
  const missing = assets.filter(({ name }) => !existsSync(new URL(name, hashed)));
  if (missing.length === 0) return;
  for (const { name, content } of missing) writeFileSync(new URL(name, hashed), content);
  const days = Object.fromEntries(missing.map(({ name, keptUntil }) => [name, keptUntil]));
  const record = new URL(`../${recordFile}`, client);
  mkdirSync(new URL('.', record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(days, null, 1)}\n`);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
