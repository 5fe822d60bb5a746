import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { BankStrip } from '../../src/designer/drawing/BankStrip.tsx';
import { DividerDrawing } from '../../src/designer/drawing/DividerDrawing.tsx';
import {
  bankRanges,
  type Frame,
  sharedPoints,
  tabPicture,
} from '../../src/designer/drawing/picture.ts';
import type { Design } from '../../src/designer/state/design.ts';
import { contrast } from '../../src/layout/contrast.ts';
import { effectOf } from '../../src/layout/effect.ts';
import { fitTitle } from '../../src/layout/fit.ts';
import { lookOf, tabFill } from '../../src/layout/look.ts';
import { measureTitle } from '../../src/layout/measure.ts';
import { mixed } from '../../src/layout/mixed.ts';
import { isReadable } from '../../src/layout/readable-ink.ts';
import { holesOf } from '../../src/layout/sheet.ts';
import { tabPlacement } from '../../src/layout/tabs.ts';
import { catalog } from '../support/catalog.ts';
import { design } from './support.ts';

const { products } = catalog.book;
const { die } = products.paper;
const inch = 72;

interface DrawnTab {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  sizes: number[];
  lines: string[];
  isMarked: boolean;
}

function frameOf({ product, titles, type }: Design, cut: number): Frame {
  const frame = { cut, cuts: products[product].cuts, die, type };
  return { ...frame, sharedPoints: type.oneSize ? sharedPoints(titles, frame) : undefined };
}

function lookFor({ product, options }: Design) {
  return lookOf(catalog.book.products[product], options);
}

function pictures(of: Design, cut: number, bank: number) {
  const range = bankRanges(of.titles.length, cut)[bank];
  if (!range) throw new RangeError(`there is no bank ${bank}`);
  const { from, to } = range;
  const tabs = of.titles
    .slice(from, to)
    .map((title, place) => tabPicture(title, from + place, frameOf(of, cut)));
  const look = lookFor(of);
  return { tabs, colors: of.colors.slice(from, to), look, die, isBold: false, label: '' };
}

function strip(of: Design, cut: number, bank = 0): DrawnTab[] {
  return drawnTabs(renderToString(h(BankStrip, pictures(of, cut, bank))));
}

function divider(of: Design, cut: number, side: 'front' | 'back' = 'front'): string {
  const { body } = of;
  const frame = frameOf(of, cut);
  return renderToString(
    h(DividerDrawing, { ...pictures(of, cut, 0), frame, body, side, banks: 1 }),
  );
}

/** Reads the tabs from a drawing: their places, outlines and type. */
function drawnTabs(svg: string): DrawnTab[] {
  return [...svg.matchAll(/<g transform="translate\(([^)]*)\)[^>]*data-tab.*?<\/g>/g)].map(
    ([group, place = '']) => {
      const [x = 0, y = 0] = place.split(' ').map(Number);
      const [, height = '', width = ''] =
        /d="M0 ([\d.]+)V.*?Q([\d.]+) 0 [\d.]+ [\d.]+V[\d.]+"/.exec(group) ?? [];
      return {
        x,
        y,
        width: Number(width),
        height: Number(height),
        fill: /<path[^>]*fill="([^"]*)"/.exec(group)?.[1] ?? '',
        sizes: [...group.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size)),
        lines: [...group.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line = '']) => line),
        isMarked: group.includes('misfit'),
      };
    },
  );
}

