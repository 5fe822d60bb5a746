import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { describeSite } from '../../src/build/describe-site.ts';
import { folderOfRun } from '../support/run.ts';

const describeFolder = (folder: string) => describeSite(pathToFileURL(`${folder}/`));

describe('a built site', () => {
  test('always gets the same compressed bytes and hashes', async () => {
    const files = { 'index.html': '<p>text</p>'.repeat(500), 'a.json': '{"a":1}'.repeat(500) };
    const [first, second] = [folderOfRun(files), folderOfRun(files)];
    expect(await describeFolder(first)).toEqual(await describeFolder(second));
    const names = readdirSync(first).sort();
    expect(names).toEqual(
      ['a.json', 'a.json.br', 'a.json.gz', 'index.html', 'index.html.br', 'index.html.gz'].sort(),
    );
    for (const name of names) {
      expect(readFileSync(join(first, name))).toEqual(readFileSync(join(second, name)));
    }
  });

  test('leaves images and fonts uncompressed', async () => {
    const folder = folderOfRun({ 'a.png': 'x'.repeat(5000), 'b.woff2': 'x'.repeat(5000) });
    const { '/a.png': picture, '/b.woff2': font } = await describeFolder(folder);
    const hashes = { identity: expect.stringMatching(/^[\w-]{27}$/) };
    expect([picture?.hashes, font?.hashes]).toEqual([hashes, hashes]);
  });

  test('with a file of unknown type is rejected, naming the file', async () => {
    const folder = folderOfRun({ 'data.xyz': 'x' });
    await expect(describeFolder(folder)).rejects.toThrow('/data.xyz has no known content type');
  });
});
