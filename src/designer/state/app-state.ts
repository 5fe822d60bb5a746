import type { ProductId } from '../../book/schema.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { DeliveryAnswer } from '../delivery/client.ts';
import { type Design, freshDesign } from './design.ts';
import { type History, historyOf } from './history.ts';

/** Where a notice stands: at the head of the page, or by the titles. */
export type NoticePlace = 'page' | 'titles';

/** Something that the page tells once, until it is put away. */
export interface Notice {
  /** A later notice of the same id takes the place of an earlier one. */
  readonly id: string;
  readonly place: NoticePlace;
  readonly tone: 'note' | 'warning';
  readonly title: string;
  readonly lines: readonly string[];
  readonly offer?: Offer;
  /** Whether it is put away by the next change of the design, which its offer would not fit any more. */
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
  /** The place of the tab last worked on, from 0. */
  readonly current: number;
  /** The place of the tab whose menu is open. */
  readonly menu: number | null;
  readonly tool: Tool | null;
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
    menu: null,
    tool: null,
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
