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

const filesOf = (dist: string) => [
  globSync('**/*.*', { cwd: join(dist, 'client') }).sort(),
  Object.keys(JSON.parse(readFileSync(join(dist, 'server/site.json'), 'utf8')).files).sort(),
];

test('a release serves the scripts of the one it replaces, with compressed copies, and no others', () => {
  const first = distOf('_astro/a.1.js', '_astro/a.1.js.br', '_astro/b.1.js', 'old.html');
  copyEarlierAssets('/nowhere/dist', first);
  expect(filesOf(first)[1]).toEqual(['/_astro/a.1.js', '/_astro/b.1.js', '/old.html']);
  const second = distOf('_astro/a.2.js', '_astro/b.1.js', 'faq.html');
  copyEarlierAssets(first, second);
  expect(filesOf(second)).toEqual([
    ['_astro/a.1.js', '_astro/a.1.js.br', '_astro/a.2.js', '_astro/b.1.js', 'faq.html'],
    ['/_astro/a.1.js', '/_astro/a.2.js', '/_astro/b.1.js', '/faq.html'],
  ]);
  expect(readFileSync(join(second, 'client/_astro/a.1.js'), 'utf8')).toBe('of _astro/a.1.js');
  const third = distOf('_astro/a.3.js');
  copyEarlierAssets(second, third);
  expect(filesOf(third)[0]).toEqual(['_astro/a.2.js', '_astro/a.3.js', '_astro/b.1.js']);
});
