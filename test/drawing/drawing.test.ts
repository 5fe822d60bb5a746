import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Design } from '../../src/design/design.ts';
import { BankStrip } from '../../src/designer/drawing/BankStrip.tsx';
import { stateOf } from '../../src/designer/state.ts';
import { DividerDrawing } from '../../src/designer/view/Preview.tsx';
import { pageOf } from '../../src/designer/view/page.ts';
import { drawnTabs } from '../../src/drawing/frame.ts';
import { dividerOutline, stripOutline, tabOutline } from '../../src/drawing/outline.ts';
import { pathData } from '../../src/drawing/svg.ts';
import { bodyLines } from '../../src/layout/body.ts';
import { baselinesOf } from '../../src/layout/fit.ts';
import { plainType } from '../../src/layout/fonts.ts';
import { tabFill } from '../../src/layout/look.ts';
import { bankRanges, tabPlacement } from '../../src/layout/tabs.ts';
import { design } from '../designer/support.ts';
import { drawnBoxes, pdfOf } from '../pdf/pdf.ts';
import { catalog } from '../support/catalog.ts';
import { type At, boxesOf, isNear, missing, partsIn, shapes, texts } from './svg.ts';

const { die } = catalog.book.products.paper;
const { widthInches: width, heightInches: height } = die.sheet;
const outer = width + die.tabExtensionInches;
const usual = design().options;
const titles = Array.from({ length: 31 }, (_, index) => `Tab ${index + 1}`).with(
  0,
  'Financial Statements and Tax Returns',
);
const options = { ...usual, punch: '3hole', reinforce: 'reinforced', sided: '2s' };

/** A bank of a design as a strip and as dividers, and its tabs. */
function drawn(over: Partial<Design>, bank = 0) {
  const of = design({ cut: 5, ...over });
  const { frame, look } = pageOf(catalog, stateOf(of));
  const range = bankRanges(of.titles.length, frame.cut)[bank] ?? { from: 0, to: 0 };
  const tabs = drawnTabs(of.titles, of.colors, range, frame, look);
  const body = { ...of.body, lines: bodyLines(of.body.text, die) };
  const props = { tabs, look, die, label: '', body, punching: undefined };
  return {
    tabs,
    look,
    strip: renderToString(h(BankStrip, props)),
    front: renderToString(h(DividerDrawing, { ...props, side: 'front' })),
    back: renderToString(h(DividerDrawing, { ...props, side: 'back' })),
  };
}

test.each([2, 9, 15])('the drawings of 1/%i banks are to scale, front and back', (cut) => {
  for (let bank = 0; bank < titles.length / cut; bank++) {
    const { tabs, strip, front, back } = drawn({ titles, options, cut }, bank);
    const ways: readonly (readonly [string, At, sheets: number])[] = [
      [strip, (x, y) => [y, outer - x], 0],
      [front, (x, y) => [x, y], 1],
      [back, (x, y) => [width - x, y], 1],
    ];
    for (const [svg, at, sheets] of ways) {
      const parts = partsIn(at, die);
      const placed = tabs.map(({ placement }) => parts.tab(placement));
      const behind = [parts.sheet, parts.strip, ...parts.holes].slice(0, 5 * sheets);
      const boxes = shapes(svg).flatMap(({ boxes }) => boxes);
      const outlines = [...svg.matchAll(/<path id="whole-\d+" d="([^"]*)"/g)];
      if (svg === front) {
        expect(outlines).toHaveLength(tabs.length);
        const inOutlines = outlines.map(([, d = '']) =>
          missing([parts.whole, ...parts.holes], boxesOf(d)),
        );
        expect(inOutlines.flat()).toEqual([]);
      } else expect(missing([...placed, ...behind], boxes)).toEqual([]);
      const lines = texts(svg);
      const strayed = tabs.filter(({ fit, placement: { offsetInches, widthInches } }) =>
        fit.lines.some((text, line) => {
          const down = baselinesOf(fit, die)[line] ?? 0;
          const [x, y] = at(outer - down, offsetInches + widthInches / 2);
          const own = lines.find((one) => one.text === text && isNear(one.x, x));
          return fit.fits && !(own && isNear(own.y, y) && own.points === fit.pointSize);
        }),
      );
      expect(strayed).toEqual([]);
    }
  }
});

