import type { ProductId } from '../../book/schema.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { DeliveryAnswer } from '../delivery/client.ts';
import { type Design, freshDesign } from './design.ts';
import { type History, historyOf } from './history.ts';

/** A message that the page shows over its lower edge. Of several, the latest is on top. */
export interface Notice {
  /** A later notice with the same id replaces an earlier one. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly offer?: Offer;
  /** Whether the next change of the design closes it, because its offer would not fit anymore. */
  readonly untilChange?: boolean;
}

/** What a notice's button does. */
export interface Offer {
  readonly label: string;
  readonly take: 'undo' | 'earlier' | 'empty';
}

/** What is known of the delivery. */
export interface DeliveryState {
  /** As typed; empty where none was given yet. */
  readonly zip: string;
  /** The last answer; it stands until the next one. */
  readonly answer: DeliveryAnswer | undefined;
  readonly isAsking: boolean;
}

export type Tool = 'paste' | 'series' | 'common';

/** What the page shows besides the design. */
export interface AppState {
  readonly history: History<Design>;
  /** The tab last worked on, from 0. */
  readonly current: number;
  /** The tab whose title is being typed in the drawing, from 0. */
  readonly renaming: number | null;
  /** Whether the colors for single tabs are open. */
  readonly isColoring: boolean;
  /** The tab whose menu is open, from 0. */
  readonly menu: number | null;
  readonly tool: Tool | null;
  /** A table that was pasted into a title, of which only some column holds titles. */
  readonly pasted: { readonly text: string; readonly at: number } | null;
  readonly notices: readonly Notice[];
  readonly delivery: DeliveryState;
  /** Whether the sheet to review is open. */
  readonly isReviewing: boolean;
  /** Whether the page is being printed. */
  readonly isPrinting: boolean;
  /** Whether the titles are too long for a link. */
  readonly lacksTitles: boolean;
  /** Whether the link has just been copied, or could not be. */
  readonly copied: 'link' | 'failed' | null;
}

export function appStateOf(design: Design): AppState {
  return {
    history: historyOf(design),
    current: 0,
    renaming: null,
    isColoring: false,
    menu: null,
    tool: null,
    pasted: null,
    notices: [],
    delivery: { zip: '', answer: undefined, isAsking: false },
    isReviewing: false,
    isPrinting: false,
    lacksTitles: false,
    copied: null,
  };
}

/** The state of a page that opens without a link. */
export function freshAppState(catalog: Catalog, product: ProductId): AppState {
  return appStateOf(freshDesign(catalog, product));
}

/** The notices with one more; one of the same id goes. */
export function noticed(notices: readonly Notice[], notice: Notice): Notice[] {
  return [...notices.filter(({ id }) => id !== notice.id), notice];
}
