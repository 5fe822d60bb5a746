import { describe, expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { holesOf, overallBox, reinforcingBox, sheetBox, tabBox } from '../../src/layout/sheet.ts';
import { tabPlacement } from '../../src/layout/tabs.ts';

const { die } = book;

describe('a divider', () => {
  test('is a letter sheet, 9 by 11 inches with its tab', () => {
    expect(sheetBox(die)).toMatchObject({ widthInches: 8.5, heightInches: 11 });
    expect(overallBox(die)).toMatchObject({ widthInches: 9, heightInches: 11 });
  });

  test('has its tab outside of the sheet, half an inch out', () => {
    expect(tabBox(tabPlacement(2, 5, die), die)).toEqual({
      xInches: 8.5,
      yInches: 2.5,
      widthInches: 0.5,
      heightInches: 2,
    });
  });

  test.each([
    ['3hole', [1.25, 5.5, 9.75]],
    ['2hole', [4.125, 6.875]],
    ['unpunched', []],
  ])('punched %s has holes at %j inches', (punch, expected) => {
    expect(holesOf(punch, die).map(({ yInches }) => yInches)).toEqual(expected);
  });

  test('has its holes at the binding edge, opposite the tabs', () => {
    for (const { xInches } of holesOf('3hole', die)) expect(xInches).toBeLessThan(1);
  });

  test('has a reinforcing strip that covers its holes', () => {
    const { widthInches, heightInches } = reinforcingBox(die);
    expect(heightInches).toBe(11);
    for (const { xInches, diameterInches } of holesOf('2hole', die)) {
      expect(xInches + diameterInches / 2).toBeLessThanOrEqual(widthInches);
    }
  });
});
