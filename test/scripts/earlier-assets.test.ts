import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyEarlierAssets } from '../../scripts/deploy/earlier-assets.ts';
import { folderOfRun } from '../support/run.ts';

/** A `dist` with these files, the compressed copies among them. */
function distOf(...names: string[]): string {
  const entries = names
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => [`/${name}`, { file: name, hashes: { identity: name } }]);
  return folderOfRun({
    'server/site.json': JSON.stringify({ release: 'one', files: Object.fromEntries(entries) }),
    ...Object.fromEntries(names.map((name) => [`client/${name}`, `of ${name}`])),
  });
}

/** The files of a build, and those that are served. */
const filesOf = (dist: string) => [
  globSync('**/*.*', { cwd: join(dist, 'client') }).sort(),
  Object.keys(JSON.parse(readFileSync(join(dist, 'server/site.json'), 'utf8')).files).sort(),
];

test('a release serves the scripts of the one it replaces, and their compressed copies', () => {
  const dist = distOf('_astro/a.2.js', '_astro/b.1.js', 'faq.html');
  copyEarlierAssets(distOf('_astro/a.1.js', '_astro/a.1.js.br', '_astro/b.1.js', 'old.html'), dist);
  expect(filesOf(dist)).toEqual([
    ['_astro/a.1.js', '_astro/a.1.js.br', '_astro/a.2.js', '_astro/b.1.js', 'faq.html'],
    ['/_astro/a.1.js', '/_astro/a.2.js', '/_astro/b.1.js', '/faq.html'],
  ]);
  expect(readFileSync(join(dist, 'client/_astro/a.1.js'), 'utf8')).toBe('of _astro/a.1.js');
});

test('it drops those of the one before', () => {
  const [first, second, third] = [1, 2, 3].map((at) => distOf(`_astro/a.${at}.js`)) as [
    ...[string, string, string],
  ];
  copyEarlierAssets(first, second);
  copyEarlierAssets(second, third);
  expect(filesOf(third)[0]).toEqual(['_astro/a.2.js', '_astro/a.3.js']);
});

test('the first release has only its own', () => {
  const dist = distOf('_astro/a.1.js');
  copyEarlierAssets('/nowhere/dist', dist);
  expect(filesOf(dist)[0]).toEqual(['_astro/a.1.js']);
});
