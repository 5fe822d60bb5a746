import type { Design } from '../design/design.ts';
import type { DeliveryAnswer } from './delivery/client.ts';

/** A message at the lower edge of the page. The latest one is on top. */
export interface Notice {
  /** A later notice with the same id replaces an earlier one. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Its button. */
  readonly offer?: 'undo' | { readonly label: string; readonly run: () => void };
  /** Whether the next change of the design closes it, because its offer would no longer apply. */
  readonly untilChange?: boolean;
}

/** The panels of settings, in the order in which people decide. */
export const panels = ['titles', 'look', 'options', 'order'] as const;

export type Panel = (typeof panels)[number];

export type Tool = 'paste' | 'series' | 'common';

/** The page's state, the design included. */
export type AppState = Readonly<ReturnType<typeof appStateOf>>;

/** The state of a page that has just opened with a design. */
export function appStateOf(design: Design) {
  return {
    history: { past: [], now: design, future: [] } as History,
    /** The open panel. A wide window shows all panels, and this one is the one being read. */
    panel: 'titles' as Panel,
    /** Whether the drawing shows a whole bank instead of the set's tabs. */
    showsBank: false,
    /** The selected tab, from 0. */
    current: 0,
    /** The tab whose title is being edited in the drawing, from 0. */
    renaming: null as number | null,
    /** Whether the colors for single tabs are open. */
    isColoring: false,
    /** The tab whose menu is open, from 0. */
    menu: null as number | null,
    tool: null as Tool | null,
    /** A table pasted into a title, of which one column may have the titles. */
    pasted: null as { readonly text: string; readonly at: number } | null,
    notices: [] as readonly Notice[],
    /**
     * The delivery request: the ZIP code as typed, empty if none was entered yet, and the last
     * answer, shown until the next one arrives.
     */
    delivery: { zip: '', answer: undefined as DeliveryAnswer | undefined, isAsking: false },
    /** Files of artwork by name; `null` if this browser doesn't have one. */
    artwork: {} as Readonly<Record<string, File | null>>,
    /** Whether the review is open. */
    isReviewing: false,
    /**
     * The design being sent: the share of its files that is made, from 0 to 1, then 1 while it is on
     * its way; or why the last attempt failed. `null` if there is no attempt.
     */
    sending: null as number | string | null,
    /** Whether the page is being printed. */
    isPrinting: false,
  };
}

/** Adds a notice, replacing one with the same id. */
export function noticed(notices: readonly Notice[], notice: Notice): Notice[] {
  return [...notices.filter(({ id }) => id !== notice.id), notice];
}

/** An undo and redo history. Immutable. */
export interface History {
  readonly past: readonly Design[];
  readonly now: Design;
  readonly future: readonly Design[];
  /** The name of the last step; the next step of the same name is merged into it. */
  readonly lastStep?: string | undefined;
}

const mostSteps = 200;

/**
 * Adds a step.
 *
 * @param step consecutive steps of the same name merge, such as typing in one title
 */
export function stepTo(history: History, now: Design, step?: string): History {
  if (now === history.now) return history;
  const joins = step !== undefined && step === history.lastStep;
  const past = joins ? history.past : [...history.past, history.now].slice(-mostSteps);
  return { past, now, future: [], lastStep: step };
}

/** Goes a step back or forward; `undefined` if there is none. */
export function stepBy({ past, now, future }: History, step: -1 | 1): History | undefined {
  const designs = [...past, now, ...future];
  const at = past.length + step;
  const next = designs[at];
  return next && { past: designs.slice(0, at), now: next, future: designs.slice(at + 1) };
}
