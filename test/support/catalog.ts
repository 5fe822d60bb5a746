import fc from 'fast-check';
import type { Build } from '../../src/pricing/build.ts';
import { offeredOptions } from '../../src/pricing/build.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';

/** The catalog of the shop with two products, under a base URL that no test listens on. */
export const catalog = openCatalog(book, 'https://tabs.test');

/** A title as people and programs may send it. */
const anyLine: fc.Arbitrary<string> = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((title) => !/[|\p{Cc}\u2028\u2029]/u.test(title));

/** Some titles have a line break. */
const anyTitle = fc.oneof(
  { weight: 4, arbitrary: anyLine },
  { weight: 1, arbitrary: fc.tuple(anyLine, anyLine).map((lines) => lines.join('\n')) },
);

/** Any orderable build of a shop, with or without titles. */
export function buildsOf({ products, productIds }: Catalog): fc.Arbitrary<Build> {
  return fc.constantFrom(...productIds).chain((product) => {
    const { options, colorChange, data, quantities, tabsPerSet, isSold } = products[product];
    const colors = colorChange === undefined ? 1 : (data.colors?.list.length ?? 1);
    const choices = options.map(
      ({ key, choices }) => [key, fc.constantFrom(...choices.keys())] as const,
    );
    return fc
      .record({
        product: fc.constant(product),
        tabs: fc.integer({ min: tabsPerSet.min, max: tabsPerSet.max }).filter(isSold),
        sets: fc.constantFrom(...quantities),
        options: fc
          .record(Object.fromEntries(choices))
          .map((chosen) => offeredOptions(products[product], chosen)),
        colorChanges: fc.nat(colors - 1),
        titles: fc.option(
          fc
            .array(anyTitle, { minLength: 1, maxLength: Math.min(20, tabsPerSet.max) })
            .filter(({ length }) => length >= tabsPerSet.min && isSold(length)),
        ),
      })
      .map((build) => {
        // Tools take a single title with line breaks for a list.
        const isSingle = build.titles?.length === 1;
        const all = isSingle ? build.titles?.map((it) => it.replace('\n', ' ')) : build.titles;
        const titles = all?.join('').trim() ? all : null;
        const tabs = titles?.length ?? build.tabs;
        return { ...build, titles, tabs, colorChanges: Math.min(build.colorChanges, tabs - 1) };
      });
  });
}

/** Any orderable build of the shop with two products. */
export const anyBuild: fc.Arbitrary<Build> = buildsOf(catalog);
