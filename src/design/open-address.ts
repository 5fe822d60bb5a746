import type { ProductId } from '../book/schema.ts';
import { cleanTitle } from '../order/clean.ts';
import { readLink } from '../order/read-link.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Saved } from './address.ts';
import { change } from './change.ts';
import { blanks, type Design, freshDesign } from './design.ts';

/** The result of opening an address: what its link reads as, with a design for its order. */
export type Opening = Readonly<ReturnType<typeof openAddress>>;

/**
 * Opens a designer address, however broken or outdated: valid parts are used, and the rest is
 * reported.
 */
export function openAddress(
  catalog: Catalog,
  product: ProductId,
  { search, hash }: Pick<URL, 'search' | 'hash'>,
) {
  const { order, ...opening } = readLink(catalog, product, search.slice(1), hash.slice(1));
  const { build, look, ...beyond } = order;
  const { sets, options, tabs } = build;
  const titles = build.titles ?? blanks(tabs);
  const fresh = freshDesign(catalog, product);
  const design: Design = { ...fresh, sets, options, titles, ...look, ...beyond };
  return { ...opening, design };
}

/** Opens a design that was saved as text, or is in the address of a page. */
export function openSaved(catalog: Catalog, product: ProductId, saved: Saved): Opening {
  const { address, titles = [] } = saved;
  const opening = openAddress(catalog, product, new URL(address, catalog.baseUrl));
  const cleaned = titles.map((title) => cleanTitle(catalog, title));
  const design = change(catalog, opening.design, { do: 'replaceTitles', titles: cleaned });
  return { ...opening, design };
}
