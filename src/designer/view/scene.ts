import { type Frame, measured, sharedPoints } from '../../drawing/frame.ts';
import { compareCuts } from '../../layout/cuts.ts';
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
  return {
    catalog,
    state,
    design,
    order,
    /** The order's. */
    build,
    quote: quote(catalog, build),
    ...framed(catalog, design),
    look: lookOf(catalog.book.products[design.product], design.options),
    /** The last answer about delivery, if it has dates. */
    dates: answer?.kind === 'estimate' ? answer : undefined,
  };
}

/** The offered cuts, and how titles are set on the chosen or recommended one; both are cached. */
function framed({ book }: Catalog, { titles, product, cut: chosen, type }: Design) {
  const { cuts, die } = book.products[product];
  const style = `${product} ${type.font} ${type.bold} ${type.capitals}`;
  const compared = onceFor(titles, `cuts ${style}`, () => {
    const measures = titles.map((title) => measured(title, type));
    return compareCuts(measures, cuts, die);
  });
  const now = compared.find((one) => (chosen === null ? one.recommended : one.cut === chosen));
  const cut = chosen ?? now?.cut ?? 1;
  const shared = type.oneSize
    ? onceFor(titles, `size ${cut} ${style}`, () => sharedPoints(titles, { cut, cuts, die, type }))
    : undefined;
  const frame: Frame = { cut, cuts, die, type, sharedPoints: shared };
  return {
    /** A comparison of every offered cut for the titles. */
    cuts: compared,
    frame: onceFor(book, `frame ${cut} ${style} ${shared}`, () => frame),
    /** The number of titles that don't fit the cut. */
    misfits: now?.titlesThatDoNotFit ?? 0,
  };
}
