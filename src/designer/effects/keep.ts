import type { ProductId } from '../../book/schema.ts';
import { addressOf } from '../../design/address.ts';
import { derive } from '../../design/derive.ts';
import { type Design, freshDesign } from '../../design/design.ts';
import type { Opening } from '../../design/open-address.ts';
import type { Actions } from '../actions.ts';
import { loadFile } from '../artwork/keep-file.ts';
import { commandOf } from '../commands.ts';
import type { Store } from '../store.ts';
import { keepDates } from './dates.ts';
import { inShort, isSameDesign, isSameSaved, latestProduct, openLink } from './kept.ts';
import { isPlaceOnPage, type Opened, openHere, productOf, saveAddress } from './open-here.ts';
import { designEntry, fileEntry, latestEntry } from './storage.ts';

/** Time between updates, so that a change is painted first. Safari allows 100 in 30 seconds. */
const updateMs = 350;

/**
 * Keeps the page's URL, its dates and this browser's copy in sync with the design, and follows the
 * page's events. A design is kept once the buyer changes it; what was kept before can be had back.
 */
export function keepDesign(store: Store, actions: Actions, opened: Opened) {
  const { catalog, design } = store;
  const dates = keepDates(store);
  let timer: number | undefined;
  /** The design that the URL shows; `undefined` if that is to be written again. */
  let shown = opened.from === 'browser' ? undefined : store.state().opened;
  let shownPage = pageOf(location);
  /** Whether the buyer changed the design since it was kept. */
  let isChanged = false;
  /** The products whose kept design is this page's own, so that a change replaces it. */
  const own = new Set<ProductId>();
  let isRefused = false;

  function write(now: Design, how: 'pushState' | 'replaceState') {
    const { address, titles } = addressOf(catalog, now);
    history[how](titles ? { titles } : null, '', address);
    shown = now;
    shownPage = pageOf(location);
  }

  /** Shows the design in the URL, and keeps it in this browser if the buyer changed it. */
  function flush() {
    window.clearTimeout(timer);
    timer = undefined;
    if (shown !== design()) write(design(), 'replaceState');
    if (!isChanged) return;
    isChanged = false;
    const { product } = design();
    const entry = designEntry(product);
    const now = addressOf(catalog, design());
    const before = entry.load();
    const isOther = before && !own.has(product) && !isSameSaved(before, now);
    const earlier = isOther ? { ...before, earlier: undefined } : before?.earlier;
    own.add(product);
    latestEntry.save(product);
    if (entry.save({ ...now, ...(earlier && { earlier }) }) || isRefused) return;
    isRefused = true;
    const lines = ['Copy the link under More, or download the proof preview, to come back to it.'];
    const title = "This browser doesn't keep your design";
    store.notify({ id: 'kept', title, lines, isLasting: true });
  }

  function flushSoon() {
    timer ??= window.setTimeout(flush, updateMs);
  }

  /** Offers a design that the page doesn't show. */
  function offer(other: Design) {
    if (isSameDesign(catalog, other, design())) return;
    const title = 'Your earlier design is saved';
    const lines = [`${inShort(derive(catalog, other))}.`];
    const bringBack = { label: 'Bring it back', run: () => store.open(other) };
    store.notify({ id: 'earlier', title, lines, offer: bringBack, isLasting: true });
  }

  /** Says which kept design the page has opened, or offers what it hasn't. */
  async function welcome() {
    const { product } = design();
    const kept = designEntry(product).load();
    const isOwn = kept !== undefined && isSameSaved(kept, addressOf(catalog, opened.design));
    if (isOwn || opened.from === 'browser') own.add(product);
    const fresh = freshDesign(catalog, product);
    if (opened.from === 'browser' && !isSameDesign(catalog, design(), fresh)) {
      const title = 'Your design from last time';
      const lines = [`${inShort(derive(catalog, design()))}.`];
      const startAnew = { label: 'Start anew', run: actions.startAnew };
      return store.notify({ id: 'earlier', title, lines, offer: startAnew });
    }
    const of = opened.from === 'nowhere' ? latestProduct(catalog) : product;
    const other = isOwn ? kept.earlier : of && designEntry(of).load();
    if (of && other) offer((await openLink(catalog, of, other)).design);
  }

  async function onBack() {
    const { href } = location;
    const replaced = design();
    const isSamePage = isPlaceOnPage() && pageOf(location) === shownPage;
    shown = isSamePage ? undefined : replaced;
    if (isSamePage) return flushSoon();
    shownPage = pageOf(location);
    const back = await openHere(catalog);
    if (!back || href !== location.href) return;
    store.open(back.design);
    shown = design();
    offer(replaced);
    noticeLink(store, back);
  }

  /** Finds the file of artwork that a link or the kept design names, or says that it isn't here. */
  async function findArtwork({ body: { artwork } }: Design) {
    if (typeof artwork !== 'string' || Object.hasOwn(store.state().artwork, artwork)) return;
    const file = await loadFile(artwork);
    store.addArtwork(artwork, file);
    if (file) return;
    const lines = [`A link can't carry ${artwork}. Choose the file again, or e-mail it.`];
    store.notify({ id: 'artwork', title: "The artwork isn't here", lines, isLasting: true });
  }

  window.addEventListener('popstate', onBack);
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', () => {
    flush();
    saveAddress();
  });
  watchPage(store, actions);
  void welcome().then(() => {
    noticeLink(store, opened);
    return findArtwork(design());
  });
  if (!shown) flushSoon();
  void dates.ask(design().delivery.zip);
  return {
    askDates: dates.ask,
    /** Follows a change of the design; another product is a new entry to go back from. */
    follow: (now: Design, before: Design) => {
      void findArtwork(now);
      dates.follow(now, before);
      if (now === shown) return;
      isChanged = true;
      if (now === store.state().opened) own.delete(now.product);
      if (now.product === before.product) return flushSoon();
      const other = designEntry(now.product).load();
      if (before !== shown) write(before, 'replaceState');
      write(now, 'pushState');
      flush();
      if (other) void openLink(catalog, now.product, other).then(({ design }) => offer(design));
    },
  };
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** Says what a link's reading couldn't use, or leaves to choose. */
function noticeLink(store: Store, opening: Opening): void {
  const { problems, colorsToChoose, listedTitles: titles } = opening;
  const colors = `It is priced with ${colorsToChoose} tab colors, but doesn't name them. Choose them under Colors.`;
  const lines = [...(colorsToChoose > 1 ? [colors] : []), ...problems];
  if (titles.length > 0) {
    const asked = `Are they ${titles.length}? ${titles.slice(0, 3).join(' \u00b7 ')}`;
    const run = () => store.act({ do: 'replaceTitles', titles });
    const offer = { label: `Make ${titles.length} tabs`, run };
    const title = 'This link has one title';
    store.notify({ id: 'link', title, lines: [asked, ...lines], offer });
  } else if (lines.length > 0) {
    const title = problems.length > 0 ? 'Part of this link could not be used' : 'Choose the colors';
    store.notify({ id: 'link', title, lines, isLasting: true });
  }
}

