import type { Design } from '../../src/design/design.ts';
import { design } from '../designer/support.ts';
import { catalog } from '../support/catalog.ts';
import designs from './proof-designs.json' with { type: 'json' };

const { list = [] } = catalog.book.products.paper.colors ?? {};
const numbered = (count: number, words: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => words(index));
const exhibits = numbered(25, (index) => `Exhibit ${index + 1}`);

/** Designs that cover the features of proofs. */
export const proofDesigns: Readonly<Record<string, Design>> = {
  exhibits: design({
    ...designs.exhibits,
    titles: exhibits.with(3, 'Cross-Examination').with(7, ''),
    colors: exhibits.map((_, index) => ['clear', 'red', 'medium-blue'][index % 3] as string),
  }),
  scripts: design({ ...designs.scripts, product: 'poly' }),
  long: design({
    titles: numbered(500, (index) => `${index + 1} ${'lorem ipsum '.repeat(16)}`).with(0, 'Short'),
  }),
  crowded: design({
    ...designs.crowded,
    titles: numbered(60, (index) => `${'Correspondence '.repeat(8)}${index % 9}`),
    colors: numbered(60, (index) => list[index % list.length]?.id as string),
    body: { text: 'Smith v. Jones, trial binder\n'.repeat(8), artwork: false },
    job: { name: 'W'.repeat(80), po: 'W'.repeat(40), notes: 'Weekly 契 '.repeat(55) },
  }),
};
