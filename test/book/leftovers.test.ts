import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookLeftovers } from '../../src/book/check/leftovers.ts';
import { transit } from '../shops/transit.ts';
import { bookWith } from '../support/book-with.ts';
import { failures } from '../support/failures.ts';

test('each leftover and each odd price is named with its place and what to write', async () => {
  const cases = readFileSync(new URL('leftovers.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n');
  expect(cases.length).toBeGreaterThan(10);
  const check = (text: string) => {
    const [first = '', ...lines] = text.split('\n');
    const [, changes = '', state = 'Illinois', zip = '60173'] = first.split(/ {2,}/);
    const book = bookWith(JSON.parse(changes));
    const found = bookLeftovers(book, { ...transit, origin: { zip, state } });
    expect(found.map(({ place, message }) => `${place}: ${message}`)).toEqual(
      lines.map((start) => expect.stringContaining(start)),
    );
  };
  expect(await failures(cases.slice(1), String, check)).toEqual([]);
});

test('a price five times that of the last release is named, one that became nothing is not', () => {
  const released = bookWith({});
  const place = 'products.poly.setup';
  const found = (setup: string) =>
    bookLeftovers(bookWith({ [place]: setup }), transit, released).filter(
      (fault) => fault.place === place,
    );
  expect(['80.00', '80.01', '1999.99', '2000.00', '0'].map((setup) => found(setup).length)).toEqual(
    [...[1, 0, 0, 1, 0]],
  );
});
