import { readFileSync, statSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { siteFolder } from '../support/own-build.ts';
import { buildPatienceMs } from '../support/served.ts';
import { shopSite } from '../support/shop-site.ts';

const client = `${siteFolder('twoProducts')}/dist/client`;

beforeAll(() => shopSite('twoProducts'), buildPatienceMs);

/**
 * The maximum size in bytes of the designer's own script and styles that the first screen waits for,
 * compressed. The lower part of the page, and what is loaded when it is idle, come on top.
 */
const most = 34 * 1024;

const read = (path: string) => readFileSync(`${client}/${path}`, 'utf8');

const all = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const styleSheets = (html: string) => all(/<link rel="stylesheet" href="\/([^"]+)"/g, html);
const entryOf = (html: string) => all(/<script type="module" src="\/([^"]+)"/g, html)[0] ?? '';
const staticImports = /(?:import|from)\s*"\.\/([^"]+)"/g;

/** A script and everything it imports statically, or everything that matches another pattern. */
function scriptsFrom(path: string, imports = staticImports, found = new Set<string>()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const file of all(imports, read(path))) scriptsFrom(`_astro/${file}`, imports, found);
  return found;
}

/** Files that compression would not shrink have no compressed copy. */
function compressedSize(path: string): number {
  const file = `${client}/${path}`;
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

test.each(['paper', 'poly'])(
  'the designer of %s stays within its script and style budget, and announces its scripts',
  (product) => {
    const html = read(`configure/${product}/index.html`);
    const ofEveryPage = styleSheets(read('index.html'));
    const entry = entryOf(html);
    // The entry loads the designer when the page is painted.
    const started = all(/import\(`\.\/([^`]+)`\)/g, read(entry)).map((file) => `_astro/${file}`);
    expect(started).toHaveLength(1);
    const [announced = ''] = all(/`((?:[\w.-]+ )+[\w.-]+)`/g, read(entry));
    const known = [...started, ...scriptsFrom(entry)];
    const needed = [...scriptsFrom(started[0] ?? '')].filter((path) => !known.includes(path));
    const names = announced.split(' ').map((name) => `_astro/${name}.js`);
    expect(names).toEqual(expect.arrayContaining(needed));
    const own = [
      ...new Set([entry, ...started].flatMap((script) => [...scriptsFrom(script)])),
      ...styleSheets(html).filter((sheet) => !ofEveryPage.includes(sheet)),
    ];
    const sizes = own.map((path) => [path, compressedSize(path)] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(own.length).toBeGreaterThan(2);
    expect(total, JSON.stringify(sizes)).toBeLessThan(most);
  },
);

test('no script of the designer includes the schema library, not even a lazy one', () => {
  const entry = entryOf(read('configure/paper/index.html'));
  const scripts = scriptsFrom(entry, /["'`](?:\.\/|_astro\/)([\w.-]+\.js)["'`]/g);
  expect(scripts.size).toBeGreaterThan(12);
  for (const script of scripts) expect(read(script), script).not.toMatch(/ZodError|_zod/);
});
