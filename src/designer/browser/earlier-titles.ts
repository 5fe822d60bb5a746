import { counted } from '../../text/counts.ts';
import type { Opening } from '../address/read.ts';
import { change } from '../state/change.ts';
import { hasTitles, isBlank } from '../state/design.ts';
import { isSameList } from '../view/memo.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { Store } from './store.ts';

/** Titles that a link or the back button replaced, and that can be restored. */
export interface EarlierTitles {
  /** Offers to restore titles that are about to be replaced. */
  offer(titles: readonly string[]): void;
  bringBack(): void;
  /** Offers the titles that another window of this browser saved, if they differ. */
  offerOthers(): void;
  /** Saves what was typed on the page in this browser. */
  keep(): void;
}

export function earlierTitles(store: Store): EarlierTitles {
  let earlier: readonly string[] = [];
  const offer = (titles: readonly string[]) => {
    earlier = titles;
    store.notify({
      id: 'earlier',
      title: 'Your earlier titles are saved',
      lines: [inShort(titles)],
      offer: { label: 'Bring them back', take: 'earlier' },
    });
  };
  const offerOthers = () => {
    const { titles } = readDraft(store.catalog, store.design());
    if (titles.length === 0 || isSameList(titles, store.design().titles)) return;
    earlier = titles;
    store.notify({
      id: 'earlier',
      title: 'Another window is open, with other titles',
      lines: [`${inShort(titles)} This browser saves what you type last.`],
      offer: { label: 'Use them here', take: 'earlier' },
    });
  };
  return {
    offer,
    offerOthers,
    bringBack: () => {
      const titles = earlier;
      earlier = [];
      if (titles.length > 0) store.act({ do: 'replaceTitles', titles });
    },
    keep: () => keepDraft(store.design(), earlier),
  };
}

/**
 * Opens a page with the draft saved in this browser if its URL says nothing about tabs; otherwise
 * the draft's titles are offered.
 */
export function openKeptTitles(store: Store, earlier: EarlierTitles, opening: Opening): void {
  const { design, namesTabs } = opening;
  const draft = readDraft(store.catalog, design);
  const kept = isSameList(draft.titles, design.titles) ? draft.earlier : draft.titles;
  if (hasTitles(design) || namesTabs) {
    if (kept.length > 0) earlier.offer(kept);
    return;
  }
  if (kept.length === 0 && !draft.words) return;
  const titled = change(store.catalog, design, { do: 'replaceTitles', titles: kept });
  store.step({ ...titled, ...draft.words });
  if (kept.length === 0) return;
  store.notify({
    id: 'earlier',
    title: 'Your titles from last time',
    lines: [inShort(kept)],
    offer: { label: 'Start without them', take: 'empty' },
  });
}

function inShort(titles: readonly string[]): string {
  const some = titles.filter((title) => !isBlank(title)).slice(0, 3);
  const rest = titles.length > some.length ? ' and so on' : '';
  return `${counted(titles.length, 'tab')}: ${some.join(', ')}${rest}.`;
}
