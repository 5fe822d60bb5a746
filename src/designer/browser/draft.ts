import { savedPrefix } from '../../browser/clear-saved.ts';
import { cleanBody, cleanJob, cleanTitle } from '../../order/clean.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { type Design, hasTitles } from '../state/design.ts';
import { readStored, store } from './storage.ts';

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
