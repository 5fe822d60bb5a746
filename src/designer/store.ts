import { type Action, change } from '../design/change.ts';
import type { Design } from '../design/design.ts';
import { deliverTo, stepBy, stepTo } from '../design/history.ts';
import { sideEffects } from '../design/side-effects.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { isSameList } from '../text/once.ts';
import { type Notice, type State, stateOf } from './state.ts';

/** The only place where the page's state changes. */
export type Store = ReturnType<typeof openStore>;

/**
 * @param status announces to screen readers (`role="status"`)
 * @param onChange called after every change, with the previous state
 */
export function openStore(
  catalog: Catalog,
  design: Design,
  status: Element,
  onChange: (state: State, before: State) => void,
) {
  let state = stateOf(design);
  const { say, sayLast } = announcer(status);
  const set = (next: Partial<State>) => {
    const before = state;
    const merged = { ...state, ...next };
    if (isSameList(Object.values(merged), Object.values(before))) return;
    const last = merged.history.now.titles.length - 1;
    state = { ...merged, current: Math.min(merged.current, last) };
    onChange(state, before);
  };
  const lasting = () => state.notices.filter(({ isLasting }) => isLasting);
  const go = (step: -1 | 1, done: string) => {
    const history = stepBy(state.history, step);
    if (!history) return;
    set({ history, notices: lasting(), renaming: null });
    say(done);
  };
  return {
    say,
    sayLast,
    catalog,
    state: () => state,
    design: () => state.history.now,
    /** Changes the design; consecutive steps of the same name are undone together. */
    act: (action: Action, name?: string) => {
      const next = change(catalog, state.history.now, action);
      if (next === state.history.now) return;
      // ZIP code and dates change neither price nor titles: what is offered stays.
      if (action.do === 'setDelivery') {
        return set({ history: deliverTo(state.history, next.delivery) });
      }
      const history = stepTo(state.history, next, name);
      const title = sideEffects(catalog, history.past.at(-1) ?? next, next, action);
      const notices = title === '' ? [] : [{ id: effects, title, offer: 'undo' } as const];
      set({ history, notices: [...lasting(), ...notices] });
    },
    /** Replaces the design in one step; without a ZIP code it goes where the present one does. */
    open: (next: Design) => {
      const zip = next.delivery.zip || state.history.now.delivery.zip;
      const opened = { ...next, delivery: { ...next.delivery, zip } };
      set({ opened, history: stepTo(state.history, opened), notices: lasting() });
    },
    undo: () => go(-1, 'Undone.'),
    redo: () => go(1, 'Redone.'),
    /** Shows a notice, and announces it. */
    notify: (notice: Notice, said = `${notice.title}.`) => {
      // A notice that can undo an edit also says what else the edit changed.
      const also = notice.offer === 'undo' ? state.notices.filter(({ id }) => id === effects) : [];
      const lines = [...(notice.lines ?? []), ...also.map(({ title }) => `${title}.`)];
      const others = state.notices.filter((one) => one.id !== notice.id && !also.includes(one));
      set({ notices: [...others, { ...notice, lines }] });
      say(said);
    },
    dismiss: (gone: string) => set({ notices: state.notices.filter(({ id }) => id !== gone) }),
    select: (tab: number) => set({ current: tab }),
    /** Selects the tab whose field is being edited in the list. */
    edit: (tab: number) => set({ current: tab, shows: 'tabs' }),
    /** Edits a tab's title in the drawing. */
    rename: (tab: number) => set({ current: tab, renaming: tab, shows: 'tabs' }),
    stopRenaming: (tab: number) => {
      if (state.renaming === tab) set({ renaming: null });
    },
    show: (shows: State['shows']) => set({ shows }),
    openPanel: (panel: State['panel']) => set({ panel }),
    openTool: (tool: State['tool'], pasted: State['pasted'] = null) =>
      set({ tool, pasted, ...(tool && { panel: 'titles' }) }),
    review: (isReviewing: boolean) => set({ isReviewing }),
    showContact: (contact: State['contact']) => set({ contact }),
    print: (isPrinting: boolean) => set({ isPrinting }),
    showSending: (sending: State['sending']) => set({ sending }),
    showDates: (delivery: State['delivery']) => set({ delivery }),
    /** Adds a file of artwork; `null` if this browser doesn't have it. */
    addArtwork: (name: string, file: File | null) =>
      set({ artwork: { ...state.artwork, [name]: file } }),
  };
}

/** The id of the notice of an edit's side effects. */
const effects = 'effects';

const pauseMs = 700;

/** Announces messages to screen readers, in a live region. */
function announcer(region: Element) {
  let timer: number | undefined;
  let before = '';
  const write = (text: string) => {
    // Unchanged text is not announced again.
    region.textContent = text === region.textContent ? `${text}\u00a0` : text;
  };
  return {
    /** Announces a text immediately. */
    say: (text: string) => {
      before = timer === undefined ? '' : `${text} `;
      write(text);
    },
    /** Announces only the last of several texts, after immediate ones. */
    sayLast: (text: string) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        write(before + text);
        before = '';
        timer = undefined;
      }, pauseMs);
    },
  };
}