const textFields = 'textarea, input:not([type="radio"], [type="checkbox"])';

/** Follows what happens anywhere on the page: undo keys, links and printing. */
function watchPage(store: Store, actions: Actions): void {
  const { catalog, act, print, state } = store;
  // Text fields have their own undo.
  document.addEventListener('keydown', (event) => {
    const command = commandOf(event, 'page');
    const isTyping = event.target instanceof Element && event.target.matches(textFields);
    if (isTyping || (command !== 'undo' && command !== 'redo')) return;
    event.preventDefault();
    actions[command]();
  });

  // A plain click on a link to another product's designer within the page's main part, or in the
  // switch of its header, switches the product in place: the design keeps what both have. Modifier keys open the link elsewhere.
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLAnchorElement>('main a, .product-switch a');
    if (link?.search !== '' || link.origin !== location.origin) return;
    const product = productOf(catalog, link.pathname);
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!product || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const last = state().history.past.findLast((design) => design.product === product);
    act({ do: 'setProduct', product, last });
  });

  // The print sheet is drawn while the browser prints the page.
  const media = matchMedia('print');
  const follow = () => print(media.matches);
  media.addEventListener('change', follow);
  window.addEventListener('beforeprint', () => print(true));
  window.addEventListener('afterprint', follow);

  const chosen = fileEntry.take();
  if (chosen) void loadFile(chosen).then((file) => file && actions.openFile(file));
}
