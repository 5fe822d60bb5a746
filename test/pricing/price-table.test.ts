import { expect, test } from 'vitest';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { defaultTableBuild, priceTable } from '../../src/pricing/quantities.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { paper, poly } = openCatalog(book, 'https://tabs.example').products;

test('a price table uses the given options', () => {
  const { options } = defaultTableBuild(paper);
  const build = { options: { ...options, collation: 'collated', punch: '3hole' }, colorChanges: 0 };
  const row = priceTable(paper, [8], build).find(({ sets }) => sets === 250);
  expect(row?.cells[0]).toMatchObject({ totalCents: 65_300, perSetCents: 261 });
});

test('a price table includes color changes', () => {
  const plain = priceTable(poly, [8])[0]?.cells[0];
  const colored = priceTable(poly, [8], { ...defaultTableBuild(poly), colorChanges: 2 });
  expect(plain?.totalCents).toBe(102_000);
  expect(colored[0]?.cells[0]?.totalCents).toBe(102_000 + 2 * 3_500);
});
