import { expect, test } from 'vitest';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { defaultTableBuild, priceTable } from '../../src/pricing/price-table.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { paper, poly } = openCatalog(book, 'https://tabs.example').products;

test('a price table has a row for every orderable quantity and a cell for every tab count', () => {
  const rows = priceTable(paper, [3, 8]);
  expect(rows.map(({ sets }) => sets)).toEqual(book.limits.setQuantities);
  for (const { cells } of rows) expect(cells.map(({ tabs }) => tabs)).toEqual([3, 8]);
});

test('a price table shows default prices if no options are given', () => {
  const [first] = priceTable(paper, [5]);
  expect(first?.sets).toBe(25);
  expect(first?.cells[0]).toMatchObject({ tabs: 5, totalCents: 13_625, perSetCents: 545 });
});

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

test('a missing rate is interpolated between its neighbors', () => {
  const row = priceTable(poly, [1]).find(({ sets }) => sets === 75);
  // (2.35 + 1.57) / 2 = 1.96 for each of 75 tabs, plus 400.00 setup.
  expect(row?.cells[0]?.totalCents).toBe(40_000 + 75 * 196);
});
