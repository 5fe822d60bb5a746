import { counted } from '../../pricing/counts.ts';
import { titleSeparator } from '../../pricing/order-link.ts';
import type { Notice, NoticePlace, Offer } from '../state/app-state.ts';
import { isBlank } from '../state/design.ts';
import { cleanTitle, separatorSubstitute } from '../titles/clean.ts';
import type { Controls } from '../view/scene.ts';
import type { Announcer } from './announcer.ts';
import type { Store } from './store.ts';

type TitleControls = Pick<
  Controls,
  | 'setTabs'
  | 'clearTitles'
  | 'type'
  | 'paste'
  | 'putIn'
  | 'select'
  | 'focusTitle'
  | 'move'
  | 'insert'
  | 'remove'
>;

const toUndo: Offer = { label: 'Undo', take: 'undo' };

/** What can be done to titles and their tabs. */
export function titleControls(store: Store, announce: Announcer): TitleControls {
  const { catalog, act, set, design } = store;
  const clean = (title: string) => cleanTitle(catalog, title);
  const { max } = catalog.book.limits.tabsPerSet;
  const tell = (id: string, place: NoticePlace, title: string, more: Partial<Notice> = {}) => {
    store.tell({ id, place, tone: 'note', title, lines: [], untilChange: true, ...more });
    announce.say(`${title}.`);
  };
  const tellPutIn = (count: number, lines: readonly string[]) => {
    const tooMany = `A set has at most ${max} tabs: the rest was left out.`;
    const isFull = design().titles.length === max && count > 1;
    tell('put-in', 'titles', `${counted(count, 'title')} put in`, {
      lines: isFull ? [...lines, tooMany] : lines,
      offer: toUndo,
    });
  };
  const tellLost = (place: NoticePlace, count: number, how: string) => {
    if (count > 0) tell('lost', place, `${counted(count, 'title')} ${how}`, { offer: toUndo });
  };
  const tellSeparator = () => {
    const lines = ['It separates the titles in a link, so that no title can hold it.'];
    tell('separator', 'titles', `${titleSeparator} is written as ${separatorSubstitute}`, {
      lines,
    });
  };
  const focusNear = (tab: number) => focusTitle(Math.min(tab, design().titles.length - 1));
  return {
    setTabs: (count) => {
      const lost = titled(design().titles.slice(count));
      act({ do: 'setTabs', count }, lost === 0 ? 'tabs' : undefined);
      tellLost('page', lost, 'taken off with the last tabs');
    },
    clearTitles: () => {
      const lost = titled(design().titles);
      if (lost > 0) act({ do: 'clearTitles' });
      tellLost('titles', lost, 'cleared');
    },
    type: (tab, title) => {
      act({ do: 'setTitle', tab, title: clean(title) }, `title-${tab}`);
      if (title.includes(titleSeparator)) tellSeparator();
    },
    paste: async (tab, text) => {
      const { readPasted, numberingText } = await import('../titles/paste.ts');
      const { titles, numbering } = readPasted(text);
      act({ do: 'pasteTitles', at: tab, titles: titles.map(clean) });
      tellPutIn(titles.length, numbering ? [`Left out: ${numberingText(numbering)}.`] : []);
    },
    putIn: (titles, where) => {
      const cleaned = titles.map(clean);
      act({ do: where === 'append' ? 'appendTitles' : 'replaceTitles', titles: cleaned });
      set({ tool: null });
      tellPutIn(titles.length, []);
      focusTitle(where === 'append' ? design().titles.length - 1 : 0);
    },
    select: (tab) => {
      if (tab !== store.state().current) set({ current: tab });
    },
    focusTitle,
    move: (from, to, step) => {
      const last = design().titles.length - 1;
      const target = Math.min(last, Math.max(0, to));
      act({ do: 'moveTab', from, to: target }, step);
      const isFromMenu = document.activeElement?.closest('.row-actions') !== null;
      set({ current: target, menu: isFromMenu ? target : null });
      if (isFromMenu) focusMoveButton(target > from, target);
      else if (step === undefined) focusTitle(target);
      announce.say(`Now tab ${target + 1} of ${last + 1}.`);
    },
    insert: (at) => {
      act({ do: 'insertTab', at });
      set({ menu: null });
      focusNear(at);
      announce.say(`Tab ${at + 1} put in.`);
    },
    remove: (at) => {
      act({ do: 'removeTab', at });
      set({ menu: null });
      focusNear(at);
      announce.say(`Tab ${at + 1} removed.`);
    },
  };
}

/** How many of the titles are not blank. */
function titled(titles: readonly string[]): number {
  return titles.filter((title) => !isBlank(title)).length;
}

/** The menu moves along with its tab, and so does the focus. */
function focusMoveButton(isDown: boolean, tab: number): void {
  const button = document.getElementById(isDown ? 'move-down' : 'move-up');
  if (button instanceof HTMLButtonElement && !button.disabled) button.focus();
  else focusTitle(tab);
}

function focusTitle(tab: number): void {
  const field = document.getElementById(`title-${tab}`);
  if (field instanceof HTMLInputElement) field.focus();
}
