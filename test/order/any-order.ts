import fc from 'fast-check';
import type { Body } from '../../src/layout/body.ts';
import { offeredCuts } from '../../src/layout/cuts.ts';
import { type TitleFont, titleFonts } from '../../src/layout/fonts.ts';
import { type Job, jobLimits, type Order } from '../../src/order/order.ts';
import type { Catalog } from '../../src/pricing/catalog.ts';
import { buildsOf } from '../support/catalog.ts';

/** Text that every door keeps as it is. */
const text = (max: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .filter((it) => it.length <= max && it.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(it));

const anyJob: fc.Arbitrary<Job> = fc.record({
  name: fc.oneof(fc.constant('x y'.repeat(26)), text(jobLimits.name)),
  po: fc.oneof(fc.constant('4711 '.repeat(8)), text(jobLimits.po)),
  notes: fc.oneof(
    fc.constant('Call first. '.repeat(41)),
    fc.array(text(100), { maxLength: 3 }).map((lines) => lines.join('\n')),
  ),
});

const anyBody: fc.Arbitrary<Body> = fc.record({
  text: text(100),
  artwork: fc.constantFrom(true, false, 'logo.svg', 'Crest & motto, 50% 契.PDF', '1.png'),
});

export function ordersOf(catalog: Catalog): fc.Arbitrary<Order> {
  return buildsOf(catalog).chain((build) => {
    const { data, colorChange } = catalog.products[build.product];
    const palette = data.colors?.list.map(({ id }) => id) ?? [];
    const { tabs } = build;
    const colors = () =>
      fc.array(fc.constantFrom(...palette), { minLength: tabs, maxLength: tabs });
    return fc
      .record({
        cut: fc.option(fc.constantFrom(...offeredCuts(data.cuts))),
        colors: palette.length > 0 ? colors() : fc.constant([]),
        type: fc.record({
          font: fc.constantFrom(...(Object.keys(titleFonts) as TitleFont[])),
          ...{ bold: fc.boolean(), capitals: fc.boolean(), oneSize: fc.boolean() },
        }),
        body: anyBody,
        delivery: fc.record({
          zip: fc.constantFrom('', '60601', '99501', '02134'),
          neededBy: fc.constantFrom('', '2026-12-04'),
        }),
        job: anyJob,
      })
      .map(({ delivery, job, ...look }) => {
        const colorChanges = colorChange === undefined ? 0 : new Set(look.colors).size - 1;
        const isTitled = build.titles?.some((title) => title.trim() !== '');
        const titles = isTitled ? build.titles : null;
        return { build: { ...build, titles, colorChanges }, look, delivery, job };
      });
  });
}
