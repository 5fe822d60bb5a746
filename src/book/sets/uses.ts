import type { SetUseData } from '../schema.ts';

/**
 * How a set is used, and what to order for it. Products and options that the book doesn't have are
 * skipped: the set is then priced on the first product, with the option's default.
 */
export const uses = {
  binder: {
    why: 'Three holes fit a ring binder, and each set comes assembled in order.',
    product: 'paper',
    options: { punch: '3hole', collation: 'collated' },
  },
  wellThumbed: {
    why: 'Heavier stock and a reinforced edge last longer in a binder that people open often.',
    product: 'paper',
    options: { material: '110', punch: '3hole', reinforce: 'reinforced', collation: 'collated' },
  },
  shopFloor: {
    why: 'Poly stands up to grease, water and years of daily use, and wipes clean.',
    product: 'poly',
    options: { punch: '3hole', collation: 'collated' },
  },
  fastener: {
    why: 'Two holes fit the fastener of a file folder.',
    product: 'paper',
    options: { punch: '2hole', collation: 'collated' },
  },
  bound: {
    why: 'Unpunched dividers are for books that get wire, comb or perfect binding.',
    product: 'paper',
    options: { collation: 'collated' },
  },
} satisfies Readonly<Record<string, SetUseData>>;

/** Titles written with commas between them: `Will, Trust` as `['Will', 'Trust']`. */
export function titles(text: string): string[] {
  return text.split(',').map((title) => title.trim());
}
