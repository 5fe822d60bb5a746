import type { ProductId } from '../../book/schema.ts';
import type { Saved } from '../../design/address.ts';
import { type Design, freshDesign } from '../../design/design.ts';
import type { Opening } from '../../design/open-address.ts';
import { designerPath } from '../../order/path.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { designEntry, hasTexts, oldDraftEntry, stored, zipEntry } from './storage.ts';

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
  const { pathname, search, hash } = location;
  const product = productOf(catalog, pathname);
  if (!product) return undefined;
  const address = search + (isPlaceOnPage() ? '' : hash);
  if (address !== '' || designEntry(product).load() || oldDraftEntry.load()) {
    const { openKept, openLink } = await import('./kept.ts');
    // Titles too long for the URL are in the history entry instead.
    const titles: Saved['titles'] = history.state?.titles;
    const opening = address
      ? await openLink(catalog, product, { address, titles })
      : await openKept(catalog, product);
    if (opening) return { ...opening, from: address ? 'link' : 'browser' };
  }
  const design = freshDesign(catalog, product);
  return { design, problems: [], colorsToChoose: 0, listedTitles: [], from: 'nowhere' };
}

/** A design with the ZIP code that this browser knows, unless it has its own. */
export function toKnownZip(design: Design): Design {
  const zip = design.delivery.zip || zipEntry.load() || '';
  return { ...design, delivery: { ...design.delivery, zip } };
}

/** The URL that the page was left with, and what its history entry has beside it. */
const leftEntry = stored(
  'sessionStorage',
  'left',
  (value): value is { readonly href: string; readonly state?: unknown } => hasTexts(value, 'href'),
);

export function saveAddress(): void {
  leftEntry.save({ href: location.href, state: history.state });
}

/**
 * A reload uses the URL from before it began. If the page wrote its last change during the unload,
 * this restores the history entry it was left with.
 */
export function resumeAddress(): void {
  const left = leftEntry.take();
  if (left && isReloaded()) history.replaceState(left.state, '', left.href);
}

export function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}
