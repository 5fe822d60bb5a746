import { expect, test } from 'vitest';
import { derive } from '../../src/design/derive.ts';
import type { Design } from '../../src/design/design.ts';
import { drawnTabs } from '../../src/drawing/frame.ts';
import { dividerOutline, stripOutline, tabOutline } from '../../src/drawing/outline.ts';
import { bodyParts, inBinder, sheetParts, tabParts, tabsUp } from '../../src/drawing/parts.ts';
import { pathData, svgOf } from '../../src/drawing/svg.ts';
import { baselinesOf } from '../../src/layout/fit.ts';
import { plainType } from '../../src/layout/fonts.ts';
import { colorOf } from '../../src/layout/look.ts';
import { bankRanges, tabPlacement } from '../../src/layout/tabs.ts';
import { design } from '../designer/support.ts';
import { pdfOf, readPdf } from '../pdf/pdf.ts';
import { catalog } from '../support/catalog.ts';
import { type At, isNear, missing, partsIn, shapes, texts } from './svg.ts';

const { die } = catalog.book.products.paper;
const outer = die.sheet.widthInches + die.tabExtensionInches;
const usual = design().options;
const titles = Array.from({ length: 31 }, (_, index) => `Tab ${index + 1}`).with(
  0,
  'Financial Statements and Tax Returns',
);
const options = { ...usual, punch: '3hole', reinforce: 'reinforced', sided: '2s' };

function drawn(over: Partial<Design>, bank = 0) {
  const derived = derive(catalog, design({ cut: 5, ...over }));
  const { frame, look, design: of, print: body } = derived;
  const range = bankRanges(of.titles.length, frame.cut)[bank] ?? { from: 0, to: 0 };
  const tabs = drawnTabs(derived, range);
  const parts = [
    ...sheetParts(die, look.effects, '#ffffff'),
    ...tabs.flatMap((tab) => tabParts(tab, die)),
    ...(body ? bodyParts(body, die, look.ink) : []),
  ];
  return { tabs, look, parts, svg: svgOf(parts, tabsUp(die)) };
}

test.each([2, 9, 15])('the parts of 1/%i banks are to scale in every pose', (cut) => {
  for (let bank = 0; bank < titles.length / cut; bank++) {
    const { tabs, parts } = drawn({ titles, options, cut }, bank);
    const ways: readonly (readonly [string, At])[] = [
      [svgOf(parts, tabsUp(die)), (x, y) => [y, outer - x]],
      [svgOf(parts, inBinder(die)), (x, y) => [x, y]],
      [svgOf(parts, inBinder(die, 0, 0, true)), (x, y) => [outer - x, y]],
    ];
    for (const [svg, at] of ways) {
      const { sheet, strip, holes, tab: tabOf } = partsIn(at, die);
      const expected = [sheet, strip, ...holes, ...tabs.map(({ placement }) => tabOf(placement))];
      const boxes = shapes(svg).flatMap(({ boxes }) => boxes);
      expect(missing(expected, boxes)).toEqual([]);
      const lines = texts(svg);
      const strayed = tabs.filter(({ fit, placement: { offsetInches, widthInches } }) =>
        fit.lines.some((text, line) => {
          const down = baselinesOf(fit, die, plainType)[line] ?? 0;
          const [x, y] = at(outer - down, offsetInches + widthInches / 2);
          const own = lines.find((one) => one.text === text && isNear(one.x, x));
          return !(own && isNear(own.y, y) && own.points === fit.pointSize);
        }),
      );
      expect(strayed).toEqual([]);
    }
  }
});

test('a proof and a press file are at actual size, the latter front and back', async () => {
  const of = design({ titles, options, cut: 9 });
  const [proof, press] = [
    await readPdf(await pdfOf(of, 'proof')),
    await readPdf(await pdfOf(of, 'press')),
  ];
  const banks = [0, 1, 2, 3].map((bank) =>
    partsIn((x, y) => [y, 0.75 + 1.45 * bank + outer - x], die),
  );
  const pressed = [false, true].map((isBack) =>
    partsIn((x, y) => [0.75 + (isBack ? outer - x : x), 0.75 + y], die),
  );
  for (const index of titles.keys()) {
    const tab = tabPlacement(index + 1, 9, die);
    const bank = banks.slice(tab.bank - 1, tab.bank).map(({ tab: tabOf }) => tabOf(tab));
    expect(missing(bank, proof.pages.at(-1)?.boxes ?? [])).toEqual([]);
    for (const [side, { whole, strip, holes, tab: tabOf }] of pressed.entries()) {
      const { boxes = [] } = press.pages[2 * index + side] ?? {};
      expect(missing([whole, tabOf(tab), strip, ...holes], boxes)).toEqual([]);
    }
  }
});

