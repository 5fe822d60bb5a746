import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredCuts } from '../../src/layout/cuts.ts';
import { fitTitle, isHeld, type TitleFit, tabCapacity, typeSizesOf } from '../../src/layout/fit.ts';
import { misfitText } from '../../src/layout/layout-of.ts';
import { measureTitle } from '../../src/layout/measure.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import titles from './titles.json' with { type: 'json' };

const { cuts, die } = book.products.paper;

const fitOn = (title: string, cut: number, rules = die): TitleFit =>
  fitTitle(measureTitle(title), cut, rules);

const misfitOn = (title: string, cut: number, rules = die) =>
  misfitText(measureTitle(title), cut, { cuts, die: rules });

const anyCut = fc.constantFrom(...offeredCuts(cuts));
const words = fc
  .array(fc.stringMatching(/^[A-Za-z0-9.,&/-]{1,14}$/), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(' '));
const anyTitle = fc.oneof(words, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }));

test.each(titles.fits as [string, number, number, string[]][])(
  'a title that fits %s on a 1/%i cut is set in %i pt on the lines %j',
  (title, cut, pointSize, lines) => {
    expect(fitOn(title, cut)).toEqual({ fits: true, pointSize, lines });
  },
);

test('a title that fits has the whole room between its margins at the smallest size of its cut, to a thousandth', () => {
  const smallest = [3, 4, 7, 9, 12, 14].map((cut) => typeSizesOf(cut, die).min);
  expect(smallest).toEqual([14, 12, 11, 10, 10, 10]);
  for (const cut of offeredCuts(cuts)) {
    const room = 10 / cut - 2 * Math.max(0.0625, (0.06 * 10) / cut);
    const thousandths = (room * 72_000) / typeSizesOf(cut, die).min;
    expect(thousandths - tabCapacity(cut, die).oneLine, `1/${cut}`).toBeLessThan(1 + 1e-6);
    expect(tabCapacity(cut, die).oneLine, `1/${cut}`).toBeLessThanOrEqual(thousandths + 1e-6);
  }
});

test('a title that fits is as large as one line allows within the margins, else as two do', () => {
  fc.assert(
    fc.property(words, anyCut, (title, cut) => {
      const result = fitOn(title, cut);
      const sizes = bruteForceSizes(title, cut);
      expect(result.fits).toBe(sizes.oneLine + sizes.twoLines > 0);
      if (!result.fits) return;
      expect(result.lines).toHaveLength(sizes.oneLine > 0 ? 1 : 2);
      expect(result.pointSize).toBe(sizes.oneLine || sizes.twoLines);
    }),
  );
});

test('a title that fits keeps every character, in order, and is the same title in the count', () => {
  const bare = (text: string) => text.replaceAll(/\s/g, '');
  fc.assert(
    fc.property(anyTitle, anyCut, (title, cut) => {
      const { lines, fits } = fitOn(title, cut);
      expect(bare(lines.join(''))).toBe(bare(title));
      expect(isHeld(measureTitle(title), tabCapacity(cut, die))).toBe(fits);
    }),
  );
});

test.each(titles.advice as [string, number, string][])(
  'a title that does not fit %s on a 1/%i cut gets advice',
  (title, cut, advice) => {
    expect(misfitOn(title, cut)).toBe(advice);
  },
);

test('a title that does not fit gets advice only to shorten it if it fits no wider cut', () => {
  expect(misfitOn('word '.repeat(40), 5)).toMatch(/\. Shorten it to about \d+ characters\.$/);
});

test('a title that does not fit has one line if the tab is too low for two, or its die has only one', () => {
  const low = { ...die, tabExtensionInches: 0.3 };
  const rules = [die, low, { ...die, maxTitleLines: 1 }];
  const fits = rules.map((die) => fitOn('Financial Statements', 8, die).fits);
  expect(fits).toEqual([true, false, false]);
  expect(misfitOn('Financial Statements', 8, low)).toMatch(/^On one line of 10 pt/);
  expect(misfitOn('Financial\nStatements', 8, low)).toMatch(/^It has two lines, and a 1\/8 cut/);
});

test('a title that does not fit does once it follows the advice, but not with one more character', () => {
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

/** The largest sizes, found by trying every size and every break, for titles of plain words. */
function bruteForceSizes(title: string, cut: number): { oneLine: number; twoLines: number } {
  const { min, max } = typeSizesOf(cut, die);
  const room = 10 / cut - 2 * Math.max(0.0625, (0.06 * 10) / cut);
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
