import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultLine } from '../../src/book/check/fault.ts';
import { checkBook } from '../../src/book/check.ts';
import { book } from '../../src/book/index.ts';
import { twoProducts } from '../shops/two-products.ts';

/** A valid book with one change. */
// biome-ignore lint/suspicious/noExplicitAny: the changes intentionally break the book's type
function changed(change: (book: any) => void) {
  const copy = structuredClone(twoProducts);
  change(copy);
  return checkBook(copy);
}

/** What is wrong, the setting, its value as JSON, the place of the fault, part of the message. */
const bookFaults = readFileSync(new URL('faults.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/ {2,}/) as [string, string, string, string, string]);

describe('the book', () => {
  test('that ships is valid', () => {
    expect(checkBook(book)).toEqual([]);
  });

  test('has 19 Mylar and 11 poly colors', () => {
    const { paper, poly } = twoProducts.products;
    expect([paper.colors?.list.length, poly.colors?.list.length]).toEqual([19, 11]);
  });

  test('reports every fault of its shape together, each with its place and what to write', () => {
    const faults = changed((book) => {
      book.seller.email = 'orders at example';
      book.products.paper.rates[250] = 0.29;
      book.limits.setQuantities[3] = 100.5;
      book.seller.quoteValidDays = 0;
      book.seller.address = Array(5).fill('1200 Sample Parkway');
      book.colour = 'red';
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        {
          place: 'seller.email',
          message: 'write an e-mail address, such as "orders@example.com"',
        },
        {
          place: 'products.paper.rates.250',
          message: 'write dollars as text in quotes, such as "0.0135"',
        },
        {
          place: 'limits.setQuantities.3',
          message: 'an orderable quantity must be a whole number',
        },
      ]),
    );
    expect(faults.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'the number of days that a quote is valid must be at least 1',
        'write at most four lines',
      ]),
    );
    expect(faults).toHaveLength(6);
  });

  test.each(bookFaults)('with %s is rejected', (_, setting, value, place, message) => {
    const path = setting.split('.');
    const last = path.pop() ?? '';
    const found = changed((book) => {
      const parent = path.reduce((part, key) => part[key], book);
      if (value === '-') delete parent[last];
      else parent[last] = JSON.parse(value);
    });
    expect(found).toContainEqual(
      expect.objectContaining({ place, message: expect.stringContaining(message) }),
    );
  });

  // biome-ignore lint/suspicious/noExplicitAny: the changes intentionally break the book's type
  const crossFaults: readonly (readonly [string, (book: any) => void, string, string])[] = [
    [
      'quantities out of order',
      (book) => book.limits.setQuantities.reverse(),
      'limits.setQuantities.1',
      'in ascending order',
    ],
    [
      'a choice that is also by quote only',
      (book) => book.quoteOnly[1].values.push('white'),
      'quoteOnly.1.values.4',
      'this has a price',
    ],
    [
      'rates by tabs for more than an order has',
      (book) => {
        Object.assign(book.products.paper, {
          ratesBy: 'tabs',
          rates: { 1: '1', 600000: '1', 700000: '1' },
        });
      },
      'products.paper.rates.700000',
      'the largest order has 500000 tabs',
    ],
    [
      'choices that exclude each other',
      (book) => {
        book.products.poly.options[1].choices[1].only = { ink: ['white'] };
        book.products.poly.options[5].choices[1].only = { sided: ['2s'] };
      },
      'products.poly.options.1.choices.1.only',
      'nobody can order this choice',
    ],
  ];

  test('names the value at the place of a fault, also under a key with dots', () => {
    const odd = { rates: { 'a.b': [1, 'x'] } };
    expect(
      ['rates.a.b.1', 'rates.c', 'rates', 'book'].map((place) => {
        return faultLine({ place, message: 'write a number' }, odd);
      }),
    ).toEqual([
      'src/book: rates.a.b.1 is "x": write a number',
      'src/book: rates.c is missing: write a number',
      'src/book: rates: write a number',
      'src/book: book: write a number',
    ]);
  });

  test.each(crossFaults)('with %s is rejected', (_, change, place, message) => {
    expect(changed(change)).toContainEqual(
      expect.objectContaining({ place, message: expect.stringContaining(message) }),
    );
  });
});