test('a proof and a press file are at actual size, front and back', async () => {
  const of = design({ titles, options, cut: 9 });
  const proof = await drawnBoxes(await pdfOf(of, 'proof'));
  const press = await drawnBoxes(await pdfOf(of, 'press'));
  /** Two banks on a page, each with its back. */
  const strips = [0, 1, 2, 3].map((strip) => {
    const isBack = strip % 2 === 1;
    const top = 0.75 + 1.45 * strip;
    return partsIn((x, y) => [isBack ? height - y : y, top + outer - x], die);
  });
  const pressed = [false, true].map((isBack) =>
    partsIn((x, y) => [0.75 + (isBack ? outer - x : x), 0.75 + y], die),
  );
  for (const index of titles.keys()) {
    const tab = tabPlacement(index + 1, 9, die);
    const page = proof.slice(-2)[Math.floor((tab.bank - 1) / 2)] ?? [];
    const own = strips.slice(2 * ((tab.bank - 1) % 2)).slice(0, 2);
    expect(
      missing(
        own.map((strip) => strip.tab(tab)),
        page,
      ),
    ).toEqual([]);
    for (const [side, { whole, strip, holes, tab: tabOf }] of pressed.entries()) {
      const boxes = press[2 * index + side] ?? [];
      expect(missing([whole, tabOf(tab), strip, ...holes], boxes)).toEqual([]);
    }
  }
});

test('a die says how round corners are and how much tabs narrow, as far as there is room', () => {
  const shape = { ...die, cornerInches: 0.2, tabTaperInches: 0 };
  const tab = { ...tabPlacement(1, 5, die), offsetInches: 1, widthInches: 2 };
  /** Where the outline of a tab is straight, from its base around its tip. */
  const straight = (over: object, widthInches = 2) =>
    tabOutline({ ...tab, widthInches }, { ...shape, ...over }).map((step) =>
      step.slice(-2).map((inches) => (typeof inches === 'number' ? Number(inches.toFixed(4)) : '')),
    );
  const rounded = (radius: number, down: number) => [
    ...[
      [8.5, 1],
      [9 - radius, 1],
      [9, 1 + radius],
    ],
    ...[[9, down - radius], [9 - radius, down], [8.5, down], ['']],
  ];
  expect(straight({})).toEqual(rounded(0.2, 3));
  expect(straight({ cornerInches: undefined })).toEqual(rounded(0.125, 3));
  expect(straight({ cornerInches: 0.4 })).toEqual(rounded(0.25, 3));
  expect(straight({}, 0.5)).toEqual(rounded(0.125, 1.5));
  const sharp = { cornerInches: 0, tabTaperInches: 0.1 };
  expect(straight(sharp)).toEqual([[8.5, 1], [9, 1.1], [9, 2.9], [8.5, 3], ['']]);
  expect(straight(sharp, 0.5)).toEqual([[8.5, 1], [9, 1.0625], [9, 1.4375], [8.5, 1.5], ['']]);
  expect(pathData(dividerOutline(tab, { ...shape, edgeMarginInches: 0.15 }))).toMatch(
    /^M0 14\.4C.* 14\.4 0L601\.2 0C.* 612 10\.8L612 72L/,
  );
  expect(pathData(stripOutline(0.1, shape))).toMatch(/^M0 7\.2C/);
});

test('a title that does not fit is marked, and ends in an ellipsis', () => {
  const { strip } = drawn({ titles: ['Correspondence with the Department', 'B'], cut: 15 });
  expect(shapes(strip, 'tab misfit')).toHaveLength(1);
  expect(texts(strip).map(({ text }) => text)).toEqual(['Corre…', 'with t…', 'B']);
});

test('titles are set in capitals, all in one size, if the buyer wants it', () => {
  const titles = ['Exhibit A', '  ', 'Financial Statements'];
  const type = { ...plainType, capitals: true, oneSize: true };
  const lines = texts(drawn({ titles, type, cut: 9 }).strip);
  expect(lines.map(({ text }) => text).join(' ')).toBe('EXHIBIT A FINANCIAL STATEMENTS');
  expect(new Set(lines.map(({ points }) => points)).size).toBe(1);
});

test('each tab has its color, and its title is text, not markup', () => {
  const colors = ['red', 'white'];
  const { strip, look } = drawn({ titles: ['A', '<b>&'], colors });
  const fills = shapes(strip, 'tab').map(({ fill }) => fill);
  expect(fills).toEqual(colors.map((color) => tabFill(look, color)));
  expect(strip).toContain('&lt;b>&amp;');
});

test('a divider has a strip, and its text or a note that artwork follows, only if chosen', () => {
  const options = { ...usual, bodyprint: '1c', reinforce: 'none' };
  const body = { text: 'Smith v. Jones\nVolume 2', artwork: false };
  const { front, back } = drawn({ options, body });
  expect(front).toMatch(/>Smith v\. Jones<.*>Volume 2</);
  const withArtwork = (artwork: string | true) =>
    drawn({ options, body: { text: '', artwork } }).front;
  expect(withArtwork(true)).toContain('Your artwork, sent by e-mail');
  expect(withArtwork('crest.svg')).toContain('artwork: crest.svg');
  for (const without of [back, drawn({ body }).front]) expect(without).not.toContain('Volume 2');
  expect(shapes(front, 'strip')).toEqual([]);
});
