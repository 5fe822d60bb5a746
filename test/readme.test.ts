import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { book } from '../src/hosts/book.ts';
import { priceHandler } from '../src/http/api.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { twoProducts } from './shops/two-products.ts';
import { ask } from './support/api.ts';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const isMissing = (file: string) => !existsSync(new URL(file, root));
const readme = read('README.md');

function named(text: string, expression: RegExp, atLeast: number): string[] {
  const found = [...text.matchAll(expression)].map(([, name = '']) => name);
  expect(found.length).toBeGreaterThan(atLeast);
  return found;
}

test("CONTRIBUTING's map names every folder of the code, and only those", () => {
  const [map = ''] = /^ {4}src\/[\s\S]*?\n\n/m.exec(read('CONTRIBUTING.md')) ?? [];
  const folders = readdirSync(new URL('src/', root));
  expect(folders.filter((folder) => !new RegExp(`\\b${folder}\\b`).test(map))).toEqual([]);
  expect(folders).toEqual(expect.arrayContaining(named(map, /(?:^ {4}|; )src\/(\w+)/gm, 10)));
});

test('SECURITY names only tests and drills that exist', () => {
  const claims = read('SECURITY.md');
  const tests = named(claims, /`([\w/-]+\.test\.ts)`/g, 12);
  expect(tests.filter((name) => isMissing(`test/${name}`))).toEqual([]);
  const checks = globSync('scripts/quality/deploy-check/*.check.ts', { cwd: root }).map(read);
  const drills = named(checks.join('\n'), /[`']([\w-]+): /g, 8);
  const lists = named(claims, /drills? ((?:`[\w-]+`(?:, )?)+)/g, 0).join();
  expect(drills).toEqual(expect.arrayContaining(named(lists, /([\w-]+)/g, 3)));
});

test("README shows five lines of a shop's answer to its first call", async () => {
  const [, base = '', query = ''] = /curl '([^/]+)\/api\/price\?([^']+)'/.exec(readme) ?? [];
  const [, lines = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
  const { json } = await ask(priceHandler(openCatalog(twoProducts, `http://${base}`)), query);
  expect(lines.trim().split('\n')).toHaveLength(5);
  expect(json).toMatchObject(JSON.parse(`{${lines.replaceAll(', ...', '')}}`));
});

test('README is at most 750 words, credits the default rates while the book does, and names only commands and files that exist', () => {
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(750);
  expect(readme).toContain(book.prices.credit ?? '');
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const commands = named(readme, /npm run ([\w:-]+)/g, 5);
  expect(['lists', ...scripts]).toEqual(expect.arrayContaining(commands));
  const rows = readme.match(/\| File in [\s\S]*?\n\n/)?.[0] ?? '';
  const files = named(rows, /`([\w.-]+\.(?:ts|json))`/g, 4);
  expect(files.filter((file) => isMissing(`src/shop/${file}`))).toEqual([]);
});

test('texts and the nightly workflow name only quality commands that exist', () => {
  const readmes = ['README.md', 'deploy/README.md', 'scripts/quality/README.md'];
  const texts = [...readmes, 'CONTRIBUTING.md', 'SECURITY.md'].map(read);
  const commands = named(texts.join('\n'), /npm run quality -- ([\w:-]+)/g, 5);
  const nightly = named(read('.github/workflows/nightly.yml'), /command: ([\w:-]+)/g, 5);
  const known = named(read('scripts/quality/run.ts'), /^ {2}'?([\w:-]+)'?: \[/gm, 5);
  expect(known).toEqual(expect.arrayContaining([...commands, ...nightly]));
});
