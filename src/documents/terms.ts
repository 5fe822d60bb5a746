/** A trade term with its meaning. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
}

/** Terms that buyers of index tabs come across. */
export const terms: readonly Term[] = [
  { term: 'Set', meaning: 'all the tabs of one binder' },
  { term: '1/N cut', meaning: 'N tab positions along the edge of the sheet' },
  { term: 'Bank', meaning: 'one full staggered row of tabs, from the first position to the last' },
  { term: 'Collated', meaning: 'each set is assembled in the order of its titles' },
  { term: 'Uncollated', meaning: 'tabs are stacked by position, and the buyer assembles the sets' },
  { term: 'Tab Mylar', meaning: 'colored or clear film on the tab only' },
  { term: 'Edge reinforcing', meaning: 'a strip of Mylar along the binding edge' },
  { term: 'Body printing', meaning: 'anything printed off the tab' },
  { term: 'Blank tab', meaning: 'a tab without a title; it is priced like any other' },
];
