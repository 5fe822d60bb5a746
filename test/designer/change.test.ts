import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { type Action, change } from '../../src/design/change.ts';
import { freshDesign, orderOf, paletteOf } from '../../src/design/design.ts';
import { deliverTo, historyOf, stepBy, stepTo } from '../../src/design/history.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { sideEffects } from '../../src/design/side-effects.ts';
import { prerendered } from '../../src/designer/prerender.tsx';
import { priceQuery } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { copyShop } from '../shops/copy-shop.ts';
import { threeProducts } from '../shops/three-products.ts';
import { buildOf as readBuild } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import edits from './edits.json' with { type: 'json' };
import { design } from './support.ts';

const shop = openCatalog(threeProducts, 'https://tabs.test');
const copies = openCatalog(copyShop, 'https://tabs.test');
const stock = 'stock' as ProductId;

test('a product without colors has no button for them', () => {
  const html = shop.productIds.map((id) => prerendered(shop, freshDesign(shop, id)));
  const colored = shop.productIds.map((id) => paletteOf(shop, id).length > 0);
  expect(html.map((page) => page.includes('icon-color'))).toEqual(colored);
  expect(colored).toContain(false);
});

test.each(edits as [string, Action, string][])('%s becomes by %j %s', (before, action, after) => {
  const [given, hues] = before.split(': ').map((words) => words.split(' '));
  const { titles, colors } = change(catalog, design({ titles: given, colors: hues }), action);
  const shown = titles.map((title) => title || '-').join(' ');
  expect(after.includes(':') ? `${shown}: ${colors.join(' ')}` : shown).toBe(after);
});

test('a set never has more tabs than are sold', () => {
  const { max } = catalog.book.limits.tabsPerSet;
  const titles = Array<string>(max + 20).fill('x');
  const full = change(catalog, design(), { do: 'replaceTitles', titles });
  expect(full.titles).toHaveLength(max);
  expect(change(catalog, full, { do: 'insertTab', at: 0 })).toBe(full);
});

const start = design({
  titles: ['A', 'B', 'C', 'D'],
  sets: 100,
  options: { ...design().options, punch: '3hole', material: '110' },
  colors: ['red', 'white', 'yellow', 'green'],
  cut: 7,
});
const poly = change(catalog, start, { do: 'setProduct', product: 'poly' });

test('a change of product keeps what both have; and back restores what only the first has, with the latest choices', () => {
  const { titles, sets, cut } = start;
  const options = { ...design({ product: 'poly' }).options, punch: '3hole' };
  expect(poly).toMatchObject({ product: 'poly', titles, sets, cut, options });
  const choice = { do: 'choose', option: 'punch', choice: '2hole' } as const;
  const changed = change(catalog, { ...poly, cut: null }, choice);
  const back = { do: 'setProduct', product: 'paper', last: start } as const;
  const returned = { ...start, options: { ...start.options, punch: '2hole' } };
  expect(change(catalog, changed, back)).toEqual(returned);
});

test('a change of product sold in other quantities or numbers of tabs uses the next ones, and says so', () => {
  const [letter, , kraft] = shop.productIds as [ProductId, ProductId, ProductId];
  const quantities = [10, 50, 400].map((sets) => ({ ...freshDesign(shop, letter), sets }));
  const onKraft = quantities.map((of) => change(shop, of, { do: 'setProduct', product: kraft }));
  expect(onKraft.map(({ sets }) => sets)).toEqual([24, 150, 150]);
  const before = freshDesign(copies, 'bond' as ProductId);
  const edit = { do: 'setProduct', product: stock } as const;
  const now = change(copies, before, edit);
  expect([now.titles.length, now.colors.length]).toEqual([12, 12]);
  expect(sideEffects(copies, before, now, edit)).toContain('12 tabs (was 10 tabs)');
});

const [a, b, c] = [design({ titles: ['a'] }), design({ titles: ['b'] }), design({ titles: ['c'] })];
const opened = historyOf(a);

