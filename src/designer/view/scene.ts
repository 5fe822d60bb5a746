import type { ProductId } from '../../book/schema.ts';
import { type CutComparison, compareCuts, recommendedCut } from '../../layout/cuts.ts';
import type { Build } from '../../pricing/build.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { type Quote, quote } from '../../pricing/quote.ts';
import { type Look, lookOf } from '../drawing/look.ts';
import { type Frame, measured } from '../drawing/picture.ts';
import type { Action } from '../state/actions.ts';
import type { AppState, Offer, Tool } from '../state/app-state.ts';
import { buildOf, type Design } from '../state/design.ts';

/** All that the page is drawn from: the state and what follows from it. */
export interface Scene {
  readonly catalog: Catalog;
  readonly state: AppState;
  readonly design: Design;
  readonly build: Build;
  readonly quote: Quote;
  readonly frame: Frame;
  readonly look: Look;
  /** Every offered cut with what it makes of the titles. */
  readonly cuts: readonly CutComparison[];
}

/** Where a list of titles goes. */
export type PutIn = 'replace' | 'append';

/** What the page's controls can do. Tabs are counted from 0. */
export interface Controls {
  /** Changes the design; steps of one name are undone together. */
  readonly act: (action: Action, step?: string) => void;
  readonly setTabs: (count: number) => void;
  readonly clearTitles: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly type: (tab: number, title: string) => void;
  /** Puts titles in from a tab on, as pasted there. */
  readonly paste: (tab: number, text: string) => void;
  /** Puts a list of titles in, and says so. */
  readonly putIn: (titles: readonly string[], where: PutIn) => void;
  readonly select: (tab: number) => void;
  readonly focusTitle: (tab: number) => void;
  readonly move: (from: number, to: number, step?: string) => void;
  readonly insert: (at: number) => void;
  readonly remove: (at: number) => void;
  readonly openMenu: (tab: number | null) => void;
  readonly openTool: (tool: Tool | null) => void;
  readonly take: (noticeId: string, offer: Offer) => void;
  readonly dismiss: (noticeId: string) => void;
  readonly copyLink: () => void;
  readonly askDelivery: (zip: string) => void;
  readonly openReview: () => void;
  readonly closeReview: () => void;
}

export interface View {
  readonly scene: Scene;
  readonly controls: Controls;
}

/** Works out what the page shows. */
export function sceneOf(catalog: Catalog, state: AppState): Scene {
  const design = state.history.now;
  const build = buildOf(catalog, design);
  const { die, products } = catalog.book;
  const { cuts } = products[design.product];
  return {
    catalog,
    state,
    design,
    build,
    quote: quote(catalog, build),
    frame: { cut: cutOf(catalog, design), cuts, die },
    look: lookOf(catalog, design),
    cuts: comparedCuts(catalog, design),
  };
}

const comparisons = new WeakMap<readonly string[], Map<ProductId, readonly CutComparison[]>>();

/** The cuts compared once for each list of titles. */
function comparedCuts({ book }: Catalog, { titles, product }: Design): readonly CutComparison[] {
  const known = comparisons.get(titles)?.get(product);
  if (known) return known;
  const compared = compareCuts(titles.map(measured), book.products[product].cuts, book.die);
  const ofTitles = comparisons.get(titles) ?? new Map<ProductId, readonly CutComparison[]>();
  comparisons.set(titles, ofTitles.set(product, compared));
  return compared;
}

/** N of the 1/N cut that a design has: the chosen one, else the recommended one. */
function cutOf({ book }: Catalog, { cut, titles, product }: Design): number {
  return cut ?? recommendedCut(titles.length, book.products[product].cuts, book.die);
}
