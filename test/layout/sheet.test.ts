import { describe, expect, test } from 'vitest';
import { effectOf } from '../../src/layout/look.ts';
import { holesOf, overallBox, sheetBox } from '../../src/layout/sheet.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { die } = book.products.paper;

describe('a divider', () => {
  test('is a letter sheet, 9 by 11 inches with its tab', () => {
    expect(sheetBox(die)).toMatchObject({ widthInches: 8.5, heightInches: 11 });
    expect(overallBox(die)).toMatchObject({ widthInches: 9, heightInches: 11 });
  });

  const ringBinder = { count: 3, centersInches: 4.25 };
  const fastener = { count: 2, centersInches: 2.75 };

  test.each([
    [ringBinder, [1.25, 5.5, 9.75]],
    [fastener, [4.125, 6.875]],
    [undefined, []],
  ])('punched with %j has holes at %j inches', (holes, expected) => {
    expect(holesOf(holes, die).map(({ yInches }) => yInches)).toEqual(expected);
  });

  test('has its holes at the binding edge, opposite the tabs', () => {
    for (const { xInches } of holesOf(ringBinder, die)) expect(xInches).toBeLessThan(1);
  });

  test('has the holes of slant-D rings at their own distance', () => {
    const slantD = { ...ringBinder, insetInches: 0.4375 };
    expect(holesOf(slantD, die).map(({ xInches }) => xInches)).toEqual([0.4375, 0.4375, 0.4375]);
  });

  test('has a reinforcing strip that covers its holes', () => {
    for (const { xInches, diameterInches } of holesOf(fastener, die)) {
      expect(xInches + diameterInches / 2).toBeLessThanOrEqual(
        effectOf(book.products.paper, { reinforce: 'reinforced' }).edgeStripInches ?? 0,
      );
    }
  });
});