test('the history goes back and forward, until a step in another direction', () => {
  const back = stepBy(stepTo(stepTo(opened, b), c), -1);
  expect(back).toMatchObject({ past: [a], now: b, future: [c] });
  expect(back && stepBy(back, 1)).toMatchObject({ past: [a, b], now: c, future: [] });
  expect(back && stepBy(stepTo(back, a), 1)).toBeUndefined();
  const unchanged = [opened, stepTo(opened, a)];
  expect(unchanged.map((none) => stepBy(none, -1))).toEqual([undefined, undefined]);
});

test('the history has no steps of ZIP code and dates: going back keeps those of the present', () => {
  const delivery = { zip: '60601', neededBy: '' };
  const answered = deliverTo(stepTo(opened, { ...a, titles: ['edited'] }), delivery);
  expect(answered.past).toHaveLength(1);
  expect(stepBy(answered, -1)?.now).toMatchObject({ titles: ['a'], delivery });
  const replaced = stepTo(answered, { ...b, delivery: { zip: '90001', neededBy: '' } });
  expect(stepBy(replaced, -1)?.now.delivery).toEqual(delivery);
});

test('the history merges consecutive steps of the same name', () => {
  const undone = (first?: string, second?: string) =>
    stepBy(stepTo(stepTo(opened, b, first), c, second), -1)?.now;
  expect([undone('one', 'one'), undone('one', 'two'), undone()]).toEqual([a, b, b]);
});

const anyAction = (products: readonly ProductId[], tabs: { min: number; max: number }) =>
  fc.oneof<fc.Arbitrary<Action>[]>(
    fc.record({ do: fc.constant('setTabs' as const), count: fc.integer(tabs) }),
    fc.record({ do: fc.constant('insertTab' as const), at: fc.nat(tabs.min - 1) }),
    fc.record({ do: fc.constant('removeTab' as const), at: fc.nat(tabs.min - 1) }),
    fc.constant({ do: 'moveTab', from: 0, to: 0 } as const),
    fc.record({ do: fc.constant('setCut' as const), cut: fc.constantFrom(null, 3, 9) }),
    fc.record({
      do: fc.constant('pasteTitles' as const),
      at: fc.nat(tabs.min - 1),
      titles: fc.array(fc.constantFrom('', 'One', 'Two'), { maxLength: 30 }),
    }),
    fc.record({ do: fc.constant('setProduct' as const), product: fc.constantFrom(...products) }),
  );

test('every change of a link leaves a build that can be ordered, with a color for each tab', () => {
  const edits = fc.array(anyAction(shop.productIds, shop.book.limits.tabsPerSet), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.constantFrom(...shop.productIds), edits, (product, actions) => {
      const ids = (of: ProductId) => paletteOf(shop, of).map(({ id }) => id);
      const hash = `#colors=${ids(product).slice(0, 2).join('.')}`;
      const { design } = openAddress(shop, product, { search: '?tabs=3', hash });
      const end = actions.reduce((now, action) => change(shop, now, action), design);
      const { build, look } = orderOf(shop, end);
      const palette = ids(end.product);
      expect(look.colors).toHaveLength(palette.length > 0 ? build.tabs : 0);
      expect(look.colors.filter((color) => !palette.includes(color))).toEqual([]);
      expect(readBuild(shop, priceQuery(shop, build))).toEqual(build);
    }),
  );
});

const fresh = freshDesign(copies, stock);
const counted = (...actions: readonly Action[]) =>
  actions.reduce((now, action) => change(copies, now, action), fresh).titles.length;

test.each<[number, Action]>([
  [26, { do: 'insertTab', at: 12 }],
  [12, { do: 'removeTab', at: 3 }],
  [12, { do: 'replaceTitles', titles: ['A', 'B'] }],
  [31, { do: 'replaceTitles', titles: Array(99).fill('x') }],
  [26, { do: 'pasteTitles', at: 10, titles: ['A', 'B', 'C'] }],
])("a set whose numbers of tabs are a table's rows has %i tabs after %j", (count, action) =>
  expect(counted(action)).toBe(count),
);

test("a set whose numbers of tabs are a table's rows is never sold otherwise, whatever is done to it", () => {
  const edits = fc.array(anyAction([stock], { min: 12, max: 40 }));
  fc.assert(fc.property(edits, (given) => copies.products[stock].isSold(counted(...given))));
});
