import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { describeSite } from '../../src/build/describe-site.ts';
import { folderOfRun } from '../support/run.ts';

const describeFolder = (folder: string) => describeSite(pathToFileURL(`${folder}/`));

test('a built site always gets the same compressed bytes and hashes; images and fonts stay as they are', async () => {
  const compressed = ['index.html', 'a.json', 'a.svg', 'a.ttf'];
  const given = [...compressed, 'a.png', 'b.woff2'];
  const files = Object.fromEntries(given.map((name) => [name, 'text '.repeat(1_000)]));
  const [first, second] = [folderOfRun(files), folderOfRun(files)];
  const described = await describeFolder(first);
  expect(await describeFolder(second)).toEqual(described);
  const copies = compressed.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  const names = globSync('*', { cwd: first });
  expect(names.sort()).toEqual([...given, ...copies].sort());
  for (const name of names) {
    expect(readFileSync(join(first, name))).toEqual(readFileSync(join(second, name)));
  }
  const hashes = { identity: expect.stringMatching(/^[\w-]{27}$/) };
  expect(described['/a.png']?.hashes).toEqual(hashes);
});

test('a file of unknown type is rejected, naming the file', async () => {
  const folder = folderOfRun({ 'data.xyz': 'x' });
  await expect(describeFolder(folder)).rejects.toThrow('/data.xyz has no known content type');
});
