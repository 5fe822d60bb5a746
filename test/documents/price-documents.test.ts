import { describe, expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import {
  allPricesJson,
  pricesCsv,
  pricesJson,
  pricesMarkdown,
} from '../../src/documents/price-documents.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { priceTable } from '../../src/pricing/quantities.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const catalog = openCatalog(book, 'https://tabs.example');
const { productIds } = catalog;

/** The core's prices for every cell of a price table, in CSV form. */
function expected(id: ProductId) {
  return priceTable(catalog.products[id], book.limits.commonTabCounts).flatMap(({ sets, cells }) =>
    cells.map((cell) => ({
      sets,
      tabs: cell.tabs,
      total: cell.totalCents / 100,
      perSet: cell.perSetCents / 100,
    })),
  );
}

test.each(productIds)('the CSV of %s has every price of its table', (id) => {
  const [columns = '', ...lines] = pricesCsv(catalog, [id]).trimEnd().split('\r\n');
  const names = columns.split(',');
  const read = lines.map((line) => {
    const cells = line.split(',');
    const number = (name: string) => Number(cells[names.indexOf(name)]);
    return {
      sets: number('sets'),
      tabs: number('tabs_per_set'),
      total: number('total_usd'),
      perSet: number('per_set_usd'),
    };
  });
  expect(read).toEqual(expected(id));
});

test.each(productIds)('the JSON of %s has every price of its table', (id) => {
  const document = JSON.parse(pricesJson(catalog, id));
  const read = document.prices.flatMap(
    ({ sets, prices }: { sets: number; prices: Record<string, number>[] }) =>
      prices.map(({ tabsPerSet, total, perSet }) => ({ sets, tabs: tabsPerSet, total, perSet })),
  );
  expect(read).toEqual(expected(id));
});

test("the documents of all prices match each product's own", () => {
  const { credit } = book.prices;
  const fields = (csv: string) => csv.split('\r\n').map((line) => line.replace(/,("[^"]*")?$/, ''));
  const [columns, ...lines] = fields(pricesCsv(catalog, productIds));
  const own = productIds.map((id) => fields(pricesCsv(catalog, [id])));
  expect(own.map(([columns]) => columns)).toEqual(productIds.map(() => columns));
  expect(lines).toEqual([...own.flatMap(([, ...lines]) => lines.slice(0, -1)), '']);
  const products = productIds.map((id) => {
    const { credit, ...entry } = JSON.parse(pricesJson(catalog, id));
    return entry;
  });
  expect(JSON.parse(allPricesJson(catalog))).toEqual({ products, credit });
});

describe.each(productIds)('the prices of %s', (id) => {
  const forms = (of = catalog) => [pricesMarkdown(of, id), pricesCsv(of, [id]), pricesJson(of, id)];

  test('have their source credited once, at the end', () => {
    const credit = book.prices.credit ?? '';
    for (const form of forms()) {
      expect(form.split(credit)).toHaveLength(2);
      expect(form.indexOf(credit)).toBeGreaterThan(form.length - credit.length - 10);
    }
  });

  test('have no credit if the book has none', () => {
    const { credit, ...prices } = book.prices;
    for (const form of forms(openCatalog({ ...book, prices }, catalog.baseUrl))) {
      expect(form).not.toMatch(/credit|Tabzoola|CC BY/);
    }
  });
});
