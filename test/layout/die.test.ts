import { expect, test } from 'vitest';
import { dieSchema } from '../../src/book/schema/products.ts';
import type { DieData } from '../../src/book/schema.ts';
import { millimeters } from '../../src/book/writing.ts';
import { layoutOf } from '../../src/layout/layout-of.ts';
import { holesOf } from '../../src/layout/sheet.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { die } = book.products.paper;

test('a die can be measured in millimeters, and have tabs a tenth of an inch high', () => {
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
  expect(dieSchema.safeParse(low).error?.issues).toBeUndefined();
  const fit = layoutOf(['One', 'Two', 'W'.repeat(80)], { ...book.products.paper, die: low });
  expect(fit.titlesThatDoNotFit.map(({ tab }) => tab)).toEqual([3]);
});

test.each([
  [{ count: 3, centersInches: 4.25 }, [1.25, 5.5, 9.75], 0.5],
  [{ count: 2, centersInches: 2.75, insetInches: 0.4375 }, [4.125, 6.875], 0.4375],
  [undefined, [], 0],
])('holes of %j are opposite the tabs, %j inches down', (holes, down, inset) => {
  const punched = holesOf(holes, die);
  expect(punched.map(({ yInches }) => yInches)).toEqual(down);
  expect(punched.every(({ xInches }) => xInches === inset)).toBe(true);
});
