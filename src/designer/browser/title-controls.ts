import type { Action } from '../../design/change.ts';
import { isBlank } from '../../design/design.ts';
import { cleaningNotes, cleanTitle } from '../../order/clean.ts';
import { counted } from '../../text/counts.ts';
import { type Notice, panels } from '../state.ts';
import type { PutIn } from '../view/scene.ts';
import type { Store } from './store.ts';

/** Actions on titles and their tabs. */
export function titleControls(store: Store) {
  const { catalog, act, set, design, say } = store;
  const clean = (title: string) => cleanTitle(catalog, title);
  const { titleLengthMax, tabsPerSet } = catalog.book.limits;
  const { min, max } = tabsPerSet;
  const notify = (id: string, title: string, more: Partial<Notice> = {}) => {
    store.notify({ id, title, lines: [], untilChange: true, ...more });
    say(`${title}.`);
  };
  /** Adds titles, and reports those that did not fit. */
  const fill = (titles: readonly string[], where: PutIn, lines: string[] = []) => {
    const { length } = design().titles;
    const at = where === 'replace' ? 0 : where === 'append' ? length : where;
    const added = titles.slice(0, max - at);
    const left = titles.length - added.length;
    if (left > 0)
      lines.push(`We left out ${counted(left, 'title')}: a set has at most ${max} tabs.`);
    lines.push(...cleaningNotes(added, titleLengthMax).map((note) => `${note}.`));
    const cleaned = added.map(clean);
    if (where === 'replace') act({ do: 'replaceTitles', titles: cleaned });
    else act({ do: 'pasteTitles', at, titles: cleaned });
    const filled = titled(added);
    const blank = added.length - filled;
    const blanks = blank > 0 ? ` and ${counted(blank, 'blank tab')}` : '';
    const words = counted(filled, 'title') + blanks;
    notify('added', `${words} added`, { lines, offer: 'undo' });
  };
  const last = () => design().titles.length - 1;
  const rename = (tab: number) =>
    set({ current: tab, renaming: tab, menu: null, showsBank: false });
  const goTo = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    const panel = panels.find((id) => id === element?.closest('.panel')?.id);
    if (panel) set({ panel });
    element?.focus();
  };
  const focusTitle = (tab: number) => goTo(`#title-${tab}`);
  /** Moves the focus to the tab in use, in the drawing or in the list. */
  const workOn = (tab: number) => {
    const next = Math.min(tab, last());
    const isInDrawing = document.activeElement?.closest('.drawing-area');
    set({ menu: null, current: next });
    if (!isInDrawing) focusTitle(next);
  };
  return {
    /** Adds or hides tabs; a number that can't be ordered is rejected with a reason. */
    setTabs: (count: number) => {
      if (!Number.isInteger(count) || count < min || count > max) {
        return notify('tabs', `A set has ${min} to ${max} tabs`);
      }
      const lost = titled(design().titles.slice(count));
      act({ do: 'setTabs', count }, lost === 0 ? 'tabs' : undefined);
      if (lost > 0) {
        notify('hidden', `${counted(lost, 'title')} hidden`, {
          lines: ['More tabs bring them back.'],
          offer: 'undo',
        });
      }
    },
    clearTitles: () => {
      const lost = titled(design().titles);
      act({ do: 'clearTitles' });
      notify('cleared', `${counted(lost, 'title')} removed`, { offer: 'undo' });
    },
    /** Returns the title as it is kept. */
    type: (tab: number, typed: string) => {
      const title = clean(typed);
      act({ do: 'setTitle', tab, title }, `title-${tab}`);
      for (const note of cleaningNotes([typed], titleLengthMax)) notify('cleaned', note);
      return title;
    },
    /** Fills tabs with pasted text, starting at one. */
    paste: async (tab: number, text: string) => {
      const { readPasted, numberingText, columnsOf, whyTooLarge } = await import(
        '../titles/paste.ts'
      );
      const tooLarge = whyTooLarge(text);
      if (tooLarge) return notify('added', 'Nothing was pasted', { lines: [tooLarge] });
      if (columnsOf(text).length > 0) return set({ tool: 'paste', pasted: { text, at: tab } });
      const { titles, numbering } = readPasted(text);
      fill(titles, tab, numbering ? [`We left out ${numberingText(numbering)}.`] : []);
    },
    /** Puts a list of titles on the tabs, and announces it. */
    putIn: (titles: readonly string[], where: PutIn) => {
      fill(titles, where);
      set({ tool: null, pasted: null });
      focusTitle(where === 'append' ? last() : where === 'replace' ? 0 : where);
    },
    /** Edits a tab's title in the drawing. */
    rename,
    /** Moves on to the next title in the drawing; after the last tab to a new one. */
    renameNext: (tab: number) => {
      if (tab === last()) act({ do: 'insertTab', at: tab + 1 });
      rename(Math.min(tab + 1, last()));
    },
    /** Stops editing a tab's title in the drawing, and optionally focuses the tab. */
    closeRename: (tab: number, isFocused: boolean) => {
      if (store.state().renaming === tab) set({ renaming: null });
      if (isFocused) document.querySelector<HTMLElement>(`.drawing [data-tab="${tab}"]`)?.focus();
    },
    /** Opens the panel of an element, and focuses the element. */
    goTo,
    focusTitle,
    /** Colors tabs; after a single one moves on to the next. */
    color: (action: Action) => {
      act(action);
      if (action.do === 'colorTab') set({ current: Math.min(action.tab + 1, last()) });
    },
    move: (from: number, target: number, step?: string) => {
      act({ do: 'moveTab', from, to: target }, step);
      const pressed = document.activeElement?.closest('.title-row [data-action]');
      set({ current: target, menu: pressed ? target : null, renaming: null });
      if (pressed) {
        // The menu moves with its tab, and so does the focus.
        const same = `.title-row [data-action="${pressed.getAttribute('data-action')}"]`;
        document.querySelector<HTMLElement>(same)?.focus();
      } else if (step === undefined && !document.activeElement?.closest('.drawing-area')) {
        focusTitle(target);
      }
      say(`Now tab ${target + 1} of ${last() + 1}.`);
    },
    insert: (at: number) => {
      act({ do: 'insertTab', at });
      if (document.activeElement?.closest('.drawing-area')) rename(Math.min(at, last()));
      else workOn(at);
      say(`Tab ${at + 1} added.`);
    },
    remove: (at: number) => {
      act({ do: 'removeTab', at });
      workOn(at);
      say(`Tab ${at + 1} removed.`);
    },
  };
}

/** The number of non-blank titles. */
function titled(titles: readonly string[]): number {
  return titles.filter((title) => !isBlank(title)).length;
}
