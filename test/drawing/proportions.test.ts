import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { DieData, ProductData } from '../../src/book/schema.ts';
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
import { holesOf, type Box as Place, sheetBox } from '../../src/layout/sheet.ts';
import { bankRanges, type TabPlacement, tabPlacement } from '../../src/layout/tabs.ts';
import { drawnBoxes, pdfOf } from '../designer/pdf.ts';
import { design } from '../designer/support.ts';
import { catalog } from '../support/catalog.ts';
import { type Box, boxesOf, shapes, texts } from './svg.ts';

const tolerance = 0.01;
const cuts = [2, 3, 5, 7, 9, 15];
const options = { ...design().options, punch: '3hole', reinforce: 'reinforced', sided: '2s' };
const titles = Array.from({ length: 31 }, (_, index) => `Tab ${index + 1}`).with(
  0,
  'Financial Statements and Tax Returns',
);

/** The tab itself, outside the sheet. */
function tabBox({ offsetInches, widthInches }: TabPlacement, die: DieData): Place {
  return {
    ...{ xInches: die.sheet.widthInches, yInches: offsetInches },
    ...{ widthInches: die.tabExtensionInches, heightInches: widthInches },
  };
}

/** A strip along the binding edge. */
function edgeStripBox(widthInches: number, { sheet }: DieData): Place {
  return { xInches: 0, yInches: 0, widthInches, heightInches: sheet.heightInches };
}

/** Where a drawing shows a point of a divider, in inches. */
type At = (x: number, y: number) => readonly [x: number, y: number];

/** The box of a rectangle of a divider in a drawing. */
function boxAt(at: At, { xInches: x, yInches: y, widthInches, heightInches }: Place): Box {
  const [[x1, y1], [x2, y2]] = [at(x, y), at(x + widthInches, y + heightInches)];
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x1 - x2),
    height: Math.abs(y1 - y2),
  };
}

function isSame(one: Box, other: Box | undefined): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return (
    other !== undefined && sides.every((side) => Math.abs(one[side] - other[side]) < tolerance)
  );
}

/** The boxes of the layout that a drawing lacks or has elsewhere. */
function missing(expected: readonly Box[], drawn: readonly Box[]): Box[] {
  return expected.filter((box) => !drawn.some((other) => isSame(box, other)));
}

const tabBoxes = (at: At, tabs: readonly DrawnTab[], die: DieData) =>
  tabs.map(({ placement }) => boxAt(at, tabBox(placement, die)));

function holeBoxes(at: At, die: DieData, effects: Parameters<typeof holesOf>[0]): Box[] {
  return holesOf(effects, die).map(({ xInches, yInches, diameterInches: side }) =>
    boxAt(at, {
      xInches: xInches - side / 2,
      yInches: yInches - side / 2,
      widthInches: side,
      heightInches: side,
    }),
  );
}

/** The middles of the baselines of titles that fit, where the layout puts them. */
function linesAt(at: At, tabs: readonly DrawnTab[], die: DieData) {
  const outer = die.sheet.widthInches + die.tabExtensionInches;
  return tabs
    .filter(({ fit }) => fit.fits)
    .flatMap(({ fit, placement: { offsetInches, widthInches } }) =>
      baselinesOf(fit, die).map((baselineInches, line) => {
        const [x, y] = at(outer - baselineInches, offsetInches + widthInches / 2);
        return { text: fit.lines[line], x, y, points: fit.pointSize };
      }),
    );
}