test('a die says how round corners are and how much tabs narrow, as far as there is room', () => {
  const shape = { ...die, cornerInches: 0.2, tabTaperInches: 0 };
  const tab = { ...tabPlacement(1, 5, die), offsetInches: 1, widthInches: 2 };
  /** Where the outline of a tab is straight, from its base around its tip. */
  const straight = (over: object, widthInches = 2) =>
    tabOutline({ ...tab, widthInches }, { ...shape, ...over })
      .slice(0, -1)
      .map((step) => [step.at(-1)].flat().map((inches) => Number(Number(inches).toFixed(4))))
      .join(' ');
  const rounded = (r: number, to: number) =>
    `8.5,1 ${9 - r},1 9,${1 + r} 9,${to - r} ${9 - r},${to} 8.5,${to}`;
  expect(straight({})).toEqual(rounded(0.2, 3));
  expect(straight({ cornerInches: undefined })).toEqual(rounded(0.125, 3));
  expect(straight({ cornerInches: 0.4 })).toEqual(rounded(0.25, 3));
  expect(straight({}, 0.5)).toEqual(rounded(0.125, 1.5));
  const sharp = { cornerInches: 0, tabTaperInches: 0.1 };
  expect(straight(sharp)).toBe('8.5,1 9,1.1 9,2.9 8.5,3');
  expect(straight(sharp, 0.5)).toBe('8.5,1 9,1.0625 9,1.4375 8.5,1.5');
  expect(pathData(dividerOutline(tab, { ...shape, edgeMarginInches: 0.15 }))).toMatch(
    /^M0 14\.4C.* 14\.4 0L601\.2 0C.* 612 10\.8L612 72L/,
  );
  expect(pathData(stripOutline(0.1, shape))).toMatch(/^M0 7\.2C/);
});

test('titles are set in capitals, all in one size, if the buyer wants it; a misfit is marked and ends in an ellipsis', () => {
  const titles = ['Exhibit A', '  ', 'Correspondence with the Department'];
  const type = { ...plainType, capitals: true, oneSize: true };
  const lines = texts(drawn({ titles, type, cut: 3 }).svg);
  const words = lines.map(({ text }) => text).join(' ');
  expect(words).toBe('EXHIBIT A CORRESPONDENCE WITH THE DEPARTMENT');
  expect(new Set(lines.map(({ points }) => points)).size).toBe(1);
  // A title that fits at no size doesn't make the others small.
  const { svg } = drawn({
    titles: titles.with(0, 'B'),
    type: { ...type, capitals: false },
    cut: 15,
  });
  expect(shapes(svg, 'tab misfit')).toHaveLength(1);
  expect(texts(svg).map(({ text }) => text)).toEqual(['B', 'Corre…', 'with t…']);
});

test('each tab has its color, and its title is text, not markup', () => {
  const colors = ['red', 'white'];
  const { svg, look } = drawn({ titles: ['A', '<b>&'], colors });
  const fills = shapes(svg, 'tab').map(({ fill }) => fill);
  expect(fills).toEqual(colors.map((color) => colorOf(look, color).tab));
  expect(svg).toContain('&lt;b>&amp;');
});

test('a divider has a strip, and its text or a note that artwork follows, only if chosen', () => {
  const options = { ...usual, bodyprint: '1c', reinforce: 'none' };
  const body = { text: 'Smith v. Jones\nVolume 2', artwork: false };
  const { svg } = drawn({ options, body });
  expect(svg).toMatch(/>Smith v\. Jones<.*>Volume 2</);
  expect(shapes(svg, 'strip')).toEqual([]);
  const noteOn = (artwork: string | true) => drawn({ options, body: { text: '', artwork } }).svg;
  expect(noteOn(true)).toContain('Your artwork, sent by e-mail');
  expect(noteOn('crest.svg')).toContain('artwork: crest.svg');
  expect(drawn({ body }).svg).not.toContain('Volume 2');
});
