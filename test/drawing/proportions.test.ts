import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { ProductData } from '../../src/book/schema.ts';
import { BankStrip } from '../../src/designer/drawing/BankStrip.tsx';
import { appStateOf } from '../../src/designer/state/app-state.ts';
import { DividerDrawing } from '../../src/designer/view/Preview.tsx';
import { sceneOf } from '../../src/designer/view/scene.ts';
import { type DrawnTab, drawnTabs } from '../../src/drawing/frame.ts';
import { binderScene } from '../../src/drawing/scene/binder.ts';
import { desk, scene, tabMiddle } from '../../src/drawing/scene/scene.ts';
import { setScene, setTabs } from '../../src/drawing/scene/set-scene.ts';
import { baselinesOf } from '../../src/layout/fit.ts';
import { lookOf } from '../../src/layout/look.ts';
import { holesOf } from '../../src/layout/sheet.ts';
import { bankRanges, type TabPlacement, tabPlacement } from '../../src/layout/tabs.ts';
import { drawnBoxes, pdfOf } from '../designer/pdf.ts';
import { design } from '../designer/support.ts';
import { catalog } from '../support/catalog.ts';
import { type Box, boxesOf, shapes, texts } from './svg.ts';

const { paper, poly } = catalog.book.products;
const { die } = paper;
const { widthInches: width, heightInches: height } = die.sheet;
const outer = width + die.tabExtensionInches;
const cuts = [2, 3, 5, 7, 9, 15];
const titles = Array.from({ length: 31 }, (_, index) => `Tab ${index + 1}`).with(
  0,
  'Financial Statements and Tax Returns',
);
const options = { ...design().options, punch: '3hole', reinforce: 'reinforced', sided: '2s' };

/** Where a drawing shows a point of a divider, in inches. */
type At = (x: number, y: number) => readonly [x: number, y: number];

/** A rectangle of a divider in a drawing. */
function boxIn(at: At, x: number, y: number, width: number, height: number): Box {
  const [[x1, y1], [x2, y2]] = [at(x, y), at(x + width, y + height)];
  const size = { width: Math.abs(x1 - x2), height: Math.abs(y1 - y2) };
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), ...size };
}

const sheetIn = (at: At) => boxIn(at, 0, 0, width, height);
const wholeIn = (at: At) => boxIn(at, 0, 0, outer, height);
const stripIn = (at: At) => boxIn(at, 0, 0, 0.75, height);
const tabIn = (at: At, { offsetInches, widthInches }: TabPlacement) =>
  boxIn(at, width, offsetInches, die.tabExtensionInches, widthInches);

const threeHoles = holesOf({ count: 3, centersInches: 4.25 }, die);
const holesIn = (at: At) =>
  threeHoles.map(({ xInches, yInches, diameterInches: side }) =>
    boxIn(at, xInches - side / 2, yInches - side / 2, side, side),
  );

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.01;

/** The boxes of the layout that a drawing lacks or has elsewhere. */
function missing(expected: readonly Box[], drawn: readonly Box[]): Box[] {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return expected.filter(
    (box) => !drawn.some((other) => sides.every((side) => isNear(box[side], other[side]))),
  );
}

/** The lines of titles that fit and that a drawing lacks, or has elsewhere than the layout. */
function missingLines(at: At, tabs: readonly DrawnTab[], svg: string): string[] {
  const drawn = texts(svg);
  return tabs
    .filter(({ fit }) => fit.fits)
    .flatMap(({ fit, placement: { offsetInches, widthInches } }) => {
      const baselines = baselinesOf(fit, die);
      return fit.lines.filter((text, line) => {
        const [x, y] = at(outer - (baselines[line] ?? 0), offsetInches + widthInches / 2);
        return !drawn.some(
          (one) =>
            one.text === text &&
            one.points === fit.pointSize &&
            isNear(one.x, x) &&
            isNear(one.y, y),
        );
      });
    });
}

