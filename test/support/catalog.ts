import fc from 'fast-check';
import { book } from '../../src/book/index.ts';
import type { Build } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';

/** The catalog of the book that ships, under an address that no test listens on. */
export const catalog = openCatalog(book, 'https://tabs.test');

const { limits } = book;

/** A title as people and machines type them: any Unicode but the separator and control characters. */
const anyTitle: fc.Arbitrary<string> = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((title) => !/[|\p{Cc}\u2028\u2029]/u.test(title));

/** Any build that can be ordered, with or without titles. */
export const anyBuild: fc.Arbitrary<Build> = fc.constantFrom('paper', 'poly').chain((product) => {
  const choices = catalog.products[product].options.map(
    ({ key, choices }) => [key, fc.constantFrom(...choices.keys())] as const,
  );
  return fc
    .record({
      product: fc.constant(product),
      tabs: fc.integer({ min: limits.tabsPerSet.min, max: limits.tabsPerSet.max }),
      sets: fc.constantFrom(...limits.setQuantities),
      options: fc.record(Object.fromEntries(choices)),
      colorChanges: fc.nat(book.polyColors.length - 1),
      titles: fc.option(fc.array(anyTitle, { minLength: 1, maxLength: 20 })),
    })
    .map((build) => {
      const titles = build.titles?.join('') ? build.titles : null;
      const tabs = titles?.length ?? build.tabs;
      const colorChanges = product === 'poly' ? Math.min(build.colorChanges, tabs - 1) : 0;
      return { ...build, titles, tabs, colorChanges };
    });
});
