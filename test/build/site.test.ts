import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { describeSite } from '../../src/build/describe-site.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function builtSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabquote built '));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const describeFolder = (folder: string) => describeSite(pathToFileURL(`${folder}/`));

describe('a built site', () => {
  test('is listed by the public paths of its files', async () => {
    const folder = builtSite({
      'index.html': '<p>',
      'prices.html': '<p>',
      'prices/paper.html': '<p>',
      'llms.txt': 'x',
      '.well-known/api-catalog': '{}',
    });
    expect(Object.keys(await describeFolder(folder)).sort()).toEqual([
      '/',
      '/.well-known/api-catalog',
      '/llms.txt',
      '/prices',
      '/prices/paper',
    ]);
  });

  test('always gets the same compressed bytes and hashes', async () => {
    const files = { 'index.html': '<p>text</p>'.repeat(500), 'a.json': '{"a":1}'.repeat(500) };
    const [first, second] = [builtSite(files), builtSite(files)];
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
    const folder = builtSite({ 'a.png': 'x'.repeat(5000), 'b.woff2': 'x'.repeat(5000) });
    const { '/a.png': picture, '/b.woff2': font } = await describeFolder(folder);
    const hashes = { identity: expect.stringMatching(/^[\w-]{22}$/) };
    expect([picture?.hashes, font?.hashes]).toEqual([hashes, hashes]);
  });

  test('with a file of unknown type is rejected, naming the file', async () => {
    const folder = builtSite({ 'data.xyz': 'x' });
    await expect(describeFolder(folder)).rejects.toThrow('/data.xyz has no known content type');
  });
});
