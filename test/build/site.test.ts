import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { describeSite } from '../../src/build/describe-site.ts';
import { folderOfRun } from '../support/run.ts';
import { shopSite } from '../support/shop-site.ts';

const describeFolder = (folder: string) => describeSite(pathToFileURL(`${folder}/`));

test('a built site always gets the same compressed bytes and hashes; images and fonts stay as they are', async () => {
  const files = {
    'index.html': '<p>text</p>'.repeat(500),
    'a.json': '{"a":1}'.repeat(500),
    'a.svg': '<svg/>'.repeat(500),
    'a.ttf': 'x'.repeat(5000),
    'a.png': 'x'.repeat(5000),
    'b.woff2': 'x'.repeat(5000),
  };
  const [first, second] = [folderOfRun(files), folderOfRun(files)];
  const described = await describeFolder(first);
  expect(await describeFolder(second)).toEqual(described);
  const compressed = ['index.html', 'a.json', 'a.svg', 'a.ttf'].flatMap((name) => [
    `${name}.br`,
    `${name}.gz`,
  ]);
  const names = globSync('*', { cwd: first });
  expect(names.sort()).toEqual([...Object.keys(files), ...compressed].sort());
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

/** JSON blocks are data. */
const inline =
  /<style|<script(?![^>]*\s(?:src=|type="(?:application\/(?:ld\+)?json|speculationrules)"))|<[^>]*\s(?:style|on\w+)=/i;

test('no page has an inline script, style or handler, which its policy would block', async () => {
  const client = join(await shopSite('book'), 'dist/client');
  const pages = globSync('**/*.html', { cwd: client });
  const found = pages.flatMap(
    (name) => inline.exec(readFileSync(join(client, name), 'utf8'))?.[0] ?? [],
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
