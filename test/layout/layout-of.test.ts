import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../src/layout/layout-of.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { anyCharacter } from '../support/runs.ts';

const { paper, poly } = book.products;

const exhibits = (count: number) => Array.from({ length: count }, (_, i) => `Exhibit ${i + 1}`);

describe('the layout of a set', () => {
  test('of twelve tabs is two full banks at 1/6 cut', () => {
    expect(layoutOf(exhibits(12), paper)).toMatchObject({
      cut: 6,
      tabsPerBank: 6,
      banks: 2,
      titlesThatDoNotFit: [],
    });
  });

  test('uses the cut that fits all titles', () => {
    const titles = ['Will', ' ', 'Supplemental Interrogatories and Responses', 'Deeds', 'Trust'];
    expect(layoutOf(titles, paper)).toMatchObject({
      cut: 3,
      banks: 2,
      titlesThatDoNotFit: [],
    });
  });

  test("lists each title that doesn't fit by its tab, as typed, with the reason", () => {
    const long = ` ${'Supplemental Interrogatories and Responses '.repeat(3)}`;
    const { cut, titlesThatDoNotFit } = layoutOf(['Will', ' ', long, 'Deeds'], paper);
    expect(cut).toBe(4);
    expect(titlesThatDoNotFit).toMatchObject([{ tab: 3, title: long }]);
    expect(titlesThatDoNotFit[0]?.reason).toMatch(
      /^On two lines of 12 pt it needs \d\.\d\d inches, .* to about \d+ characters\.$/,
    );
  });

  test('is the same for paper and poly, which share a die', () => {
    expect(layoutOf(exhibits(25), poly)).toEqual(layoutOf(exhibits(25), paper));
  });

  test('uses only cuts that the product is offered in', () => {
    const narrow = { ...paper, cuts: { min: 4, max: 5 } };
    expect(layoutOf(exhibits(12), narrow)).toMatchObject({ cut: 4, banks: 3 });
  });

  test('fits every blank tab', () => {
    fc.assert(
      fc.property(fc.integer(book.limits.tabsPerSet), (count) => {
        const { banks, cut, titlesThatDoNotFit } = layoutOf(Array(count).fill(''), paper);
        expect(titlesThatDoNotFit).toEqual([]);
        expect(banks).toBe(Math.ceil(count / cut));
      }),
    );
  });

  test('accepts any text as a title', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: anyCharacter, maxLength: 200 }), { minLength: 1 }),
        (titles) => {
          const { titlesThatDoNotFit } = layoutOf(titles, paper);
          for (const { tab, title } of titlesThatDoNotFit) expect(titles[tab - 1]).toBe(title);
        },
      ),
    );
  });
});
