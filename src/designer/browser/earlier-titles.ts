import type { Artwork } from '../../layout/artwork.ts';
import { cleanBody, cleanJob, cleanTitle } from '../../order/clean.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import type { Opening } from '../address/read.ts';
import { change } from '../state/change.ts';
import { type Design, freshDesign, hasTitles, isBlank } from '../state/design.ts';
import { isSameList } from '../view/memo.ts';
import { kept, savedPrefix } from './storage.ts';
import type { Store } from './store.ts';

/** Titles that a link or the back button replaced, and that can be restored. */
export function earlierTitles(store: Store) {
  const { catalog, design } = store;
  let earlier: readonly string[] = [];
  let waiting: number | undefined;
  const write = () => {
    if (waiting === undefined) return;
    window.clearTimeout(waiting);
    waiting = undefined;
    keepDraft(design(), earlier);
  };
  window.addEventListener('pagehide', write);
  const notify = (title: string, line: string, label: string, run: () => void) =>
    store.notify({ id: 'earlier', title, lines: [line], offer: { label, run } });
  const bringBack = () => {
    const titles = earlier;
    earlier = [];
    store.act({ do: 'replaceTitles', titles });
  };
  /** Offers to restore titles that are about to be replaced. */
  const offer = (titles: readonly string[]) => {
    earlier = titles;
    notify('Your earlier titles are saved', inShort(titles), 'Bring them back', bringBack);
  };
  const startWithout = () => {
    const { titles, body, job } = freshDesign(catalog, design().product);
    const blank = change(catalog, design(), { do: 'replaceTitles', titles });
    store.step({ ...blank, body, job, delivery: { ...blank.delivery, neededBy: '' } });
  };
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== savedPrefix + key || newValue === null) return;
    const { titles } = readDraft(catalog, design());
    if (titles.length === 0 || isSameList(titles, design().titles)) return;
    earlier = titles;
    const line = `${inShort(titles)} This browser saves what you type last.`;
    notify('Another window is open, with other titles', line, 'Use them here', bringBack);
  });
  return {
    offer,
    /** Opens the page with the draft saved in this browser, or offers the draft's titles. */
    open: ({ design, namesTabs }: Opening) => {
      const draft = readDraft(catalog, design);
      const titles = isSameList(draft.titles, design.titles) ? draft.earlier : draft.titles;
      if (hasTitles(design) || namesTabs) {
        if (titles.length > 0) offer(titles);
        return;
      }
      if (titles.length === 0 && !draft.words) return;
      const titled = change(catalog, design, { do: 'replaceTitles', titles });
      store.step({ ...titled, ...draft.words });
      if (titles.length === 0) return;
      const title = 'Your titles from last time';
      notify(title, inShort(titles), 'Start without them', startWithout);
    },
    /** Saves what was typed on the page in this browser, once the page shows it. */
    keep: () => {
      waiting ??= window.setTimeout(write, pauseMs);
    },
    /** Saves it now, if it is still to be saved. */
    flush: write,
  };
}

function inShort(titles: readonly string[]): string {
  const some = titles.filter((title) => !isBlank(title)).slice(0, 3);
  const rest = titles.length > some.length ? ' and so on' : '';
  return `${counted(titles.length, 'tab')}: ${some.join(', ')}${rest}.`;
}

const key = 'titles';

/** Time between a change and saving it, so that the page shows the change first. */
const pauseMs = 250;

/** What a buyer typed last; the ZIP code is saved separately. Words that a design already has stay. */
function readDraft(catalog: Catalog, { body, delivery, job }: Design) {
  const stored = (kept.read(key) ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const neededBy = Number.isNaN(Date.parse(text('neededBy'))) ? '' : text('neededBy');
  const texts = { name: text('name'), po: text('po'), notes: text('notes'), body: text('body') };
  const artwork = isArtwork(stored.artwork) ? stored.artwork : undefined;
  const hasWords = artwork || [...Object.values(texts), neededBy].some((word) => word !== '');
  return {
    titles: readTitles(catalog, stored.titles),
    /** The titles that a link replaced. */
    earlier: readTitles(catalog, stored.earlier),
    /** The print on the dividers, the needed-by date and the job, if any was typed. */
    words: hasWords
      ? {
          body: {
            ...body,
            text: body.text || cleanBody(texts.body),
            artwork: body.artwork ?? artwork,
          },
          delivery: delivery.neededBy === '' ? { ...delivery, neededBy } : delivery,
          job: Object.values(job).join('') === '' ? { ...job, ...cleanJob(texts) } : job,
        }
      : undefined,
  };
}

function keepDraft(design: Design, earlier: readonly string[]): void {
  const titles = hasTitles(design) ? design.titles : [];
  const { body, delivery, job } = design;
  const words = { ...job, body: body.text, artwork: body.artwork, neededBy: delivery.neededBy };
  const isEmpty =
    titles.length + earlier.length === 0 && Object.values(words).every((word) => !word);
  kept.write(key, isEmpty ? null : { titles, earlier, ...words });
}

function readTitles(catalog: Catalog, value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const titles = value
    .filter((title) => typeof title === 'string')
    .slice(0, catalog.book.limits.tabsPerSet.max)
    .map((title) => cleanTitle(catalog, title));
  return hasTitles({ titles }) ? titles : [];
}

/** Returns whether a value has the form of artwork in a link; drawings keep it on the sheet. */
function isArtwork(value: unknown): value is Artwork {
  const { id, xInches, yInches, widthInches, ratio } = (value ?? {}) as Partial<Artwork>;
  const place = [xInches, yInches, widthInches, ratio];
  return /^[0-9a-f]{8}$/.test(`${id}`) && place.every(Number.isFinite);
}
