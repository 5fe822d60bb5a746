import { describe, expect, test } from 'vitest';
import { dieSchema } from '../../src/book/schema/die.ts';
import type { DieData } from '../../src/book/schema.ts';
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

  test('names what would be right', () => {
    expect(faultsOf({ tabExtensionInches: 0 })).toEqual([
      'the tab extension must be at least 0.25 inches',
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
