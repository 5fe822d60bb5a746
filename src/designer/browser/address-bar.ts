import type { ProductId } from '../../book/schema.ts';
import { designerPath } from '../../order/path.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Opening } from '../address/read.ts';
import { loadFont } from '../fonts/load.ts';
import { type Design, freshDesign } from '../state/design.ts';
import { rememberAddress } from './storage.ts';
import type { Store } from './store.ts';

/** Titles too long for the URL are stored in the history entry instead. */
interface EntryState {
  readonly titles?: readonly string[];
}

/** Time between updates, so that a change is painted first. Safari allows 100 in 30 seconds. */
const updateMs = 350;

/**
 * Keeps the page's URL in sync with its design.
 *
 * @param onBack called with what the back and forward buttons open.
 */
export function addressBar({ catalog, design }: Store, onBack: (opening: Opening) => void) {
  let links: typeof import('../address/write.ts') | undefined;
  let waiting: Design | undefined;
  let timer: number | undefined;
  let shownAddress = withoutFragment(location.href);
  /** Updates the URL to a design soon, replacing the current entry. */
  const show = (design: Design) => {
    waiting = design;
    timer ??= window.setTimeout(flush, updateMs);
  };
  const write = (design: Design, how: 'pushState' | 'replaceState') => {
    if (!links) return show(design);
    const { address, lacksTitles } = links.addressOf(catalog, design);
    const state: EntryState | null = lacksTitles ? { titles: design.titles } : null;
    history[how](state, '', address);
    shownAddress = withoutFragment(location.href);
  };
  const stop = () => {
    window.clearTimeout(timer);
    const design = waiting;
    timer = waiting = undefined;
    return design;
  };
  const flush = () => {
    const design = stop();
    if (design) write(design, 'replaceState');
  };
  import('../address/write.ts').then(
    (loaded) => {
      links = loaded;
    },
    () => {},
  );
  window.addEventListener('popstate', async () => {
    if (isPlaceOnPage() && withoutFragment(location.href) === shownAddress) {
      show(design());
      return;
    }
    stop();
    const { href } = location;
    shownAddress = withoutFragment(href);
    const opening = await openHere(catalog);
    if (opening && href === location.href) onBack(opening);
  });
  window.addEventListener('pagehide', () => {
    flush();
    rememberAddress();
  });
  document.addEventListener('visibilitychange', flush);
  return {
    show,
    /** Updates it immediately, as a new entry that the back button returns from. */
    push: (design: Design) => {
      flush();
      write(design, 'pushState');
    },
  };
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '');
}

/** The product whose designer page a path is. */
export function productOf({ productIds }: Catalog, path: string): ProductId | undefined {
  return productIds.find((id) => path.replace(/\/$/, '').endsWith(designerPath(id)));
}

/** Returns whether the fragment points to a part of the page, as with the skip link. */
function isPlaceOnPage(): boolean {
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
  const { titles } = (history.state ?? {}) as EntryState;
  const { openAddress } = await import('../address/read.ts');
  const opening = openAddress(catalog, product, search.slice(1), fragment);
  const problems = [...opening.problems, ...(await loadFont(opening.design))];
  const design = Array.isArray(titles) ? { ...opening.design, titles } : opening.design;
  return { ...opening, design, problems };
}
