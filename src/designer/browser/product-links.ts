import type { ProductId } from '../../book/schema.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { productOf } from './address-bar.ts';

/**
 * Handles plain clicks on links to another product's designer within the page's main part: the
 * design switches product in place and keeps what both have.
 */
export function takeProductLinks(catalog: Catalog, change: (product: ProductId) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('main a') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const product = link.search === '' ? productOf(catalog, link.pathname) : undefined;
    if (!product || link.origin !== location.origin || !isPlain(event)) return;
    event.preventDefault();
    change(product);
  });
}

/** A click without a modifier key that would open the link elsewhere. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
