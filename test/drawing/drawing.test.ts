import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { BankStrip } from '../../src/designer/drawing/BankStrip.tsx';
import type { Design } from '../../src/designer/state/design.ts';
import { DividerDrawing } from '../../src/designer/view/Preview.tsx';
import { drawnTabs, sharedPoints } from '../../src/drawing/frame.ts';
import { bodyLines } from '../../src/layout/artwork.ts';
import { fitTitle } from '../../src/layout/fit.ts';
import { plainType } from '../../src/layout/fonts.ts';
import { contrast, isReadable, lookOf, mixed, tabFill } from '../../src/layout/look.ts';
import { measureTitle } from '../../src/layout/measure.ts';
import { bankRanges } from '../../src/layout/tabs.ts';
import { design } from '../designer/support.ts';
import { catalog } from '../support/catalog.ts';
import { shapes, texts } from './svg.ts';

const { products } = catalog.book;

function lookFor({ product, options }: Design) {
  return lookOf(products[product], options);
}

function propsOf({ product, titles, colors, type, ...of }: Design, cut: number, bank: number) {
  const { die, cuts } = products[product];
  const look = lookFor({ product, titles, colors, type, ...of });
  const frame = { cut, cuts, die, type };
  const shared = type.oneSize ? sharedPoints(titles, frame) : undefined;
  const range = bankRanges(titles.length, cut)[bank] ?? { from: 0, to: 0 };
  const tabs = drawnTabs(titles, colors, range, { ...frame, sharedPoints: shared }, look);
  return { tabs, look, die, label: '' };
}

function strip(of: Design, cut: number, bank = 0): string {
  return renderToString(h(BankStrip, propsOf(of, cut, bank)));
}

function divider(of: Design, cut: number, side: 'front' | 'back' = 'front'): string {
  const { text, isArtwork } = of.body;
  const props = propsOf(of, cut, 0);
  const body = { lines: bodyLines(text, props.die), isArtwork };
  return renderToString(h(DividerDrawing, { ...props, body, side, banks: 1 }));
}

const lines = (svg: string) => texts(svg).map(({ text }) => text);

describe('the drawing of a bank', () => {
  test('sets titles in the size that fits', () => {
    const long = 'Financial Statements and Tax Returns';
    const fit = fitTitle(measureTitle(long), 5, products.paper.die);
    const svg = strip(design({ titles: [long] }), 5);
    expect(fit.lines).toHaveLength(2);
    expect(lines(svg)).toEqual(fit.lines);
    expect(texts(svg).map(({ points }) => points)).toEqual([fit.pointSize, fit.pointSize]);
    expect(svg).not.toContain('misfit');
  });

  test('marks a title that does not fit, and cuts it off at the edges of its tab', () => {
    const svg = strip(design({ titles: ['Correspondence with the Department', 'B'] }), 15);
    const [tab] = shapes(svg, 'tab misfit');
    const { x = 0, y = 0, width = 0, height = 0 } = tab?.path[0] ?? {};
    const edges = [x, y, width, height].map((inches) => Math.round(inches * 7200) / 100).join(' ');
    const cutOff = /<svg [^>]*viewBox="([^"]*)" aria-hidden="true"><text[^>]*>Correspondence</;
    expect(cutOff.exec(svg)?.[1]).toBe(edges);
  });

  test('sets titles in capitals, all in one size', () => {
    const titles = ['Exhibit A', 'Financial Statements'];
    const of = design({ titles, type: { ...plainType, capitals: true, oneSize: true } });
    const svg = strip(of, 9);
    expect(lines(svg).join(' ')).toBe(titles.join(' ').toUpperCase());
    expect(new Set(texts(svg).map(({ points }) => points)).size).toBe(1);
  });

  test('leaves a blank tab blank', () => {
    expect(lines(strip(design({ titles: ['  '] }), 5))).toEqual([]);
  });

  test('has each tab in its color', () => {
    const of = design({ titles: ['A', 'B'], colors: ['red', 'white'] });
    expect(shapes(strip(of, 5), 'tab').map(({ fill }) => fill)).toEqual(
      of.colors.map((color) => tabFill(lookFor(of), color)),
    );
  });

  test('writes titles as text, not as markup', () => {
    expect(strip(design({ titles: ['<b>&'] }), 3)).toContain('&lt;b>&amp;');
  });
});

describe('the drawing of a divider', () => {
  test('shows the reinforcing strip only if it is chosen', () => {
    const strips = (reinforce: string) =>
      shapes(divider(design({ options: { reinforce } }), 5), 'strip').length;
    expect(strips('reinforced')).toBe(1);
    expect(strips('none')).toBe(0);
  });

  test('has the same titles on its back, top to bottom', () => {
    const back = divider(design({ titles: ['A', 'B', 'C'] }), 5, 'back');
    expect(lines(back)).toEqual(['A', 'B', 'C']);
  });
});

describe('print on the body', () => {
  const options = { bodyprint: '1c' };

  test('shows its text line by line, or a note that artwork follows', () => {
    const text = divider(
      design({ options, body: { text: 'Smith v. Jones\nVolume 2', isArtwork: false } }),
      5,
    );
    expect(text).toMatch(/>Smith v\. Jones<.*>Volume 2</);
    const artwork = divider(design({ options, body: { text: '', isArtwork: true } }), 5);
    expect(artwork).toContain('Your artwork');
  });

  test("is not drawn if the option doesn't print it", () => {
    expect(divider(design({ body: { text: 'Hidden', isArtwork: false } }), 5)).not.toContain(
      'Hidden',
    );
  });
});

describe('print on a color', () => {
  test('is readable above a contrast of 3', () => {
    const unreadable = (product: ProductId, ink = 'black') => {
      const look = lookFor(design({ product, options: { ink } }));
      const list = products[product].colors?.list ?? [];
      return list.filter(({ id }) => !isReadable(look, id)).map(({ name }) => name);
    };
    expect(unreadable('paper')).toEqual(['Dark Blue', 'Black']);
    expect(unreadable('poly')).toEqual(['Black', 'Blue']);
    // The contrasts of white ink on orange, azure and gray are 2.73, 2.97 and 3.17.
    const light = ['White', 'Natural', 'Ivory', 'Bright Orange', 'Bright Yellow', 'Azure'];
    expect(unreadable('poly', 'white')).toEqual(light);
  });

  test('film shows a little of the white sheet, and plastic none of it', () => {
    expect(tabFill(lookFor(design({ product: 'paper' })), 'black')).toBe('#373739');
    expect(tabFill(lookFor(design({ product: 'poly' })), '90')).toBe('#1c1c1e');
  });

  test('contrast and mixing follow their definitions', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#000000', '#0a0a0a')).toBeCloseTo(1.0607, 4);
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});
