import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { priceQuery } from '../../src/order/path.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { ask } from '../support/api.ts';
import { buildsOf } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';

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
      runs(150),
    );
    expect([...seen].sort()).toEqual([200, 400]);
  },
);

/** Queries that name a product first, then its build and other parameters in any order. */
function queriesOf(shop: Catalog): fc.Arbitrary<string> {
  const choices = Object.values(shop.products).flatMap(({ options }) =>
    options.flatMap(({ key, choices }) => [...choices.keys()].map((choice) => `${key}=${choice}`)),
  );
  const odd = ['tabs=2', 'sets=7', 'sets=025', 'labels=A', 'colorChanges=1', 'x=1', ''];
  const untitled = buildsOf(shop).map((build) => priceQuery(shop, { ...build, titles: null }));
  const single = untitled.map((query) => query.replace(/tabs=\d+/, 'tabs=1'));
  return fc
    .tuple(fc.oneof(untitled, single), fc.subarray([...choices, ...odd], { maxLength: 3 }))
    .chain(([query, more]) => {
      const [product, ...parts] = query.split('&');
      return fc
        .shuffledSubarray([...parts, ...more], { minLength: parts.length })
        .map((all) => [product, ...all].join('&'));
    });
}
