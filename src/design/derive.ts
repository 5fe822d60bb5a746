import type { EstimateDocument } from '../contract/answers.ts';
import { type Frame, measured, sharedPoints } from '../drawing/frame.ts';
import { type CutComparison, compareCuts } from '../layout/cuts.ts';
import { lookOf, type Materials } from '../layout/look.ts';
import type { Order } from '../order/order.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { type Quote, quote } from '../pricing/quote.ts';
import { type Design, orderOf } from './design.ts';

/** What is known about a design that isn't part of it. */
export interface Known {
  /** The server's dates for the design's ZIP code, if they were asked for. */
  readonly dates?: Dates | undefined;
  /** Files of artwork by name; `null` if this browser doesn't have one. */
  readonly artwork?: Readonly<Record<string, File | null>>;
}

/** An answer with dates. */
export interface Dates {
  readonly estimate: EstimateDocument;
  /** The place, if shipping there is never free. */
  readonly chargedPlace: string | undefined;
}

/** A design, and all that follows from it. */
export interface Derived extends Known {
  readonly catalog: Catalog;
  readonly design: Design;
  readonly order: Order;
  /** The order's. */
  readonly build: Build;
  readonly quote: Quote;
  readonly look: Materials;
  /** A comparison of every offered cut for the titles. */
  readonly cuts: readonly CutComparison[];
  /** How titles are set on the chosen or recommended cut. */
  readonly frame: Frame;
  /** The number of titles that don't fit the cut. */
  readonly misfits: number;
}

/** Derives price, cut, and how titles are set. What takes long is cached by titles. */
export function derive(catalog: Catalog, design: Design, known: Known = {}): Derived {
  const order = orderOf(catalog, design);
  const { build } = order;
  const look = lookOf(catalog.book.products[design.product], design.options);
  const priced = quote(catalog, build);
  return {
    ...known,
    catalog,
    design,
    order,
    build,
    quote: priced,
    look,
    ...framed(catalog, design),
  };
}

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
    cuts: compared,
    frame: onceFor(book, `frame ${cut} ${style} ${shared}`, () => frame),
    misfits: now?.titlesThatDoNotFit ?? 0,
  };
}

const results = new WeakMap<object, Map<string, unknown>>();

/**
 * Caches the result of a computation on an immutable object.
 *
 * @param key identifies the computation and everything else it depends on
 */
function onceFor<Result>(object: object, key: string, compute: () => Result): Result {
  const known = results.get(object) ?? new Map<string, unknown>();
  results.set(object, known);
  if (!known.has(key)) known.set(key, compute());
  return known.get(key) as Result;
}
