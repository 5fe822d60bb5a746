import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredCuts } from '../../src/layout/cuts.ts';
import { fitTitle, isHeld, type TitleFit, tabCapacity, typeSizesOf } from '../../src/layout/fit.ts';
import { misfitText } from '../../src/layout/layout-of.ts';
import { measureTitle } from '../../src/layout/measure.ts';
import { tabWidthInches } from '../../src/layout/tabs.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const { cuts, die } = book.products.paper;

const fitOn = (title: string, cut: number, rules = die): TitleFit =>
  fitTitle(measureTitle(title), cut, rules);

const misfitOn = (title: string, cut: number, rules = die) =>
  misfitText(measureTitle(title), cut, cuts, rules);

const anyCut = fc.constantFrom(...offeredCuts(cuts));
const words = fc
  .array(fc.stringMatching(/^[A-Za-z0-9.,&/-]{1,14}$/), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(' '));
const anyTitle = fc.oneof(words, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }));

describe('the type of a cut', () => {
  test.each([
    [3, 14, 18],
    [4, 12, 12],
    [7, 11, 12],
    [9, 10, 12],
    [12, 10, 12],
    [14, 10, 10],
    [15, 10, 10],
  ])('1/%i is %i to %i pt', (cut, min, max) => {
    expect(typeSizesOf(cut, die)).toEqual({ min, max });
  });

  test('never grows when tabs get narrower', () => {
    for (const cut of offeredCuts(cuts).slice(1)) {
      const [wider, narrower] = [typeSizesOf(cut - 1, die), typeSizesOf(cut, die)];
      expect(narrower.min).toBeLessThanOrEqual(wider.min);
      expect(narrower.max).toBeLessThanOrEqual(wider.max);
    }
  });
});

describe('a title that fits', () => {
  test.each([
    ['Exhibit 1', 5, 12, ['Exhibit 1']],
    ['Exhibit 1', 3, 18, ['Exhibit 1']],
    ['Exhibit 1', 15, 10, ['Exhibit 1']],
    ['Tax Returns', 10, 11, ['Tax Returns']],
    ['Financial Statements', 8, 12, ['Financial', 'Statements']],
    ['Profit/Loss Statement', 8, 12, ['Profit/Loss', 'Statement']],
    ['Cross-Examination', 9, 12, ['Cross-', 'Examination']],
    ["Plaintiff's Cross-Examination of Li", 5, 12, ["Plaintiff's", 'Cross-Examination of Li']],
    ['契約書の写しと附属書類', 8, 12, ['契約書の写', 'しと附属書類']],
  ])('%s on a 1/%i cut is set in %i pt on the lines %j', (title, cut, pointSize, lines) => {
    expect(fitOn(title, cut)).toEqual({ fits: true, pointSize, lines });
  });

  test.each(['', '   ', '\u00a0\u3000'])('can be blank: %j', (title) => {
    for (const cut of offeredCuts(cuts)) {
      expect(fitOn(title, cut)).toMatchObject({ fits: true, lines: [] });
    }
  });

  test('can fill its line to the last thousandth of an inch', () => {
    expect(fitOn('0'.repeat(20), 5).fits).toBe(true);
    expect(fitOn('0'.repeat(21), 5).fits).toBe(false);
  });

  test("stays within its tab's margins and its cut's type sizes", () => {
    fc.assert(
      fc.property(anyTitle, anyCut, (title, cut) => {
        const result = fitOn(title, cut);
        fc.pre(result.fits && result.lines.length > 0);
        const { min, max } = typeSizesOf(cut, die);
        expect(result.pointSize).toBeGreaterThanOrEqual(min);
        expect(result.pointSize).toBeLessThanOrEqual(max);
        expect(result.lines.length).toBeLessThanOrEqual(2);
        const room = tabWidthInches(cut, die) - 2 * die.titleMargin.endsInches;
        for (const line of result.lines) {
          const inches = (measureTitle(line).oneLineWidth * result.pointSize) / 72_000;
          expect(inches).toBeLessThanOrEqual(room);
        }
        const ems = (result.lines.length - 1) * 1.15 + 0.925;
        expect((ems * result.pointSize) / 72).toBeLessThanOrEqual(0.44 + 1e-9);
      }),
    );
  });

  test('could not be set larger on the same number of lines', () => {
    fc.assert(
      fc.property(words, anyCut, (title, cut) => {
        const result = fitOn(title, cut);
        fc.pre(result.fits);
        const sizes = bruteForceSizes(title, cut);
        expect(result.lines).toHaveLength(sizes.oneLine > 0 ? 1 : 2);
        expect(result.pointSize).toBe(sizes.oneLine || sizes.twoLines);
      }),
    );
  });

  test('keeps every character, in order', () => {
    fc.assert(
      fc.property(anyTitle, anyCut, (title, cut) => {
        const bare = (text: string) => text.replaceAll(/\s/g, '');
        expect(bare(fitOn(title, cut).lines.join(''))).toBe(bare(title));
      }),
    );
  });
});

