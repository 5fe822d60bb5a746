import { counted } from '../price/words.ts';
import { cleanTitle } from '../titles/clean.ts';
import { type Pasted, readPasted } from '../titles/paste.ts';
import type { Controls } from '../view/scene.ts';
import type { Announcer } from './announcer.ts';
import type { Store } from './store.ts';

type TitleControls = Pick<
  Controls,
  'type' | 'paste' | 'select' | 'focusTitle' | 'move' | 'insert' | 'remove'
>;

/** What can be done to titles and their tabs. */
export function titleControls(store: Store, announce: Announcer): TitleControls {
  const { catalog, act, set, design } = store;
  const focusNear = (tab: number) => focusTitle(Math.min(tab, design().titles.length - 1));
  return {
    type: (tab, title) =>
      act({ do: 'setTitle', tab, title: cleanTitle(catalog, title) }, `title-${tab}`),
    paste: (tab, text) => {
      const pasted = readPasted(text);
      const titles = pasted.titles.map((title) => cleanTitle(catalog, title));
      act({ do: 'pasteTitles', at: tab, titles });
      store.tell({
        id: 'paste',
        tone: 'note',
        title: `${counted(titles.length, 'title')} pasted`,
        lines: pastedLines(pasted),
        offer: { label: 'Undo', take: 'undo' },
      });
      announce.say(`${counted(titles.length, 'title')} pasted.`);
    },
    select: (tab) => {
      if (tab !== store.state().current) set({ current: tab });
    },
    focusTitle,
    move: (from, to, step) => {
      const last = design().titles.length - 1;
      const target = Math.min(last, Math.max(0, to));
      act({ do: 'moveTab', from, to: target }, step);
      set({ current: target, menu: store.state().menu === from ? target : null });
      if (step === undefined) focusTitle(target);
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

function focusTitle(tab: number): void {
  const field = document.getElementById(`title-${tab}`);
  if (field instanceof HTMLInputElement) field.focus();
}

function pastedLines({ numbering }: Pasted): string[] {
  if (!numbering) return [];
  const { first, last } = numbering;
  return [
    first === last
      ? `The bullet ${first} was left out.`
      : `The numbering ${first} to ${last} was left out.`,
  ];
}
