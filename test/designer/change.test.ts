import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { type Action, change } from '../../src/design/change.ts';
import {
  type Design,
  freshDesign,
  orderOf,
  paletteOf,
  productionChoices,
} from '../../src/design/design.ts';
import { historyOf, stepBy, stepTo } from '../../src/design/history.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { sideEffects } from '../../src/design/side-effects.ts';
import { prerendered } from '../../src/designer/prerender.tsx';
import { priceQuery } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { copyShop } from '../shops/copy-shop.ts';
import { threeProducts } from '../shops/three-products.ts';
import { buildOf as readBuild } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import { design } from './support.ts';

const shop = openCatalog(threeProducts, 'https://tabs.test');
const { limits } = catalog.book;

test('a product without colors has no button for them', () => {
  const html = shop.productIds.map((id) => prerendered(shop, id));
  const colored = shop.productIds.map((id) => paletteOf(shop, id).length > 0);
  expect(html.map((page) => page.includes('icon-color'))).toEqual(colored);
  expect(colored).toContain(false);
});

function done(start: Design, ...actions: readonly Action[]): Design {
  return actions.reduce((now, action) => change(catalog, now, action), start);
}

describe('titles', () => {
  const start = design({ titles: ['A', 'B', 'C', 'D'] });

  test.each<[string, Action, string[]]>([
    ['are typed one by one', { do: 'setTitle', tab: 1, title: 'New' }, ['A', 'New', 'C', 'D']],
    ['move down', { do: 'moveTab', from: 0, to: 2 }, ['B', 'C', 'A', 'D']],
    ['move up', { do: 'moveTab', from: 3, to: 0 }, ['D', 'A', 'B', 'C']],
    ['make room for a blank one', { do: 'insertTab', at: 1 }, ['A', '', 'B', 'C', 'D']],
    ['close up after one is removed', { do: 'removeTab', at: 1 }, ['A', 'C', 'D']],
    ['stay if there are more tabs', { do: 'setTabs', count: 6 }, ['A', 'B', 'C', 'D', '', '']],
    ['give way to a list', { do: 'replaceTitles', titles: ['X'] }, ['X']],
    [
      'are replaced from a tab on, and go on',
      { do: 'pasteTitles', at: 2, titles: ['1', '2', '3'] },
      ['A', 'B', '1', '2', '3'],
    ],
  ])('%s', (_, action, titles) => {
    expect(done(start, action).titles).toEqual(titles);
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

test.each<[string, string[], Action, string[]]>([
  [
    'continue',
    ['red', 'white', 'red'],
    { do: 'insertTab', at: 0 },
    ['red', 'white', 'red', 'white'],
  ],
  ['stay', ['red', 'white', 'red'], { do: 'moveTab', from: 0, to: 1 }, ['red', 'white', 'red']],
  ['move', ['red', 'white', 'white'], { do: 'moveTab', from: 0, to: 2 }, ['white', 'white', 'red']],
  [
    'spread',
    ['red', 'white', 'white'],
    { do: 'insertTab', at: 1 },
    ['red', 'red', 'white', 'white'],
  ],
])('colors %s: %j', (_, colors, action, after) => {
  expect(done(design({ titles: ['A', 'B', 'C'], colors }), action).colors).toEqual(after);
});

describe('a change of product', () => {
  const start = design({
    titles: ['A', 'B', 'C', 'D'],
    sets: 100,
    options: { ...design().options, punch: '3hole', material: '110' },
    colors: ['red', 'white', 'yellow', 'green'],
    cut: 7,
  });
  const toPoly = { do: 'setProduct', product: 'poly' } as const;
  const toPaper = { do: 'setProduct', product: 'paper' } as const;

  test('keeps titles, sets, the cut and the options that both have', () => {
    const { titles, sets, cut } = start;
    const options = { ...design({ product: 'poly' }).options, punch: '3hole' };
    expect(done(start, toPoly)).toMatchObject({ product: 'poly', titles, sets, cut, options });
  });

  test('sold in other quantities uses the next one that covers', () => {
    const [letter, , kraft] = shop.productIds as [ProductId, ProductId, ProductId];
    const setsOf = (sets: number) =>
      change(shop, { ...freshDesign(shop, letter), sets }, { do: 'setProduct', product: kraft })
        .sets;
    expect([10, 50, 400].map(setsOf)).toEqual([24, 150, 150]);
  });

  test('and back restores what only the first has, hidden colors too, and keeps the latest choices', () => {
    const back = done(
      start,
      { do: 'setTabs', count: 2 },
      toPoly,
      { do: 'choose', option: 'punch', choice: '2hole' },
      { do: 'setTitle', tab: 0, title: 'New' },
      toPaper,
      { do: 'setTabs', count: 4 },
    );
    const options = { ...start.options, punch: '2hole' };
    const { hidden } = start;
    expect(back).toEqual({
      ...{ ...start, options, hidden, titles: ['New', 'B', 'C', 'D'] },
      shelved: expect.anything(),
    });
  });
});

test('dates are asked for with the choices that change production, and no others', () => {
  const fresh = freshDesign(shop, shop.defaultProduct);
  const options = { ...fresh.options, speed: 'rush', drill: 'no' };
  expect(productionChoices(shop, { ...fresh, options })).toEqual({ speed: 'rush' });
});

test('a list of no titles changes nothing', () => {
  const before = design({ titles: ['Mine'] });
  expect(change(catalog, before, { do: 'pasteTitles', at: 0, titles: [] })).toBe(before);
});

describe('the history', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((title) => design({ titles: [title] })) as [
    Design,
    Design,
    Design,
  ];
  const opened = historyOf(a);

  test('goes back and forward, until a step in another direction', () => {
    const back = stepBy(stepTo(stepTo(opened, b), c), -1);
    expect(back).toMatchObject({ past: [a], now: b, future: [c] });
    expect(back && stepBy(back, 1)).toMatchObject({ past: [a, b], now: c, future: [] });
    expect(back && stepBy(stepTo(back, a), 1)).toBeUndefined();
    const unchanged = [opened, stepTo(opened, a)];
    expect(unchanged.map((none) => stepBy(none, -1))).toEqual([undefined, undefined]);
  });

  test('has no steps of ZIP code and dates: going back keeps those of the present', () => {
    const zipped = (of: Design, zip: string) => ({ ...of, delivery: { zip, neededBy: '' } });
    const edited = stepTo(opened, { ...a, titles: ['edited'] });
    const answered = stepTo(edited, zipped(edited.now, '60601'));
    expect(answered.past).toHaveLength(1);
    expect(stepBy(answered, -1)?.now).toMatchObject({ titles: ['a'], delivery: { zip: '60601' } });
    const replaced = stepTo(answered, zipped(b, '90001'));
    expect(stepBy(replaced, -1)?.now.delivery.zip).toBe('60601');
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
  fc.record({
    do: fc.constant('setTabs' as const),
    count: fc.integer(shop.book.limits.tabsPerSet),
  }),
  fc.record({ do: fc.constant('insertTab' as const), at: fc.nat(3) }),
  fc.record({ do: fc.constant('removeTab' as const), at: fc.constant(0) }),
  fc.constant({ do: 'moveTab', from: 0, to: 0 } as const),
  fc.record({ do: fc.constant('setCut' as const), cut: fc.constantFrom(null, 3, 9) }),
  fc.record({
    do: fc.constant('pasteTitles' as const),
    at: fc.constant(0),
    titles: fc.array(fc.constantFrom('', 'One', 'Two'), { maxLength: 9 }),
  }),
  fc.record({
    do: fc.constant('setProduct' as const),
    product: fc.constantFrom(...shop.productIds),
  }),
);

test('every change of a link leaves a build that can be ordered, with a color for each tab', () => {
  const anyProduct = fc.constantFrom(...shop.productIds);
  fc.assert(
    fc.property(anyProduct, fc.array(anyAction, { maxLength: 12 }), (product, actions) => {
      const ids = (of: ProductId) => paletteOf(shop, of).map(({ id }) => id);
      const colors = `colors=${ids(product).slice(0, 2).join('.')}`;
      const { design } = openAddress(shop, product, 'tabs=3', colors);
      const end = actions.reduce((now, action) => change(shop, now, action), design);
      const { build, look } = orderOf(shop, end);
      const palette = ids(end.product);
      expect(look.colors).toHaveLength(palette.length > 0 ? build.tabs : 0);
      expect(look.colors.filter((color) => !palette.includes(color))).toEqual([]);
      expect(readBuild(shop, priceQuery(shop, build))).toEqual(build);
    }),
  );
});

describe("a set whose numbers of tabs are a table's rows", () => {
  const copies = openCatalog(copyShop, 'https://tabs.test');
  const stock = () => freshDesign(copies, 'stock' as ProductId);
  const counted = (...actions: readonly Action[]) =>
    actions.reduce((now, action) => change(copies, now, action), stock()).titles.length;

  test.each<[string, Action[], number]>([
    ['starts at the usual one', [], 12],
    ['goes on to the next one with a tab more', [{ do: 'insertTab', at: 12 }], 26],
    ['stays with a tab less', [{ do: 'removeTab', at: 3 }], 12],
    ['is filled up after a list', [{ do: 'replaceTitles', titles: ['A', 'B'] }], 12],
    ['never passes the last one', [{ do: 'replaceTitles', titles: Array(99).fill('x') }], 31],
    [
      'has room for titles pasted over its end',
      [{ do: 'pasteTitles', at: 10, titles: ['A', 'B', 'C'] }],
      26,
    ],
    [
      'can go back',
      [
        { do: 'setTabs', count: 31 },
        { do: 'setTabs', count: 12 },
      ],
      12,
    ],
  ])('%s', (_, actions, count) => {
    expect(counted(...actions)).toBe(count);
  });

  test('fills up a design of another product, and says so', () => {
    const before = freshDesign(copies, 'bond' as ProductId);
    const edit = { do: 'setProduct', product: 'stock' as ProductId } as const;
    const now = change(copies, before, edit);
    expect(now.titles).toHaveLength(12);
    expect(now.colors).toHaveLength(12);
    expect(sideEffects(copies, before, now, edit)).toContain('12 tabs (was 10 tabs)');
  });

  test('is never sold otherwise, whatever is done to it', () => {
    const { isSold } = copies.products['stock' as ProductId];
    const edits = fc.array(
      fc.oneof(
        fc.record({ do: fc.constant('insertTab' as const), at: fc.nat(11) }),
        fc.record({ do: fc.constant('removeTab' as const), at: fc.nat(11) }),
        fc.record({
          do: fc.constant('pasteTitles' as const),
          at: fc.nat(11),
          titles: fc.array(fc.constant('x'), { maxLength: 30 }),
        }),
        fc.record({ do: fc.constant('setTabs' as const), count: fc.integer({ min: 1, max: 40 }) }),
      ),
    );
    fc.assert(fc.property(edits, (given) => isSold(counted(...given))));
  });
});
