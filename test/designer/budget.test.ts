import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildPatienceMs } from '../support/served.ts';
import { shopFolder, shopSite } from '../support/shop-site.ts';

const client = pathToFileURL(`${shopFolder('twoProducts')}/dist/client/`);

beforeAll(() => shopSite('twoProducts'), buildPatienceMs);

/**
 * The maximum size in bytes of the designer's own script and styles that the first screen waits for,
 * compressed. The lower part of the page, and what is loaded when it is idle, come on top.
 */
const most = 36 * 1024;

function page(path: string): string {
  return readFileSync(new URL(path, client), 'utf8');
}

function styleSheets(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
}

const staticImports = /(?:import|from)\s*"\.\/([^"]+)"/g;

/** A script and everything it imports statically, or everything that matches another pattern. */
function scriptsFrom(
  path: string,
  imports = staticImports,
  found: Set<string> = new Set(),
): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, file = ''] of page(path).matchAll(imports)) {
    scriptsFrom(`_astro/${file}`, imports, found);
  }
  return found;
}

/** Files that compression would not shrink have no compressed copy. */
function compressedSize(path: string): number {
  const file = new URL(path, client);
  return (statSync(`${fileURLToPath(file)}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

test.each(['paper', 'poly'])(
  'the designer of %s stays within its script and style budget',
  (product) => {
    const html = page(`configure/${product}/index.html`);
    const ofEveryPage = styleSheets(page('index.html'));
    const entry = /<script type="module" src="\/([^"]+)"/.exec(html)?.[1] ?? '';
    // The entry loads the designer when the page is painted.
    const started = [...page(entry).matchAll(/import\(`\.\/([^`]+)`\)/g)].map(
      ([, file = '']) => `_astro/${file}`,
    );
    expect(started).toHaveLength(1);
    const announced = /`((?:[\w.-]+ )+[\w.-]+)`/.exec(page(entry))?.[1]?.split(' ') ?? [];
    const known = [...started, ...scriptsFrom(entry)];
    const needed = [...scriptsFrom(started[0] ?? '')].filter((path) => !known.includes(path));
    expect(announced.map((name) => `_astro/${name}.js`)).toEqual(expect.arrayContaining(needed));
    const own = [
      ...new Set([entry, ...started].flatMap((script) => [...scriptsFrom(script)])),
      ...styleSheets(html).filter((sheet) => !ofEveryPage.includes(sheet)),
    ];
    const sizes = own.map((path) => [path, compressedSize(path)] as const);
    expect(own.length).toBeGreaterThan(2);
    expect(
      sizes.reduce((sum, [, size]) => sum + size, 0),
      JSON.stringify(sizes),
    ).toBeLessThan(most);
  },
);

test('no script of the designer includes the schema library, not even a lazy one', () => {
  const entry = /<script type="module" src="\/([^"]+)"/.exec(
    page('configure/paper/index.html'),
  )?.[1];
  const scripts = scriptsFrom(entry ?? '', /["'`](?:\.\/|_astro\/)([\w.-]+\.js)["'`]/g);
  expect(scripts.size).toBeGreaterThan(12);
  for (const script of scripts) expect(page(script), script).not.toMatch(/ZodError|_zod/);
});
