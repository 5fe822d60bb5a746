import { expect, test } from 'vitest';
import type { ProductData } from '../../src/book/schema.ts';
import { type DrawnTab, deskTurns, onDeskWith } from '../../src/drawing/frame.ts';
import { binderScene } from '../../src/drawing/scene/binder.ts';
import { desk, tabMiddle } from '../../src/drawing/scene/poses.ts';
import { scene, sceneHeading } from '../../src/drawing/scene/scene.ts';
import { pictured, type SetScene, setScene } from '../../src/drawing/scene/set-scene.ts';
import { catalog } from '../support/catalog.ts';
import { type At, boxesOf, isNear, missing, partsIn } from './svg.ts';

const { paper, poly } = catalog.book.products;
const { die } = paper;
const { widthInches: width, heightInches: height } = die.sheet;
const titles = Array.from({ length: 31 }, (_, index) => `Exhibit ${index + 1}`);
const set = { tabs: 31, titles, options: { punch: '3hole', reinforce: 'reinforced' } };
const { whole, holes, tab: tabBox } = partsIn((x, y) => [x, y], die);

const picture = (over: Partial<SetScene> = {}): SetScene => ({
  ...{ id: 'x', product: paper, set, ...over },
});

function onDesk(product: ProductData, cut: number) {
  const drawn = pictured(picture({ product, cut }));
  const tabs = drawn.tabs.slice(0, 3 * cut);
  return { ...drawn, tabs, ...desk(tabs, cut, die) };
}

const pictures: Readonly<Record<string, (product: ProductData) => string>> = {
  'on a table': (product) => setScene(picture({ product, cut: 7 })),
  fanned: (product) => setScene(picture({ product, cut: 7, isFanned: true })),
  'in a binder': (product) => binderScene(pictured(picture({ product, cut: 7 }))),
  'on a desk': (product) => scene(onDesk(product, 7)),
};

const posed = 'transform="rotate\\(([-\\d.]+) ([-\\d.]+) ([-\\d.]+)\\)translate\\(([-\\d.]+) 0\\)"';

function sheetsOf(svg: string): At[] {
  const sheets = [...svg.matchAll(RegExp(`<g ${posed}><use`, 'g'))].map(([, ...pose]): At => {
    const [degrees = 0, x = 0, y = 0, rise = 0] = pose.map(Number);
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return (right, down) => {
      const [dx, dy] = [right * 72 + rise - x, down * 72 - y];
      return [(x + dx * cos - dy * sin) / 72, (y + dx * sin + dy * cos) / 72];
    };
  });
  return sheets.reverse();
}

