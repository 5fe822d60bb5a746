import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { earlierAssets } from '../../src/build/earlier-assets.ts';
import { folderOfRun } from '../support/run.ts';

/** A `dist` with these hashed files. */
const distOf = (...names: string[]) =>
  folderOfRun(Object.fromEntries(names.map((name) => [`client/_astro/${name}`, `of ${name}`])));

/** Builds `names` on top of an earlier build, and returns the new `dist`. */
function replace(earlier: string | undefined, now: string, ...names: string[]): string {
  const { hooks } = earlierAssets(earlier, new Date(now));
  // biome-ignore lint/suspicious/noExplicitAny: only these options of the hooks are used
  const call = (hook: keyof typeof hooks, options: object) => (hooks[hook] as any)(options);
  call('astro:config:setup', { command: 'build' });
  const dist = distOf(...names);
  call('astro:build:generated', { dir: pathToFileURL(`${dist}/client/`) });
  return dist;
}

const assetsOf = (dist: string) => globSync('*', { cwd: join(dist, 'client/_astro') }).sort();

test('a build keeps the hashed files that it lacks of the one it replaces, unchanged, without compressed copies', () => {
  const earlier = distOf('a.1.js', 'a.1.js.br', 'a.1.js.gz', 'b.1.js');
  const dist = replace(earlier, '2026-11-22', 'a.2.js', 'b.1.js');
  expect(assetsOf(dist)).toEqual(['a.1.js', 'a.2.js', 'b.1.js']);
  expect(readFileSync(join(dist, 'client/_astro/a.1.js'), 'utf8')).toBe('of a.1.js');
});

test('it keeps them for 30 days after they were replaced, across any number of builds', () => {
  const second = replace(distOf('a.1.js'), '2026-11-01', 'a.2.js');
  const third = replace(second, '2026-11-20', 'a.3.js');
  expect(assetsOf(third)).toEqual(['a.1.js', 'a.2.js', 'a.3.js']);
  expect(assetsOf(replace(third, '2026-12-01', 'a.3.js'))).toContain('a.1.js');
  expect(assetsOf(replace(third, '2026-12-02', 'a.3.js'))).toEqual(['a.2.js', 'a.3.js']);
});

test('it keeps nothing if there is no build before it', () => {
  expect(assetsOf(replace('/nowhere/dist', '2026-11-22', 'a.1.js'))).toEqual(['a.1.js']);
  expect(assetsOf(replace(undefined, '2026-11-22', 'a.1.js'))).toEqual(['a.1.js']);
});
