import { expect, test } from 'vitest';
import { dieSchema } from '../../src/book/schema/products.ts';
import type { DieData } from '../../src/book/schema.ts';
import { millimeters } from '../../src/book/writing.ts';
import { tabOutline } from '../../src/drawing/outline.ts';
import { layoutOf } from '../../src/layout/layout-of.ts';
import { holesOf } from '../../src/layout/sheet.ts';
import { tabPlacement } from '../../src/layout/tabs.ts';
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

test('a tab narrows alike at both ends, also without a taper of its own', () => {
  const tab = { ...tabPlacement(1, 5, die), offsetInches: 3, widthInches: 2 };
  for (const shape of [die, { ...die, tabTaperInches: undefined, cornerInches: undefined }]) {
    const points = tabOutline(tab, shape).flatMap(([, ...numbers]) =>
      numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : [])),
    );
    const hasMirrored = ([x, y]: (typeof points)[number]) =>
      points.some(([x2, y2]) => Math.hypot(x2 - x, 8 - y2 - y) < 1e-6);
    expect(points.filter((point) => !hasMirrored(point))).toEqual([]);
    const tip = points.filter(([x]) => x === 9).map(([, y]) => y);
    expect(Math.max(...tip)).toBeLessThan(5);
  }
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
