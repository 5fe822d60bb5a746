import type { Contact } from '../contract/submission.ts';
import type { Design } from '../design/design.ts';
import { type History, historyOf } from '../design/history.ts';
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

/** What the drawing shows: the set's tabs, a bank as whole dividers, or the set in a ring binder. */
export type Shown = 'tabs' | 'divider' | 'binder';

/** A table pasted into a title, of which one column may have the titles. */
export interface Pasted {
  readonly text: string;
  /** The tab that it was pasted into, from 0. */
  readonly at: number;
}

/** The state of the page, the design included. */
export interface State {
  readonly history: History;
  /** The design that was opened last as a whole, as it was then. */
  readonly opened: Design;
  /** The open panel. */
  readonly panel: Panel;
  readonly shows: Shown;
  /** The selected tab, from 0. */
  readonly current: number;
  /** The tab whose title is being edited in the drawing, from 0. */
  readonly renaming: number | null;
  readonly tool: Tool | null;
  readonly pasted: Pasted | null;
  readonly notices: readonly Notice[];
  readonly delivery: {
    /** The ZIP code as typed; empty if none was entered yet. */
    readonly zip: string;
    /** The last answer, shown until the next one arrives. */
    readonly answer: DeliveryAnswer | undefined;
    readonly isAsking: boolean;
  };
  /** Files of artwork by name; `null` if this browser doesn't have one. */
  readonly artwork: Readonly<Record<string, File | null>>;
  readonly isReviewing: boolean;
  /** Who orders, as typed on this page; `null` if the browser's copy holds. */
  readonly contact: Contact | null;
  /**
   * The design being sent: the share of its files that is made, from 0 to 1, then 1 while it is on
   * its way; or why the last attempt failed. `null` if there is no attempt.
   */
  readonly sending: number | string | null;
  readonly isPrinting: boolean;
}

/** The state of a page that has just opened with a design. */
export function stateOf(design: Design): State {
  return {
    history: historyOf(design),
    opened: design,
    panel: 'titles',
    shows: 'tabs',
    current: 0,
    renaming: null,
    tool: null,
    pasted: null,
    notices: [],
    delivery: { zip: '', answer: undefined, isAsking: false },
    artwork: {},
    isReviewing: false,
    contact: null,
    sending: null,
    isPrinting: false,
  };
}
