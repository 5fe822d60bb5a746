import type { ProductId } from '../../book/schema.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Controls } from '../view/scene.ts';
import { productOf } from './address-bar.ts';
import type { Store } from './store.ts';

/** Follows what happens anywhere on the page: undo keys, links, dropped files and printing. */
export function watchPage(store: Store, controls: Controls): void {
  document.addEventListener('keydown', (event) => undoByKey(event, controls));
  takeProductLinks(store.catalog, (product) => store.act({ do: 'setProduct', product }));
  watchDrops(controls.openFile);
  watchPrinting(store);
}

/** Ctrl+Z and Cmd+Z undo design changes, except in text fields, which have their own undo. */
function undoByKey(event: KeyboardEvent, { undo, redo }: Controls): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isUndo || (event.target instanceof Element && event.target.matches(textFields))) return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}

const textFields = 'textarea, input:not([type="radio"], [type="checkbox"])';

/**
 * Handles plain clicks on links to another product's designer within the page's main part: the
 * design switches product in place and keeps what both have.
 */
function takeProductLinks(catalog: Catalog, change: (product: ProductId) => void): void {
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

/** Watches for files dropped anywhere on the page. */
function watchDrops(onFile: (file: File) => void): void {
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
}

/** Renders the print sheet while the browser prints the page. */
function watchPrinting({ set }: Store): void {
  const media = matchMedia('print');
  const follow = () => set({ isPrinting: media.matches });
  follow();
  media.addEventListener('change', follow);
  window.addEventListener('beforeprint', () => set({ isPrinting: true }));
  window.addEventListener('afterprint', follow);
}
