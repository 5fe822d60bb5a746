import type { PriceBookData } from './schema.ts';

/**
 * The price book. Amounts are dollars written as text with at most four decimals.
 *
 * `rates` are per tab, by number of sets. A quantity that is left out is interpolated between its
 * neighbors and shown as estimated. `choices` are what a choice adds; a choice that is not listed
 * adds nothing and must be the option's default.
 */
export const prices: PriceBookData = {
  date: '2026-10-02',
  currency: 'USD',
  credit: 'Figures marked published: Source: Tabzoola (tabzoola.com), CC BY 4.0, 2026-10-02',
  products: {
    paper: {
      setup: { perOrder: '30.00', basis: 'published' },
      rates: {
        25: '0.85',
        50: '0.52',
        100: '0.41',
        250: '0.29',
        500: '0.26',
        1000: '0.21',
      },
      choices: {
        material: { 110: { perTab: '0.05', basis: 'published' } },
        sided: { '2s': { perTab: '0.03', basis: 'estimated' } },
        punch: {
          '3hole': { perTab: '0.008', basis: 'published' },
          '2hole': { perTab: '0.008', basis: 'estimated' },
        },
        reinforce: { reinforced: { perTab: '0.028', basis: 'published' } },
        collation: { collated: { perTab: '0.0135', basis: 'published' } },
        bodyprint: { '1c': { perOrder: '30.00', basis: 'published', note: 'one copy' } },
      },
    },
    poly: {
      setup: { perOrder: '400.00', basis: 'published' },
      rates: {
        25: '3.10',
        50: '2.35',
        100: '1.57',
        250: '1.04',
        500: '0.85',
        1000: '0.79',
      },
      choices: {
        sided: { '2s': { perTab: '0.10', basis: 'estimated' } },
        punch: {
          '3hole': { perTab: '0.02', basis: 'estimated' },
          '2hole': { perTab: '0.02', basis: 'estimated' },
        },
        collation: {
          collated: {
            perTab: '0.04',
            basis: 'estimated',
            note: 'published: collated and 3-hole together 0.06',
          },
        },
        bodyprint: { '1c': { perOrder: '30.00', basis: 'estimated' } },
        ink: { white: { perTab: '0', basis: 'estimated' } },
      },
      colorChange: { perOrder: '35.00', basis: 'published' },
    },
  },
};
