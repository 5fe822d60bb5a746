import { orderBook } from '../browser/order-book.ts';
import type { Design } from '../design/design.ts';
import { designerPath } from '../order/path.ts';
import { type Catalog, openCatalog } from '../pricing/catalog.ts';
import { dollars } from '../text/money.ts';
import { actionsOf } from './actions.ts';
import { type Opened, openHere, resumeAddress, toKnownZip } from './effects/open-here.ts';
import type { State } from './state.ts';
import { openStore } from './store.ts';
import { unscriptedForm } from './view/Panel.tsx';
import { pageOf } from './view/page.ts';
import { openPlaces } from './view/places.tsx';

/**
 * Takes over the page of a product: runs the designer in an element, opened from the page's URL or
 * with the design that the browser keeps.
 *
 * @param status announces to screen readers
 */
export async function start(root: Element, status: Element): Promise<void> {
  const catalog = openCatalog(orderBook, location.origin);
  resumeAddress();
  const opened = await openHere(catalog);
  // Input is handled between opening the design and drawing it: each takes a while on a phone.
  await new Promise((resolve) => setTimeout(resolve));
  document.getElementById(unscriptedForm)?.remove();
  if (opened) await runDesigner(root, catalog, opened, status);
}

async function runDesigner(root: Element, catalog: Catalog, opened: Opened, status: Element) {
  const store = openStore(catalog, toKnownZip(opened.design), status, onChange);
  const actions = actionsOf(store, (zip) => keeping.then((part) => part?.askDates(zip)));
  let page = pageOf(catalog, store.state());
  const keeping = import('./effects/keep.ts').then(
    ({ keepDesign }) => keepDesign(store, actions, opened),
    () => undefined,
  );

  /** Shows the product outside of the app: in the window's title and in the header. */
  function showTitle({ product }: Design) {
    const { products, seller } = catalog.book;
    document.title = `Design ${products[product].name} | ${seller.name}`;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.product-switch a')) {
      link.ariaCurrent = link.pathname === designerPath(product) ? 'page' : null;
    }
  }

  function onChange(state: State, before: State) {
    page = pageOf(catalog, state);
    places.draw();
    const { design, quote } = page;
    const previous = before.history.now;
    if (design === previous) return;
    store.sayLast(`${dollars(quote.perSetCents)} a set, ${dollars(quote.totalCents)} total.`);
    if (design.product !== previous.product) showTitle(design);
    keeping.then((part) => part?.follow(design, previous));
  }

  showTitle(store.design());
  const places = openPlaces(root, () => ({ ...page, controls: actions }));
  await Promise.all([places.open(), keeping]);
  setTimeout(() => root.setAttribute('data-ready', ''));
}
