import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { book } from '../src/book/index.ts';
import { priceHandler } from '../src/http/api.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { twoProducts } from './shops/two-products.ts';
import { ask } from './support/api.ts';

const root = new URL('../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const scripts: Record<string, string> = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
).scripts;

test("CONTRIBUTING's map names every folder of the code, and only those", () => {
  const text = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');
  const [map = ''] = /^ {4}src\/[\s\S]*?\n\n/m.exec(text) ?? [];
  const folders = readdirSync(new URL('src/', root));
  expect(folders.filter((folder) => !new RegExp(`\\b${folder}\\b`).test(map))).toEqual([]);
  const named = [...map.matchAll(/^ {4}src\/(\w+)|; src\/(\w+)/gm)].map(
    ([, one, other]) => one ?? other,
  );
  expect(folders).toEqual(expect.arrayContaining(named));
});

test('SECURITY names only tests and drills that exist', () => {
  const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
  const claims = read('SECURITY.md');
  const tests = [...claims.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, name = '']) => name);
  expect(tests.length).toBeGreaterThan(20);
  expect(tests.filter((name) => !existsSync(new URL(`test/${name}`, root)))).toEqual([]);
  const files = globSync('scripts/quality/deploy-check/*.check.ts', { cwd: root });
  const drills = files.flatMap((file) =>
    [...read(file).matchAll(/[`']([\w-]+): /g)].map(([, name]) => name),
  );
  const named = [...claims.matchAll(/drills? ((?:`[\w-]+`(?:, )?)+)/g)].flatMap(
    ([, names = '']) => names.match(/[\w-]+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !drills.includes(name))).toEqual([]);
});

describe('README', () => {
  test("shows a shop's answer to its first call", async () => {
    const [, base = '', query = ''] = /curl '([^/]+)\/api\/price\?([^']+)'/.exec(readme) ?? [];
    const [, answer = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
    const { json } = await ask(priceHandler(openCatalog(twoProducts, `http://${base}`)), query);
    expect(JSON.parse(answer)).toEqual(json);
  });

  test('names only commands that exist', () => {
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(named.filter((name) => name !== 'lists')),
    );
  });

  test('is at most 800 words, and other texts name only quality commands that exist', () => {
    expect(readme.split(/\s+/).length).toBeLessThanOrEqual(800);
    const texts = [
      'README.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'deploy/README.md',
      'scripts/quality/README.md',
    ]
      .map((file) => readFileSync(new URL(file, root), 'utf8'))
      .join('\n');
    const commands = [...texts.matchAll(/npm run quality -- ([\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(commands.length).toBeGreaterThan(5);
    const list = readFileSync(new URL('scripts/quality/run.ts', root), 'utf8');
    const known = [...list.matchAll(/^ {2}'?([\w:-]+)'?: \[/gm)].map(([, name]) => name);
    expect(commands.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('names only files of the book that exist', () => {
    const rows = readme.match(/\| File \|[\s\S]*?\n\n/)?.[0] ?? '';
    const files = [...rows.matchAll(/`([\w.-]+\.(?:ts|json))`/g)].map(([, name = '']) => name);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files)
      expect(existsSync(new URL(`src/book/${file}`, root)), file).toBe(true);
  });

  test('credits the default rates while the book does', () => {
    expect(readme).toContain(book.prices.credit ?? '');
  });
});
