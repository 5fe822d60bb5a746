import type { PricedProduct } from '../pricing/catalog.ts';
import { counted } from '../pricing/counts.ts';
import { type Cents, dollars } from '../pricing/money.ts';
import { priceTable } from '../pricing/price-table.ts';

/** A quantity on the curve; `x` and `y` are in the drawing's own units. */
export interface CurvePoint {
  readonly sets: number;
  readonly perSetCents: Cents;
  /** Whether its price is written at it: points close to a labeled one go without. */
  readonly isLabeled: boolean;
  readonly x: number;
  readonly y: number;
}

export interface PriceCurve {
  readonly points: readonly CurvePoint[];
  /** The path through all points, for an SVG's `d`. */
  readonly path: string;
  /** Prices along the left side, in cents, from nothing to the most. */
  readonly priceTicks: readonly { readonly cents: Cents; readonly y: number }[];
}

export const frame = { width: 720, height: 340, left: 64, right: 694, top: 44, bottom: 284 };

/**
 * The price per set of default builds by number of sets. Quantities stand on a logarithmic scale,
 * so that doubling the sets is the same step everywhere; prices on a plain one that begins at 0.
 */
export function priceCurve(product: PricedProduct, tabs: number): PriceCurve {
  const priced = priceTable(product, [tabs]).map(({ sets, cells }) => ({
    sets,
    perSetCents: cells[0]?.perSetCents ?? 0,
  }));
  const quantities = priced.map(({ sets }) => sets);
  const [least, most] = [Math.min(...quantities), Math.max(...quantities)];
  const ticks = ticksUpTo(Math.max(...priced.map(({ perSetCents }) => perSetCents)));
  const top = ticks.at(-1) as Cents;
  const x = (sets: number) =>
    round(
      frame.left + ((frame.right - frame.left) * Math.log(sets / least)) / Math.log(most / least),
    );
  const y = (cents: Cents) => round(frame.bottom - ((frame.bottom - frame.top) * cents) / top);
  const labeled = apart(quantities, x);
  const points = priced.map((point) => ({
    ...point,
    isLabeled: labeled.has(point.sets),
    x: x(point.sets),
    y: y(point.perSetCents),
  }));
  return {
    points,
    path: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`,
    priceTicks: ticks.map((cents) => ({ cents, y: y(cents) })),
  };
}

/** The curve in words, for whoever does not see it. */
export function describeCurve({ points }: PriceCurve): string {
  const labeled = points.filter(({ isLabeled }) => isLabeled);
  const steps = labeled.map(
    ({ sets, perSetCents }) => `${counted(sets, 'set')}, ${dollars(perSetCents)}`,
  );
  return `Price per set falls as sets grow: ${steps.join('; ')}.`;
}

/** The room that a price takes next to its point. */
const labelWidth = 100;

/** Quantities whose labels do not meet: the first, the last, and those with room between. */
function apart(quantities: readonly number[], x: (sets: number) => number): Set<number> {
  const last = quantities.at(-1) as number;
  const labeled = new Set<number>();
  let end = Number.NEGATIVE_INFINITY;
  for (const sets of quantities) {
    const hasRoom = x(sets) - end >= labelWidth && x(last) - x(sets) >= labelWidth;
    if (!hasRoom && sets !== last) continue;
    labeled.add(sets);
    end = x(sets);
  }
  return labeled;
}

/** Round amounts from 0 to at least `most`, four or five steps of 1, 2 or 5. */
function ticksUpTo(most: Cents): Cents[] {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((step) => step * 5 >= most);
  const count = Math.ceil(most / (step as number));
  return Array.from({ length: count + 1 }, (_, index) => index * (step as number));
}

function round(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
