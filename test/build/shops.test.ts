import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../scripts/quality/copy-project.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { threeProducts } from '../shops/three-products.ts';
import { buildOf } from '../support/build.ts';
import { gapsIn, queriesIn } from '../support/claims.ts';

const baseUrl = 'https://tabs.example';
const catalog = openCatalog(threeProducts, baseUrl);

/** A copy of the project with another book. */
function copyWithBook(): string {
  const copy = copyProject();
  const { facts, delivery, examples, sets, ...orderBook } = threeProducts;
  const write = (file: string, text: string) => writeFileSync(join(copy, 'src/book', file), text);
  write('order-book.ts', `export const orderBook = ${JSON.stringify(orderBook)};\n`);
  write('index.ts', `export const book = ${JSON.stringify(threeProducts)};\n`);
  return copy;
}

describe('the site of a shop with three products', () => {
  let copy = '';
  let pages: [name: string, text: string][] = [];

  beforeAll(async () => {
    copy = copyWithBook();
    await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: copy,
      env: { ...process.env, BASE_URL: baseUrl },
    });
    const client = join(copy, 'dist/client');
    pages = globSync('**/*.{html,md,txt}', { cwd: client }).map((name) => [
      name,
      readFileSync(join(client, name), 'utf8'),
    ]);
  }, 120_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('is built, with its quote form where the book says', () => {
    const names = pages.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['index.html', 'faq.md', 'ask-us/index.html']));
  });

  test('has no gap in a text that people read', () => {
    for (const [name, text] of pages.filter(([name]) => !name.endsWith('.html'))) {
      expect(gapsIn(text), name).toEqual([]);
    }
  });

  test('leads only to builds that can be ordered', () => {
    const shown = /^(developers|reference)[./]/;
    let followed = 0;
    for (const [name, text] of pages.filter(([name]) => !shown.test(name))) {
      for (const query of queriesIn(text)) {
        expect(() => buildOf(catalog, query), `${name}: ${query}`).not.toThrow();
        followed++;
      }
    }
    expect(followed).toBeGreaterThan(50);
  });
});
