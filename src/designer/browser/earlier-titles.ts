import { savedPrefix } from '../../browser/clear-saved.ts';
import { cleanBody, cleanJob, cleanTitle } from '../../order/clean.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import type { Opening } from '../address/read.ts';
import { change } from '../state/change.ts';
import { type Design, hasTitles, isBlank } from '../state/design.ts';
import { isSameList } from '../view/memo.ts';
import { readStored, store } from './storage.ts';
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

/** What a buyer typed last; the ZIP code is saved separately. */
export interface Draft {
  readonly titles: readonly string[];
  /** The titles that a link replaced. */
  readonly earlier: readonly string[];
  /** The text on the dividers, the needed-by date and the job, if any was typed. */
  readonly words: Pick<Design, 'body' | 'delivery' | 'job'> | undefined;
}

const key = 'titles';

/** Calls back when another window of this browser saves a draft. */
export function onOtherDraft(run: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === savedPrefix + key && event.newValue !== null) run();
  });
}

/** The saved draft. Words that a design already has stay. */
export function readDraft(catalog: Catalog, { body, delivery, job }: Design): Draft {
  const stored = (readStored(key) ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const neededBy = Number.isNaN(Date.parse(text('neededBy'))) ? '' : text('neededBy');
  const texts = { name: text('name'), po: text('po'), notes: text('notes'), body: text('body') };
  const hasWords = [...Object.values(texts), neededBy].some((word) => word !== '');
  return {
    titles: readTitles(catalog, stored.titles),
    earlier: readTitles(catalog, stored.earlier),
    words: hasWords
      ? {
          body: body.text === '' ? { ...body, text: cleanBody(texts.body) } : body,
          delivery: delivery.neededBy === '' ? { ...delivery, neededBy } : delivery,
          job: Object.values(job).join('') === '' ? { ...job, ...cleanJob(texts) } : job,
        }
      : undefined,
  };
}

export function keepDraft(design: Design, earlier: readonly string[]): void {
  const titles = hasTitles(design) ? design.titles : [];
  const { body, delivery, job } = design;
  const words = { ...job, body: body.text, neededBy: delivery.neededBy };
  const isEmpty =
    titles.length + earlier.length === 0 && Object.values(words).every((word) => !word);
  store(key, isEmpty ? null : { titles, earlier, ...words });
}

function readTitles(catalog: Catalog, value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const titles = value
    .filter((title) => typeof title === 'string')
    .slice(0, catalog.book.limits.tabsPerSet.max)
    .map((title) => cleanTitle(catalog, title));
  return hasTitles({ titles }) ? titles : [];
}
