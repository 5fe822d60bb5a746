import { type Action, change } from '../../design/change.ts';
import { type Design, defaultColor, paletteOf } from '../../design/design.ts';
import { isSameList } from '../../design/once.ts';
import { bankCount, cutName } from '../../layout/tabs.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import { type AppState, appStateOf, type History, type Notice, noticed, stepTo } from '../state.ts';
import { sceneOf } from '../view/scene.ts';

/** The only place where the page's state changes. */
export type Store = ReturnType<typeof openStore>;

/**
 * @param region a live region (`role="status"`)
 * @param onChange called after every change, with the previous state
 */
export function openStore(
  catalog: Catalog,
  design: Design,
  region: Element,
  onChange: (state: AppState, before: AppState) => void,
) {
  let state = appStateOf(design);
  const set = (next: Partial<AppState>) => {
    const before = state;
    const merged = { ...state, ...next };
    if (isSameList(Object.values(merged), Object.values(before))) return;
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
    ...announcer(region),
    catalog,
    state: () => state,
    design: () => state.history.now,
    set,
    /** Changes the design in one step of the history. */
    step: (next: Design) => turnTo(stepTo(state.history, next)),
    /** Moves back or forward in the history. */
    turnTo,
    /** Changes the design; consecutive steps of the same name are undone together. */
    act,
    notify: (notice: Notice) => {
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

const pauseMs = 700;

/** Announces messages to screen readers. */
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
      before = `${text} `;
      write(text);
    },
    /** Announces only the last of several texts, after immediate ones. */
    sayLast: (text: string) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        write(before + text);
        before = '';
      }, pauseMs);
    },
  };
}

/** Controls for these show what they cost. */
const priced: readonly Action['do'][] = ['choose', 'setSets', 'setTabs', 'setProduct'];

/**
 * What an edit changed that the buyer didn't ask for: the automatic cut, the banks, the total,
 * choices that another product or choice rules out; empty if nothing.
 *
 * @example 'Now 1/8 cut (was 1/5) and $142.10 total (was $136.25)'
 */
export function sideEffects(catalog: Catalog, before: Design, now: Design, edit: Action): string {
  if (edit.do === 'setCut') return '';
  const [old, fresh] = [factsOf(catalog, before), factsOf(catalog, now)];
  const isPriced = priced.includes(edit.do);
  const changes = [
    fresh.cut !== old.cut && `${fresh.cut} cut (was ${old.cut})`,
    fresh.banks !== old.banks && `${fresh.banks} (was ${old.banks})`,
    !isPriced && fresh.total !== old.total && `${fresh.total} total (was ${old.total})`,
    ...ruledOut(catalog, before, now, edit),
  ].filter((change) => change !== false);
  return changes.length > 0 ? `Now ${listed(changes)}` : '';
}

function ruledOut(catalog: Catalog, before: Design, now: Design, edit: Action): string[] {
  if (edit.do !== 'choose' && edit.do !== 'setProduct') return [];
  const label = ({ product, options }: Design, key: string) =>
    catalog.products[product].options
      .find((option) => option.key === key)
      ?.choices.get(options[key] ?? '')?.label;
  const changes = catalog.products[before.product].options
    .filter(({ key, default: usual }) => before.options[key] !== usual)
    .filter(({ key }) => !('option' in edit && edit.option === key))
    .filter(({ key }) => before.options[key] !== now.options[key])
    .map(({ key, label: name }) => [label(now, key) ?? `no ${name}`, label(before, key)]);
  const hadColors = before.colors.some((color) => color !== defaultColor(catalog, before.product));
  if (before.sets !== now.sets) changes.push([`${now.sets} sets`, `${before.sets}`]);
  if (hadColors && edit.do === 'setProduct') {
    changes.push([colorsOf(catalog, now), colorsOf(catalog, before)]);
  }
  return changes.map(([fresh, old]) => `${fresh} (was ${old})`);
}

/** @example '3 tab colors', 'White tabs' */
function colorsOf(catalog: Catalog, { product, colors }: Design): string {
  const [only, ...more] = new Set(colors);
  const { name = 'uncolored' } = paletteOf(catalog, product).find(({ id }) => id === only) ?? {};
  return more.length > 0 ? `${more.length + 1} tab colors` : `${name} tabs`;
}

function factsOf(catalog: Catalog, design: Design) {
  const { frame, build, quote } = sceneOf(catalog, appStateOf(design));
  return {
    cut: cutName(frame.cut),
    banks: counted(bankCount(build.tabs, frame.cut), 'bank'),
    total: dollars(quote.totalCents),
  };
}
