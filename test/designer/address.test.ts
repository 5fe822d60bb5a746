import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { addressOf } from '../../src/design/address.ts';
import { buildOf, orderOf } from '../../src/design/design.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { noDelivery } from '../../src/order/order.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import { design, designsOf } from './support.ts';

function open(address: string, shop = catalog) {
  const { pathname, search, hash } = new URL(address, 'https://tabs.test/configure/');
  const product = pathname.split('/').at(-1) as ProductId;
  return openAddress(shop, product, search.slice(1), hash.slice(1));
}

test.each(shops)('the address of any design of %s opens it', (_, book) => {
  const shop = openCatalog(book, 'https://tabs.test');
  fc.assert(
    fc.property(designsOf(shop), (design) => {
      const { address, lacksTitles } = addressOf(shop, design);
      const { problems, design: opened } = open(address, shop);
      expect({ lacksTitles, problems }).toEqual({ lacksTitles: false, problems: [] });
      expect(orderOf(shop, opened)).toEqual(orderOf(shop, design));
    }),
    runs(20),
  );
});

test('an address drops titles that are too long for a link, and says so', () => {
  const titles = Array<string>(500).fill('é'.repeat(200));
  expect(addressOf(catalog, design({ titles }))).toEqual({
    lacksTitles: true,
    address: '/configure/paper?tabs=500&sets=25',
  });
});

test('any address opens a design that can be ordered', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webFragments(), (query, fragment) => {
      const { design } = openAddress(catalog, 'poly', query, fragment);
      const { problems, design: again } = open(addressOf(catalog, design).address);
      expect({ problems, again }).toEqual({ problems: [], again: design });
    }),
    runs(40),
  );
});

/** An address, what it opens with, and the problems that it names. */
const broken: readonly (readonly [string, object, RegExp])[] = [
  ['paper?tabs=5&sets=30', { sets: 50 }, /^We can't use "30" for sets; we used 50\.$/],
  ['paper?sets=1000000', { sets: 1000 }, /^We can't use "1000000" for sets; we used 1000\.$/],
  ['paper?tabs=0&sets=50', { sets: 50, tabs: 5 }, /^We can't use "0" for tabs; we used 5\.$/],
  ['paper?tabs=9999', { tabs: 500 }, /^We can't use "9999" for tabs; we used 500\.$/],
  [
    'paper?tabs=8&material=100',
    { tabs: 8 },
    /^We can't use "100" for Tab Material; we used .* 90#/,
  ],
  ['paper?tabs=8&ink=white', { tabs: 8 }, /^We can't use "white" for Ink Color; we left it out/],
  ['paper?tabs=8&size=11x17', { tabs: 8 }, /by quote only/],
  [
    'paper?tabs=3&labels=A|B',
    { titles: ['A', 'B'] },
    /^The link has 2 titles, but says 3 tabs; we used the titles/,
  ],
  [
    'paper?sets=50&labels=A%257CB',
    { sets: 50, titles: ['A', 'B'] },
    /for titles; we used what fits/,
  ],
  ['paper?titles=["A","B"]', { titles: ['A', 'B'] }, /^$/],
  ['paper?tabs=8&amp;sets=75', { tabs: 8, sets: 75 }, /^$/],
  ['paper?labels=A%7CB%', { titles: ['A', 'B%'] }, /percent-encoding/],
  [
    'paper?sets=50&labels=',
    { sets: 50, tabs: 5 },
    /^We can't use "" for titles; we used blank tabs/,
  ],
  ['paper?tabs=8&reverse=1', { tabs: 8 }, /^Reverse-printed tabs .*: by quote only/],
  ['paper?tabs=2&colors=Red,Light+Blue', { colors: ['red', 'light-blue'] }, /^$/],
  ['paper?sets=50&sets=100&tabs=2', { tabs: 2 }, /more than once/],
  ['paper?labels=A%07B|C', { titles: ['A B', 'C'] }, /for titles; we used what fits/],
  [
    'paper?tabs=5#cut=40',
    { cut: null },
    /^We can't use "40" for cut; we used the recommended one\. Cuts are 1/,
  ],
  [
    'paper?tabs=3#colors=red.sepia.white',
    { colors: ['red', 'clear', 'white'] },
    /we used Clear for what we don't know/,
  ],
  ['paper?tabs=2#colors=red.clear.red', { colors: ['red', 'clear'] }, /we used the first 2\./],
  ['paper?product=poly', { product: 'paper' }, /names Poly Index Tabs, but this page is for Pap/],
  ['paper?tabs=8&product=paper&utm_source=x&gclid=1', { tabs: 8 }, /^$/],
  [
    'paper?tabs=8&product=papper',
    { tabs: 8 },
    /^We can't use "papper" for product; we left it out/,
  ],
  ['paper?tabs=5#cutt=4', { cut: null }, /don't know "cutt"/],
  ['paper?tabs=5#cut=4&cut=5', { cut: 4 }, /"cut" more than once/],
  ['paper?tabs=5#cut=4&colors=red%', { cut: 4 }, /What follows the # of the link is damaged/],
  [
    'paper?tabs=5#zip=6060',
    { delivery: noDelivery },
    /^We can't use "6060" for the ZIP code; we left it out/,
  ],
  [
    'paper?tabs=5#neededBy=2026-02-30',
    { delivery: noDelivery },
    /^We can't use "2026-02-30" for the day you need it; we left it out/,
  ],
  ['paper?tabs=5#zip=60601-1234', { delivery: { ...noDelivery, zip: '60601' } }, /^$/],
  ['paper?tabs=5#nonsense', { cut: null }, /don't know "nonsense"/],
  ['poly?tabs=3&colorChanges=1', { colorChanges: 1 }, /^$/],
  ['poly?tabs=2&colorChanges=1#colors=99', { colorChanges: 0 }, /with 2 colors but names 1/],
];

test('a broken or outdated link opens with its valid parts and names the others', async () => {
  const nameOf = ([address]: (typeof broken)[number]) => address;
  const wrong = await failures(broken, nameOf, ([address, kept, message]) => {
    const { design, problems } = open(address);
    expect(problems.join(' ')).toMatch(message);
    expect({ ...buildOf(catalog, design), ...design }).toMatchObject(kept);
    expect(design.colors).toHaveLength(design.titles.length);
  });
  expect(wrong).toEqual([]);
});