/** How the sheets of a scene lie, front to back. */
function sheetsOf(svg: string): At[] {
  const placed = /<g transform="rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)translate\(([-\d.]+) 0\)">/g;
  const sheets = [...svg.matchAll(placed)].map(([, ...pose]): At => {
    const [degrees = 0, x = 0, y = 0, rise = 0] = pose.map(Number);
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return (right, down) => {
      const [dx, dy] = [right * 72 + rise - x, down * 72 - y];
      return [(x + dx * cos - dy * sin) / 72, (y + dx * sin + dy * cos) / 72];
    };
  });
  return sheets.reverse();
}

test('the drawings of banks and of dividers, front and back, are to scale', () => {
  for (const cut of cuts) {
    const of = design({ titles, options, cut });
    const { frame, look } = sceneOf(catalog, appStateOf(of));
    for (const range of bankRanges(titles.length, cut)) {
      const tabs = drawnTabs(of.titles, of.colors, range, frame, look);
      const parts = { tabs, die, look, label: '', body: { lines: [], isArtwork: false }, banks: 1 };
      const ways = [
        ['strip', (x, y) => [y, outer - x], renderToString(h(BankStrip, parts))],
        ...(['front', 'back'] as const).map((side): readonly [string, At, string] => [
          side,
          (x, y) => [side === 'front' ? x : width - x, y],
          renderToString(h(DividerDrawing, { ...parts, side })),
        ]),
      ] as readonly (readonly [string, At, string])[];
      for (const [way, at, svg] of ways) {
        const boxes = (role: string) => shapes(svg, role).flatMap(({ path }) => path);
        const placed = tabs.map(({ placement }) => tabIn(at, placement));
        expect(boxes('tab'), `${way} of 1/${cut}`).toHaveLength(tabs.length);
        expect(missing(placed, boxes('tab'))).toEqual([]);
        expect(missingLines(at, tabs, svg)).toEqual([]);
        if (way === 'strip') continue;
        expect(boxes('sheet')).toHaveLength(4);
        expect(missing([sheetIn(at), ...holesIn(at)], boxes('sheet'))).toEqual([]);
        expect(missing([stripIn(at)], boxes('strip'))).toEqual([]);
      }
    }
  }
});

const set = { tabs: 31, titles, options: { punch: '3hole', reinforce: 'reinforced' } };

/** A set on a desk, and how it lies. */
function onDesk(product: ProductData, cut: number) {
  const tabs = setTabs({ id: 'x', product, set, lies: 'in rows', cut }).slice(0, 3 * cut);
  const lies = desk(tabs, cut, die);
  const materials = lookOf(product, set.options);
  return { tabs, ...lies, svg: scene({ id: 'x', die, materials, tabs, ...lies, label: '' }) };
}

/** Every way in which a set is pictured as a thing. */
const pictures: Readonly<Record<string, (product: ProductData) => string>> = {
  'in rows': (product) => setScene({ id: 'x', product, set, lies: 'in rows', cut: 7 }),
  fanned: (product) => setScene({ id: 'x', product, set, lies: 'fanned', cut: 7 }),
  'in a binder': (product) => binderScene({ id: 'x', product, set }),
  'on a desk': (product) => onDesk(product, 7).svg,
};

test.each(Object.entries(pictures))('a set %s is to scale, each tab on its sheet', (_, draw) => {
  for (const product of [paper, poly]) {
    const svg = draw(product);
    const at: At = (x, y) => [x, y];
    const outlines = [...svg.matchAll(/<path id="x-\d+" d="([^"]*)"/g)].map(([, d = '']) => d);
    expect(new Set(outlines)).toHaveLength(outlines.length);
    for (const outline of outlines) {
      expect(missing([wholeIn(at), ...holesIn(at)], boxesOf(outline))).toEqual([]);
    }
    const sheets = [
      ...svg.matchAll(/<g transform="[^"]*"><use href="#x-(\d+)".*?<g data-title="(\d+)">/g),
    ];
    expect(sheets.length).toBeGreaterThan(20);
    const strayed = sheets.filter(([, own, tab]) => Number(tab) % outlines.length !== Number(own));
    expect(strayed).toEqual([]);
    const transforms = [...svg.matchAll(/transform="([^"]*)"/g)].map(([, steps = '']) => steps);
    expect(transforms.filter((steps) => /scale|matrix|skew/.test(steps))).toEqual([]);
    const drawn = [...svg.matchAll(/<g data-title="(\d+)">(.*?)<\/g>/g)];
    expect(drawn.length).toBeGreaterThan(20);
    for (const [, index, title = ''] of drawn) {
      const tab = tabIn(at, tabPlacement(Number(index) + 1, outlines.length, die));
      for (const line of texts(title)) {
        expect(line.y).toBeCloseTo(tab.y + tab.height / 2, 2);
        expect(line.x).toBeGreaterThan(tab.x);
        expect(line.x).toBeLessThan(tab.x + tab.width);
      }
    }
  }
});

