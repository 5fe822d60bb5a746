import { type Action, change } from '../design/change.ts';
import type { Design } from '../design/design.ts';
import { type History, stepBy, stepTo } from '../design/history.ts';
import { isSameList } from '../design/once.ts';
import { sideEffects } from '../design/side-effects.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Announcer } from './announcer.ts';
import type { Notice, Panel, Pasted, State, Tool } from './state.ts';
import { stateOf } from './state.ts';

/** The only place where the page's state changes. */
export type Store = ReturnType<typeof openStore>;

/** @param onChange called after every change, with the previous state */
export function openStore(
  catalog: Catalog,
  design: Design,
  { say, sayLast }: Announcer,
  onChange: (state: State, before: State) => void,
) {
  let state = stateOf(design);
  const set = (next: Partial<State>) => {
    const before = state;
    const merged = { ...state, ...next };
    if (isSameList(Object.values(merged), Object.values(before))) return;
    const last = merged.history.now.titles.length - 1;
    state = { ...merged, current: Math.min(merged.current, last) };
    onChange(state, before);
  };
  const turnTo = (history: History) =>
    set({ history, notices: state.notices.filter(({ untilChange }) => !untilChange) });
  const go = (step: -1 | 1, done: string) => {
    const history = stepBy(state.history, step);
    if (!history) return;
    set({ menu: null, renaming: null });
    turnTo(history);
    say(done);
  };
  /** The number of the last edit of the buyer; opening a design is none. */
  let edits = 0;
  let opens = 0;
  return {
    say,
    sayLast,
    catalog,
    state: () => state,
    design: () => state.history.now,
    edits: () => edits,
    /** How often the buyer has replaced the whole design. */
    opens: () => opens,
    /** Changes the design; consecutive steps of the same name are undone together. */
    act: (action: Action, name?: string) => {
      const next = change(catalog, state.history.now, action);
      if (next === state.history.now) return;
      edits += 1;
      // ZIP code and dates change neither price nor titles: what is offered stays.
      if (action.do === 'setDelivery') return set({ history: stepTo(state.history, next) });
      const history = stepTo(state.history, next, name);
      const before = history.past.at(-1) ?? next;
      const title = sideEffects(catalog, before, next, action);
      const notices = state.notices.filter(({ id, untilChange }) => !untilChange && id !== effects);
      const notice: Notice = { id: effects, title, lines: [], offer: 'undo', untilChange: true };
      set({ history, notices: title === '' ? notices : noticed(notices, notice) });
    },
    /** Fills in the ZIP code that the browser knows, which isn't an edit. */
    fillZip: (zip: string) => {
      const { now } = state.history;
      const next = { ...now, delivery: { ...now.delivery, zip } };
      set({ history: stepTo(state.history, next) });
    },
    /** Replaces the design in one step. */
    open: (next: Design, by: 'buyer' | 'page') => {
      if (by === 'buyer') {
        edits += 1;
        opens += 1;
      }
      turnTo(stepTo(state.history, next));
    },
    undo: () => {
      edits += 1;
      go(-1, 'Undone.');
    },
    redo: () => {
      edits += 1;
      go(1, 'Redone.');
    },
    notify: (notice: Notice) => {
      const { lines, notices } = withEffects(state.notices, notice);
      set({ notices: noticed(notices, { ...notice, lines }) });
    },
    /** Closes a notice. */
    dismiss: (noticeId: string) =>
      set({ notices: state.notices.filter(({ id }) => id !== noticeId) }),
    /** Selects a tab, from 0. */
    select: (tab: number) => set({ current: tab, menu: null }),
    /** Selects the tab whose field is being edited in the list. */
    edit: (tab: number) => set({ current: tab, showsBank: false }),
    /** Selects a tab, and opens its menu in the list, or closes the open one. */
    openMenu: (menu: number | null) => set({ menu, ...(menu !== null && { current: menu }) }),
    /** Edits a tab's title in the drawing. */
    rename: (tab: number) => set({ current: tab, renaming: tab, menu: null, showsBank: false }),
    stopRenaming: (tab: number) => {
      if (state.renaming === tab) set({ renaming: null });
    },
    showBank: (showsBank: boolean) => set({ showsBank }),
    openColors: (isColoring: boolean) => set({ isColoring }),
    openPanel: (panel: Panel) => set({ panel }),
    openTool: (tool: Tool | null, pasted: Pasted | null = null) =>
      set({ tool, pasted, ...(tool && { panel: 'titles' }) }),
    review: (isReviewing: boolean) => set({ isReviewing }),
    showContact: (contact: State['contact']) => set({ contact }),
    print: (isPrinting: boolean) => set({ isPrinting }),
    /** Shows how far sending is, or why it failed; `null` if there is no attempt. */
    showSending: (sending: State['sending']) => set({ sending }),
    showDates: (delivery: State['delivery']) => set({ delivery }),
    /** Adds a file of artwork; `null` if this browser doesn't have it. */
    addArtwork: (name: string, file: File | null) =>
      set({ artwork: { ...state.artwork, [name]: file } }),
  };
}

/** The id of the notice of an edit's side effects. */
const effects = 'effects';

/** A notice that can undo an edit also says what else the edit changed. */
function withEffects(notices: readonly Notice[], { lines, offer }: Notice) {
  const also = offer === 'undo' ? notices.filter(({ id }) => id === effects) : [];
  return {
    lines: [...lines, ...also.map(({ title }) => `${title}.`)],
    notices: notices.filter((notice) => !also.includes(notice)),
  };
}

/** Adds a notice, replacing one with the same id. */
function noticed(notices: readonly Notice[], notice: Notice): Notice[] {
  return [...notices.filter(({ id }) => id !== notice.id), notice];
}
