import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { derive } from '../../src/design/derive.ts';
import type { Design } from '../../src/design/design.ts';
import { historyOf, stepBy, stepTo } from '../../src/design/history.ts';
import { openKept, savedAs } from '../../src/designer/effects/kept.ts';
import { designEntry, latestEntry } from '../../src/designer/effects/storage.ts';
import { documentNames, type PdfKind, pdfJob } from '../../src/pdf/job.ts';
import { openProof } from '../../src/pdf/saved-design.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { attaching } from '../pdf/pdf.ts';
import { shops } from '../shops/index.ts';
import { runs } from '../support/runs.ts';
import { designsOf } from './support.ts';

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
        designEntry(left.product).save(savedAs(shop, left));
        const back = await openKept(shop, left.product);
        const problems = back?.problems.filter((problem) => !problem.includes('didn'));
        expect(problems).toEqual([]);
        expect(back && decided(back.design)).toEqual(decided(left));
      }),
      runs(70),
    );
  },
);

test.each(shops)('any design of %s is in each of its PDFs, field by field', async (_, book) => {
  const shop = openCatalog(book, 'https://tabs.test');
  const kinds = Object.keys(documentNames) as PdfKind[];
  await fc.assert(
    fc.asyncProperty(designsOf(shop), fc.constantFrom(...kinds), async (left, kind) => {
      const { design } = pdfJob(derive(shop, left), kind, new Date('2026-11-22'));
      const bytes = attaching(JSON.parse(design));
      const file = { name: 'a.pdf', size: bytes.length, arrayBuffer: async () => bytes.buffer };
      const opened = await openProof(shop, shop.defaultProduct, file);
      if ('error' in opened) throw new Error(opened.error);
      expect(opened.problems).toEqual([]);
      expect(decided(opened.design)).toEqual(decided(left));
    }),
    runs(70),
  );
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

test('undo and redo bring back each step, with the dates of the present', () => {
  const shop = openCatalog(shops[0]?.[1] as never, 'https://tabs.test');
  fc.assert(
    fc.property(fc.array(designsOf(shop), { minLength: 2, maxLength: 6 }), (designs) => {
      const [first, ...others] = designs as [Design, ...Design[]];
      const end = others.reduce((history, next) => stepTo(history, next), historyOf(first));
      const back = end.past.reduceRight((history) => stepBy(history, -1) ?? history, end);
      expect(back.now).toEqual(end.past[0] ?? first);
      const again = back.future.reduce((history) => stepBy(history, 1) ?? history, back);
      expect(again.now).toEqual(end.now);
    }),
    runs(20),
  );
});
