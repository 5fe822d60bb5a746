import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneProduct } from '../shops/index.ts';
import { shopOf } from '../support/book-with.ts';
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

/** What `check:book` says of the shop after these edits of its files. */
async function checked(edits: readonly (readonly [keyof typeof files, string, string])[] = []) {
  for (const [file, text] of Object.entries(files)) {
    const own = edits.filter(([edited]) => edited === file);
    const edited = own.reduce((text, [, before, after]) => text.replace(before, after), text);
    if (file === 'index.ts') writeShop(parts, edited);
    else writeFileSync(join(folder, 'src/shop', file), edited);
  }
  const { text, isDone } = await run('check-book');
  expect(isDone).toBe(!/^(?!Warning)/m.test(text.trim()));
  return text.trim().split('\n');
}

test('what is written in the wrong way is named with its line, in every file', async () => {
  expect(
    await checked([
      ['products/board.ts', "setup: '1.00',", "setup: '1.00'"],
      ['products/die.ts', '= {', '= {\n  sheet: 3,\n'],
    ]),
  ).toEqual([
    "src/shop/products/board.ts:19: ',' expected: look for a missing comma, quote or brace",
    'src/shop/products/die.ts:3: sheet is written twice here: delete one of them',
  ]);
  expect(await checked([['products/board.ts', "'everything',", "'everything,"]])).toEqual([
    expect.stringMatching(/^src\/shop\/products\/board\.ts:16: Unterminated string/),
  ]);
});

test('what cannot be loaded is named with its line, without a stack', async () => {
  expect(await checked([['products/index.ts', '= { board', '= { board, legal']])).toEqual([
    'src/shop/products/index.ts:2: legal is not defined',
  ]);
  expect(await checked([['products/index.ts', './board.ts', './legal.ts']])).toEqual([
    expect.stringMatching(/^Cannot find module 'src\/shop\/products\/legal\.ts'/),
  ]);
});

test('each wrong setting is named where it is written, also through names and other files, in one run', async () => {
  const found = await checked([
    ['products/board.ts', '1 9.00 8.00', '1 9.00 8.OO'],
    ['products/board.ts', "'1.00'", "'1.00 USD'"],
    ['products/board.ts', 'setup', "'setpu'"],
    ['products/board.ts', "default: 'white'", "default: 'grey'"],
    ['products/board.ts', 'min: 5, max: 5', 'min: 6, max: 5'],
    ['products/die.ts', '"tabExtensionInches":', '"tabExtensionInches": -'],
  ]);
  const board = 'src/shop/products/board.ts';
  const starts = [
    // What is missing is missing from what is around it.
    `${board}:12: products.board.setup is missing: write dollars as text`,
    'src/shop/products/die.ts:1: products.board.die.tabExtensionInches is -0.5: the tab',
    `${board}:18: products.board.setpu is "1.00 USD": there is no such setting.`,
    `${board}:7: products.board.options.0.default is "grey": the default must be one of`,
    `${board}:30: products.board.options.1.default is "grey": the default`,
    `${board}:8: products.board.options.0.choices.0: write what white adds`,
    `${board}:30: products.board.options.1.choices.0: write what white adds`,
    `${board}:32: products.board.cuts: the widest cut has the smallest number`,
    `${board}:24: products.board.matrix.table.2 is "1 9.00 8.OO": the price of 1 tab at 2 sets is`,
  ];
  expect(found).toEqual(starts.map((start) => expect.stringContaining(start)));
});

test('a shop without faults is only warned of', async () => {
  const warned = (await checked()).map((line) => line.replace(/ is ".*/, ''));
  expect(warned).toEqual([
    'Warning: src/shop/index.ts:2: seller.email',
    'Warning: src/shop/index.ts:2: seller.registryName',
    'Warning: src/shop/index.ts:4: facts.artwork',
  ]);
});
