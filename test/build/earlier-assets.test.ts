import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { earlierAssets } from '../../src/build/earlier-assets.ts';
import { folderOfRun } from '../support/run.ts';

/** A `dist` with these hashed files. */
function distOf(...names: string[]): string {
  const dist = folderOfRun();
  mkdirSync(join(dist, 'client/_astro'), { recursive: true });
  for (const name of names) writeFileSync(join(dist, 'client/_astro', name), `of ${name}`);
  return dist;
}

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

const assetsOf = (dist: string) => readdirSync(join(dist, 'client/_astro')).sort();

describe('a build that replaces another one', () => {
  test('keeps the hashed files it lacks, unchanged', () => {
    const dist = replace(distOf('a.1.js', 'b.1.js'), '2026-11-22', 'a.2.js', 'b.1.js');
    expect(assetsOf(dist)).toEqual(['a.1.js', 'a.2.js', 'b.1.js']);
    expect(readFileSync(join(dist, 'client/_astro/a.1.js'), 'utf8')).toBe('of a.1.js');
  });

  test('keeps them for 30 days after they were replaced, across any number of builds', () => {
    const second = replace(distOf('a.1.js'), '2026-11-01', 'a.2.js');
    const third = replace(second, '2026-11-20', 'a.3.js');
    expect(assetsOf(third)).toEqual(['a.1.js', 'a.2.js', 'a.3.js']);
    expect(assetsOf(replace(third, '2026-12-01', 'a.3.js'))).toContain('a.1.js');
    expect(assetsOf(replace(third, '2026-12-02', 'a.3.js'))).toEqual(['a.2.js', 'a.3.js']);
  });

  test('lets the new build create the compressed copies', () => {
    expect(assetsOf(replace(distOf('a.1.js', 'a.1.js.br', 'a.1.js.gz'), '2026-11-22'))).toEqual([
      'a.1.js',
    ]);
  });

  test('keeps nothing if the folder does not exist', () => {
    expect(assetsOf(replace('/nowhere/dist', '2026-11-22', 'a.1.js'))).toEqual(['a.1.js']);
    expect(assetsOf(replace(undefined, '2026-11-22', 'a.1.js'))).toEqual(['a.1.js']);
  });
});
