import type { PriceView } from './price-view.ts';

/** The element of an id that the page is known to have. */
export function byId<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

/** The data that the page hands to its script. */
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
