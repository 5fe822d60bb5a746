import type { Catalog } from '../../pricing/catalog.ts';
import {
  type AppState,
  appStateOf,
  type History,
  type Notice,
  noticed,
  stepTo,
} from '../state/app-state.ts';
import { type Action, change } from '../state/change.ts';
import type { Design } from '../state/design.ts';
import { sideEffects } from '../state/side-effects.ts';

/** The only place where the page's state changes. */
export interface Store {
  readonly catalog: Catalog;
  state(): AppState;
  design(): Design;
  set(next: Partial<AppState>): void;
  /** Changes the design in one step of the history. */
  step(design: Design): void;
  /** Moves back or forward in the history. */
  turnTo(history: History): void;
  /** Changes the design; consecutive steps of the same name are undone together. */
  act(action: Action, name?: string): void;
  notify(notice: Notice): void;
}

/** @param onChange called after every change, with the previous state. */
export function openStore(
  catalog: Catalog,
  design: Design,
  onChange: (state: AppState, before: AppState) => void,
): Store {
  let state = appStateOf(design);
  const set = (next: Partial<AppState>) => {
    const before = state;
    const merged = { ...state, ...next };
    const isChanged = (Object.keys(next) as (keyof AppState)[]).some(
      (part) => merged[part] !== before[part],
    );
    if (!isChanged) return;
    const last = merged.history.now.titles.length - 1;
    state = { ...merged, current: Math.min(merged.current, last) };
    onChange(state, before);
  };
  const turnTo = (history: History) =>
    set({ history, notices: state.notices.filter(({ untilChange }) => !untilChange) });
  const act = (action: Action, name?: string) => {
    const next = change(catalog, state.history.now, action);
    if (next === state.history.now) return;
    const history = stepTo(state.history, next, name);
    const before = history.past.at(-1) ?? next;
    const title = sideEffects(catalog, before, next, action);
    const notices = state.notices.filter(({ id, untilChange }) => !untilChange && id !== effects);
    const notice: Notice = { id: effects, title, lines: [], offer: 'undo', untilChange: true };
    set({ history, notices: title === '' ? notices : noticed(notices, notice) });
  };
  return {
    catalog,
    state: () => state,
    design: () => state.history.now,
    set,
    step: (next) => turnTo(stepTo(state.history, next)),
    turnTo,
    act,
    notify: (notice) => {
      const { lines, notices } = withEffects(state.notices, notice);
      set({ notices: noticed(notices, { ...notice, lines }) });
    },
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
