import { expect, test } from 'vitest';
import { pictureCut, type SetScene, setScene } from '../../src/drawing/scene/set-scene.ts';
import { catalog } from '../support/catalog.ts';

function picture(over: Partial<SetScene> = {}): SetScene {
  const { data: product } = catalog.products.paper;
  const titles = Array.from({ length: 15 }, (_, index) => `Exhibit ${index + 1}`);
  const set = { tabs: titles.length, titles, options: { punch: '3hole', reinforce: 'reinforced' } };
  return { id: 'x', product, set, lies: 'fanned', ...over };
}

test('a set is drawn at the cut that its titles need', () => {
  const { data: product } = catalog.products.paper;
  const short = Array<string>(10).fill('Pay');
  const cuts = [short, short.with(9, 'Telecommunications')].map((titles) =>
    pictureCut(product, { tabs: titles.length, titles, options: {} }),
  );
  expect(cuts).toEqual([10, 5]);
});

test('15 sheets of each product are at most 90 KB, with no filter, mask, image or blend mode', () => {
  for (const id of catalog.productIds) {
    const svg = setScene(picture({ product: catalog.products[id].data }));
    expect(svg.length, id).toBeLessThan(90_000);
    expect(svg, id).not.toMatch(/<filter|<mask|<image|mix-blend|style=/);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(ids).size, id).toBe(ids.length);
    for (const [, name] of svg.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(ids).toContain(name);
  }
});

test('titles are text, never markup, also in the text alternative', () => {
  const svg = setScene(
    picture({ set: { tabs: 2, titles: ['"><script>', ' '], options: {} }, lies: 'in rows' }),
  );
  expect(svg).toContain('2 tabs, 1/3 cut: &quot;>&lt;script>, blank"');
  expect(svg).not.toContain('<script');
});

test('no more sheets are drawn than asked for, and the text alternative says so', () => {
  const svg = setScene(picture({ mostSheets: 4 }));
  expect(svg.match(/data-title/g)).toHaveLength(4);
  expect(svg).toMatch(/aria-label="15 tabs, 1\/\d+ cut, the first 4: Exhibit 1, [^"]*Exhibit 4"/);
});

test('a product whose colors cost extra is pictured in one color, another in several', () => {
  const { paper, poly } = catalog.products;
  const drawn = (product: SetScene['product'], fill: RegExp) =>
    new Set(setScene(picture({ product })).match(fill)).size;
  expect(poly.colorChange).toBeGreaterThan(0);
  expect(drawn(poly.data, /<linearGradient id="x-body-\d+"/g)).toBe(1);
  expect(drawn(paper.data, /fill="#\w+" fill-opacity="0.95"/g)).toBe(5);
});
