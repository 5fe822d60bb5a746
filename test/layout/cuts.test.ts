import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCuts, isOfferedCut, offeredCuts, recommendedCut } from '../../src/layout/cuts.ts';
import { fitTitle } from '../../src/layout/fit.ts';
import { measureTitle } from '../../src/layout/measure.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { limits, products } = book;
const { cuts, die } = products.paper;

describe('the cuts that are offered', () => {
  test('run from 1/2 to 1/15 on paper', () => {
    const offered = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    expect(offeredCuts(cuts)).toEqual(offered);
    const others = [1, 16, 2.5, Number.NaN, -5];
    expect([...offered, ...others].filter((cut) => isOfferedCut(cut, cuts))).toEqual(offered);
  });
});

describe('the recommended cut', () => {
  test('has the fewest banks, full ones if possible, and then the widest tabs', () => {
    for (let tabCount = limits.tabsPerSet.min; tabCount <= limits.tabsPerSet.max; tabCount++) {
      expect(recommendedCut(tabCount, cuts, die)).toBe(bestOfAll(tabCount));
    }
  });

  test('is one that the seller offers, even if none of the usual ones is', () => {
    fc.assert(
      fc.property(
        fc.integer(limits.tabsPerSet),
        fc.integer({ min: 2, max: 20 }),
        fc.nat(18),
        (tabCount, min, more) => {
          const offered = { min, max: min + more };
          expect(isOfferedCut(recommendedCut(tabCount, offered, die), offered)).toBe(true);
        },
      ),
    );
    expect(recommendedCut(24, { min: 11, max: 15 }, die)).toBe(12);
  });
});

describe('the comparison of cuts', () => {
  const titles = [
    'Contract',
    '',
    'Deposition of Dr. Alexandra Montgomery-Whitfield',
    'Photos',
    'Invoices',
  ];
  const compared = compareCuts(
    titles.map((title) => measureTitle(title)),
    cuts,
    die,
  );

  test('lists banks and width of each', () => {
    expect(compared.map(({ cut }) => cut)).toEqual(offeredCuts(cuts));
    expect(compared.find(({ cut }) => cut === 4)).toMatchObject({
      banks: 2,
      tabWidthInches: 2.5,
      recommended: false,
    });
  });

  test('recommends exactly one: the best that fits all titles', () => {
    expect(compared.filter(({ recommended }) => recommended).map(({ cut }) => cut)).toEqual([3]);
  });

  test('counts the titles that would not fit', () => {
    for (const { cut, titlesThatDoNotFit } of compared) {
      const misfits = titles.filter((title) => !fitTitle(measureTitle(title), cut, die).fits);
      expect(titlesThatDoNotFit).toBe(misfits.length);
    }
    expect(compared.find(({ cut }) => cut === 2)?.titlesThatDoNotFit).toBe(0);
    expect(compared.find(({ cut }) => cut === 10)?.titlesThatDoNotFit).toBe(1);
  });
});

/** The rule in another form: the first of all usual cuts by banks, short banks, width. */
function bestOfAll(tabCount: number): number | undefined {
  return [3, 4, 5, 6, 7, 8, 9, 10]
    .map((cut) => ({ cut, banks: Math.ceil(tabCount / cut), short: tabCount % cut === 0 ? 0 : 1 }))
    .sort((a, b) => a.banks - b.banks || a.short - b.short || a.cut - b.cut)[0]?.cut;
}
