import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shopLeftovers } from '../../src/book/check/leftovers.ts';
import { checkShop } from '../../src/book/check.ts';
import { book } from '../../src/hosts/book.ts';
import { shops } from '../shops/index.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';
import { bookWith, checkBook, shopOf } from '../support/book-with.ts';
import { failures } from '../support/failures.ts';
import { rowsOf } from '../support/rows.ts';

test('the book that ships and those of the test shops are valid', () => {
  for (const [name, shop] of [['what ships', book] as const, ...shops]) {
    expect(checkBook(shop), name).toEqual([]);
  }
});

test('each fault in a book is reported at its place, with what to write, and those of all parts in one run', async () => {
  const rows = rowsOf(new URL('faults.txt', import.meta.url));
  expect(rows.length).toBeGreaterThan(60);
  const check = ([, changes = '', place, message = '']: string[]) => {
    const shop = shopOf(bookWith(JSON.parse(changes)));
    const faults = checkShop(shop, twoProducts.seller.originZip);
    const fault = { place, message: expect.stringContaining(message) };
    // A row without a message has every place.
    if (message) expect(faults).toContainEqual(expect.objectContaining(fault));
    else expect(faults.map(({ place }) => place).join(' ')).toBe(place);
  };
  expect(await failures(rows, String, check)).toEqual([]);
});

test('each leftover of the default shop and each odd price is named with what to write', async () => {
  const table = readFileSync(new URL('leftovers.txt', import.meta.url), 'utf8');
  const cases = table
    .trim()
    .split('\n\n')
    .filter((one) => !one.startsWith('#'));
  expect(cases.length).toBeGreaterThan(10);
  const check = (text: string) => {
    const [first = '', ...lines] = text.split('\n');
    const [, changes = '', state = 'Illinois', zip = '60173'] = first.split(/ {2,}/);
    const found = shopLeftovers(bookWith(JSON.parse(changes)), {
      ...transit,
      origin: { zip, state },
    });
    expect(found.map(({ place, message }) => `${place}: ${message}`)).toEqual(
      lines.map((start) => expect.stringContaining(start)),
    );
  };
  expect(await failures(cases, String, check)).toEqual([]);
});

test('an odd value anywhere in a book is a fault in our words, or none, and never an error', () => {
  const placesIn = (value: unknown, place: string): string[] => [
    place,
    // The first entries of a list are like the others.
    ...(typeof value === 'object' && value !== null
      ? Object.entries(Array.isArray(value) ? value.slice(0, 1) : value)
      : []
    ).flatMap(([key, part]) => placesIn(part, `${place}.${key}`)),
  ];
  const {
    sets: _,
    products: { paper },
    ...parts
  } = twoProducts;
  const places = Object.entries({ ...parts, 'products.paper': paper }).flatMap(([key, part]) =>
    placesIn(part, key),
  );
  expect(places.length).toBeGreaterThan(150);
  for (const place of places) {
    for (const value of [null, 'x', -1, []]) {
      for (const { message } of checkBook(bookWith({ [place]: value }))) {
        expect(message, place).not.toMatch(/invalid|expected|undefined|\[object/i);
      }
    }
  }
});
