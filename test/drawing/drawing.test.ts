import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { BankStrip } from '../../src/designer/drawing/BankStrip.tsx';
import { appStateOf } from '../../src/designer/state/app-state.ts';
import type { Design } from '../../src/designer/state/design.ts';
import { DividerDrawing } from '../../src/designer/view/Preview.tsx';
import { sceneOf } from '../../src/designer/view/scene.ts';
import { drawnTabs } from '../../src/drawing/frame.ts';
import { bodyLines } from '../../src/layout/artwork.ts';
import { fitTitle } from '../../src/layout/fit.ts';
import { plainType } from '../../src/layout/fonts.ts';
import { tabFill } from '../../src/layout/look.ts';
import { measureTitle } from '../../src/layout/measure.ts';
import { bankRanges } from '../../src/layout/tabs.ts';
import { design } from '../designer/support.ts';
import { catalog } from '../support/catalog.ts';
import { shapes, texts } from './svg.ts';

const sceneFor = (of: Design) => sceneOf(catalog, appStateOf(of));

function propsOf(of: Design) {
  const { frame, look } = sceneFor(of);
  const [range = { from: 0, to: 0 }] = bankRanges(of.titles.length, frame.cut);
  const tabs = drawnTabs(of.titles, of.colors, range, frame, look);
  return { tabs, look, die: frame.die, label: '' };
}

const strip = (over: Partial<Design>, cut = 5) =>
  renderToString(h(BankStrip, propsOf(design({ ...over, cut }))));

function divider(over: Partial<Design>, side: 'front' | 'back' = 'front'): string {
  const of = design({ cut: 5, ...over });
  const props = propsOf(of);
  const body = { ...of.body, lines: bodyLines(of.body.text, props.die) };
  return renderToString(h(DividerDrawing, { ...props, body, side, banks: 1 }));
}

const { options: usual } = design();
const lines = (svg: string) => texts(svg).map(({ text }) => text);

test('a title is set in the size that fits, and a blank tab stays blank', () => {
  const long = 'Financial Statements and Tax Returns';
  const fit = fitTitle(measureTitle(long), 5, catalog.book.products.paper.die);
  const svg = strip({ titles: [long, '  '] });
  expect(fit.lines).toHaveLength(2);
  expect(lines(svg)).toEqual(fit.lines);
  expect(texts(svg).map(({ points }) => points)).toEqual([fit.pointSize, fit.pointSize]);
  expect(svg).not.toContain('misfit');
});

test('a title that does not fit is marked, and cut off at the edges of its tab', () => {
  const svg = strip({ titles: ['Correspondence with the Department', 'B'] }, 15);
  const [tab] = shapes(svg, 'tab misfit');
  const { x = 0, y = 0, width = 0, height = 0 } = tab?.path[0] ?? {};
  const edges = [x, y, width, height].map((inches) => Math.round(inches * 7200) / 100).join(' ');
  const cutOff = /<svg [^>]*viewBox="([^"]*)" aria-hidden="true"><text[^>]*>Correspondence</;
  expect(cutOff.exec(svg)?.[1]).toBe(edges);
});

test('titles are set in capitals, all in one size, if the buyer wants it', () => {
  const titles = ['Exhibit A', 'Financial Statements'];
  const svg = strip({ titles, type: { ...plainType, capitals: true, oneSize: true } }, 9);
  expect(lines(svg).join(' ')).toBe(titles.join(' ').toUpperCase());
  expect(new Set(texts(svg).map(({ points }) => points)).size).toBe(1);
});

test('each tab has its color, and its title is text, not markup', () => {
  const of = { titles: ['A', '<b>&'], colors: ['red', 'white'] };
  const { look } = sceneFor(design(of));
  const svg = strip(of);
  expect(shapes(svg, 'tab').map(({ fill }) => fill)).toEqual(
    of.colors.map((color) => tabFill(look, color)),
  );
  expect(svg).toContain('&lt;b>&amp;');
});

test('a divider has the reinforcing strip only if it is chosen', () => {
  const strips = ['reinforced', 'none'].map(
    (reinforce) => shapes(divider({ options: { ...usual, reinforce } }), 'strip').length,
  );
  expect(strips).toEqual([1, 0]);
});

test('a divider has the same titles on its back, top to bottom', () => {
  expect(lines(divider({ titles: ['A', 'B', 'C'] }, 'back'))).toEqual(['A', 'B', 'C']);
});

test('a divider shows its text line by line, or a note that artwork follows, if it is printed', () => {
  const options = { ...usual, bodyprint: '1c' };
  const body = { text: 'Smith v. Jones\nVolume 2', isArtwork: false };
  expect(divider({ options, body })).toMatch(/>Smith v\. Jones<.*>Volume 2</);
  expect(divider({ options, body: { text: '', isArtwork: true } })).toContain('Your artwork');
  expect(divider({ body })).not.toContain('Volume 2');
});
