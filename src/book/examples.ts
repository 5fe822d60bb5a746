import type { ExamplesData } from './schema.ts';

/**
 * The builds that pages and documents show. Omitted options take their defaults; titles, if given,
 * are counted for the number of tabs. `npm run check:book` lists any that can't be ordered.
 */
export const examples: ExamplesData = {
  /** The most common order. */
  usual: { product: 'paper', tabs: 8, sets: 250, options: { punch: '3hole', collation: 'collated' } },
  titled: { product: 'paper', sets: 50, titles: ['Pleadings', 'Discovery', 'Exhibits', ''] },
  /** Shown in the FAQ next to the usual one. */
  faq: [
    { product: 'paper', tabs: 26, sets: 50, options: { collation: 'collated' }, label: 'A to Z' },
    { product: 'poly', tabs: 8, sets: 25 },
  ],
  /**
   * Calculated step by step: together they show every kind of charge, and sums that end in half a
   * cent.
   */
  worked: [
    { product: 'paper', tabs: 10, sets: 25, options: { punch: '3hole', collation: 'collated' } },
    { product: 'paper', tabs: 3, sets: 25, options: { punch: '3hole', collation: 'collated' } },
    {
      product: 'paper',
      tabs: 31,
      sets: 300,
      options: { material: '110', sided: '2s', reinforce: 'reinforced', bodyprint: '1c' },
    },
    { product: 'poly', tabs: 8, sets: 25 },
    {
      product: 'poly',
      tabs: 12,
      sets: 150,
      options: { collation: 'collated', ink: 'white' },
      colorChanges: 2,
    },
  ],
};
