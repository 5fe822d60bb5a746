import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const sheets = read('src/{styles,designer}/**/*.css').map(({ path, text }) => ({
  path,
  text: text.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));
const all = (pattern: RegExp) =>
  sheets.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, ...found]) => ({ path, found: found.join(': ') })),
  );
const sources = read('src/**/*.{astro,json,ts,tsx}')
  .map(({ text }) => text)
  .join('\n');

test('every custom property that is used is set, and every one that is set is used', () => {
  const names = (pattern: RegExp) => new Set(all(pattern).map(({ found }) => found));
  const set = names(/(--[\w-]+)\s*:/g);
  const used = names(/var\((--[\w-]+)/g);
  const isSetByScript = (name: string) => sources.includes(`'${name}'`);
  expect([...used.difference(set)].filter((name) => !isSetByScript(name))).toEqual([]);
  expect([...set.difference(used)]).toEqual([]);
});

test('every class that is styled is in a page, a component or a drawing', () => {
  const isGiven = (name: string) =>
    new RegExp(`(?<![\\w-])(${name}|${name.replace(/-[^-]+$/, '')}-\\$\\{)`).test(sources);
  const selectors = all(/([^{};]+)\{/g).filter(({ found }) => !found.trim().startsWith('@'));
  const unused = selectors.flatMap(({ path, found }) =>
    [...found.matchAll(/\.([a-zA-Z][\w-]*)/g)]
      .filter(([, name = '']) => !isGiven(name))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('pages and the designer take their type and space from the tokens', () => {
  const values = all(
    /(?<![\w-])(font-size|font|(?:padding|margin|gap|row-gap|column-gap)[a-z-]*):([^;]+);/g,
  );
  const own = values.filter(({ path, found }) => {
    const [, value = ''] = found.split(/: /);
    const lengths = value.replaceAll(/var\([^)]*\)/g, '').match(/[\d.]+(rem|px)\b/g) ?? [];
    return !/tokens|print|chart/.test(path) && lengths.some((length) => !/^[1-3]px$/.test(length));
  });
  expect(own).toEqual([]);
});
