import { render } from 'preact';
import { orderBook } from '../../browser/order-book.ts';
import { addressOf } from '../../design/address.ts';
import { type Design, freshDesign, productionChoices } from '../../design/design.ts';
import type { Opening } from '../../design/open-address.ts';
import { type Catalog, openCatalog } from '../../pricing/catalog.ts';
import { dollars } from '../../text/money.ts';
import { copyText } from '../send/mail.ts';
import { type AppState, appStateOf, stepBy, type Tool } from '../state.ts';
import { App, preloadLater, preloadLower } from '../view/App.tsx';
import { takeOver } from '../view/lazy.tsx';
import { unscriptedForm } from '../view/Panel.tsx';
import { preloadDrawing } from '../view/Stage.tsx';
import { sceneOf } from '../view/scene.ts';
import { deliveryControl } from './delivery-control.ts';
import { openHere } from './open-here.ts';
import { type HandedOver, resumeAddress } from './storage.ts';
import { openStore, type Store } from './store.ts';
import { titleControls } from './title-controls.ts';

/**
 * Takes over the page of a product: runs the designer in an element, opened from the page's URL.
 *
 * @param status announces to screen readers
 */
export async function start(root: Element, status: Element): Promise<void> {
  const catalog = openCatalog(orderBook, location.origin);
  preloadDrawing().catch(() => {});
  resumeAddress();
  const opening = await openHere(catalog);
  // Input is handled between opening the design and drawing it: each takes a while on a phone.
  await new Promise((resolve) => setTimeout(resolve));
  document.getElementById(unscriptedForm)?.remove();
  root.querySelector('.order-summary')?.parentElement?.remove();
  if (opening) runDesigner(root, catalog, opening, status);
}

function runDesigner(root: Element, catalog: Catalog, opening: Opening, status: Element): void {
  const store = openStore(catalog, opening.design, status, onChange);
  const keeping = import('./keep.ts').then(
    ({ keepDesign }) => keepDesign(store, controls, opening),
    () => undefined,
  );
  const delivery = deliveryControl(store);
  const controls = pageControls(store, delivery.ask);

  const production = (of: Design) => JSON.stringify([of.product, productionChoices(catalog, of)]);

  function showTitle({ product }: Design) {
    const { products, seller } = catalog.book;
    document.title = `Design ${products[product].name} | ${seller.name}`;
  }

  function draw(state: AppState) {
    const scene = sceneOf(catalog, state);
    render(<App scene={scene} controls={controls} />, root);
    return scene;
  }

  function onChange(state: AppState, before: AppState) {
    const { design, quote } = draw(state);
    const previous = before.history.now;
    if (design === previous) return;
    store.sayLast(`${dollars(quote.perSetCents)} a set, ${dollars(quote.totalCents)} total.`);
    if (design.product !== previous.product) showTitle(design);
    keeping.then((part) => part?.follow(design, previous));
    if (design.delivery.zip !== previous.delivery.zip) delivery.follow(design.delivery.zip);
    else if (production(design) !== production(previous)) delivery.askAgain();
  }

  showTitle(store.design());
  const prerendered = appStateOf(freshDesign(catalog, store.design().product));
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered) {
    takeOver(<App scene={sceneOf(catalog, prerendered)} controls={controls} />, root);
  }
  if (!isPrerendered || JSON.stringify(prerendered) !== JSON.stringify(store.state())) {
    draw(store.state());
  }
  delivery.start();
  Promise.all([preloadLower(), preloadDrawing(), keeping]).finally(() =>
    setTimeout(() => root.setAttribute('data-ready', '')),
  );
  whenIdle(() => {
    Promise.all([preloadLater(), import('../titles/paste.ts')]).catch(() => {});
  });
}

/** The actions of the page's controls. Tabs are counted from 0. */
export function pageControls(store: Store, askDelivery: (zip: string) => void) {
  const { act, set, say, state, notify } = store;
  const go = (step: -1 | 1, done: string) => () => {
    const history = stepBy(state().history, step);
    if (!history) return;
    set({ menu: null, renaming: null });
    store.turnTo(history);
    say(done);
  };
  const failed = () => {
    const lines = ['Check your connection and reload the page.'];
    notify({ id: 'proof', title: "This file didn't open", lines });
  };
  return {
    act,
    say,
    set,
    notify,
    undo: go(-1, 'Undone.'),
    redo: go(1, 'Redone.'),
    ...titleControls(store),
    openTool: (tool: Tool | null) => {
      const closed = state().tool;
      set({ tool, pasted: null, ...(tool && { panel: 'titles' }) });
      if (tool === null && closed) document.getElementById(`tool-${closed}`)?.focus();
    },
    /** Closes a notice. */
    dismiss: (noticeId: string) =>
      set({ notices: state().notices.filter(({ id }) => id !== noticeId) }),
    askDelivery,
    /** Copies the design's link, or shows it if the browser refuses. */
    copyLink: async () => {
      const { address, lacksTitles } = addressOf(store.catalog, store.design());
      const link = store.catalog.baseUrl + address;
      const isCopied = await copyText(link);
      const lines = [
        ...(isCopied ? [] : [link]),
        ...(lacksTitles
          ? [
              'Your titles are too long for a link, so it opens without them. The proof preview has them all.',
            ]
          : []),
      ];
      const title = isCopied ? 'Link copied' : 'Copy this link';
      notify({ id: 'link', title, lines, untilChange: true });
      say(`${title}.`);
    },
    /**
     * Opens the design in a PDF downloaded here, or attaches an image as artwork, chosen or dropped
     * here or on the home page.
     */
    openFile: (given: File | HandedOver) => {
      const isImage = given instanceof File && given.type.startsWith('image/');
      (isImage ? attach(store, given) : open(store, given)).catch(failed);
    },
    attachArtwork: (file: File) => {
      attach(store, file).catch(failed);
    },
  };
}

async function open(store: Store, given: File | HandedOver): Promise<void> {
  const { showProof } = await import('../pdf/show-proof.ts');
  return showProof(store, given);
}

async function attach(store: Store, file: File): Promise<void> {
  const { attachArtwork } = await import('../artwork/attach.ts');
  return attachArtwork(store, file);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 2000);
}
