import type { ProductId } from '../../book/schema.ts';
import { freshDesign } from '../../design/design.ts';
import type { Opening } from '../../design/open-address.ts';
import { designerPath } from '../../order/path.ts';
import type { Catalog } from '../../pricing/catalog.ts';

/** The product whose designer page a path is. */
export function productOf({ productIds }: Catalog, path: string): ProductId | undefined {
  return productIds.find((id) => path.replace(/\/$/, '').endsWith(designerPath(id)));
}

/** Returns whether the fragment points to a part of the page, as with the skip link. */
export function isPlaceOnPage(): boolean {
  return document.getElementById(location.hash.slice(1)) !== null;
}

/**
 * Opens the page's own URL; `undefined` if it isn't a designer page. The link parser is only loaded
 * for a URL with content.
 */
export async function openHere(catalog: Catalog): Promise<Opening | undefined> {
  const { pathname, search } = location;
  const product = productOf(catalog, pathname);
  if (!product) return undefined;
  const fragment = isPlaceOnPage() ? '' : location.hash.slice(1);
  if (search === '' && fragment === '') {
    return {
      design: freshDesign(catalog, product),
      problems: [],
      colorsToChoose: 0,
      listedTitles: [],
      namesTabs: false,
    };
  }
  const { openLink } = await import('../open-link.ts');
  const opening = await openLink(catalog, product, search.slice(1), fragment);
  // Titles too long for the URL are in the history entry instead.
  const titles = history.state?.titles;
  return Array.isArray(titles) ? { ...opening, design: { ...opening.design, titles } } : opening;
}
