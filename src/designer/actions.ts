import type { Action } from '../design/change.ts';
import type { Fix } from '../design/checks.ts';
import { freshDesign, titled } from '../design/design.ts';
import { cleaningNotes, cleanTitle } from '../order/clean.ts';
import { counted } from '../text/counts.ts';
import type { PutIn } from './more-actions.ts';
import { panels } from './state.ts';
import type { Store } from './store.ts';

/** What the page's controls do, besides what the store does alone. */
export type Actions = Readonly<ReturnType<typeof actionsOf>>;

/**
 * The actions of the page's controls. Tabs are counted from 0.
 *
 * @param askDelivery requests the dates for a ZIP code
 */
export function actionsOf(store: Store, askDelivery: (zip: string) => void) {
  const { catalog, act, design, notify, say } = store;
  const { titleLengthMax } = catalog.book.limits;
  const product = () => catalog.products[design().product];
  const last = () => design().titles.length - 1;
  /** Opens the panel of an element, and focuses the element. */
  const goTo = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    const panel = panels.find((id) => id === element?.closest('.panel')?.id);
    if (panel) store.openPanel(panel);
    element?.focus();
  };
  const focusTitle = (tab: number) => goTo(`#title-${tab}`);
  const isFocusIn = (selector: string) => Boolean(document.activeElement?.closest(selector));
  /** Moves the focus to the tab in use, in the drawing or in the list. */
  const workOn = (tab: number) => {
    const next = Math.min(tab, last());
    const isDrawn = isFocusIn('.drawing-area');
    store.select(next);
    if (!isDrawn) focusTitle(next);
  };
  const notOpened = (title: string) => () => {
    const lines = ['Check your connection and reload the page.'];
    notify({ id: 'proof', title, lines, isLasting: true });
  };
  const notSold = (what: string) => notify({ id: 'tabs', title: `A set has ${what} tabs` });
  /** Does what removes titles, and says how many; a step of a name only if there is none. */
  const lose = (titles: readonly string[], action: Action, step?: string) => {
    const lost = titled(titles);
    act(action, lost === 0 ? step : undefined);
    if (lost === 0) return;
    notify({ id: 'removed', title: `${counted(lost, 'title')} removed`, offer: 'undo' });
  };
  const { rename, select } = store;
  return {
    ...store,
    /** Adds or removes tabs; a number that can't be ordered is rejected with a reason. */
    setTabs: (count: number) => {
      if (count === last() + 1) return;
      if (!Number.isInteger(count) || !product().isSold(count)) return notSold(product().tabsText);
      lose(design().titles.slice(count), { do: 'setTabs', count }, 'tabs');
    },
    clearTitles: () => lose(design().titles, { do: 'clearTitles' }),
    /** Returns the title as it is kept. */
    type: (tab: number, typed: string) => {
      const title = cleanTitle(catalog, typed);
      act({ do: 'setTitle', tab, title }, `title-${tab}`);
      for (const note of cleaningNotes([typed], titleLengthMax)) {
        notify({ id: 'cleaned', title: note });
      }
      return title;
    },
    paste: async (tab: number, text: string) =>
      (await import('./more-actions.ts')).paste(store, tab, text),
    /** Puts a list of titles on the tabs, and announces it. */
    putIn: async (titles: readonly string[], where: PutIn) => {
      const { fill } = await import('./more-actions.ts');
      fill(store, titles, where);
      store.openTool(null);
      focusTitle(where === 'append' ? last() : where === 'replace' ? 0 : where);
    },
    /** Moves on to the next title in the drawing; after the last tab to a new one. */
    renameNext: (tab: number) => {
      if (tab === last()) act({ do: 'insertTab', at: tab + 1 });
      rename(Math.min(tab + 1, last()));
    },
    goTo,
    focusTitle,
    /** Corrects something, or leads to where it is corrected. */
    correct: ({ action, goTo: place }: Fix) => {
      if (action) act(action);
      if (place === undefined) return;
      store.review(false);
      goTo(place);
    },
    /** Colors tabs; after a single one moves on to the next. */
    color: (action: Action) => {
      act(action);
      if (action.do === 'colorTab') select(Math.min(action.tab + 1, last()));
    },
    /** @param step names a drag, whose moves are one step */
    move: (from: number, target: number, step?: string) => {
      if (target < 0 || target > last()) return;
      act({ do: 'moveTab', from, to: target }, step);
      if (step === undefined && !isFocusIn('#menu')) workOn(target);
      else select(target);
      say(`Now tab ${target + 1} of ${last() + 1}.`);
    },
    insert: (at: number) => {
      const { max } = product().tabsPerSet;
      const most = product().tabsFor(max);
      if (last() + 1 >= most) return notSold(`at most ${most}`);
      act({ do: 'insertTab', at });
      if (isFocusIn('.drawing-area')) rename(at);
      else workOn(at);
      say(`Tab ${at + 1} added.`);
    },
    remove: (at: number) => {
      const isNeeded = !product().isSold(last());
      const kept = `A set has ${product().tabsText} tabs: this one is blank now.`;
      act({ do: 'removeTab', at });
      workOn(at);
      say(isNeeded ? kept : `Tab ${at + 1} removed.`);
    },
    copyLink: async () => (await import('./more-actions.ts')).copyLink(store),
    askDelivery,
    startAnew: () => store.open(freshDesign(catalog, design().product)),
    /** Opens the design in a PDF downloaded here. */
    openFile: (file: File) =>
      import('./pdf/show-proof.ts')
        .then(({ showProof }) => showProof(store, file))
        .catch(notOpened("This file didn't open")),
    attachArtwork: (file: File) =>
      import('./artwork/attach.ts')
        .then((part) => part.attachArtwork(store, file))
        .catch(notOpened("This artwork wasn't added")),
  };
}
