import { counted } from '../../pricing/counts.ts';
import { titleSeparator } from '../../pricing/order-link.ts';
import { isBlank } from '../state/design.ts';
import { cleanTitle, separatorSubstitute } from '../titles/clean.ts';
import type { Controls } from '../view/scene.ts';
import type { Announcer } from './announcer.ts';
import type { Store } from './store.ts';

type TitleControls = Pick<
  Controls,
  'setTabs' | 'type' | 'paste' | 'putIn' | 'select' | 'focusTitle' | 'move' | 'insert' | 'remove'
>;

/** What can be done to titles and their tabs. */
export function titleControls(store: Store, announce: Announcer): TitleControls {
  const { catalog, act, set, design } = store;
  const clean = (title: string) => cleanTitle(catalog, title);
  const { max } = catalog.book.limits.tabsPerSet;
  const tellPutIn = (count: number, lines: readonly string[]) => {
    const title = `${counted(count, 'title')} put in`;
    const tooMany = `A set has at most ${max} tabs: the rest was left out.`;
    const isFull = design().titles.length === max && count > 1;
    store.tell({
      id: 'put-in',
      place: 'titles',
      tone: 'note',
      title,
      lines: isFull ? [...lines, tooMany] : lines,
      offer: { label: 'Undo', take: 'undo' },
      untilChange: true,
    });
    announce.say(`${title}.`);
  };
  const tellSeparator = () => {
    const title = `${titleSeparator} is written as ${separatorSubstitute}`;
    const lines = ['It separates the titles in a link, so that no title can hold it.'];
    store.tell({ id: 'separator', place: 'titles', tone: 'note', title, lines, untilChange: true });
    announce.say(`${title}.`);
  };
  const focusNear = (tab: number) => focusTitle(Math.min(tab, design().titles.length - 1));
  return {
    setTabs: (count) => {
      const lost = design()
        .titles.slice(count)
        .filter((title) => !isBlank(title));
      act({ do: 'setTabs', count }, lost.length === 0 ? 'tabs' : undefined);
      if (lost.length === 0) return;
      store.tell({
        id: 'taken-off',
        place: 'page',
        tone: 'note',
        title: `${counted(lost.length, 'title')} taken off with the last tabs`,
        lines: [],
        offer: { label: 'Undo', take: 'undo' },
        untilChange: true,
      });
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
