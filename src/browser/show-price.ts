import type { PriceView } from './price-view.ts';

/** Returns an element by an id that is known to be on the page. */
export function byId<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

/** Returns the data that the page passes to its script. */
export function pageData<Data>(): Data {
  return JSON.parse(byId('page-data').textContent);
}

/** Writes a price into the page's `PriceAnswer`. */
export function showPrice(view: PriceView): void {
  for (const name of ['build', 'perSet', 'total', 'rounding', 'next'] as const) {
    byId(`answer-${name}`).textContent = view[name];
  }
  byId<HTMLAnchorElement>('answer-href').href = view.href;
}
