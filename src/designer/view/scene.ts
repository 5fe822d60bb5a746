import { type Frame, measured, sharedPoints } from '../../drawing/frame.ts';
import { type CutComparison, compareCuts } from '../../layout/cuts.ts';
import { lookOf } from '../../layout/look.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { quote } from '../../pricing/quote.ts';
import type { pageControls } from '../browser/run.tsx';
import type { AppState } from '../state/app-state.ts';
import { type Design, orderOf } from '../state/design.ts';
import { onceFor } from './memo.ts';

/** Everything that the page is drawn from: the state and what is derived from it. */
export type Scene = Readonly<ReturnType<typeof sceneOf>>;

/** Where to put a list of titles; a number is the first tab to fill, from 0. */
export type PutIn = 'replace' | 'append' | number;

export type Controls = Readonly<ReturnType<typeof pageControls>>;

export interface View {
  readonly scene: Scene;
  readonly controls: Controls;
}

/** Derives what the page shows. */
export function sceneOf(catalog: Catalog, state: AppState) {
  const design = state.history.now;
  const order = orderOf(catalog, design);
  const { build } = order;
  const { answer } = state.delivery;
  const cuts = comparedCuts(catalog, design);
  const frame = frameOf(catalog, design, cuts);
  return {
    catalog,
    state,
    design,
    order,
    /** The order's. */
    build,
    quote: quote(catalog, build),
    frame,
    look: lookOf(catalog.book.products[design.product], design.options),
    /** A comparison of every offered cut for the titles. */
    cuts,
    /** The number of titles that don't fit the cut. */
    misfits: cuts.find(({ cut }) => cut === frame.cut)?.titlesThatDoNotFit ?? 0,
    /** The last answer about delivery, if it has dates. */
    dates: answer?.kind === 'estimate' ? answer : undefined,
  };
}

/** The chosen or recommended cut and the type settings, as a cached object. */
function frameOf(
  catalog: Catalog,
  { titles, product, cut: chosen, type }: Design,
  compared: readonly CutComparison[],
): Frame {
  const { cuts, die } = catalog.book.products[product];
  const cut = chosen ?? (compared.find(({ recommended }) => recommended) ?? compared[0])?.cut ?? 1;
  const style = `${product} ${cut} ${type.font} ${type.bold} ${type.capitals}`;
  const shared = type.oneSize
    ? onceFor(titles, `size ${style}`, () => sharedPoints(titles, { cut, cuts, die, type }))
    : undefined;
  return onceFor(catalog, `frame ${style} ${shared}`, () => ({
    cut,
    cuts,
    die,
    type,
    sharedPoints: shared,
  }));
}

function comparedCuts(
  { book }: Catalog,
  { titles, product, type }: Design,
): readonly CutComparison[] {
  return onceFor(titles, `cuts ${product} ${type.font} ${type.bold} ${type.capitals}`, () => {
    const { cuts, die } = book.products[product];
    return compareCuts(
      titles.map((title) => measured(title, type)),
      cuts,
      die,
    );
  });
}
