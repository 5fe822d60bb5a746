import fc from 'fast-check';
import { orderQuery } from '../../src/pricing/order-link.ts';
import { anyBuild, catalog } from './catalog.ts';

const names = ['product', 'tabs', 'sets', 'labels', 'colorChanges', ...catalog.optionKeys];

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

const field = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: anyText },
    ),
    anyText,
  )
  .map(([name, value]) => `${name}=${value}`);

const goodQuery = anyBuild.map((build) => `product=${build.product}&${orderQuery(catalog, build)}`);

/** Queries as they arrive: valid ones, slightly wrong ones, and noise. */
export const priceQuery: fc.Arbitrary<string> = fc
  .oneof(
    goodQuery,
    fc.tuple(goodQuery, field).map(([query, extra]) => `${query}&${extra}`),
    fc.array(field, { maxLength: 6 }).map((fields) => fields.join('&')),
    anyText,
  )
  .map((query) => query.replaceAll('#', '').replace(/[\p{Cc} ]/gu, ''));
