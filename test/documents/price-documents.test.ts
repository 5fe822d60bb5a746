import { describe, expect, test } from 'vitest';
import { pricesCsv, pricesJson, pricesMarkdown } from '../../src/documents/price-documents.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const catalog = openCatalog(book, 'https://tabs.example');
const { productIds } = catalog;

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