test('the buttons on a desk lie on the drawn tabs', () => {
  for (const cut of cuts) {
    const { tabs, pose, svg } = onDesk(paper, cut);
    const placed = sheetsOf(svg);
    expect(placed).toHaveLength(tabs.length);
    const astray = tabs.filter(({ placement }, depth) => {
      const tab = tabIn((x, y) => [x, y], placement);
      const [x, y] = placed[depth]?.(tab.x + tab.width / 2, tab.y + tab.height / 2) ?? [];
      const { at } = tabMiddle(pose, die, placement, depth);
      return !isNear(Number(x), at[0]) || !isNear(Number(y), at[1]);
    });
    expect(astray).toEqual([]);
  }
});

test('the rings of a binder go through the holes of its dividers', () => {
  const svg = binderScene({ id: 'x', product: paper, set });
  const ring =
    /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="url\(#x-steel\)/g;
  const rings = [...svg.matchAll(ring)].map(([, ...box]) => box.map((side) => Number(side) / 72));
  const through = threeHoles.map(({ xInches, yInches }) =>
    rings.some(
      ([x = 0, y = 0, width = 0, height = 0]) =>
        isNear(y + height / 2, yInches) && x + width > xInches,
    ),
  );
  expect(through).toEqual([true, true, true]);
});

test('a set lies where its pose says, all of it in view', () => {
  for (const tabs of [1, 5, 12, 31]) {
    for (const lies of ['fanned', 'in rows'] as const) {
      const set = { tabs, titles: null, options: {} };
      const svg = setScene({ id: 'x', product: paper, set, lies });
      const [left = 0, top = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      const corners = sheetsOf(svg).flatMap((place) =>
        [0, width].flatMap((x) => [0, height].map((y) => place(x, y))),
      );
      expect(corners).toHaveLength(4 * tabs);
      expect(Math.min(...corners.map(([x]) => x))).toBeGreaterThan(left / 72);
      expect(Math.min(...corners.map(([, y]) => y))).toBeGreaterThan(top / 72);
    }
  }
});

test('a proof shows every bank at actual size, front and back', async () => {
  const pages = await drawnBoxes(await pdfOf(design({ titles, options, cut: 9 }), 'proof'));
  const front: At = (x, y) => [0.5 + y, 0.95 + outer - x];
  const back: At = (x, y) => [0.5 + height - y, 0.95 + outer + 0.45 + outer - x];
  for (const [index] of titles.entries()) {
    const tab = tabPlacement(index + 1, 9, die);
    const expected = [sheetIn(front), tabIn(front, tab), tabIn(back, tab)];
    expect(missing(expected, pages[tab.bank] ?? [])).toEqual([]);
  }
});

test('a press file has the die, the film and the holes at actual size, front and back', async () => {
  const pages = await drawnBoxes(await pdfOf(design({ titles, options, cut: 9 }), 'press'));
  for (const [index, boxes] of pages.slice(0, 2 * titles.length).entries()) {
    const at: At = (x, y) => [0.75 + (index % 2 === 1 ? outer - x : x), 0.75 + y];
    const tab = tabIn(at, tabPlacement(Math.floor(index / 2) + 1, 9, die));
    expect(missing([wholeIn(at), tab, stripIn(at), ...holesIn(at)], boxes)).toEqual([]);
  }
});
