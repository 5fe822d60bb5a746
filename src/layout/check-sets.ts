import type { Fault } from '../book/check/fault.ts';
import type { Book } from '../book/schema.ts';
import { layoutOf } from './layout-of.ts';

/** Finds titles of ready-made sets that don't fit their tabs at the recommended cut. */
export function checkSets({ products, sets: { uses, fields } }: Book): Fault[] {
  const [first] = Object.values(products);
  return Object.entries(fields).flatMap(([field, { sets }]) =>
    Object.entries(sets).flatMap(([slug, { use, titles }]) => {
      const product = products[uses[use]?.product as keyof typeof products] ?? first;
      const misfits = product ? layoutOf(titles, product).titlesThatDoNotFit : [];
      return misfits.map(({ tab, title, reason }) => ({
        place: `sets.fields.${field}.sets.${slug}.titles.${tab - 1}`,
        value: title,
        message: reason,
      }));
    }),
  );
}
