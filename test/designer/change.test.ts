import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { prerendered } from '../../src/designer/prerender.tsx';
import { appStateOf, stepBy, stepTo } from '../../src/designer/state/app-state.ts';
import { type Action, change } from '../../src/designer/state/change.ts';
import { buildOf, type Design, freshDesign, paletteOf } from '../../src/designer/state/design.ts';
import { priceQuery } from '../../src/order/path.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { threeProducts } from '../shops/three-products.ts';
import { buildOf as readBuild } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import { design } from './support.ts';

test('a product without colors has no button for them', () => {
  const shop = openCatalog(threeProducts, 'https://tabs.test');
  const html = shop.productIds.map((id) => prerendered(shop, id));
  const colored = shop.productIds.map((id) => paletteOf(shop, id).length > 0);
  expect(html.map((page) => page.includes('icon-color'))).toEqual(colored);
  expect(colored).toContain(false);
});

const { limits } = catalog.book;

function done(start: Design, ...actions: readonly Action[]): Design {
  return actions.reduce((now, action) => change(catalog, now, action), start);
}

describe('titles', () => {
  const start = design({ titles: ['A', 'B', 'C', 'D'] });

  test.each<[string, Action, string[]]>([
    ['are typed one by one', { do: 'setTitle', tab: 1, title: 'New' }, ['A', 'New', 'C', 'D']],
    ['move down', { do: 'moveTab', from: 0, to: 2 }, ['B', 'C', 'A', 'D']],
    ['move up', { do: 'moveTab', from: 3, to: 0 }, ['D', 'A', 'B', 'C']],
    ['move no further than the end', { do: 'moveTab', from: 1, to: 99 }, ['A', 'C', 'D', 'B']],
    ['make room for a blank one', { do: 'insertTab', at: 1 }, ['A', '', 'B', 'C', 'D']],
    ['close up after one is removed', { do: 'removeTab', at: 1 }, ['A', 'C', 'D']],
    ['are cut off where there are fewer tabs', { do: 'setTabs', count: 2 }, ['A', 'B']],
    ['stay where there are more tabs', { do: 'setTabs', count: 6 }, ['A', 'B', 'C', 'D', '', '']],
    ['give way to a list', { do: 'replaceTitles', titles: ['X'] }, ['X']],
    ['go on with a list', { do: 'pasteTitles', at: 4, titles: ['X'] }, ['A', 'B', 'C', 'D', 'X']],
  ])('%s', (_, action, titles) => {
    expect(done(start, action).titles).toEqual(titles);
  });

  test('pasted into a tab fill the tabs from there, and add missing ones', () => {
    const pasted = done(start, { do: 'pasteTitles', at: 2, titles: ['1', '2', '3'] });
    expect(pasted.titles).toEqual(['A', 'B', '1', '2', '3']);
  });

  test('hidden by a smaller number of tabs come back with more tabs, in their colors', () => {
    const before = design({ titles: ['A', 'B', 'C'], colors: ['red', 'white', 'teal'] });
    const fewer = done(before, { do: 'setTabs', count: 1 });
    expect(fewer.titles).toEqual(['A']);
    const more = done(fewer, { do: 'setTabs', count: 2 }, { do: 'setTabs', count: 4 });
    expect(more.titles).toEqual(['A', 'B', 'C', '']);
    expect(more.colors.slice(0, 3)).toEqual(before.colors);
  });

  test('are never more than a set can have, nor fewer than one', () => {
    const many = Array<string>(limits.tabsPerSet.max + 20).fill('x');
    const full = done(start, { do: 'replaceTitles', titles: many });
    expect(full.titles).toHaveLength(limits.tabsPerSet.max);
    expect(done(full, { do: 'insertTab', at: 0 })).toBe(full);
    const one = design({ titles: ['Only'] });
    expect(done(one, { do: 'removeTab', at: 0 }).titles).toEqual(['']);
    expect(done(one, { do: 'replaceTitles', titles: [] })).toBe(one);
  });
});

describe('colors', () => {
  test('in rotation continue over new tabs', () => {
    const start = design({ titles: ['A', 'B', 'C'], colors: ['red', 'white', 'red'] });
    const more = done(start, { do: 'setTabs', count: 5 });
    expect(more.colors).toEqual(['red', 'white', 'red', 'white', 'red']);
  });

  test('in rotation keep their order when a tab moves', () => {
    const start = design({ titles: ['A', 'B', 'C'], colors: ['red', 'white', 'red'] });
    const moved = done(start, { do: 'moveTab', from: 0, to: 1 });
    expect(moved.titles).toEqual(['B', 'A', 'C']);
    expect(moved.colors).toEqual(['red', 'white', 'red']);
  });

  test('without a pattern move with their tabs', () => {
    const start = design({ titles: ['A', 'B', 'C'], colors: ['red', 'white', 'white'] });
    const moved = done(start, { do: 'moveTab', from: 0, to: 2 });
    expect(moved.colors).toEqual(['white', 'white', 'red']);
  });

  test('count as color changes on poly, but not on paper', () => {
    const [first = '', second = ''] = paletteOf(catalog, 'poly').map(({ id }) => id);
    const poly = design({
      product: 'poly',
      titles: ['A', 'B', 'C'],
      colors: [first, second, first],
    });
    expect(buildOf(catalog, poly).colorChanges).toBe(1);
    const paper = design({ titles: ['A', 'B'], colors: ['red', 'white'] });
    expect(buildOf(catalog, paper).colorChanges).toBe(0);
  });
});

