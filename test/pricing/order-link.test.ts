import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { orderUrl } from '../../src/order/link.ts';
import { priceQuery } from '../../src/order/path.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { ask } from '../support/api.ts';
import { anyBuild, catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';

describe('an order link', () => {
  test('with product added is a query of the price API that gives the same quote', async () => {
    const price = priceHandler(catalog);
    await fc.assert(
      fc.asyncProperty(anyBuild, async (build) => {
        const link = orderUrl(catalog, build);
        const { json: first } = await ask(price, priceQuery(catalog, build));
        const { json: second } = await ask(
          price,
          `${new URL(link).search.slice(1)}&product=${build.product}`,
        );
        expect(first.orderUrl).toBe(link);
        expect(second).toEqual(first);
      }),
      runs(60),
    );
  });

  test('has tabs, sets, non-default options, then the titles', () => {
    const plain = defaultBuild(catalog, 'paper', 5, 25);
    expect(orderUrl(catalog, plain)).toBe('https://tabs.test/configure/paper?tabs=5&sets=25');
    const titled = {
      ...plain,
      tabs: 3,
      options: { ...plain.options, collation: 'collated', material: '110' },
      titles: ['A & B', '', 'Ünïcode'],
    };
    expect(orderUrl(catalog, titled)).toBe(
      'https://tabs.test/configure/paper?tabs=3&sets=25&material=110&collation=collated&labels=A+%26+B%7C%7C%C3%9Cn%C3%AFcode',
    );
  });
});