describe('a title that does not fit', () => {
  test('is shown at the smallest size with its best line breaks', () => {
    expect(fitOn('Supplemental Interrogatories and Responses', 5)).toEqual({
      fits: false,
      pointSize: 12,
      lines: ['Supplemental Interrogatories', 'and Responses'],
    });
  });

  test('reports the width it needs, the width available, and what would help', () => {
    expect(misfitOn('Supplemental Interrogatories and Responses', 5)).toBe(
      'On two lines of 12 pt it needs 2.14 inches, and a 1/5 cut tab has room for 1.87. Choose a 1/4 cut, or shorten it to about 37 characters.',
    );
  });

  test("gets advice to add a space if it can't break", () => {
    expect(misfitOn('Incomprehensibilities', 10)).toBe(
      'On one line of 10 pt it needs 1.30 inches, and a 1/10 cut tab has room for 0.87. Choose a 1/6 cut, or add a space where a second line can start, or shorten it to about 11 characters.',
    );
  });

  test('gets advice only to shorten it if it fits no wider cut', () => {
    expect(misfitOn('word '.repeat(40), 5)).toMatch(/\. Shorten it to about \d+ characters\.$/);
  });

  test('has one line if the tab is too low for two', () => {
    const low = { ...die, tabExtensionInches: 0.3 };
    expect(fitOn('Financial Statements', 8)).toMatchObject({ fits: true });
    expect(fitOn('Financial Statements', 8, low)).toMatchObject({ fits: false });
    expect(misfitOn('Financial Statements', 8, low)).toMatch(/^On one line of 10 pt/);
    expect(fitOn('Financial Statements', 8, { ...die, maxTitleLines: 1 }).fits).toBe(false);
  });

  test('is the same title for one tab and in the count', () => {
    fc.assert(
      fc.property(anyTitle, anyCut, (title, cut) => {
        expect(isHeld(measureTitle(title), tabCapacity(cut, die))).toBe(fitOn(title, cut).fits);
      }),
    );
  });

  test('fits once it follows the advice, but not with one more character', () => {
    fc.assert(
      fc.property(words, anyCut, (title, cut) => {
        fc.pre(!fitOn(title, cut).fits);
        const advice = misfitOn(title, cut);
        const [fitting, widerCut] = [/about (\d+) char/, /hoose a 1\/(\d+) cut/].map((said) =>
          Number(said.exec(advice)?.[1] ?? 0),
        ) as [number, number];
        expect(fitOn(title.slice(0, fitting), cut).fits).toBe(true);
        expect(fitOn(title.slice(0, fitting + 1).trim(), cut).fits).toBe(title[fitting] === ' ');
        if (widerCut === 0) return;
        expect(fitOn(title, widerCut).fits).toBe(true);
        expect(fitOn(title, widerCut + 1).fits).toBe(false);
      }),
    );
  });
});

/** The largest sizes, found by trying every size and every break, for titles of plain words. */
function bruteForceSizes(title: string, cut: number): { oneLine: number; twoLines: number } {
  const { min, max } = typeSizesOf(cut, die);
  const room = 10 / cut - 0.125;
  const inches = (line: string, size: number) => (measureTitle(line).oneLineWidth * size) / 72_000;
  const splits = [...title.matchAll(/ |(?<=[^ ][/-])(?=[^ /-])/g)].map(({ index }) => [
    title.slice(0, index),
    title.slice(index).trimStart(),
  ]);
  const largest = (fits: (size: number) => boolean) => {
    for (let size = max; size >= min; size--) if (fits(size)) return size;
    return 0;
  };
  return {
    oneLine: largest((size) => inches(title, size) <= room),
    twoLines: largest(
      (size) =>
        ((1.15 + 0.925) * size) / 72 <= 0.44 &&
        splits.some((lines) => lines.every((line) => inches(line, size) <= room)),
    ),
  };
}
