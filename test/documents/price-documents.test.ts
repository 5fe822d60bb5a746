import { expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import {
  allPricesJson,
  pricesCsv,
  pricesJson,
  pricesMarkdown,
} from '../../src/documents/price-documents.ts';
import { openCatalog, productIds } from '../../src/pricing/catalog.ts';
import { priceTable } from '../../src/pricing/price-table.ts';

const catalog = openCatalog(book, 'https://tabs.example');

/** What the core says of every cell of a price table, in the words of the CSV. */
function expected(id: 'paper' | 'poly') {
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

test('the documents of all prices say of each product what its own say', () => {
  const [columns, ...lines] = pricesCsv(catalog, productIds).split('\r\n');
  const own = productIds.map((id) => pricesCsv(catalog, [id]).split('\r\n'));
  expect(own.map(([columns]) => columns)).toEqual(productIds.map(() => columns));
  expect(lines).toEqual([...own.flatMap(([, ...lines]) => lines.slice(0, -1)), '']);
  expect(JSON.parse(allPricesJson(catalog))).toEqual({
    products: productIds.map((id) => JSON.parse(pricesJson(catalog, id))),
  });
});

test.each(productIds)('every form of the prices of %s credits the source of its figures', (id) => {
  const { credit } = book.prices;
  expect(pricesMarkdown(catalog, id)).toContain(credit);
  expect(pricesCsv(catalog, [id])).toContain(credit);
  expect(JSON.parse(pricesJson(catalog, id)).credit).toBe(credit);
});
