import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { addressOf } from '../../src/design/address.ts';
import type { Design } from '../../src/design/design.ts';
import { isSameDesign, openKept } from '../../src/designer/effects/kept.ts';
import { designEntry, keptMs, latestEntry } from '../../src/designer/effects/storage.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { design, designsOf } from './support.ts';

/** What the browser keeps comes back as the same design, field by field. */

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

test('a ZIP code makes no other design, but a title does', () => {
  const one = design({ titles: ['Will', 'Trust'] });
  const there = { ...one, delivery: { ...one.delivery, zip: '60601' } };
  expect(isSameDesign(catalog, one, there)).toBe(true);
  expect(isSameDesign(catalog, one, { ...there, titles: ['Will', 'Deed'] })).toBe(false);
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
