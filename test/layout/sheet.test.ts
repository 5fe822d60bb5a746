import { describe, expect, test } from 'vitest';
import { edgeStripBox, holesOf, overallBox, sheetBox, tabBox } from '../../src/layout/sheet.ts';
import { tabPlacement } from '../../src/layout/tabs.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { die } = book.products.paper;

describe('a divider', () => {
  test('is a letter sheet, 9 by 11 inches with its tab', () => {
    expect(sheetBox(die)).toMatchObject({ widthInches: 8.5, heightInches: 11 });
    expect(overallBox(die)).toMatchObject({ widthInches: 9, heightInches: 11 });
  });

  test('has its tab outside the sheet, half an inch out', () => {
    expect(tabBox(tabPlacement(2, 5, die), die)).toEqual({
      xInches: 8.5,
      yInches: 2.5,
      widthInches: 0.5,
      heightInches: 2,
    });
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
    const { widthInches, heightInches } = edgeStripBox(0.75, die);
    expect(heightInches).toBe(11);
    for (const { xInches, diameterInches } of holesOf(fastener, die)) {
      expect(xInches + diameterInches / 2).toBeLessThanOrEqual(widthInches);
    }
  });
});
