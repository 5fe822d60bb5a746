import { describe, expect, test } from 'vitest';
import { millimeters } from '../../src/book/products/letter-die.ts';
import { dieSchema } from '../../src/book/schema/products.ts';
import type { DieData } from '../../src/book/schema.ts';
import { tabOutline } from '../../src/drawing/outline.ts';
import { layoutOf } from '../../src/layout/layout-of.ts';
import { tabPlacement } from '../../src/layout/tabs.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { die } = book.products.paper;

function faultsOf(changes: Partial<DieData>): string[] {
  const { error } = dieSchema.safeParse({ ...die, ...changes });
  return error?.issues.map(({ message }) => message) ?? [];
}

describe("the die's data", () => {
  test('is valid as shipped', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test('can be measured in millimeters, and have tabs a tenth of an inch high', () => {
    const sheet = { widthInches: millimeters(210), heightInches: millimeters(297) };
    expect(sheet).toEqual({ widthInches: 8.268, heightInches: 11.693 });
    const low: DieData = {
      ...die,
      sheet,
      tabExtensionInches: 0.1,
      edgeMarginInches: millimeters(12.5),
      titleMargin: { endsInches: 0.05, edgesInches: 0.005 },
      typeSizes: [{ toCut: 20, minPoints: 6, maxPoints: 7 }],
    };
    expect(faultsOf(low)).toEqual([]);
    const fit = layoutOf(['One', 'Two', 'W'.repeat(80)], { ...book.products.paper, die: low });
    expect(fit.titlesThatDoNotFit.map(({ tab }) => tab)).toEqual([3]);
  });

  test('shapes a tab that narrows alike at both ends, also without a taper of its own', () => {
    for (const shape of [die, { ...die, tabTaperInches: undefined, cornerInches: undefined }]) {
      const points = tabOutline(
        { ...tabPlacement(1, 5, die), offsetInches: 3, widthInches: 2 },
        shape,
      ).flatMap(([, ...numbers]) =>
        numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : [])),
      );
      for (const [x, y] of points) {
        const mirrored = points.some(([x2, y2]) => Math.hypot(x2 - x, 8 - y2 - y) < 1e-6);
        expect(mirrored, `${x} ${y}`).toBe(true);
      }
      const tip = points.filter(([x]) => x === 9).map(([, y]) => y);
      expect(Math.max(...tip)).toBeLessThan(5);
    }
  });

  test('names what would be right', () => {
    expect(faultsOf({ tabExtensionInches: 0 })).toEqual([
      'the tab extension must be at least 0.1 inches',
    ]);
    expect(faultsOf({ edgeMarginInches: 3, sheet: { widthInches: 5, heightInches: 5 } })).toEqual([
      'the margins leave no room for tabs: make edgeMarginInches smaller',
    ]);
    expect(faultsOf({ recommended: { minCut: 9, maxCut: 3, minTabInches: 1 } })).toEqual([
      'the widest recommended cut comes first: minCut must not be above maxCut',
    ]);
    expect(faultsOf({ typeSizes: [...die.typeSizes].reverse() })).toEqual([
      'list type sizes by ascending cut',
      'the last type size must apply up to cut 20, so that every cut has one',
    ]);
    expect(faultsOf({ typeSizes: [{ toCut: 20, minPoints: 12, maxPoints: 10 }] })).toEqual([
      'the smallest type size must not be larger than the largest',
    ]);
  });
});
