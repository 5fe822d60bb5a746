import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { codeOfPrefix, unservedCodes } from '../../src/book/zip-codes.ts';
import { llmsFull } from '../../src/documents/llms.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { threeProducts } from '../shops/three-products.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { readPrices } from './llms-full-reader.ts';

const catalog = openCatalog(book, 'https://tabs.example');
const text = llmsFull(catalog, transit);

test('the text has the transit days of every ZIP code that exists, and no others', () => {
  const stated = readPrices(text).transit;
  const prefixes = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0'));
  const wrong = prefixes.filter((digits) => {
    const code = codeOfPrefix(digits, transit);
    const days = /[1-9]/.test(code) ? Number(code) : undefined;
    const isStated = days !== undefined || code === unservedCodes.unallocated;
    return isStated && stated(digits) !== days;
  });
  expect(wrong).toEqual([]);
});

test('the text has fewer than 10,000 tokens', () => {
  expect(countTokens(text)).toBeLessThan(10_000);
});

test('a link without a query opens at the fewest sets of each product', () => {
  const shop = openCatalog(threeProducts, 'https://tabs.example');
  expect(llmsFull(shop, transit)).toMatch(
    /without a query it opens at \d+ tabs and 10 sets, 6 for /,
  );
});
