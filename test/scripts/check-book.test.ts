import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneProduct } from '../shops/index.ts';
import { shopOf } from '../support/book-with.ts';
import { failures } from '../support/failures.ts';
import { workshop } from '../support/workshop.ts';

/** The files of a shop; what they leave out of it is in the first one as data. */
const files = {
  'index.ts': `export { products } from './products/index.ts';
`,
  'products/index.ts': `import { board } from './board.ts';
export const products = { board };
`,
  'products/board.ts': `import { priced } from '../../book/writing.ts';
import { die } from './die.ts';

const stock = {
  key: 'stock',
  label: 'Stock',
  default: 'white',
  choices: [{ id: 'white', label: 'White', meaning: 'White board.' }],
};
const holes = { ...stock, key: 'holes', label: 'Holes' };

export const board = {
  name: 'Board Tabs',
  noun: 'board',
  summary: 'White board.',
  bestFor: 'everything',
  productionDays: 0,
  setup: '1.00',
  matrix: {
    per: 'set',
    otherTabs: 'nextRow',
    table: \`
tabs 1 2
1 9.00 8.00
5 $9.50 8.50
\`,
  },
  options: [
    stock,
    priced(holes, {}),
  ],
  cuts: { min: 5, max: 5 },
  die,
};
`,
  'products/die.ts': `export const die = ${JSON.stringify(oneProduct.products).replace(/^.*"die":(\{.*\})\}\}$/, '$1')};
`,
};

const { products: _, ...parts } = shopOf(oneProduct);
const { folder, writeShop, run } = workshop();

test('what is wrong in the files of a shop is named where it is written, in one run and without a stack', async () => {
  const table = readFileSync(new URL('check-book.txt', import.meta.url), 'utf8');
  const cases = table.trim().split('\n\n').slice(1);
  expect(cases.length).toBeGreaterThan(5);
  const check = async (text: string) => {
    const [asked = '', ...starts] = text.split('\n');
    const edits = asked.slice(asked.indexOf('  '));
    for (const [file, text] of Object.entries(files)) {
      const own = JSON.parse(edits).filter(([edited]: string[]) => edited === file);
      const edit = (text: string, [, before, after]: string[]) =>
        text.replace(`${before}`, `${after}`);
      const edited = own.reduce(edit, text);
      if (file === 'index.ts') writeShop(parts, edited);
      else writeFileSync(join(folder, 'src/shop', file), edited);
    }
    const { text: said, isDone } = await run('check-book');
    expect(said.trim().split('\n')).toEqual(starts.map((start) => expect.stringContaining(start)));
    expect(isDone).toBe(starts.every((start) => start.startsWith('Warning')));
  };
  expect(await failures(cases, (text) => text.split('  ')[0] ?? '', check)).toEqual([]);
});
