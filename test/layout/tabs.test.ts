import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredCuts } from '../../src/layout/cuts.ts';
import { tabPlacement } from '../../src/layout/tabs.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { limits, products } = book;
const { die } = products.paper;
const anyCut = fc.constantFrom(...offeredCuts(products.paper.cuts));
const anyCount = fc.integer(limits.tabsPerSet);
const placements = (count: number, cut: number) =>
  Array.from({ length: count }, (_, index) => tabPlacement(index + 1, cut, die));

describe('the place of a tab', () => {
  test.each([
    [1, 5, 1, 1, 0.5],
    [5, 5, 1, 5, 8.5],
    [6, 5, 2, 1, 0.5],
    [7, 5, 2, 2, 2.5],
    [12, 6, 2, 6, 8.8333],
    [16, 15, 2, 1, 0.5],
    [500, 3, 167, 2, 3.8333],
  ])(
    'tab %i at 1/%i cut is in bank %i at position %i, %d inches down',
    (tab, cut, bank, position, offsetInches) => {
      const placement = tabPlacement(tab, cut, die);
      expect(placement).toMatchObject({ tab, bank, position });
      expect(placement.offsetInches).toBeCloseTo(offsetInches, 4);
    },
  );

  test('a bank runs from 0.5 to 10.5 inches, and its tabs touch without overlap', () => {
    fc.assert(
      fc.property(anyCount, anyCut, (count, cut) => {
        const placed = placements(count, cut);
        for (const [index, tab] of placed.entries()) {
          const end = tab.offsetInches + tab.widthInches;
          expect(tab.offsetInches).toBeGreaterThanOrEqual(0.5);
          expect(end).toBeLessThanOrEqual(10.5 + 1e-9);
          const next = placed[index + 1];
          if (next?.bank === tab.bank) expect(next.offsetInches).toBeCloseTo(end, 9);
        }
      }),
    );
  });

  test('every tab has its own place, and banks fill in title order', () => {
    fc.assert(
      fc.property(anyCount, anyCut, (count, cut) => {
        const placed = placements(count, cut);
        const order = placed.map(({ bank, position }) => (bank - 1) * cut + position);
        expect(order).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        expect(placed.every(({ position }) => position >= 1 && position <= cut)).toBe(true);
      }),
    );
  });
});
