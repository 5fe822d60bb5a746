import type { Design } from '../../src/design/design.ts';
import { design } from '../designer/support.ts';
import { catalog } from '../support/catalog.ts';

const exhibits = Array.from({ length: 25 }, (_, index) => `Exhibit ${index + 1}`);
const paper = design().options;
const poly = design({ product: 'poly' }).options;
const { list = [] } = catalog.book.products.paper.colors ?? {};

/** Designs that cover the features of proofs. */
export const proofDesigns: Readonly<Record<string, Design>> = {
  exhibits: design({
    titles: exhibits.with(3, 'Cross-Examination').with(7, ''),
    colors: exhibits.map((_, index) => ['clear', 'red', 'medium-blue'][index % 3] as string),
    options: { ...paper, punch: '3hole', reinforce: 'reinforced' },
    cut: 9,
  }),
  scripts: design({
    product: 'poly',
    titles: [
      ...['Résumé & more', 'Łódź', 'Việt Nam – Huế', 'Ελληνικά', 'Договор', 'שלום עולם (3)'],
      ...['契約書 Vol. 2', '', 'Cafe\u0301', 'Correspondence with the Department of Redundancy'],
      'Financial Statements and Tax Returns',
    ],
    colors: ['99', '00', '154', '67', '160', '74', '102', '67', '17', '17', '37'],
    options: { ...poly, sided: '2s', punch: '2hole', bodyprint: '1c' },
    body: { text: 'Smith v. Jones\nTrial binder, volume 2', artwork: false },
    cut: 6,
  }),
  long: design({
    titles: Array.from(
      { length: 500 },
      (_, index) => `${index + 1} ${'lorem ipsum '.repeat(16)}`,
    ).with(0, 'Short'),
  }),
  crowded: design({
    titles: Array.from({ length: 60 }, (_, index) => `${'Correspondence '.repeat(8)}${index % 9}`),
    colors: Array.from({ length: 60 }, (_, index) => list[index % list.length]?.id as string),
    options: {
      ...{ material: '110', sided: '2s', punch: '3hole', reinforce: 'reinforced' },
      ...{ collation: 'collated', bodyprint: '1c' },
    },
    body: { text: 'Smith v. Jones, trial binder\n'.repeat(8), artwork: false },
    cut: 12,
    delivery: { zip: '60601', neededBy: '2026-12-04' },
    job: { name: 'W'.repeat(80), po: 'W'.repeat(40), notes: 'Weekly 契 '.repeat(55) },
  }),
};
