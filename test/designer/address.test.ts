import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openAddress } from '../../src/designer/address/read.ts';
import { addressOf } from '../../src/designer/address/write.ts';
import { buildOf } from '../../src/designer/state/design.ts';
import { orderUrl } from '../../src/order/link.ts';
import { noDelivery } from '../../src/order/order.ts';
import { anyBuild, catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { design, designsOf } from './support.ts';

function open(address: string) {
  const url = new URL(address, catalog.baseUrl);
  const product = url.pathname.endsWith('poly') ? 'poly' : 'paper';
  return openAddress(catalog, product, url.search.slice(1), url.hash.slice(1));
}

const anyDesign = designsOf(catalog);

describe('the designer address', () => {
  test('opens the design it was made from', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const { address, lacksTitles } = addressOf(catalog, design);
        const opening = open(address);
        expect(lacksTitles).toBe(false);
        expect(opening.problems).toEqual([]);
        expect(opening.design).toEqual(design);
      }),
      runs(60),
    );
  });

  test('has the same price as its order link', () => {
    fc.assert(
      fc.property(anyBuild, (build) => {
        const opening = open(orderUrl(catalog, build));
        expect(opening.problems).toEqual([]);
        const opened = buildOf(catalog, opening.design);
        expect({ ...opened, titles: null }).toEqual({ ...build, titles: null });
        const isBlank = build.titles?.every((title) => title.trim() === '') ?? true;
        expect(opened.titles).toEqual(isBlank ? null : build.titles);
      }),
    );
  });

  test('keeps the order in the query, and cut and colors in the fragment', () => {
    const { address } = addressOf(
      catalog,
      design({ titles: ['One', 'Two'], colors: ['red', 'clear'], cut: 4 }),
    );
    expect(address).toBe('/configure/paper?tabs=2&sets=25&labels=One%7CTwo#cut=4&colors=red.clear');
  });

  test('drops titles that are too long for a link, and says so', () => {
    const { limits } = catalog.book;
    const titles = Array<string>(limits.tabsPerSet.max).fill('é'.repeat(limits.titleLengthMax));
    const { address, lacksTitles } = addressOf(catalog, design({ titles }));
    expect(lacksTitles).toBe(true);
    expect(address).toBe(`/configure/paper?tabs=${limits.tabsPerSet.max}&sets=25`);
  });
});

describe('a broken or outdated link', () => {
  test.each([
    ['?tabs=5&sets=30', { sets: 50 }, /^30 sets isn't a quantity we print; we used 50\.$/],
    [
      '?tabs=5&sets=1000000',
      { sets: 1000 },
      /1,000,000 sets isn't a quantity we print; we used 1,000/,
    ],
    ['?tabs=0&sets=50', { sets: 50, tabs: 5 }, /1 to 500 tabs; we used 5\./],
    ['?tabs=9999&sets=50', { tabs: 500 }, /1 to 500 tabs; we used 500\./],
    [
      '?tabs=8&sets=50&material=100',
      { tabs: 8, sets: 50 },
      /Tab Material "100" isn't available; we used 8\.5 x 11, 90# index/,
    ],
    ['?tabs=8&sets=50&ink=white', { tabs: 8 }, /Paper Index Tabs don't have the option "ink"/],
    ['?tabs=8&sets=50&size=11x17', { tabs: 8 }, /by quote only/],
    ['?tabs=3&sets=50&labels=A|B', { titles: ['A', 'B'] }, /2 titles make 2 tabs; the link says 3/],
    ['?sets=50&labels=A%257CB', { sets: 50, titles: ['A', 'B'] }, /check them/],
    ['?titles=["A","B"]', { titles: ['A', 'B'] }, /^$/],
    ['?tabs=8&amp;sets=75', { tabs: 8, sets: 75 }, /^$/],
    ['?sets=50&labels=A%7CB%', { sets: 50, titles: ['A', 'B%'] }, /percent-encoding/],
    ['?sets=50&labels=', { sets: 50, tabs: 5 }, /titles are empty; its tabs are blank/],
    ['?tabs=8&reverse=1', { tabs: 8 }, /^Reverse-printed tabs .*: by quote only/],
    ['?tabs=2&colors=Red,Light+Blue', { colors: ['red', 'light-blue'] }, /^$/],
    ['?sets=50&sets=100&tabs=2', { tabs: 2 }, /more than once/],
    ['?labels=A%07B|C', { titles: ['A B', 'C'] }, /not printable/],
    ['?tabs=5#cut=40', { cut: null }, /don't make a "40" cut/],
    [
      '?tabs=3#colors=red.sepia.white',
      { colors: ['red', 'clear', 'white'] },
      /the color "sepia"; its tabs are Clear/,
    ],
    ['?tabs=2#colors=red.clear.red', { colors: ['red', 'clear'] }, /3 colors for 2 tabs/],
    [
      '?tabs=8&sets=50&product=poly',
      { tabs: 8, product: 'paper' },
      /names Poly Index Tabs, but this page is for Paper/,
    ],
    ['?tabs=8&product=paper&utm_source=x&gclid=1', { tabs: 8 }, /^$/],
    ['?tabs=8&product=papper', { tabs: 8 }, /don't make "papper" tabs/],
    ['?tabs=8&product=paper&product=paper', { tabs: 8 }, /"product" more than once/],
    ['?tabs=5#cutt=4', { cut: null }, /don't know "cutt"/],
    ['?tabs=5#cut=4&cut=5', { cut: 4 }, /"cut" more than once/],
    ['?tabs=5#cut=4&colors=red%', { cut: 4 }, /What follows the # of the link is damaged/],
    ['?tabs=5#zip=6060', { delivery: noDelivery }, /"6060" isn't a ZIP code/],
    ['?tabs=5#neededBy=2026-02-30', { delivery: noDelivery }, /"2026-02-30" isn't a date/],
    ['?tabs=5#zip=60601-1234', { delivery: { ...noDelivery, zip: '60601' } }, /^$/],
    ['?tabs=5#nonsense', { cut: null }, /don't know "nonsense"/],
  ])('%s opens with its valid parts and names the others', (address, kept, message) => {
    const { design, problems } = open(`/configure/paper${address}`);
    expect(problems.join(' ')).toMatch(message);
    const { tabs = design.titles.length, ...rest } = kept as { tabs?: number };
    expect(design).toMatchObject(rest);
    expect(design.titles).toHaveLength(tabs);
    expect(design.colors).toHaveLength(tabs);
  });

  test('always opens a design that can be ordered', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.webFragments(), (query, fragment) => {
        const { design } = openAddress(catalog, 'poly', query, fragment);
        const again = open(addressOf(catalog, design).address);
        expect(again.problems).toEqual([]);
        expect(again.design).toEqual(design);
      }),
      runs(40),
    );
  });

  test('with color changes but no colors shows that many colors', () => {
    const { design, problems } = open('/configure/poly?tabs=5&sets=25&colorChanges=2');
    expect(problems).toEqual([]);
    expect(new Set(design.colors).size).toBe(3);
  });

  test('with colors that contradict its color changes follows the colors', () => {
    const { design, problems } = open('/configure/poly?tabs=2&sets=25&colorChanges=1#colors=99');
    expect(problems.join()).toMatch(/priced with 2 colors but names 1/);
    expect(buildOf(catalog, design).colorChanges).toBe(0);
  });
});
