import fc from 'fast-check';
import { priceQuery } from '../../src/order/path.ts';
import { vocabularyOf } from '../../src/order/vocabulary.ts';
import type { Catalog } from '../../src/pricing/catalog.ts';
import { buildsOf } from './catalog.ts';

const plausible = fc.constantFrom(
  ...['paper', 'poly', '1', '5', '25', '250', '30', '0', '-1', '5.0', '1e3', '', 'none'],
  ...[
    '3hole',
    'collated',
    '2s',
    '110',
    '015',
    'white',
    'pms',
    '11x17',
    'a|b',
    '|',
    '%',
    '%ff',
    '%00',
  ],
);

const anyText = fc.oneof(
  plausible,
  fc.string({ maxLength: 20 }).map((text) => text.replaceAll('#', '')),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 300 }).map(encodeURIComponent),
);

/** Queries as they arrive at a shop: valid ones, slightly wrong ones, and noise. */
export function priceQueriesOf(catalog: Catalog): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...vocabularyOf(catalog).own('price').keys()) },
    { weight: 1, arbitrary: anyText },
  );
  const field = fc.tuple(name, anyText).map((pair) => pair.join('='));
  const good = buildsOf(catalog).map((build) => priceQuery(catalog, build));
  return fc
    .oneof(
      good,
      fc.tuple(good, field).map((parts) => parts.join('&')),
      fc.array(field, { maxLength: 6 }).map((fields) => fields.join('&')),
      anyText,
    )
    .map((query) => query.replaceAll('#', '').replace(/[\p{Cc} ]/gu, ''));
}
