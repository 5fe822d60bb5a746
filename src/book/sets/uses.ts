import { capitalized } from '../../text/words.ts';
import type { ReadySetData, SetFieldData, SetUseData } from '../schema.ts';

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
  clinic: {
    why: 'Poly lasts for years of daily charting, and two holes fit a chart fastener.',
    product: 'poly',
    options: { punch: '2hole', collation: 'collated' },
  },
  classroom: {
    why: 'Poly stands up to a school year of daily use, and wipes clean.',
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

/** A set as it is written down; `field` fills in the rest. */
interface WrittenSet extends Omit<ReadySetData, 'name' | 'use' | 'titles'> {
  /** Its name, if that isn't its key in words. */
  readonly name?: string;
  /** A key of `uses`: `binder` unless given. */
  readonly use?: keyof typeof uses;
  /** With commas between them, or in a list. */
  readonly titles: string | string[];
}

/** A field of work and its sets, by the last part of their addresses. */
export function field(
  { sets, ...about }: Omit<SetFieldData, 'sets'> & { sets: Readonly<Record<string, WrittenSet>> },
): SetFieldData {
  const written = Object.entries(sets).map(([slug, { titles, ...set }]): [string, ReadySetData] => [
    slug,
    {
      name: capitalized(slug.replaceAll('-', ' ')),
      use: 'binder',
      ...set,
      titles: typeof titles === 'string' ? titles.split(',').map((title) => title.trim()) : titles,
    },
  ]);
  return { ...about, sets: Object.fromEntries(written) };
}
