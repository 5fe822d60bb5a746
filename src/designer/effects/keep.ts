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
  /** What the URL doesn't show yet. */
  let unshown: Design | undefined;
  /** Whether the buyer changed the design since it was kept. */
  let isChanged = false;
  /** The products whose kept design is this page's own, so that a change replaces it. */
  const own = new Set<ProductId>();
  let isRefused = false;
  let openedByBack: Design | undefined;
  let shownAddress = withoutFragment(location.href);

  function write(shown: Design, how: 'pushState' | 'replaceState') {
    const { address, titles } = addressOf(catalog, shown);
    history[how](titles ? { titles } : null, '', address);
    shownAddress = withoutFragment(location.href);
  }

  function save(of: Design) {
    if (!isChanged) return;
    isChanged = false;
    const { product } = of;
    const entry = designEntry(product);
    const now = addressOf(catalog, of);
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

  function flush() {
    window.clearTimeout(timer);
    timer = undefined;
    if (unshown) write(unshown, 'replaceState');
    unshown = undefined;
    save(design());
  }

  /** Updates the URL to a design soon, replacing the current entry. */
  function show(shown: Design | undefined) {
    unshown = shown;
    timer ??= window.setTimeout(flush, updateMs);
  }

  /** Offers a design that the page doesn't show. */
  function offer(other: Design) {
    if (isSameDesign(catalog, other, design())) return;
    store.notify({
      id: 'earlier',
      title: 'Your earlier design is saved',
      lines: [`${inShort(derive(catalog, other))}.`],
      offer: { label: 'Bring it back', run: () => store.open(other) },
      isLasting: true,
    });
  }

  /** Says which kept design the page has opened, or offers what it hasn't. */
  async function welcome() {
    const { product } = design();
    const kept = designEntry(product).load();
    const isOwn = kept !== undefined && isSameSaved(kept, addressOf(catalog, opened.design));
    if (isOwn || opened.from === 'browser') own.add(product);
    const fresh = freshDesign(catalog, product);
    if (opened.from === 'browser' && !isSameDesign(catalog, design(), fresh)) {
      return store.notify({
        id: 'earlier',
        title: 'Your design from last time',
        lines: [`${inShort(derive(catalog, design()))}.`],
        offer: { label: 'Start anew', run: actions.startAnew },
      });
    }
    const of = opened.from === 'nowhere' ? latestProduct(catalog) : product;
    const other = isOwn ? kept.earlier : of && designEntry(of).load();
    if (of && other) offer((await openLink(catalog, of, other)).design);
  }

  async function onBack() {
    const { href } = location;
    if (isPlaceOnPage() && withoutFragment(href) === shownAddress) return show(design());
    unshown = undefined;
    shownAddress = withoutFragment(href);
    const back = await openHere(catalog);
    if (!back || href !== location.href) return;
    const replaced = design();
    store.open(back.design);
    openedByBack = design();
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
  if (opened.from === 'browser') show(design());
  void dates.ask(design().delivery.zip);
  return {
    askDates: dates.ask,
    /** Follows a change of the design; another product is a new entry to go back from. */
    follow: (now: Design, before: Design) => {
      void findArtwork(now);
      dates.follow(now, before);
      if (now === openedByBack) return show(undefined);
      isChanged = true;
      if (now === store.state().opened) own.delete(now.product);
      if (now.product === before.product) return show(now);
      const other = designEntry(now.product).load();
      flush();
      write(now, 'pushState');
      if (other) void openLink(catalog, now.product, other).then(({ design }) => offer(design));
    },
  };
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '');
}

/** Says what a link's reading couldn't use, or leaves to choose. */
function noticeLink(store: Store, opening: Opening): void {
  const { problems, colorsToChoose, listedTitles: titles } = opening;
  const colors = `It is priced with ${colorsToChoose} tab colors, but doesn't name them. Choose them under Colors.`;
  const lines = [...(colorsToChoose > 1 ? [colors] : []), ...problems];
  if (titles.length > 0) {
    store.notify({
      id: 'link',
      title: 'This link has one title',
      lines: [`Are they ${titles.length}? ${titles.slice(0, 3).join(' \u00b7 ')}`, ...lines],
      offer: {
        label: `Make ${titles.length} tabs`,
        run: () => store.act({ do: 'replaceTitles', titles }),
      },
    });
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
    const isTyping = (event.target as Element).matches(textFields);
    if (isTyping || (command !== 'undo' && command !== 'redo')) return;
    event.preventDefault();
    actions[command]();
  });

  // A plain click on a link to another product's designer within the page's main part, or in the
  // switch of its header, switches the product in place: the design keeps what both have. Modifier keys open the link elsewhere.
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('main a, .product-switch a');
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
  follow();
  media.addEventListener('change', follow);
  window.addEventListener('beforeprint', () => print(true));
  window.addEventListener('afterprint', follow);

  const chosen = fileEntry.take();
  if (chosen) void loadFile(chosen).then((file) => file && actions.openFile(file));
}