describe('the drawing of a bank', () => {
  const titles = Array.from({ length: 31 }, (_, index) => `Tab ${index + 1}`);

  test.each([2, 3, 5, 7, 9, 15])('at 1/%i cut is to scale with the die', (cut) => {
    bankRanges(titles.length, cut).forEach(({ from, to }, bank) => {
      const drawn = strip(design({ titles }), cut, bank);
      expect(drawn).toHaveLength(to - from);
      drawn.forEach((tab, place) => {
        const placement = tabPlacement(from + place + 1, cut, die);
        expect(placement.bank).toBe(bank + 1);
        expect(tab.x).toBeCloseTo(placement.offsetInches * inch, 1);
        expect(tab.width).toBeCloseTo(placement.widthInches * inch, 1);
        expect(tab.height).toBe(die.tabExtensionInches * inch);
        expect(tab.lines).toEqual([`Tab ${from + place + 1}`]);
      });
    });
  });

  test('sets titles in the size that fits', () => {
    const long = 'Financial Statements and Tax Returns';
    const fit = fitTitle(measureTitle(long), 5, die);
    const [tab] = strip(design({ titles: [long] }), 5);
    expect(fit.lines).toHaveLength(2);
    expect(tab).toMatchObject({
      lines: fit.lines,
      sizes: [fit.pointSize, fit.pointSize],
      isMarked: false,
    });
  });

  test('marks a title that does not fit', () => {
    const [tab] = strip(design({ titles: ['Correspondence with the Department'] }), 15);
    expect(tab?.isMarked).toBe(true);
  });

  test('sets titles in capitals, all in one size', () => {
    const titles = ['Exhibit A', 'Financial Statements'];
    const of = design({ titles, type: { bold: false, capitals: true, oneSize: true } });
    const drawn = strip(of, 9);
    expect(drawn.map(({ lines }) => lines.join(' '))).toEqual(
      titles.map((title) => title.toUpperCase()),
    );
    expect(new Set(drawn.flatMap(({ sizes }) => sizes)).size).toBe(1);
  });

  test('leaves a blank tab blank', () => {
    const [tab] = strip(design({ titles: ['  '] }), 5);
    expect(tab?.lines).toEqual([]);
  });

  test('has each tab in its color', () => {
    const of = design({ titles: ['A', 'B'], colors: ['red', 'white'] });
    expect(strip(of, 5).map(({ fill }) => fill)).toEqual(
      of.colors.map((color) => tabFill(lookFor(of), color)),
    );
  });

  test('writes titles as text, not as markup', () => {
    const svg = renderToString(h(BankStrip, pictures(design({ titles: ['<b>&'] }), 3, 0)));
    expect(svg).toContain('&lt;b>&amp;');
  });
});

describe('the drawing of a divider', () => {
  test('has its tabs on the right edge, top to bottom', () => {
    const drawn = drawnTabs(divider(design({ titles: ['A', 'B', 'C'] }), 5));
    drawn.forEach(({ x, y }, place) => {
      expect(x).toBe((die.sheet.widthInches + die.tabExtensionInches) * inch);
      expect(y).toBeCloseTo(tabPlacement(place + 1, 5, die).offsetInches * inch, 1);
    });
  });

  test.each(['3hole', '2hole', 'unpunched'])('has the holes of %s', (punch) => {
    const svg = divider(design({ options: { punch } }), 5);
    const [, outline = ''] = /<path class="sheet-edge" d="([^"]*)"/.exec(svg) ?? [];
    const drawn = [...outline.matchAll(/M([\d.]+) ([\d.]+)a([\d.]+) /g)].map(
      ([, left, middle, radius]) => ({
        x: (Number(left) + Number(radius)) / inch,
        y: Number(middle) / inch,
        diameter: (Number(radius) * 2) / inch,
      }),
    );
    const holes = holesOf(effectOf(products.paper, { punch }).holes, die);
    expect(drawn).toHaveLength(holes.length);
    holes.forEach(({ xInches, yInches, diameterInches }, index) => {
      expect(drawn[index]?.x).toBeCloseTo(xInches, 2);
      expect(drawn[index]?.y).toBeCloseTo(yInches, 2);
      expect(drawn[index]?.diameter).toBeCloseTo(diameterInches, 2);
    });
  });

  test('shows the reinforcing strip only if it is chosen', () => {
    const strip = `class="reinforcing" width="${0.75 * inch}"`;
    expect(divider(design({ options: { reinforce: 'reinforced' } }), 5)).toContain(strip);
    expect(divider(design({ options: { reinforce: 'none' } }), 5)).not.toContain('reinforcing');
  });
});

describe('the back of a divider', () => {
  test('has its tabs on the left edge, with the same titles top to bottom', () => {
    const of = design({ titles: ['A', 'B', 'C'] });
    const back = drawnTabs(divider(of, 5, 'back'));
    expect(back.map(({ lines }) => lines.join())).toEqual(['A', 'B', 'C']);
    back.forEach(({ x, y, width }, place) => {
      const { offsetInches } = tabPlacement(place + 1, 5, die);
      expect(x).toBe(-die.tabExtensionInches * inch);
      expect(y - width).toBeCloseTo(offsetInches * inch, 1);
    });
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
  test('is readable in black on yellow, but not in black on black', () => {
    const poly = lookFor(design({ product: 'poly' }));
    expect(isReadable(poly, '67')).toBe(true);
    expect(isReadable(poly, '90')).toBe(false);
  });

  test('in white is readable on black plastic', () => {
    const white = lookFor(design({ product: 'poly', options: { ink: 'white' } }));
    expect(isReadable(white, '90')).toBe(true);
  });

  test('film shows a little of the white sheet, and plastic none of it', () => {
    expect(tabFill(lookFor(design({ product: 'paper' })), 'black')).toBe('#373739');
    expect(tabFill(lookFor(design({ product: 'poly' })), '90')).toBe('#1c1c1e');
  });

  test('contrast and mixing follow their definitions', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});
