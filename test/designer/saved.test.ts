import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { addressOf } from '../../src/design/address.ts';
import { derive } from '../../src/design/derive.ts';
import { buildOf, type Design } from '../../src/design/design.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { inShort, isSameDesign, openKept } from '../../src/designer/effects/kept.ts';
import { designEntry, keptMs, latestEntry } from '../../src/designer/effects/storage.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import broken from './broken-links.json' with { type: 'json' };
import { design, designsOf } from './support.ts';

/** What an address and the browser keep comes back as the same design, field by field. */

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

/** A link has no colors of a product without them. */
const decided = (of: Design) => ({ ...of, colors: of.colors.filter(Boolean) });

test.each(shops)(
  'any design of %s returns as it was left, also with titles too long for a link',
  async (_, book) => {
    const shop = openCatalog(book, 'https://tabs.test');
    const anyDesign = fc.tuple(designsOf(shop), fc.boolean()).map(([of, isLong]) => {
      const { titleLengthMax } = shop.book.limits;
      const { max } = shop.products[of.product].tabsPerSet;
      const long = () => 'é'.repeat(titleLengthMax);
      const titles = isLong ? Array.from({ length: Math.min(60, max) }, long) : of.titles;
      const [color = ''] = of.colors;
      const colors = isLong ? titles.map(() => color) : of.colors;
      return { ...of, titles, colors };
    });
    await fc.assert(
      fc.asyncProperty(anyDesign, async (left) => {
        designEntry(left.product).save(addressOf(shop, left));
        const back = await openKept(shop, left.product);
        const problems = back?.problems.filter((problem) => !problem.includes('didn'));
        expect(problems).toEqual([]);
        expect(back && decided(back.design)).toEqual(decided(left));
      }),
      runs(70),
    );
  },
);

test('titles that are too long for a link are next to its address', () => {
  const titles = Array<string>(500).fill('é'.repeat(200));
  expect(addressOf(catalog, design({ titles }))).toEqual({
    address: '/configure/paper?tabs=500&sets=25',
    titles,
  });
});

test('any address opens a design that can be ordered', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webFragments(), (query, fragment) => {
      const given = { search: `?${query}`, hash: `#${fragment}` };
      const { design } = openAddress(catalog, 'poly', given);
      const again = openAddress(
        catalog,
        'poly',
        new URL(addressOf(catalog, design).address, catalog.baseUrl),
      );
      expect(again).toMatchObject({ problems: [], design });
    }),
    runs(40),
  );
});

test('a broken or outdated link opens with its valid parts and names the others', async () => {
  const check = ({ link, opens, says }: (typeof broken)[number]) => {
    const url = new URL(link, 'https://tabs.test');
    const { design, problems } = openAddress(catalog, url.pathname.slice(1) as ProductId, url);
    expect(problems.join(' ')).toMatch(new RegExp(says));
    expect({ ...buildOf(catalog, design), ...design }).toMatchObject(opens);
    expect(design.colors).toHaveLength(design.titles.length);
  };
  expect(await failures(broken, ({ link }) => link, check)).toEqual([]);
});

test('a ZIP code makes no other design, but a title does; a design is known by its job or titles', () => {
  const one = design({ titles: ['Will', 'Trust', '', 'Deed'], sets: 50 });
  const there = { ...one, delivery: { ...one.delivery, zip: '60601' } };
  expect(isSameDesign(catalog, one, there)).toBe(true);
  expect(isSameDesign(catalog, one, { ...there, titles: ['Will', 'Deed'] })).toBe(false);
  const named = { ...one, job: { ...one.job, name: 'Lindell trial' } };
  expect([one, named].map((of) => inShort(derive(catalog, of)).split(', 4 tabs')[0])).toEqual([
    'Will, Trust …',
    'Lindell trial',
  ]);
});

test('a draft of an earlier release is read once, and kept like others', async () => {
  const value = { titles: ['Old', 'Draft'], words: 'job=Old+job' };
  stored.set('tabquote.titles', JSON.stringify({ savedAt: Date.now(), value }));
  for (const _ of ['first', 'next']) {
    const opened = await openKept(catalog, 'paper');
    expect(opened?.design).toMatchObject({ titles: value.titles, job: { name: 'Old job' } });
    expect(stored.has('tabquote.titles')).toBe(false);
  }
});

test('a value is kept for 30 days after it was saved, then removed', () => {
  latestEntry.save('paper');
  vi.useFakeTimers({ now: Date.now() + keptMs - 1000 });
  expect(latestEntry.load()).toBe('paper');
  vi.setSystemTime(Date.now() + 2000);
  expect([latestEntry.load(), stored.size]).toEqual([undefined, 0]);
  vi.useRealTimers();
});

test('whatever another page stored there, there is a design or none', async () => {
  const shop = openCatalog(shops[0]?.[1] as never, 'https://tabs.test');
  const { defaultProduct } = shop;
  const values = fc.oneof(
    fc.jsonValue(),
    fc.record({ address: fc.webUrl({ withQueryParameters: true }), titles: fc.jsonValue() }),
  );
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      const text = JSON.stringify({ savedAt: Date.now(), value });
      for (const name of ['titles', 'latest', `design.${defaultProduct}`]) {
        stored.set(`tabquote.${name}`, text);
      }
      const opened = await openKept(shop, defaultProduct);
      expect([undefined, defaultProduct]).toContain(opened?.design.product);
      expect(['undefined', 'string']).toContain(typeof latestEntry.load());
    }),
    runs(50),
  );
});