test.each(Object.entries(pictures))(
  'a set %s is to scale, each title on its sheet',
  (way, draw) => {
    for (const svg of [paper, poly].map(draw)) {
      const outlines = [...svg.matchAll(/<path id="x-\d+" d="([^"]*)"/g)].map(([, d = '']) => d);
      expect(new Set(outlines)).toHaveLength(outlines.length);
      const parts = outlines.map((outline) => missing([whole, ...holes], boxesOf(outline)));
      expect(parts.flat()).toEqual([]);
      const placed = svg.matchAll(/<g (transform="[^"]*")><use href="#x-(\d+)"/g);
      const sheets = new Map([...placed].map(([, at, own]) => [at, own]));
      const lettered = [...svg.matchAll(/<g (transform="[^"]*") data-title="(\d+)">/g)];
      // In a binder, the first bank covers the others' titles.
      expect(lettered.length).toBe(way === 'in a binder' ? 7 : sheets.size);
      const strayed = lettered.filter(([, at, tab]) => Number(sheets.get(at)) !== Number(tab) % 7);
      expect(strayed).toEqual([]);
      expect(svg).not.toMatch(/transform="[^"]*(scale|matrix|skew)/);
    }
  },
);

test.each([2, 7, 15])('the buttons of a 1/%i set on a desk lie on the drawn tabs', (cut) => {
  const { tabs, pose, ...drawn } = onDesk(paper, cut);
  const placed = sheetsOf(scene({ tabs, pose, ...drawn }));
  expect(placed).toHaveLength(tabs.length);
  const astray = tabs.filter(({ placement }, depth) => {
    const tab = tabBox(placement);
    const [x, y] = placed[depth]?.(tab.x + tab.width / 2, tab.y + tab.height / 2) ?? [];
    const { at } = tabMiddle(pose, die, placement, depth);
    return !isNear(Number(x), at[0]) || !isNear(Number(y), at[1]);
  });
  expect(astray).toEqual([]);
});

test('all of a set is in view, fanned or not', () => {
  for (const [tabs, isFanned] of [
    [1, true],
    [31, true],
    [5, false],
    [31, false],
  ] as const) {
    const svg = setScene(picture({ set: { tabs, titles: null, options: {} }, isFanned }));
    const [left = 0, top = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    const corners = sheetsOf(svg).flatMap((place) =>
      [0, width].flatMap((x) => [place(x, 0), place(x, height)]),
    );
    expect(corners).toHaveLength(4 * tabs);
    expect(Math.min(...corners.map(([x]) => x))).toBeGreaterThan(left / 72);
    expect(Math.min(...corners.map(([, y]) => y))).toBeGreaterThan(top / 72);
  }
});

test('15 sheets are at most 90 KB, with no filter, mask, image or blend mode, each id once', () => {
  const svg = setScene(picture({ product: poly, mostSheets: 15 }));
  expect(svg.length).toBeLessThan(90_000);
  expect(svg).not.toMatch(/<filter|<mask|<image|mix-blend|style=/);
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, name] of svg.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(ids).toContain(name);
});

test('titles are text, never markup, and the text alternative names those that are drawn', () => {
  const svg = setScene(picture({ set: { tabs: 2, titles: ['"><script>', ' '], options: {} } }));
  expect(svg).toContain('2 tabs, 1/3 cut: &quot;>&lt;script>, blank"');
  expect(svg).not.toContain('<script');
  const { label, tabs } = pictured(picture({ mostSheets: 4 }));
  expect(tabs).toHaveLength(4);
  expect(label).toMatch(/^31 tabs, 1\/\d+ cut, the first 4: Exhibit 1, .*Exhibit 4$/);
});

test('a product whose colors cost extra is pictured in one color, another in several', () => {
  const colors = [poly, paper].map(
    (product) => new Set(pictured(picture({ product })).tabs.map(({ color }) => color)).size,
  );
  expect(colors).toEqual([1, 5]);
});

test('the front sheet has a page headed by a title, until something is printed on it', () => {
  const drawn = pictured(picture({ cut: 5 }));
  const headingOf = (svg: string) => /<text class="drawn-heading"[^>]*>([^<]*)</.exec(svg)?.[1];
  const blank = { lines: [], artwork: false };
  const replaced = sceneHeading(drawn.tabs[7] as DrawnTab, die);
  const headings = [scene(drawn), replaced, scene({ ...drawn, body: blank })].map(headingOf);
  expect(headings).toEqual(['Exhibit 1', 'Exhibit 8', 'Exhibit 1']);
  const printed = scene({ ...drawn, body: { ...blank, lines: ['Volume 2'] } });
  expect(printed).not.toMatch(/drawn-heading|page-lines/);
  expect(printed).toContain('Volume 2');
  expect(scene({ ...drawn, isBlank: true })).not.toMatch(/drawn-heading|page-lines/);
});

test('sheets exactly on one another are one sheet with all tabs, and cast one shadow', () => {
  const { pose, ...drawn } = pictured(picture({ set: { tabs: 5, titles: null, options: {} } }));
  const piles = [pose.riseInches, 0].map((riseInches) => {
    const svg = scene({ ...drawn, pose: { ...pose, riseInches } });
    const parts = [/data-title/g, /class="shadow"/g, /<use [^>]*fill="url\(#\w+-body/g];
    return parts.map((part) => svg.match(part)?.length).join();
  });
  expect(piles).toEqual(['5,5,5', '5,1,1']);
});

test('up to 60 tabs lie on the desk together, more in turns of whole banks', () => {
  expect(deskTurns(60, 9)).toEqual([{ from: 0, to: 60 }]);
  expect(
    deskTurns(61, 9)
      .map(({ from, to }) => [from, to])
      .join(' '),
  ).toBe('0,54 54,61');
  expect(onDeskWith(120, 121, 5)).toEqual({ from: 120, to: 121 });
});
