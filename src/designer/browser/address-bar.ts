import type { ProductId } from '../../book/schema.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { designerPath } from '../../pricing/order-link.ts';
import type { Opening } from '../address/read.ts';
import { addressOf } from '../address/write.ts';
import { type Design, freshDesign } from '../state/design.ts';
import { rememberAddress } from './resume.ts';
import { writingPace } from './writing-pace.ts';

/** Titles that are too long for the address stand beside it in the browser's history. */
interface EntryState {
  readonly titles?: readonly string[];
}

export interface AddressBar {
  /** Shows a design's address soon, in place of the one before. */
  show(design: Design): void;
  /** Shows it at once, as a step that the back button returns from. */
  push(design: Design): void;
  /** Shows at once what is waiting. */
  flush(): void;
}

/**
 * Keeps the page's address that of its design.
 *
 * @param design the design that the page shows.
 * @param onBack hears what the back and forward buttons open.
 * @param onWritten hears whether an address that was written lacks the titles.
 */
export function addressBar(
  catalog: Catalog,
  design: () => Design,
  onBack: (opening: Opening) => void,
  onWritten: (lacksTitles: boolean) => void,
): AddressBar {
  const pace = writingPace();
  let waiting: Design | undefined;
  let timer: number | undefined;
  let shownAddress = withoutFragment(location.href);
  const stop = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const design = waiting;
    waiting = undefined;
    return design;
  };
  const show = (design: Design) => {
    waiting = design;
    timer ??= window.setTimeout(flush, pace.waitMs());
  };
  const write = (design: Design, how: 'pushState' | 'replaceState') => {
    const { address, lacksTitles } = addressOf(catalog, design);
    const state: EntryState | null = lacksTitles ? { titles: design.titles } : null;
    pace.count();
    onWritten(lacksTitles);
    try {
      history[how](state, '', address);
      shownAddress = withoutFragment(location.href);
    } catch {
      show(design);
    }
  };
  const flush = () => {
    const design = stop();
    if (design) write(design, 'replaceState');
  };
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
    push: (design) => {
      flush();
      write(design, 'pushState');
    },
    flush,
  };
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '');
}

/** The product whose designer page a path is. */
export function productOf({ productIds }: Catalog, path: string): ProductId | undefined {
  return productIds.find((id) => path.replace(/\/$/, '').endsWith(designerPath(id)));
}

/** Whether the address leads to a part of the page, as the link that skips the navigation does. */
function isPlaceOnPage(): boolean {
  return document.getElementById(location.hash.slice(1)) !== null;
}

/**
 * Opens the page's own address; `undefined` where it is not the designer's. What reads links is
 * loaded only for an address that says something.
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
      namesTabs: false,
    };
  }
  const { titles } = (history.state ?? {}) as EntryState;
  const { openAddress } = await import('../address/read.ts');
  const opening = openAddress(catalog, product, search.slice(1), fragment);
  return Array.isArray(titles) ? { ...opening, design: { ...opening.design, titles } } : opening;
}