function missingLines(expected: ReturnType<typeof linesAt>, svg: string) {
  const drawn = texts(svg);
  return expected.filter(
    ({ text, x, y, points }) =>
      !drawn.some(
        (line) =>
          line.text === text &&
          line.points === points &&
          Math.abs(line.x - x) < tolerance &&
          Math.abs(line.y - y) < tolerance,
      ),
  );
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

/** Every bank at every cut of a product, as the designer draws it. */
function* banks() {
  for (const cut of cuts) {
    const {
      frame,
      look,
      design: of,
    } = sceneOf(catalog, appStateOf(design({ titles, options, cut })));
    for (const range of bankRanges(titles.length, cut)) {
      const tabs = drawnTabs(of.titles, of.colors, range, frame, look);
      yield { tabs, die: frame.die, look, cut, label: '' };
    }
  }
}

test('the drawing of a bank is to scale', () => {
  for (const { tabs, die, cut, label } of banks()) {
    const svg = renderToString(h(BankStrip, { tabs, die, label }));
    const at: At = (x, y) => [y, die.sheet.widthInches + die.tabExtensionInches - x];
    const drawn = shapes(svg, 'tab').flatMap(({ path }) => path);
    expect(drawn, `1/${cut}`).toHaveLength(tabs.length);
    expect(missing(tabBoxes(at, tabs, die), drawn)).toEqual([]);
    expect(missingLines(linesAt(at, tabs, die), svg)).toEqual([]);
  }
});

test.each(['front', 'back'] as const)('the drawing of the %s of a divider is to scale', (side) => {
  const body = { lines: [], isArtwork: false };
  for (const { tabs, die, look, label } of banks()) {
    const svg = renderToString(h(DividerDrawing, { side, tabs, die, look, label, body, banks: 1 }));
    const at: At = (x, y) => [side === 'front' ? x : die.sheet.widthInches - x, y];
    const [sheet, ...holes] = shapes(svg, 'sheet')[0]?.path ?? [];
    const [strip] = shapes(svg, 'strip')[0]?.path ?? [];
    expect(isSame(boxAt(at, sheetBox(die)), sheet)).toBe(true);
    expect(isSame(boxAt(at, edgeStripBox(look.effects.edgeStripInches ?? 0, die)), strip)).toBe(
      true,
    );
    expect(holes).toHaveLength(3);
    expect(missing(holeBoxes(at, die, look.effects.holes), holes)).toEqual([]);
    const drawn = shapes(svg, 'tab').flatMap(({ path }) => path);
    expect(missing(tabBoxes(at, tabs, die), drawn)).toEqual([]);
    expect(missingLines(linesAt(at, tabs, die), svg)).toEqual([]);
  }
});

const set = { tabs: 31, titles, options: { punch: '3hole', reinforce: 'reinforced' } };

/** Every way in which a set is pictured as a thing. */
const pictures: Readonly<Record<string, (product: ProductData) => string>> = {
  'in rows': (product) => setScene({ id: 'x', product, set, lies: 'in rows', cut: 7 }),
  fanned: (product) => setScene({ id: 'x', product, set, lies: 'fanned', cut: 7 }),
  'in a binder': (product) => binderScene({ id: 'x', product, set }),
  'on a desk': (product) => {
    const lying = { id: 'x', product, set, lies: 'in rows', cut: 7 } as const;
    const [tabs, materials] = [setTabs(lying).slice(0, 21), lookOf(product, set.options)];
    const { die } = product;
    return scene({ id: 'x', die, materials, tabs, ...desk(tabs, 7, die), label: '' });
  },
};

test.each(Object.entries(pictures))(
  'a set %s is to scale, each tab on its own sheet',
  (_, draw) => {
    for (const productId of ['paper', 'poly'] as const) {
      const { data: product } = catalog.products[productId];
      const { die } = product;
      const svg = draw(product);
      const at: At = (x, y) => [x, y];
      const whole = {
        ...sheetBox(die),
        widthInches: die.sheet.widthInches + die.tabExtensionInches,
      };
      const outlines = [...svg.matchAll(/<path id="x-\d+" d="([^"]*)"/g)].map(([, d = '']) => d);
      const cut = outlines.length;
      expect(new Set(outlines)).toHaveLength(cut);
      for (const outline of outlines) {
        const [divider, ...holes] = boxesOf(outline);
        expect(isSame(boxAt(at, whole), divider)).toBe(true);
        expect(missing(holeBoxes(at, die, { count: 3, centersInches: 4.25 }), holes)).toEqual([]);
      }
      const transforms = [...svg.matchAll(/transform="([^"]*)"/g)].map(([, steps]) => steps);
      expect(transforms.filter((steps) => /scale|matrix|skew/.test(steps ?? ''))).toEqual([]);
      const drawn = [...svg.matchAll(/<g data-title="(\d+)">(.*?)<\/g>/g)];
      expect(drawn.length).toBeGreaterThan(20);
      for (const [, index, title = ''] of drawn) {
        const { xInches, yInches, ...tab } = tabBox(tabPlacement(Number(index) + 1, cut, die), die);
        for (const line of texts(title)) {
          expect(line.y).toBeCloseTo(yInches + tab.heightInches / 2, 2);
          expect(line.x).toBeGreaterThan(xInches);
          expect(line.x).toBeLessThan(xInches + tab.widthInches);
        }
      }
    }
  },
);

test('the buttons on a desk lie on the drawn tabs', () => {
  const { data: product } = catalog.products.paper;
  const { die } = product;
  for (const cut of cuts) {
    const picture = { id: 'x', product, set, lies: 'in rows', cut } as const;
    const tabs = setTabs(picture).slice(0, 3 * cut);
    const { pose, view } = desk(tabs, cut, die);
    const materials = lookOf(product, set.options);
    const placed = sheetsOf(scene({ id: 'x', die, materials, tabs, pose, view, label: '' }));
    expect(placed).toHaveLength(tabs.length);
    for (const [depth, { placement }] of tabs.entries()) {
      const { xInches, yInches, widthInches, heightInches } = tabBox(placement, die);
      const drawn = placed[depth]?.(xInches + widthInches / 2, yInches + heightInches / 2) ?? [];
      const { at } = tabMiddle(pose, die, placement, depth);
      for (const axis of [0, 1] as const) {
        expect(Math.abs((drawn[axis] ?? Number.NaN) - at[axis])).toBeLessThan(tolerance);
      }
    }
  }
});

test('the rings of a binder go through the holes of its dividers', () => {
  const { die } = catalog.book.products.paper;
  const svg = pictures['in a binder']?.(catalog.book.products.paper) ?? '';
  const ring =
    /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="url\(#x-steel\)/g;
  const rings = [...svg.matchAll(ring)].map(([, ...box]) =>
    box.map((points) => Number(points) / 72),
  );
  const holes = holesOf({ count: 3, centersInches: 4.25 }, die);
  expect(rings).toHaveLength(holes.length);
  for (const [index, [x = 0, y = 0, width = 0, height = 0]] of rings.entries()) {
    const { xInches, yInches } = holes[index] as (typeof holes)[number];
    expect(Math.abs(y + height / 2 - yInches)).toBeLessThan(tolerance);
    expect(x + width).toBeGreaterThan(xInches);
  }
});

test('a set lies where its pose says, all of it in view', () => {
  const { data: product } = catalog.products.paper;
  const { die } = product;
  for (const tabs of [1, 5, 12, 31]) {
    for (const lies of ['fanned', 'in rows'] as const) {
      const set = { tabs, titles: null, options: {} };
      const svg = setScene({ id: 'x', product, set, lies });
      const [left = 0, top = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      const { widthInches, heightInches } = die.sheet;
      const corners = sheetsOf(svg).flatMap((place) =>
        [0, widthInches].flatMap((x) => [0, heightInches].map((y) => place(x, y))),
      );
      expect(corners).toHaveLength(4 * tabs);
      expect(Math.min(...corners.map(([x]) => x))).toBeGreaterThan(left / 72);
      expect(Math.min(...corners.map(([, y]) => y))).toBeGreaterThan(top / 72);
    }
  }
});

test('a proof shows every bank at actual size, front and back', async () => {
  const pages = await drawnBoxes(await pdfOf(design({ titles, options, cut: 9 }), 'proof'));
  const { die } = catalog.book.products.paper;
  const outer = die.sheet.widthInches + die.tabExtensionInches;
  for (const [bank, { from, to }] of bankRanges(titles.length, 9).entries()) {
    const boxes = pages[bank + 1] ?? [];
    const at: At = (x, y) => [0.5 + y, 0.95 + outer - x];
    const placements = titles
      .slice(from, to)
      .map((_, place) => tabPlacement(from + place + 1, 9, die));
    const tabs = placements.map((placement) => boxAt(at, tabBox(placement, die)));
    expect(missing([...tabs, boxAt(at, sheetBox(die))], boxes)).toEqual([]);
    const back: At = (x, y) => [0.5 + die.sheet.heightInches - y, 0.95 + outer + 0.45 + outer - x];
    expect(
      missing(
        placements.map((placement) => boxAt(back, tabBox(placement, die))),
        boxes,
      ),
    ).toEqual([]);
  }
});

test('a press file has the die, the film and the holes at actual size, front and back', async () => {
  const pages = await drawnBoxes(await pdfOf(design({ titles, options, cut: 9 }), 'press'));
  const { die } = catalog.book.products.paper;
  const outer = die.sheet.widthInches + die.tabExtensionInches;
  for (const index of titles.keys()) {
    for (const isBack of [false, true]) {
      const boxes = pages[2 * index + Number(isBack)] ?? [];
      const at: At = (x, y) => [0.75 + (isBack ? outer - x : x), 0.75 + y];
      const whole = { ...sheetBox(die), widthInches: outer };
      const expected = [
        boxAt(at, whole),
        boxAt(at, tabBox(tabPlacement(index + 1, 9, die), die)),
        boxAt(at, edgeStripBox(0.75, die)),
        ...holeBoxes(at, die, { count: 3, centersInches: 4.25 }),
      ];
      expect(missing(expected, boxes)).toEqual([]);
    }
  }
});
