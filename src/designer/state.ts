import type { Contact } from '../contract/submission.ts';
import type { Design } from '../design/design.ts';
import { historyOf } from '../design/history.ts';
import type { DeliveryAnswer } from './delivery/client.ts';

/** A message at the lower edge of the page. The latest one is on top. */
export interface Notice {
  /** A later notice with the same id replaces an earlier one. */
  readonly id: string;
  readonly title: string;
  readonly lines?: readonly string[];
  readonly offer?: 'undo' | { readonly label: string; readonly run: () => void };
  /** Whether the next change of the design leaves it open, as it is true of other designs, too. */
  readonly isLasting?: boolean;
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
export type State = Readonly<ReturnType<typeof stateOf>>;

/** The state of a page that has just opened with a design. */
export const stateOf = (design: Design) => ({
  history: historyOf(design),
  /** The design that was opened last as a whole, as it was then. */
  opened: design,
  panel: 'titles' as Panel,
  shows: 'tabs' as Shown,
  /** The selected tab, from 0. */
  current: 0,
  /** The tab whose title is being edited in the drawing, from 0. */
  renaming: null as number | null,
  tool: null as Tool | null,
  pasted: null as Pasted | null,
  notices: [] as readonly Notice[],
  delivery: {
    /** The ZIP code as typed; empty if none was entered yet. */
    zip: '',
    /** The last answer, shown until the next one arrives. */
    answer: undefined as DeliveryAnswer | undefined,
    isAsking: false,
  },
  /** Files of artwork by name; `null` if this browser doesn't have one. */
  artwork: {} as Readonly<Record<string, File | null>>,
  isReviewing: false,
  /** Who orders, as typed on this page; `null` if the browser's copy holds. */
  contact: null as Contact | null,
  /** How far sending the design is, or why that failed; `null` if there is no attempt. */
  sending: null as { readonly text: string; readonly hasFailed: boolean } | null,
  isPrinting: false,
});
