import type { Actions } from '../actions.ts';
import { loadFile } from '../artwork/keep-file.ts';
import { commandOf } from '../commands.ts';
import type { Store } from '../store.ts';
import { productOf } from './open-here.ts';
import { fileEntry } from './storage.ts';

const textFields = 'textarea, input:not([type="radio"], [type="checkbox"])';

/** Follows what happens anywhere on the page: undo keys, links and printing. */
export function watchPage(store: Store, { undo, redo, openFile }: Actions): void {
  const { catalog, act, print, state } = store;
  // Text fields have their own undo.
  document.addEventListener('keydown', (event) => {
    const command = commandOf(event, 'page');
    const isTyping = event.target instanceof Element && event.target.matches(textFields);
    if (isTyping || (command !== 'undo' && command !== 'redo')) return;
    event.preventDefault();
    if (command === 'undo') undo();
    else redo();
  });

  // A plain click on a link to another product's designer within the page's main part, or in the
  // switch of its header, switches the product in place: the design keeps what both have. Modifier keys open the link elsewhere.
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('main a, .product-switch a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const product = link.search === '' ? productOf(catalog, link.pathname) : undefined;
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!product || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const last = state().history.past.findLast((design) => design.product === product);
    act({ do: 'setProduct', product, last });
  });

  // The print sheet is drawn while the browser prints the page.
  const media = matchMedia('print');
  const follow = () => print(media.matches);
  follow();
  media.addEventListener('change', follow);
  window.addEventListener('beforeprint', () => print(true));
  window.addEventListener('afterprint', follow);

  const chosen = fileEntry.take();
  if (chosen) void loadFile(chosen).then((file) => file && openFile(file));
}
