import { titled } from '../design/design.ts';
import { columnsOf, numberingText, readPasted, whyTooLarge } from '../design/titles/paste.ts';
import { cleaningNotes, cleanTitle } from '../order/clean.ts';
import { counted } from '../text/counts.ts';
import type { Notice } from './state.ts';
import type { Store } from './store.ts';

/** Where to put a list of titles; a number is the first tab to fill, from 0. */
export type PutIn = 'replace' | 'append' | number;

type Notify = (id: string, title: string, more?: Partial<Notice>) => void;

/** Fills tabs with pasted text, starting at one; a table opens the tool that asks for its column. */
export function paste(store: Store, notify: Notify, tab: number, text: string): void {
  const tooLarge = whyTooLarge(text);
  if (tooLarge) notify('added', 'Nothing was pasted', { lines: [tooLarge] });
  else if (columnsOf(text).length > 0) store.openTool('paste', { text, at: tab });
  else {
    const { titles, numbering } = readPasted(text);
    fill(store, notify, titles, tab, numbering ? [`We left out ${numberingText(numbering)}.`] : []);
  }
}

/** Adds titles, and reports those that did not fit. */
export function fill(
  { catalog, design, act }: Store,
  notify: Notify,
  titles: readonly string[],
  where: PutIn,
  lines: readonly string[] = [],
): void {
  const { titleLengthMax } = catalog.book.limits;
  const { max } = catalog.products[design().product].tabsPerSet;
  const { length } = design().titles;
  const at = where === 'replace' ? 0 : where === 'append' ? length : where;
  const added = titles.slice(0, max - at);
  if (added.length === 0) {
    const why = titles.length > 0 ? `A set has at most ${max} tabs.` : 'There is no title in it.';
    notify('added', 'Nothing was added', { lines: [why] });
    return;
  }
  const left = titles.length - added.length;
  const cleaned = added.map((title) => cleanTitle(catalog, title));
  if (where === 'replace') act({ do: 'replaceTitles', titles: cleaned });
  else act({ do: 'pasteTitles', at, titles: cleaned });
  const filled = titled(added);
  const blank = added.length - filled;
  const words = [
    ...(filled > 0 ? [counted(filled, 'title')] : []),
    ...(blank > 0 ? [counted(blank, 'blank tab')] : []),
  ];
  const leftOut = `We left out ${counted(left, 'title')}: a set has at most ${max} tabs.`;
  const notes = cleaningNotes(added, titleLengthMax).map((note) => `${note}.`);
  notify('added', `${words.join(' and ')} added`, {
    lines: [...lines, ...(left > 0 ? [leftOut] : []), ...notes],
    offer: 'undo',
  });
}
