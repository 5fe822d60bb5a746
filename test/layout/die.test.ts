import { describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import { die } from '../../src/book/die.ts';
import { book } from '../../src/book/index.ts';
import { dieSchema } from '../../src/book/schema/die.ts';
import type { DieData } from '../../src/book/schema.ts';

function faultsOf(changes: Partial<DieData>): string[] {
  const { error } = dieSchema.safeParse({ ...die, ...changes });
  return error?.issues.map(({ message }) => message) ?? [];
}

describe("the die's data", () => {
  test('is whole as it ships', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test('names what would be right', () => {
    expect(faultsOf({ tabExtensionInches: 0 })).toEqual([
      'the tab extension is at least 0.25 inches',
    ]);
    expect(faultsOf({ edgeMarginInches: 3, sheet: { widthInches: 5, heightInches: 5 } })).toEqual([
      'the free ends leave no room for tabs: make edgeMarginInches smaller',
      'the holes do not fit on the binding edge: make their centersInches smaller',
    ]);
    expect(faultsOf({ recommended: { minCut: 9, maxCut: 3, minTabInches: 1 } })).toEqual([
      'the widest recommended cut comes first: minCut is not above maxCut',
    ]);
    expect(faultsOf({ typeSizes: [...die.typeSizes].reverse() })).toEqual([
      'list type sizes by ascending cut',
      'the last type size holds up to cut 20, so that every cut has one',
    ]);
    expect(faultsOf({ typeSizes: [{ toCut: 20, minPoints: 12, maxPoints: 10 }] })).toEqual([
      'the smallest type is not larger than the largest',
    ]);
  });

  test('tells of a punch choice that it has no holes for', () => {
    const holes = { '3hole': { count: 3, centersInches: 4.25 } };
    expect(checkBook({ ...book, die: { ...die, holes } })).toEqual([
      {
        place: 'die.holes.2hole',
        value: undefined,
        message:
          'write how many holes this choice has and how far apart they are: only one choice has none',
      },
    ]);
  });
});
