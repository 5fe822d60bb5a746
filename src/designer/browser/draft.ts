import type { Catalog } from '../../pricing/catalog.ts';
import { hasTitles } from '../state/design.ts';
import { cleanTitle } from '../titles/clean.ts';
import { readStored, store } from './storage.ts';

/** The titles typed last, and the earlier ones that a link replaced. */
export interface Draft {
  readonly titles: readonly string[];
  readonly earlier: readonly string[];
}

const key = 'titles';

export function readDraft(catalog: Catalog): Draft {
  const stored = readStored(key) as Partial<Draft> | null;
  return {
    titles: readTitles(catalog, stored?.titles),
    earlier: readTitles(catalog, stored?.earlier),
  };
}

export function keepDraft({ titles, earlier }: Draft): void {
  const draft = { titles: hasTitles({ titles }) ? titles : [], earlier };
  store(key, draft.titles.length + earlier.length > 0 ? draft : null);
}

function readTitles(catalog: Catalog, value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const titles = value
    .filter((title) => typeof title === 'string')
    .slice(0, catalog.book.limits.tabsPerSet.max)
    .map((title) => cleanTitle(catalog, title));
  return hasTitles({ titles }) ? titles : [];
}
