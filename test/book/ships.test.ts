import { describe, expect, test } from 'vitest';
import { checkPrices } from '../../scripts/prices/price-rules.ts';
import { book } from '../../src/book/index.ts';
import { bookFaults } from '../../src/build/book-faults.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';

/** Requirements for every book; everything else is tested with the shops in `test/shops`. */
describe('the book that ships', () => {
  test('is valid, and its facts, examples, ready-made sets and transit days match it', () => {
    expect(bookFaults()).toEqual([]);
  });

  test('follows the price rules in every build', () => {
    const { breaches } = checkPrices(openCatalog(book, ''));
    expect(breaches).toEqual([]);
  });
});
