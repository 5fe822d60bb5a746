import fc from 'fast-check';
import type { Design } from '../../src/designer/state/design.ts';
import { freshDesign, noTabs, paletteOf } from '../../src/designer/state/design.ts';
import { offeredCuts } from '../../src/layout/cuts.ts';
import type { Job } from '../../src/order/order.ts';
import type { Catalog } from '../../src/pricing/catalog.ts';
import { anyType } from '../order/any-order.ts';
import { buildsOf, catalog } from '../support/catalog.ts';

/** A paper design with blank tabs, with overrides. */
export function design(over: Partial<Design> = {}): Design {
  const fresh = freshDesign(catalog, over.product ?? 'paper');
  const titles = over.titles ?? fresh.titles;
  const colors = over.colors ?? titles.map(() => fresh.colors[0] as string);
  return { ...fresh, ...over, titles, colors };
}

const anyJob: fc.Arbitrary<Job> = fc.record({
  name: fc.oneof(fc.constant('x y'.repeat(26)), words(20)),
  po: fc.oneof(fc.constant('4711 '.repeat(8)), words(20)),
  notes: fc.oneof(
    fc.constant('Call first. '.repeat(41)),
    fc.array(words(100), { maxLength: 4 }).map((lines) => lines.join('\n')),
  ),
});

function words(maxLength: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'grapheme', maxLength })
    .filter((text) => [...text].length <= 2 * maxLength && !/[\p{Cc}\u2028\u2029]/u.test(text));
}

/** Any design that can be ordered in a shop. */
export function designsOf(shop: Catalog): fc.Arbitrary<Design> {
  return buildsOf(shop).chain((build) => {
    const palette = paletteOf(shop, build.product).map(({ id }) => id);
    const titles = build.titles ?? Array<string>(build.tabs).fill('');
    const isBlank = titles.every((title) => title.trim() === '');
    const { length } = titles;
    return fc.record({
      product: fc.constant(build.product),
      sets: fc.constant(build.sets),
      options: fc.constant(build.options),
      titles: fc.constant(isBlank ? titles.map(() => '') : titles),
      colors: fc.array(fc.constantFrom(...(palette.length > 0 ? palette : [''])), {
        minLength: length,
        maxLength: length,
      }),
      cut: fc.option(fc.constantFrom(...offeredCuts(shop.book.products[build.product].cuts))),
      type: anyType,
      body: fc.record({
        text: fc.constantFrom('', 'Smith & Sons\nVolume 2'),
        isArtwork: fc.boolean(),
      }),
      delivery: fc.record({
        zip: fc.constantFrom('', '60601', '02134'),
        neededBy: fc.constantFrom('', '2026-12-04'),
      }),
      job: anyJob,
      hidden: fc.constant(noTabs),
      shelved: fc.constant({}),
    });
  });
}
