import { render } from 'preact';
import type { ProductId } from '../../book/schema.ts';
import { clearSaved } from '../../browser/clear-saved.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { dollars } from '../../text/money.ts';
import type { Opening } from '../address/read.ts';
import { type AppState, type Offer, stepBack, stepForward } from '../state/app-state.ts';
import { change } from '../state/change.ts';
import { type Design, freshDesign, hasTitles, productionChoices } from '../state/design.ts';
import { App, preloadLower, preloadReview } from '../view/App.tsx';
import { isSameList } from '../view/memo.ts';
import { preloadDrawing } from '../view/Stage.tsx';
import { type Controls, sceneOf } from '../view/scene.ts';
import { addressBar, productOf } from './address-bar.ts';
import type { Announcer } from './announcer.ts';
import { copyText } from './clipboard.ts';
import { deliveryControl } from './delivery-control.ts';
import { earlierTitles, onOtherDraft, openKeptTitles } from './earlier-titles.ts';
import { openStore } from './store.ts';
import { goTo, titleControls } from './title-controls.ts';

/** Runs the designer in an element, opened from the page's URL. */
export function runDesigner(
  root: Element,
  catalog: Catalog,
  opening: Opening,
  announce: Announcer,
): void {
  let openedByBack: Design | undefined;
  let listed: readonly string[] = [];
  const store = openStore(catalog, opening.design, onChange);
  const earlier = earlierTitles(store);
  const bar = addressBar(catalog, store.design, onBack, (lacksTitles) => {
    if (lacksTitles !== store.state().lacksTitles) store.set({ lacksTitles });
  });

  const delivery = deliveryControl(catalog, store, announce);
  const go = (find: typeof stepBack, done: string) => () => {
    const history = find(store.state().history);
    if (!history) return;
    store.set({ menu: null, renaming: null });
    store.turnTo(history);
    announce.say(done);
  };
  const undo = go(stepBack, 'Undone.');
  const openProof = async (file: File) => {
    const part = await import('../proof/open-proof.ts').catch(() => undefined);
    if (part) part.openProofFile(store, announce, file);
    else {
      store.notify({
        id: 'proof',
        title: "This file didn't open",
        lines: ['Check your connection and reload the page.'],
      });
    }
  };
  const takeOffer = ({ take }: Offer) => {
    if (take === 'undo') undo();
    if (take === 'earlier') earlier.bringBack();
    if (take === 'listed') store.act({ do: 'replaceTitles', titles: listed });
    if (take === 'empty') {
      const { titles, body, job } = freshDesign(catalog, store.design().product);
      const design = change(catalog, store.design(), { do: 'replaceTitles', titles });
      store.step({ ...design, body, job, delivery: { ...design.delivery, neededBy: '' } });
    }
  };

  const controls: Controls = {
    act: store.act,
    undo,
    redo: go(stepForward, 'Redone.'),
    ...titleControls(store, announce),
    openMenu: (menu) => store.set({ menu }),
    openPalette: (isColoring) => store.set({ isColoring }),
    openPanel: (panel) => panel !== store.state().panel && store.set({ panel }),
    goTo: (selector) => goTo(store, selector),
    showBank: (showsBank) => {
      if (showsBank !== store.state().showsBank) store.set({ showsBank });
    },
    openTool: (tool) => {
      const closed = store.state().tool;
      store.set({ tool, pasted: null, ...(tool && { panel: 'titles' }) });
      if (tool === null && closed) document.getElementById(`tool-${closed}`)?.focus();
    },
    take: (noticeId, offer) => {
      store.putAway(noticeId);
      takeOffer(offer);
    },
    dismiss: store.putAway,
    copyLink: async () => {
      bar.show(store.design());
      bar.flush();
      const isCopied = await copyText(location.href);
      store.set({ copied: isCopied ? 'link' : 'failed' });
      announce.say(isCopied ? 'Link copied.' : 'Copy the link from the field.');
      if (isCopied) window.setTimeout(() => store.set({ copied: null }), copiedShownMs);
    },
    clearSaved: () => {
      clearSaved();
      store.notify({
        id: 'saved',
        title: 'Saved designs cleared',
        lines: [
          'This browser keeps none of your titles. The design on this page stays until you leave.',
        ],
      });
      announce.say('Saved designs cleared.');
    },
    askDelivery: delivery.ask,
    openProof,
    openReview: () => store.set({ isReviewing: true }),
    closeReview: () => store.set({ isReviewing: false }),
  };

  const production = (of: Design) => JSON.stringify([of.product, productionChoices(catalog, of)]);

  function draw(state: AppState) {
    const scene = sceneOf(catalog, state);
    render(<App scene={scene} controls={controls} />, root);
    return scene;
  }

  function onChange(state: AppState, before: AppState) {
    const { design, quote } = draw(state);
    const previous = before.history.now;
    if (design === previous) return;
    announce.sayLast(`${dollars(quote.perSetCents)} a set, ${dollars(quote.totalCents)} total.`);
    if (isTyped(design, previous)) earlier.keep();
    if (design.product !== previous.product) {
      document.title = titleOf(catalog, design);
    }
    if (design.delivery.zip !== previous.delivery.zip) delivery.follow(design.delivery.zip);
    else if (production(design) !== production(previous)) delivery.askAgain();
    if (design === openedByBack) return;
    if (design.product === previous.product) bar.show(design);
    else bar.push(design);
  }

  function onBack(back: Opening) {
    const { titles } = store.design();
    openedByBack = back.design;
    store.step(back.design);
    if (hasTitles({ titles }) && !isSameList(titles, back.design.titles)) earlier.offer(titles);
    reportProblems(back);
  }

  function reportProblems({ problems, colorsToChoose, listedTitles }: Opening) {
    if (listedTitles.length > 0) {
      listed = listedTitles;
      store.notify({
        id: 'listed',
        title: 'This link has one title',
        lines: [`Are they ${listedTitles.length}? ${listedTitles.slice(0, 3).join(' \u00b7 ')}`],
        offer: { label: `Make ${listedTitles.length} tabs`, take: 'listed' },
        untilChange: true,
      });
    }
    if (colorsToChoose > 1) {
      store.notify({
        id: 'colors',
        title: `This link is priced with ${colorsToChoose} tab colors`,
        lines: ["It doesn't name them. Choose them under Colors."],
      });
    }
    if (problems.length === 0) return;
    announce.say('Part of this link could not be used.');
    store.notify({
      id: 'link',
      title: 'Part of this link could not be used',
      lines: problems,
    });
  }

  takeProductLinks(catalog, (product) => store.act({ do: 'setProduct', product }));
  document.addEventListener('keydown', (event) => undoByKey(event, controls));
  document.title = titleOf(catalog, store.design());
  draw(store.state());
  openKeptTitles(store, earlier, opening);
  reportProblems(opening);
  onOtherDraft(earlier.offerOthers);
  delivery.start();
  Promise.all([preloadLower(), preloadDrawing()]).finally(() =>
    root.setAttribute('data-ready', ''),
  );
  whenIdle(() => {
    preloadReview().catch(() => {});
    import('./at-rest.ts').then(({ atRest }) => atRest(store, openProof)).catch(() => {});
  });
}

/** Whether a change is one of what the draft keeps. */
function isTyped(design: Design, previous: Design): boolean {
  const parts = ['titles', 'body', 'delivery', 'job'] as const;
  return parts.some((part) => design[part] !== previous[part]);
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

const copiedShownMs = 3000;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 2000);
}

function titleOf({ book }: Catalog, { product }: Design): string {
  return `Design ${book.products[product].name} | ${book.seller.name}`;
}

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
