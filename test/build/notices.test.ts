import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { shopSite } from '../support/shop-site.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(await shopSite('book'), 'dist');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const notices = readFileSync(join(dist, 'client/third-party-notices.txt'), 'utf8');
const [, ...parts] = notices.split(/\n\n\n(?=\S+ \S+ \(.*\)\n)/);
const named = parts.map((part) => part.slice(0, part.indexOf(' (')));

test('the third-party notices name every package that the service or a worker loads', () => {
  const { dependencies } = readJson(join(root, 'package.json'));
  const declared = [...Object.keys(dependencies), 'fontkit'].map((name) => `node_modules/${name}`);
  const bundled = globSync('server/**/*.mjs', { cwd: dist })
    .flatMap((file) => readFileSync(join(dist, file), 'utf8').match(/^\/\/.*node_modules.*/gm))
    .flatMap((line) => /node_modules\/(@[^/]+\/)?[^/]+/.exec(line ?? '')?.[0] ?? []);
  expect(new Set(bundled).size).toBeGreaterThan(20);
  const titles = [...new Set([...declared, ...bundled])].map((folder) => {
    const { name, version } = readJson(join(root, folder, 'package.json'));
    return `${name} ${version}`;
  });
  expect(titles.filter((title) => !named.includes(title))).toEqual([]);
});

test('they are served, with an owner and terms of every package, and the license of every font', () => {
  const terms = /permission|redistribution|apache license|unlicense/i;
  expect(parts.filter((part) => !/copyright/i.test(part) || !terms.test(part))).toEqual([]);
  const { files } = readJson(join(dist, 'server/site.json'));
  expect(files).toHaveProperty(['/third-party-notices.txt']);
  const fonts = globSync('client/_astro/*.{woff2,ttf}', { cwd: dist });
  expect(fonts.length).toBeGreaterThan(4);
  for (const file of fonts) {
    const { familyName } = create(readFileSync(join(dist, file))) as Font;
    const words = familyName.replace(/ Variable| Thin| \d+$/g, '');
    const name = words.replaceAll(' ', '-').toLowerCase();
    const part = parts.find((text) => text.split(' ')[0]?.endsWith(name));
    expect(part, file).toContain('SIL OPEN FONT LICENSE');
  }
});
