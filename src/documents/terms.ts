import { colorsName } from '../layout/look.ts';
import type { Catalog } from '../pricing/catalog.ts';

/** A trade term with its meaning. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
}

/** The terms that buyers of this shop come across; names of options only if it has them. */
export function terms({ products, productIds }: Catalog): readonly Term[] {
  const all = productIds.map((id) => products[id]);
  const labels = all.flatMap(({ options }) =>
    options.flatMap(({ label, choices }) => [
      label,
      ...[...choices.values()].map(({ label }) => label),
    ]),
  );
  const used = new Set(labels.map((label) => label.toLowerCase()));
  const ifUsed = (term: string, meaning: string) =>
    used.has(term.toLowerCase()) ? [{ term, meaning }] : [];
  const films = all.flatMap(({ data }) => (data.colors?.look === 'film' ? colorsName(data) : []));
  return [
    { term: 'Set', meaning: 'all the tabs of one binder' },
    { term: '1/N cut', meaning: 'N tab positions along the edge of the sheet' },
    {
      term: 'Bank',
      meaning: 'one full staggered row of tabs, from the first position to the last',
    },
    ...ifUsed('Collated', 'each set is assembled in the order of its titles'),
    ...ifUsed('Uncollated', 'tabs are stacked by position, and the buyer assembles the sets'),
    ...[...new Set(films)].map((term) => ({
      term,
      meaning: 'colored or clear film on the tab only',
    })),
    ...ifUsed('Edge reinforcing', 'a strip along the binding edge'),
    ...ifUsed('Body printing', 'anything printed off the tab'),
    { term: 'Blank tab', meaning: 'a tab without a title; it is priced like any other' },
  ];
}
