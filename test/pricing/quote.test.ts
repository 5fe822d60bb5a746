import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Book, ProductId } from '../../src/book/schema.ts';
import { book } from '../../src/hosts/book.ts';
import { type Build, defaultBuild } from '../../src/pricing/build.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { describeBreakdown } from '../../src/pricing/in-words.ts';
import { quote } from '../../src/pricing/quote.ts';
import { oneProduct, shops } from '../shops/index.ts';
import { threeProducts } from '../shops/three-products.ts';
import { bookWith, checkBook } from '../support/book-with.ts';
import { buildOf } from '../support/build.ts';
import { buildsOf, catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { rowsOf } from '../support/rows.ts';
import { runs } from '../support/runs.ts';
import { exactPrice } from './exact-price.ts';

/** Expects a quote to be what exact arithmetic says, line by line. */
function expectExact(shop: Book, catalog: Catalog, build: Build): void {
  const { totalCents, perSetCents, breakdown, nextQuantity } = quote(catalog, build);
  const { lines, ...exact } = exactPrice(shop, build);
  expect(exact).toMatchObject({ totalCents, perSetCents });
  expect(breakdown.map(({ item, cents }) => ({ item, cents }))).toEqual(lines);
  for (const { count = 0, each = 0, cents } of breakdown) {
    // Before rounding, a count and its price make up what a line adds.
    if (each) expect(Math.abs(count * each - cents * 10_000)).toBeLessThan(10_000);
  }
  const { quantities } = catalog.products[build.product];
  const { sets, ...next } = { sets: undefined, ...nextQuantity };
  expect(sets).toBe(quantities[quantities.indexOf(build.sets) + 1]);
  if (sets) expect(exactPrice(shop, { ...build, sets })).toMatchObject(next);
}

test.each([...shops, ['what ships', book] as const])(
  'any build of a shop with %s costs what exact arithmetic says',
  (_, shop) => {
    const catalog = openCatalog(shop, '');
    fc.assert(
      fc.property(buildsOf(catalog), (build) => expectExact(shop, catalog, build)),
      runs(500),
    );
  },
);

test('any amounts that the check of the book accepts are priced exactly', () => {
  const amount = (whole: number, decimals: number) =>
    fc.nat(whole * 10 ** decimals).map((units) => (units / 10 ** decimals).toFixed(decimals));
  const choice = fc.record({
    perTab: amount(999, 4),
    perSet: amount(999, 4),
    perOrder: amount(99_999, 2),
    percent: fc.integer({ min: 0, max: 90_000 }).map((hundredths) => hundredths / 100),
  });
  const books = fc
    .record({
      charges: fc.array(choice, { minLength: 1, maxLength: 3 }),
      setup: amount(999_999, 2),
      rates: fc.tuple(amount(9999, 4), amount(9999, 4)),
      ratesBy: fc.constantFrom('sets', 'tabs'),
      between: fc.constantFrom('interpolate', 'steps'),
      minimumCharge: amount(999_999, 2),
      discounts: fc
        .tuple(fc.integer({ min: 1, max: 9_000 }), amount(99_999, 2))
        .map(([percent, over]) => [{ over, percent: percent / 100 }]),
    })
    .map(({ charges, rates: [first, last], ...product }): Book => {
      const board = oneProduct.products['board' as ProductId];
      const options = charges.map((charge, index) => ({
        ...{ key: `option${'abc'[index]}`, label: 'Option', default: 'no' },
        choices: [
          { id: 'no', label: 'No', meaning: 'None.' },
          { id: 'yes', label: 'Yes', meaning: 'Charged.', ...charge },
        ],
      }));
      const quantities = [1, 30, 777, 1000];
      const rates = { 1: first, 1000: last };
      const priced = { ...board, ...product, quantities, rates, options };
      return { ...oneProduct, products: { board: priced } } as unknown as Book;
    })
    .filter((book) => checkBook(book).length === 0);
  fc.assert(
    fc.property(
      books.chain((book) => fc.tuple(fc.constant(book), buildsOf(openCatalog(book, '')))),
      ([book, build]) => expectExact(book, openCatalog(book, ''), build),
    ),
    runs(100),
  );
});

test('a quote names each charge in words, percentages and the minimum last', async () => {
  const shop = openCatalog(threeProducts, '');
  const check = ([query = '', words = '']: string[]) => {
    const lines = describeBreakdown(quote(shop, buildOf(shop, query)));
    expect(lines.map(({ label, text }) => `${label} = ${text}`).join('; ')).toMatch(RegExp(words));
  };
  const rows = rowsOf(new URL('charges.txt', import.meta.url));
  expect(await failures(rows, String, check)).toEqual([]);
});

test('a quote has a discount, and ships free, only when it is over the amount, not at it', () => {
  const quoted = (over: string | null) => {
    const discounts = over ? [{ over, percent: 10 }] : undefined;
    const changes = { 'products.paper.discounts': discounts, 'limits.freeShippingOver': '136.25' };
    const shop = openCatalog(bookWith(changes), '');
    const { totalCents, shipping } = quote(shop, defaultBuild(shop, 'paper', 5, 25));
    return [totalCents, shipping];
  };
  expect(quoted('136.25')).toEqual([13_625, { freeGround: false, missingCents: 1 }]);
  expect(quoted('136.24')[0]).toBe(12_263);
  const build = defaultBuild(catalog, 'paper', 5, 25);
  const shipping = (freeShippingOver?: number) =>
    quote({ ...catalog, freeShippingOver }, build).shipping;
  expect(shipping(13_624)).toEqual({ freeGround: true, missingCents: 0 });
  expect(shipping()).toEqual({ freeGround: false, missingCents: undefined });
});
