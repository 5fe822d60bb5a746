import { addressOf } from '../design/address.ts';
import { titled } from '../design/design.ts';
import { readPasted } from '../design/titles/paste.ts';
import { cleaningNotes, cleanTitle } from '../order/clean.ts';
import { counted } from '../text/counts.ts';
import { copyText } from './send/submit.ts';
import type { Store } from './store.ts';

/** Actions that are loaded when they are first used. */

/** Where to put a list of titles; a number is the first tab to fill, from 0. */
export type PutIn = 'replace' | 'append' | number;

/** Fills tabs with pasted text, starting at one; a table opens the tool that asks for its column. */
export function paste(store: Store, tab: number, text: string): void {
  const { titles, numbering, columns } = readPasted(text);
  if (columns.length > 0) store.openTool('paste', { text, at: tab });
  else fill(store, titles, tab, ...(numbering ? [`We left out ${numbering}.`] : []));
}

/** Adds titles, and reports those that did not fit. */
export function fill(store: Store, titles: readonly string[], where: PutIn, ...notes: string[]) {
  const { catalog, design, act, notify } = store;
  const { max } = catalog.products[design().product].tabsPerSet;
  const { length } = design().titles;
  const at = where === 'replace' ? 0 : where === 'append' ? length : where;
  const added = titles.slice(0, max - at);
  if (added.length === 0) {
    const why = titles.length > 0 ? `A set has at most ${max} tabs.` : 'There is no title in it.';
    return notify({ id: 'added', title: 'Nothing was added', lines: [why] });
  }
  const cleaned = added.map((title) => cleanTitle(catalog, title));
  if (where === 'replace') act({ do: 'replaceTitles', titles: cleaned });
  else act({ do: 'pasteTitles', at, titles: cleaned });
  const filled = titled(added);
  const blank = added.length - filled;
  const left = titles.length - added.length;
  const words = [filled > 0 && counted(filled, 'title'), blank > 0 && counted(blank, 'blank tab')];
  const leftOut = `We left out ${counted(left, 'title')}: a set has at most ${max} tabs.`;
  const changes = cleaningNotes(added, catalog.book.limits.titleLengthMax);
  const title = `${words.filter(Boolean).join(' and ')} added`;
  const lines = [...notes, ...(left > 0 ? [leftOut] : []), ...changes.map((note) => `${note}.`)];
  notify({ id: 'added', title, lines, offer: 'undo' });
}

/** Copies the design's link, or shows it if the browser refuses. */
export async function copyLink({ catalog, design, notify }: Store): Promise<void> {
  const { address, titles } = addressOf(catalog, design());
  const link = catalog.baseUrl + address;
  const isCopied = await copyText(link);
  const without =
    'Your titles are too long for a link, so it opens without them. The proof preview has them all.';
  const lines = [...(isCopied ? [] : [link]), ...(titles ? [without] : [])];
  notify({ id: 'link', title: isCopied ? 'Link copied' : 'Copy this link', lines });
}
