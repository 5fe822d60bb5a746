import type { EstimateDocument } from '../contract/answers.ts';
import { type Frame, measured, sharedPoints } from '../drawing/frame.ts';
import { type BodyPrint, bodyLines } from '../layout/body.ts';
import { compareCuts } from '../layout/cuts.ts';
import { lookOf } from '../layout/look.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Cents } from '../pricing/money.ts';
import { quote } from '../pricing/quote.ts';
import { oncePer } from '../text/once.ts';
import { type Action, change } from './change.ts';
import { buildOf, type Design, orderOf } from './design.ts';

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
export type Derived = Readonly<ReturnType<typeof derive>>;

/** Derives price, cut, and how titles are set. What takes long is cached by titles. */
export function derive(catalog: Catalog, design: Design, known: Known = {}) {
  const order = orderOf(catalog, design);
  const { build } = order;
  const look = lookOf(catalog.book.products[design.product], design.options);
  const fitted = framed(catalog, design);
  const { text, artwork } = design.body;
  const print: BodyPrint | undefined = look.effects.printsBody && {
    lines: bodyLines(text, fitted.frame.die),
    artwork,
  };
  return {
    ...known,
    catalog,
    design,
    order,
    /** The order's. */
    build,
    quote: quote(catalog, build),
    look,
    /** What is printed on the dividers themselves, if an option includes it. */
    print,
    ...fitted,
  };
}

/** How titles are set on the chosen or recommended cut. */
function framed({ book }: Catalog, { titles, product, cut: chosen, type }: Design) {
  const { cuts, die } = book.products[product];
  const style = [product, chosen, ...Object.values(type)].join(' ');
  return onceFor(titles, style, () => {
    const measures = titles.map((title) => measured(title, type));
    const compared = compareCuts(measures, cuts, die);
    const now = compared.find((one) => (chosen === null ? one.recommended : one.cut === chosen));
    const cut = chosen ?? now?.cut ?? 1;
    const own = { cut, cuts, die, type };
    const frame: Frame = type.oneSize ? { ...own, sharedPoints: sharedPoints(titles, own) } : own;
    return {
      /** A comparison of every offered cut for the titles. */
      cuts: compared,
      /** The same for other titles, as long as nothing of it changes. */
      frame: onceFor(book, `${style} ${cut} ${frame.sharedPoints}`, () => frame),
      /** The number of titles that don't fit the cut. */
      misfits: now?.titlesThatDoNotFit ?? 0,
    };
  });
}

/** What an action would change of the total, in cents. */
export function costOf({ catalog, design, quote: now }: Derived, action: Action): Cents {
  const next = quote(catalog, buildOf(catalog, change(catalog, design, action)));
  return next.totalCents - now.totalCents;
}

const resultsOf = oncePer((_: object) => new Map<string, unknown>());

/**
 * Caches the result of a computation on an immutable object.
 *
 * @param key identifies the computation and everything else it depends on
 */
function onceFor<Result>(object: object, key: string, compute: () => Result): Result {
  const known = resultsOf(object);
  if (!known.has(key)) known.set(key, compute());
  return known.get(key) as Result;
}
