import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildPatienceMs } from '../support/served.ts';
import { shopFolder, shopSite } from '../support/shop-site.ts';

const client = pathToFileURL(`${shopFolder('twoProducts')}/dist/client/`);

beforeAll(() => shopSite('twoProducts'), buildPatienceMs);

/** The most bytes of script and styles of its own that the designer may load, as they travel. */
const most = 30 * 1024;

function page(path: string): string {
  return readFileSync(new URL(path, client), 'utf8');
}

function styleSheets(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
}

const staticImports = /(?:import|from)\s*"\.\/([^"]+)"/g;

/** A script and all that it imports at once, or all that it names by another pattern. */
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

function compressedSize(path: string): number {
  return statSync(new URL(`${path}.br`, client)).size;
}

test.each(['paper', 'poly'])('the designer of %s loads little script and style', (product) => {
  const html = page(`configure/${product}/index.html`);
  const ofEveryPage = styleSheets(page('index.html'));
  const entry = /<script type="module" src="\/([^"]+)"/.exec(html)?.[1] ?? '';
  const own = [
    ...scriptsFrom(entry),
    ...styleSheets(html).filter((sheet) => !ofEveryPage.includes(sheet)),
  ];
  const sizes = own.map((path) => [path, compressedSize(path)] as const);
  expect(own.length).toBeGreaterThan(2);
  expect(
    sizes.reduce((sum, [, size]) => sum + size, 0),
    JSON.stringify(sizes),
  ).toBeLessThan(most);
});

test('no script of the designer holds the schema library, not even one that loads later', () => {
  const entry = /<script type="module" src="\/([^"]+)"/.exec(
    page('configure/paper/index.html'),
  )?.[1];
  const scripts = scriptsFrom(entry ?? '', /["'`](?:\.\/|_astro\/)([\w.-]+\.js)["'`]/g);
  expect(scripts.size).toBeGreaterThan(12);
  for (const script of scripts) expect(page(script), script).not.toMatch(/ZodError|_zod/);
});
