import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { codeOfPrefix, unservedCodes } from '../../src/book/zip-codes.ts';
import { llmsFull } from '../../src/documents/llms.ts';
import type { Build } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { priceAt } from '../../src/pricing/quote.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { calculator, combinations, readPrices } from './llms-full-reader.ts';

const catalog = openCatalog(book, 'https://tabs.example');
const { productIds } = catalog;
const text = llmsFull(catalog, transit);
const read = readPrices(text);

test('the text names the products, quantities and options of the book', () => {
  expect([...read.products.keys()]).toEqual([...productIds]);
  for (const [id, { rates, options }] of read.products) {
    expect([...rates.keys()]).toEqual(book.limits.setQuantities);
    const known = catalog.products[id as 'paper'].options;
    expect([...options.keys()]).toEqual(known.map(({ key }) => key));
    for (const { key, choices } of known) {
      expect(options.get(key)?.map(({ id }) => id)).toEqual([...choices.keys()]);
      expect(options.get(key)?.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
  }
});

test.each(productIds)(
  'the text alone is enough to calculate the total of any build of %s',
  (id) => {
    const known = catalog.products[id];
    const product = read.products.get(id);
    if (!product) throw new Error(`the text lacks ${id}`);
    const { min, max } = book.limits.tabsPerSet;
    const wrong: string[] = [];
    for (const options of combinations(product)) {
      const calculate = calculator(product, options);
      for (const tabs of [min, 7, 30, 137, max]) {
        const build: Build = { product: id, tabs, sets: 0, options, colorChanges: 0, titles: null };
        for (const sets of book.limits.setQuantities) {
          const { totalCents, perSetCents } = priceAt(known, build, sets);
          const calculated = calculate(sets, tabs);
          if (
            calculated.totalCents !== BigInt(totalCents) ||
            calculated.perSetCents !== BigInt(perSetCents)
          ) {
            wrong.push(`${JSON.stringify({ ...options, sets, tabs })}: ${calculated.totalCents}`);
          }
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    const ways = known.options.reduce((product, { choices }) => product * choices.size, 1);
    expect(combinations(product)).toHaveLength(ways);
  },
);

test('the text alone is enough to calculate color changes', () => {
  const product = read.products.get('poly');
  if (!product) throw new Error('the text lacks poly');
  for (
    let colorChanges = 0;
    colorChanges < (book.products.poly.colors?.list.length ?? 0);
    colorChanges++
  ) {
    const options = Object.fromEntries(
      catalog.products.poly.options.map((option) => [option.key, option.default]),
    );
    const build: Build = {
      product: 'poly',
      tabs: 12,
      sets: 150,
      options,
      colorChanges,
      titles: null,
    };
    expect(calculator(product, {}, colorChanges)(150, 12).totalCents).toBe(
      BigInt(priceAt(catalog.products.poly, build, 150).totalCents),
    );
  }
});

test('the worked examples follow from the rules of the text', () => {
  for (const { query, ...printed } of read.examples) {
    const {
      product: id,
      sets,
      tabs,
      colorChanges,
      ...options
    } = Object.fromEntries(new URLSearchParams(query));
    const product = read.products.get(id as string);
    if (!product) throw new Error(`the text lacks ${id}`);
    const calculate = calculator(product, options, Number(colorChanges ?? 0));
    expect(calculate(Number(sets), Number(tabs))).toEqual(printed);
  }
});

test('the price tables follow from the rules of the text', () => {
  expect(read.cells).toHaveLength(
    productIds.length * book.limits.setQuantities.length * book.limits.commonTabCounts.length,
  );
  for (const { product: id, sets, tabs, ...printed } of read.cells) {
    const product = read.products.get(id);
    if (!product) throw new Error(`the text lacks ${id}`);
    expect(calculator(product, {})(sets, tabs)).toMatchObject(printed);
  }
});

test('the text has the transit days of every ZIP code that exists, and no others', () => {
  const wrong: string[] = [];
  for (let prefix = 0; prefix < 1000; prefix++) {
    const digits = String(prefix).padStart(3, '0');
    const code = codeOfPrefix(digits, transit);
    const days = /[1-9]/.test(code) ? Number(code) : undefined;
    const isStated = days !== undefined || code === unservedCodes.unallocated;
    if (isStated && read.transit(digits) !== days) wrong.push(digits);
  }
  expect(wrong).toEqual([]);
});

test("the text states the maximum length of a link's query", () => {
  expect(text).toContain(`at most ${book.limits.queryLengthMax} characters as encoded`);
});

test('the credit is the last line', () => {
  expect(text.trimEnd().split('\n').at(-1)).toBe(`${book.prices.credit}.`);
});

test('the text has fewer than 10,000 tokens', () => {
  expect(countTokens(text)).toBeLessThan(10_000);
});
