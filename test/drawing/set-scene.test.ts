import { expect, test } from 'vitest';
import type { ProductData } from '../../src/book/schema.ts';
import { binderScene } from '../../src/drawing/scene/binder.ts';
import { desk, scene, tabMiddle } from '../../src/drawing/scene/scene.ts';
import { pictureCut, type SetScene, setScene, setTabs } from '../../src/drawing/scene/set-scene.ts';
import { deskTurns, onDeskWith } from '../../src/drawing/scene/turns.ts';
import { lookOf } from '../../src/layout/look.ts';
import { catalog } from '../support/catalog.ts';
import { type At, boxesOf, isNear, missing, partsIn } from './svg.ts';

const { paper, poly } = catalog.book.products;
const { die } = paper;
const { widthInches: width, heightInches: height } = die.sheet;
const titles = Array.from({ length: 31 }, (_, index) => `Exhibit ${index + 1}`);
const set = { tabs: 31, titles, options: { punch: '3hole', reinforce: 'reinforced' } };
const { whole, holes, tab: tabBox } = partsIn((x, y) => [x, y], die);

const picture = (over: Partial<SetScene> = {}): SetScene => ({
  ...{ id: 'x', product: paper, set, lies: 'fanned', ...over },
});

/** A set on a desk, and how it lies. */
function onDesk(product: ProductData, cut: number) {
  const tabs = setTabs(picture({ product, lies: 'in rows', cut })).slice(0, 3 * cut);
  const lies = desk(tabs, cut, die);
  const materials = lookOf(product, set.options);
  return { tabs, ...lies, svg: scene({ id: 'x', die, materials, tabs, ...lies, label: '' }) };
}

function inBinder(product: ProductData): string {
  const materials = lookOf(product, set.options);
  return binderScene({ id: 'x', die, materials, tabs: setTabs(picture({ product, cut: 7 })) });
}

/** Every way in which a set is pictured as a thing. */
const pictures: Readonly<Record<string, (product: ProductData) => string>> = {
  'in rows': (product) => setScene(picture({ product, lies: 'in rows', cut: 7 })),
  fanned: (product) => setScene(picture({ product, cut: 7 })),
  'in a binder': inBinder,
  'on a desk': (product) => onDesk(product, 7).svg,
};

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

test.each(Object.entries(pictures))('a set %s is to scale, each tab on its sheet', (_, draw) => {
  for (const svg of [paper, poly].map(draw)) {
    const outlines = [...svg.matchAll(/<path id="x-\d+" d="([^"]*)"/g)].map(([, d = '']) => d);
    expect(new Set(outlines)).toHaveLength(outlines.length);
    const parts = outlines.map((outline) => missing([whole, ...holes], boxesOf(outline)));
    expect(parts.flat()).toEqual([]);
    const sheets = [
      ...svg.matchAll(/<g transform="[^"]*"><use href="#x-(\d+)".*?<g data-title="(\d+)">/g),
    ];
    expect(sheets.length).toBeGreaterThan(20);
    const strayed = sheets.filter(([, own, tab]) => Number(tab) % outlines.length !== Number(own));
    expect(strayed).toEqual([]);
    expect(svg).not.toMatch(/transform="[^"]*(scale|matrix|skew)/);
  }
});

test.each([2, 7, 15])('the buttons of a 1/%i set on a desk lie on the drawn tabs', (cut) => {
  const { tabs, pose, svg } = onDesk(paper, cut);
  const placed = sheetsOf(svg);
  expect(placed).toHaveLength(tabs.length);
  const astray = tabs.filter(({ placement }, depth) => {
    const tab = tabBox(placement);
    const [x, y] = placed[depth]?.(tab.x + tab.width / 2, tab.y + tab.height / 2) ?? [];
    const { at } = tabMiddle(pose, die, placement, depth);
    return !isNear(Number(x), at[0]) || !isNear(Number(y), at[1]);
  });
  expect(astray).toEqual([]);
});

