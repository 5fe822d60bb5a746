import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dieSchema } from '../../src/book/schema/products.ts';
import type { DieData } from '../../src/book/schema.ts';
import { millimeters } from '../../src/book/writing.ts';
import { betterCut, compareCuts, offeredCuts, recommendedCut } from '../../src/layout/cuts.ts';
import { layoutOf } from '../../src/layout/layout-of.ts';
import { measureTitle } from '../../src/layout/measure.ts';
import { holesOf } from '../../src/layout/sheet.ts';
import { bankRanges, tabPlacement } from '../../src/layout/tabs.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { runs } from '../support/runs.ts';

const { limits, products } = book;
const { paper } = products;
const { cuts, die } = paper;
const anyCount = fc.integer(limits.tabsPerSet);

test('the recommended cut has the fewest banks, full ones if possible, and then the widest tabs', () => {
  fc.assert(
    fc.property(anyCount, fc.integer({ min: 2, max: 20 }), fc.nat(18), (tabs, min, more) => {
      const all = Array.from({ length: more + 1 }, (_, index) => min + index);
      const usual = all.filter((cut) => cut >= 3 && cut <= 10);
      // The rule in another form: the first of all by banks, short banks, width.
      const [best] = (usual.length > 0 ? usual : all)
        .map((cut) => ({ cut, banks: Math.ceil(tabs / cut), short: tabs % cut === 0 ? 0 : 1 }))
        .sort((a, b) => a.banks - b.banks || a.short - b.short || a.cut - b.cut);
      expect(recommendedCut(tabs, { min, max: min + more }, die)).toBe(best?.cut);
    }),
    runs(500),
  );
});

test('a comparison lists every cut with its banks, its width and the titles that do not fit', () => {
  const long = 'Deposition of Dr. Alexandra Montgomery-Whitfield';
  const titles = ['Contract', '', long, 'Photos', 'Invoices'].map((title) => measureTitle(title));
  const compared = compareCuts(titles, cuts, die);
  expect(compared.map(({ cut }) => cut)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(compared.filter(({ recommended }) => recommended).map(({ cut }) => cut)).toEqual([3]);
  expect(compared.find(({ cut }) => cut === 4)).toMatchObject({ banks: 2, tabWidthInches: 2.5 });
  const misfits = compared.map(({ titlesThatDoNotFit }) => titlesThatDoNotFit);
  expect(misfits).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3]);
  expect([betterCut(compared, 1)?.cut, betterCut(compared, 0)]).toEqual([4, undefined]);
});

test('the layout of a set is at the cut that fits all titles, of those that are offered', () => {
  const long = ['Will', ' ', 'Supplemental Interrogatories and Responses', 'Deeds', 'Trust'];
  const exhibits = Array.from({ length: 12 }, (_, index) => `Exhibit ${index + 1}`);
  const few = layoutOf(exhibits, { ...paper, cuts: { min: 4, max: 5 } });
  const layouts = [layoutOf(exhibits, paper), layoutOf(long, paper), few].map(
    ({ cut, banks, misfits }) => [cut, banks, misfits],
  );
  expect(layouts.join(' ')).toBe('6,2,0 3,2,0 4,3,0');
});

test("the layout of a set lists each title that doesn't fit by its tab, as typed, with the reason", () => {
  const long = ` ${'Supplemental Interrogatories and Responses '.repeat(3)}`;
  const { cut, titlesThatDoNotFit } = layoutOf(['Will', ' ', long, 'Deeds'], paper);
  const reason = expect.stringMatching(/^On two lines of 12 pt it needs \d\.\d\d inches, /);
  expect([cut, titlesThatDoNotFit]).toEqual([4, [{ tab: 3, title: long, reason }]]);
});

test('each tab follows the one before: banks run from 0.5 to 10.5 inches without gaps or overlaps', () => {
  fc.assert(
    fc.property(anyCount, fc.constantFrom(...offeredCuts(cuts)), (count, cut) => {
      expect(bankRanges(count, cut).at(-1)?.to).toBe(count);
      let [bank, end] = [1, 0.5];
      for (let tab = 1; tab <= count; tab++) {
        const placed = tabPlacement(tab, cut, die);
        if (placed.bank !== bank) {
          expect(end).toBeCloseTo(10.5, 9);
          [bank, end] = [bank + 1, 0.5];
        }
        expect(placed).toMatchObject({ tab, bank, position: tab - (bank - 1) * cut });
        expect(placed.offsetInches).toBeCloseTo(end, 9);
        end = placed.offsetInches + placed.widthInches;
      }
    }),
  );
});

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
  const fit = layoutOf(['One', 'Two', 'W'.repeat(80)], { ...paper, die: low });
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
