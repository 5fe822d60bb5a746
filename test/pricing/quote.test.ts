import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { quote } from '../../src/pricing/quote.ts';
import { shops } from '../shops/index.ts';
import { anyBuild, buildsOf, catalog } from '../support/catalog.ts';
import { exactPrice } from './exact-price.ts';

describe('a quote', () => {
  test.each([...shops, ['what ships', book] as const])(
    'matches exact arithmetic on builds of all products of a shop with %s',
    (_, shop) => {
      const catalog = openCatalog(shop, '');
      fc.assert(
        fc.property(buildsOf(catalog), (build) => {
          const { totalCents, perSetCents } = quote(catalog, build);
          expect({ totalCents, perSetCents }).toEqual(exactPrice(shop, build));
        }),
        { numRuns: 2000 },
      );
    },
  );

  test.each([
    [{ product: 'paper', tabs: 5, sets: 25, options: {} }, 13_625, 545],
    [
      {
        product: 'paper',
        tabs: 8,
        sets: 250,
        options: { collation: 'collated', punch: '3hole' },
      },
      65_300,
      261,
    ],
    [{ product: 'poly', tabs: 8, sets: 25, options: {} }, 102_000, 4_080],
  ])('of %j matches the published price', (order, totalCents, perSetCents) => {
    const published = { totalCents, perSetCents };
    expect(exactPrice(catalog.book, { ...order, colorChanges: 0 })).toEqual(published);
  });

  test('is broken down into lines that add up to its total', () => {
    fc.assert(
      fc.property(anyBuild, (build) => {
        const { breakdown, totalCents } = quote(catalog, build);
        expect(breakdown.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
      }),
      { numRuns: 2000 },
    );
  });

  test('has a line for setup, tabs, and each choice that is not the default', () => {
    fc.assert(
      fc.property(anyBuild, (build) => {
        const chosen = catalog.products[build.product].options
          .filter(({ key, default: fallback }) => build.options[key] !== fallback)
          .map(({ key }) => key);
        const colors = build.colorChanges > 0 ? ['colorChanges'] : [];
        expect(quote(catalog, build).breakdown.map(({ item }) => item)).toEqual([
          'setup',
          'tabs',
          ...chosen,
          ...colors,
        ]);
      }),
    );
  });

  test('names the next orderable quantity with the price of its own quote', () => {
    fc.assert(
      fc.property(anyBuild, (build) => {
        const { nextQuantity } = quote(catalog, build);
        if (!nextQuantity) {
          expect(build.sets).toBe(catalog.book.limits.setQuantities.at(-1));
          return;
        }
        const { sets, totalCents, perSetCents } = quote(catalog, {
          ...build,
          sets: nextQuantity.sets,
        });
        expect(sets).toBeGreaterThan(build.sets);
        expect(nextQuantity).toEqual({ sets, totalCents, perSetCents });
      }),
    );
  });

  test('ships free only when its total is over the threshold, not at it', () => {
    const at = { ...catalog, freeShippingOver: 13625 };
    const build = defaultBuild(catalog, 'paper', 5, 25);
    expect(quote(at, build).shipping).toEqual({ freeGround: false, missingCents: 1 });
    const below = { ...catalog, freeShippingOver: 13624 };
    expect(quote(below, build).shipping).toEqual({ freeGround: true, missingCents: 0 });
  });
});
