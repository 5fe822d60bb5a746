import type { ProductId } from '../../book/schema.ts';
import { freshDesign } from '../../design/design.ts';
import type { Opening } from '../../design/open-address.ts';
import { designerPath } from '../../order/path.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { kept, keptKey, oldDraftKey } from './storage.ts';

/** The product whose designer page a path is. */
export function productOf({ productIds }: Catalog, path: string): ProductId | undefined {
  return productIds.find((id) => path.replace(/\/$/, '').endsWith(designerPath(id)));
}

/** Returns whether the fragment points to a part of the page, as with the skip link. */
export function isPlaceOnPage(): boolean {
  return document.getElementById(location.hash.slice(1)) !== null;
}

/** A design that a page opens with, and where it is from. */
export interface Opened extends Opening {
  readonly from: 'link' | 'browser' | 'nowhere';
}

/**
 * Opens the page's own URL, or without anything in it the design that the browser keeps; `undefined`
 * if it isn't a designer page. The link parser is only loaded if there is something to read.
 */
export async function openHere(catalog: Catalog): Promise<Opened | undefined> {
  const { pathname, search } = location;
  const product = productOf(catalog, pathname);
  if (!product) return undefined;
  if (kept.read(oldDraftKey) !== null) {
    const { takeOldDraft } = await import('./saved.ts');
    await takeOldDraft(catalog, product);
  }
  const fragment = isPlaceOnPage() ? '' : location.hash.slice(1);
  if (search !== '' || fragment !== '') {
    const { openLink } = await import('../open-link.ts');
    const opening = await openLink(catalog, product, search.slice(1), fragment);
    // Titles too long for the URL are in the history entry instead.
    const titles = history.state?.titles;
    if (!Array.isArray(titles)) return { ...opening, from: 'link' };
    const { titledBy } = await import('./saved.ts');
    return { ...opening, design: titledBy(catalog, opening.design, titles), from: 'link' };
  }
  if (kept.read(keptKey(product)) !== null) {
    const { loadKept, openSaved } = await import('./saved.ts');
    const saved = loadKept(product);
    if (saved) return { ...(await openSaved(catalog, product, saved)), from: 'browser' };
  }
  const design = freshDesign(catalog, product);
  const plain = { problems: [], colorsToChoose: 0, listedTitles: [], namesTabs: false };
  return { design, ...plain, from: 'nowhere' };
}