describe('a change of product', () => {
  const start = design({
    titles: ['A', 'B'],
    sets: 100,
    options: { ...defaultBuild(catalog, 'paper').options, punch: '3hole', material: '110' },
    colors: ['red', 'white'],
    cut: 7,
  });

  test('keeps titles, sets, the cut and the options that both have', () => {
    const poly = done(start, { do: 'setProduct', product: 'poly' });
    expect(poly).toMatchObject({ product: 'poly', titles: ['A', 'B'], sets: 100, cut: 7 });
    expect(poly.options).toEqual({
      ...defaultBuild(catalog, 'poly').options,
      punch: '3hole',
    });
  });

  test('sold in other quantities takes the next one that covers', () => {
    const shop = openCatalog(threeProducts, 'https://tabs.test');
    const [letter, , kraft] = shop.productIds as [ProductId, ProductId, ProductId];
    const setsOf = (sets: number) =>
      change(shop, { ...freshDesign(shop, letter), sets }, { do: 'setProduct', product: kraft })
        .sets;
    expect([10, 50, 400].map(setsOf)).toEqual([24, 150, 150]);
  });

  test('and back keeps the latest choices', () => {
    const back = done(
      start,
      { do: 'choose', option: 'punch', choice: '3hole' },
      { do: 'setProduct', product: 'poly' },
      { do: 'choose', option: 'punch', choice: '2hole' },
      { do: 'setProduct', product: 'paper' },
    );
    expect(back.options.punch).toBe('2hole');
  });

  test('and back restores choices that only the first has', () => {
    const back = done(
      start,
      { do: 'setProduct', product: 'poly' },
      { do: 'setTitle', tab: 0, title: 'New' },
      { do: 'setProduct', product: 'paper' },
    );
    expect({ ...back, shelved: {} }).toEqual({ ...start, titles: ['New', 'B'] });
  });

  test('and back restores the colors of hidden tabs', () => {
    const colors = ['red', 'white', 'yellow', 'green'];
    const back = done(
      { ...start, titles: ['A', 'B', 'C', 'D'], colors },
      { do: 'setTabs', count: 2 },
      { do: 'setProduct', product: 'poly' },
      { do: 'setProduct', product: 'paper' },
      { do: 'setTabs', count: 4 },
    );
    expect(back.colors).toEqual(colors);
  });
});

describe('the history', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((title) => design({ titles: [title] })) as [
    Design,
    Design,
    Design,
  ];
  const opened = appStateOf(a).history;

  test('goes back and forward, until a step in another direction', () => {
    const back = stepBy(stepTo(stepTo(opened, b), c), -1);
    expect(back).toMatchObject({ past: [a], now: b, future: [c] });
    expect(back && stepBy(back, 1)).toMatchObject({ past: [a, b], now: c, future: [] });
    expect(back && stepBy(stepTo(back, a), 1)).toBeUndefined();
    expect([opened, stepTo(opened, a)].map((none) => stepBy(none, -1))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each([
    [['title', 'title'], a],
    [['title 1', 'title 2'], b],
    [[undefined, undefined], b],
  ])('merges consecutive steps of the same name: %j', ([first, second], before) => {
    expect(stepBy(stepTo(stepTo(opened, b, first), c, second), -1)?.now).toBe(before);
  });
});

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('setTabs' as const), count: fc.integer({ min: -5, max: 600 }) }),
  fc.record({ do: fc.constant('insertTab' as const), at: fc.nat(3) }),
  fc.record({ do: fc.constant('removeTab' as const), at: fc.constant(0) }),
  fc.record({ do: fc.constant('moveTab' as const), from: fc.constant(0), to: fc.integer() }),
  fc.record({ do: fc.constant('setCut' as const), cut: fc.constantFrom(null, 3, 9) }),
  fc.record({
    do: fc.constant('pasteTitles' as const),
    at: fc.constant(0),
    titles: fc.array(fc.constantFrom('', 'One', 'Two'), { maxLength: 9 }),
  }),
  fc.record({
    do: fc.constant('colorInTurn' as const),
    colors: fc.constantFrom(['99'], ['99', '11'], ['11', '17', '37']),
  }),
);

test('every change leaves a build that can be ordered', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 12 }), (actions) => {
      const end = done(design({ product: 'poly' }), ...actions);
      expect(end.colors).toHaveLength(end.titles.length);
      const query = priceQuery(catalog, buildOf(catalog, end));
      expect(query.length).toBeLessThanOrEqual(limits.queryLengthMax);
      expect(readBuild(catalog, query)).toEqual(buildOf(catalog, end));
    }),
  );
});
