import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shopLine } from '../../scripts/shop-lines.ts';
import { folderOfRun } from '../support/run.ts';

const files = {
  'index.ts': `export { limits } from './limits.ts';
export { products } from './products/index.ts';`,
  'limits.ts': `export const limits = {
  sets: [
    25,
    50,
  ],
};`,
  'products/index.ts': `import { card } from './card.ts';
export const products = { card };`,
  'products/card.ts': `import { priced } from '../../book/writing.ts';
import { die } from './die.ts';

const shared = { key: 'a' };

export const card = {
  rates: {
    25: '0.85',
    'odd': '1',
  },
  options: [
    shared,
    priced(shared, {}),
  ],
  matrix: {
    table: \`
tabs 25
5 1
\`,
  },
  die,
};`,
  'products/die.ts': `export const die = {
  sheet: 3,
};`,
};

test('a setting is found where it is written, also through names and other files', () => {
  const root = folderOfRun();
  mkdirSync(join(root, 'src/shop/products'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(root, 'src/shop', name), text);
  const card = 'src/shop/products/card.ts';
  const places = {
    'limits.sets.1': 'src/shop/limits.ts:4',
    limits: 'src/shop/limits.ts:1',
    'products.card.rates.25': `${card}:8`,
    'products.card.rates.odd': `${card}:9`,
    // What is missing is missing from what is around it.
    'products.card.rates.100': `${card}:7`,
    'products.card.options.0.key': `${card}:4`,
    'products.card.options.1.choices.0': `${card}:13`,
    'products.card.matrix.table.2': `${card}:18`,
    'products.card.die.sheet': 'src/shop/products/die.ts:2',
    'transit.origin.zip': undefined,
  };
  for (const [place, line] of Object.entries(places))
    expect(shopLine(root, place), place).toBe(line);
  rmSync(root, { recursive: true });
});
