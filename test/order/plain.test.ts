import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { ask } from '../support/api.ts';

test.each(shops)(
  'in %s, a query looked up as a whole is answered like one read word by word',
  async (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    const price = priceHandler(shop);
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(queriesOf(shop), async (query) => {
        const { status, json } = await ask(price, query);
        seen.add(status);
        expect(await ask(price, `${query}&utm_source=mail`)).toMatchObject({ status, json });
      }),
      { numRuns: 300 },
    );
    expect([...seen].sort()).toEqual([200, 400]);
  },
);

/** Queries that name a product first, then other parameters, mostly as documents write them. */
function queriesOf({ productIds, products, quantities, book }: Catalog): fc.Arbitrary<string> {
  const { min, max } = book.limits.tabsPerSet;
  const choices = productIds.flatMap((id) =>
    products[id].options.flatMap(({ key, choices }) =>
      [...choices.keys()].map((choice) => `${key}=${choice}`),
    ),
  );
  const number = (name: string, from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((value) => `${name}=${value}`);
  const other = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...choices) },
    number('tabs', 1, 3),
    number('colorChanges', 0, 4),
    fc.constantFrom('sets=7', 'sets=025', 'labels=A', 'x=1', '', `product=${productIds[0]}`),
  );
  const tabs = fc.oneof(number('tabs', min, max), number('tabs', min, 3));
  const sets = fc.constantFrom(...quantities.map((sets) => `sets=${sets}`));
  return fc
    .tuple(fc.constantFrom(...productIds), tabs, sets, fc.array(other, { maxLength: 4 }))
    .chain(([id, ...[tabs, sets, others]]) =>
      fc
        .shuffledSubarray([tabs, sets, ...others], { minLength: others.length + 1 })
        .map((parts) => [`product=${id}`, ...parts].join('&')),
    );
}