test('the rings of a binder go through the holes of its dividers', () => {
  const ring =
    /<rect x="([-\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="url\(#x-steel/g;
  const rings = [...inBinder(paper).matchAll(ring)].map(([, ...sides]) =>
    sides.map((side) => Number(side) / 72),
  );
  const through = rings.map(([x = 0, y = 0, width = 0, height = 0], index) => {
    const hole = holes[index] ?? { x: 0, y: 0, height: 0 };
    return isNear(y + height / 2, hole.y + hole.height / 2) && x + width > hole.x;
  });
  expect(through).toEqual([true, true, true]);
});

test.each(['fanned', 'in rows'] as const)('all of a set %s is in view', (lies) => {
  for (const tabs of [1, 5, 31]) {
    const svg = setScene(picture({ set: { tabs, titles: null, options: {} }, lies }));
    const [left = 0, top = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    const corners = sheetsOf(svg).flatMap((place) =>
      [0, width].flatMap((x) => [0, height].map((y) => place(x, y))),
    );
    expect(corners).toHaveLength(4 * tabs);
    expect(Math.min(...corners.map(([x]) => x))).toBeGreaterThan(left / 72);
    expect(Math.min(...corners.map(([, y]) => y))).toBeGreaterThan(top / 72);
  }
});

test('a set is drawn at the cut that its titles need', () => {
  const short = Array<string>(10).fill('Pay');
  const cuts = [short, short.with(9, 'Telecommunications')].map((titles) =>
    pictureCut(paper, { tabs: titles.length, titles, options: {} }),
  );
  expect(cuts).toEqual([10, 5]);
});

test('15 sheets are at most 90 KB, with no filter, mask, image or blend mode, each id once', () => {
  for (const product of [paper, poly]) {
    const svg = setScene(picture({ product, mostSheets: 15 }));
    expect(svg.length).toBeLessThan(90_000);
    expect(svg).not.toMatch(/<filter|<mask|<image|mix-blend|style=/);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, name] of svg.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(ids).toContain(name);
  }
});

test('titles are text, never markup, also in the text alternative', () => {
  const svg = setScene(picture({ set: { tabs: 2, titles: ['"><script>', ' '], options: {} } }));
  expect(svg).toContain('2 tabs, 1/3 cut: &quot;>&lt;script>, blank"');
  expect(svg).not.toContain('<script');
});

test('no more sheets are drawn than asked for, and the text alternative says so', () => {
  const svg = setScene(picture({ mostSheets: 4 }));
  expect(svg.match(/data-title/g)).toHaveLength(4);
  expect(svg).toMatch(/aria-label="31 tabs, 1\/\d+ cut, the first 4: Exhibit 1, [^"]*Exhibit 4"/);
});

test('a product whose colors cost extra is pictured in one color, another in several', () => {
  const drawn = (product: SetScene['product'], fill: RegExp) =>
    new Set(setScene(picture({ product })).match(fill)).size;
  expect(drawn(poly, /<linearGradient id="x-body-\d+"/g)).toBe(1);
  expect(drawn(paper, /fill="#\w+" fill-opacity="0.95"/g)).toBe(5);
});

test('the front sheet has a page headed by a title, until something is printed on it', () => {
  const tabs = setTabs(picture({ lies: 'in rows', cut: 5 }));
  const drawn = (more: Partial<Parameters<typeof scene>[0]>) => {
    const materials = lookOf(paper, set.options);
    return scene({ id: 'x', die, materials, tabs, ...desk(tabs, 5, die), label: '', ...more });
  };
  const headingOf = (svg: string) => /<text class="drawn-heading"[^>]*>([^<]*)</.exec(svg)?.[1];
  const blank = { lines: [], artwork: false };
  const headings = [drawn({}), drawn({ heading: tabs[7] }), drawn({ body: blank })].map(headingOf);
  expect(headings).toEqual(['Exhibit 1', 'Exhibit 8', 'Exhibit 1']);
  expect(
    drawn({})
      .match(/page-lines" d="([^"]*)"/)?.[1]
      ?.match(/M/g),
  ).toHaveLength(9);
  for (const body of [
    { ...blank, lines: ['Volume 2'] },
    { ...blank, artwork: true },
  ]) {
    const svg = drawn({ body });
    expect(svg).not.toMatch(/drawn-heading|page-lines/);
    expect(svg).toMatch(/Volume 2|Your artwork/);
  }
  expect(drawn({ heading: null })).not.toMatch(/drawn-heading|page-lines/);
});

test('up to 60 tabs lie on the desk together, more in turns of whole banks', () => {
  expect(deskTurns(60, 9)).toEqual([{ from: 0, to: 60 }]);
  expect(deskTurns(61, 9)).toEqual([
    { from: 0, to: 54 },
    { from: 54, to: 61 },
  ]);
  expect(onDeskWith(120, 121, 5)).toEqual({ from: 120, to: 121 });
});
