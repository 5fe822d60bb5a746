import type { Build } from '../pricing/build.ts';
import { sameBuildOf } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import type { Cents } from '../pricing/money.ts';
import { priceBreaks } from '../pricing/quantities.ts';
import { priceAt, type QuantityPrice } from '../pricing/quote.ts';
import { counted, formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { capitalized } from '../text/words.ts';

/** The prices of one product at the quantities of the chart that it can be ordered in. */
export interface ChartLine {
  readonly product: PricedProduct;
  readonly prices: readonly QuantityPrice[];
}

/**
 * The chart's prices: those of the build at every quantity, and of the same build of other products
 * at those of the quantities that both have; a product with fewer than two of them is left out.
 */
export function chartLines(products: readonly PricedProduct[], build: Build): ChartLine[] {
  return products.flatMap((product) => {
    const same = sameBuildOf(product, build);
    const shared = product.quantities.filter((sets) => products[0]?.quantities.includes(sets));
    return shared.length < 2
      ? []
      : { product, prices: shared.map((sets) => priceAt(product, same, sets)) };
  });
}

/** `250 sets: paper $1.57 a set, $392.50 total; poly $5.24 a set, $1,310.00 total` */
export function chartReading(lines: readonly ChartLine[], index: number): string {
  const sets = lines[0]?.prices[index]?.sets ?? 0;
  const readings = lines.flatMap(({ product, prices }) => {
    const price = prices.find((price) => price.sets === sets);
    if (!price) return [];
    const { perSetCents, totalCents } = price;
    const named = lines.length > 1 ? `${product.data.noun} ` : '';
    return [`${named}${dollars(perSetCents)} a set, ${dollars(totalCents)} total`];
  });
  return `${counted(sets, 'set')}: ${readings.join('; ')}`;
}

export const chartFrame = { width: 720, height: 330, left: 70, right: 690, top: 40, bottom: 280 };

/** The quantity closest to a position on the chart's width, from 0 to 1. */
export function indexAt(share: number, count: number): number {
  const { width, left, right } = chartFrame;
  const place = (share * width - left) / (right - left);
  return Math.min(count - 1, Math.max(0, Math.round(place * (count - 1))));
}

/**
 * Draws the price per set by number of sets. Each step to the right is the next orderable quantity;
 * the price axis starts at 0.
 *
 * @param lines the page's own product first
 * @param index of the marked quantity
 * @returns an `<svg>` element as text
 */
export function priceChart(lines: readonly ChartLine[], index: number): string {
  const { width, height, left, right, top, bottom } = chartFrame;
  const quantities = lines[0]?.prices.map(({ sets }) => sets) ?? [];
  const marked = quantities[index] ?? 0;
  const most = Math.max(...lines.flatMap(({ prices }) => prices.map((price) => price.perSetCents)));
  const ticks = ticksUpTo(most);
  const x = (sets: number) =>
    round(left + ((right - left) * quantities.indexOf(sets)) / Math.max(1, quantities.length - 1));
  const y = (cents: Cents) => round(bottom - ((bottom - top) * cents) / (ticks.at(-1) as Cents));
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${describe(lines)}">`,
    ...ticks.map(
      (cents) =>
        `<g class="tick"><line x1="${left}" x2="${right}" y1="${y(cents)}" y2="${y(cents)}"/><text x="${left - 10}" y="${y(cents) + 5}" text-anchor="end">${tickLabel(cents)}</text></g>`,
    ),
    `<line class="marker" x1="${x(marked)}" x2="${x(marked)}" y1="${top - 10}" y2="${bottom}"/>`,
    ...lines.toReversed().map((line, at) => drawn(line, lines.length - 1 - at, marked, x, y)),
    ...breakLabels(lines, quantities, index).map(
      (sets) =>
        `<text class="sets" x="${x(sets)}" y="${bottom + 26}" text-anchor="${sets > (quantities[0] ?? 0) && sets === quantities.at(-1) ? 'end' : 'middle'}">${formatCount(sets)}</text>`,
    ),
    `<text class="axis" x="${(left + right) / 2}" y="${height - 4}" text-anchor="middle">sets</text>`,
    '</svg>',
  ].join('');
}

function drawn(
  { product, prices }: ChartLine,
  place: number,
  marked: number,
  x: (sets: number) => number,
  y: (cents: Cents) => number,
): string {
  const breaks = product.rates.by === 'sets' ? priceBreaks(product) : [];
  const points = prices.map(({ sets, perSetCents }) => `${x(sets)} ${y(perSetCents)}`);
  const dots = prices.flatMap(({ sets, perSetCents }) =>
    breaks.includes(sets) ? [`<circle cx="${x(sets)}" cy="${y(perSetCents)}" r="4.5"/>`] : [],
  );
  const at = prices.findIndex(({ sets }) => sets === marked);
  const { perSetCents = 0 } = prices[at] ?? {};
  const anchor = at > prices.length / 2 ? 'end' : 'start';
  const chosen = [
    `<circle class="chosen" cx="${x(marked)}" cy="${y(perSetCents)}" r="7.5"/>`,
    `<text class="price" x="${x(marked) + (anchor === 'end' ? -10 : 10)}" y="${y(perSetCents) - 13}" text-anchor="${anchor}">${capitalized(product.data.noun)} ${dollars(perSetCents)}</text>`,
  ];
  return [
    `<g class="line line-${place}">`,
    `<path d="M${points.join('L')}"/>`,
    ...dots,
    ...(at < 0 ? [] : chosen),
    '</g>',
  ].join('');
}

/**
 * The quantities labeled below the chart: the chosen one, and the price breaks that don't collide
 * with it.
 */
function breakLabels(
  [line]: readonly ChartLine[],
  quantities: readonly number[],
  index: number,
): number[] {
  if (!line) return [];
  const room = quantities.length / 12;
  const places: number[] = [index];
  for (const sets of priceBreaks(line.product).toReversed()) {
    const at = quantities.indexOf(sets);
    if (places.every((other) => Math.abs(other - at) > room)) places.push(at);
  }
  return places.map((at) => quantities[at] as number);
}

/** A text alternative for the chart. */
function describe([line]: readonly ChartLine[]): string {
  if (!line) return '';
  const breaks = new Set(priceBreaks(line.product));
  const steps = line.prices.flatMap(({ sets, perSetCents }) =>
    breaks.has(sets) ? [`${counted(sets, 'set')}, ${dollars(perSetCents)}`] : [],
  );
  return `${line.product.data.name}, price per set: ${steps.join('; ')}`;
}

/** Round amounts from 0 to at least `most`, with at most five steps of 1, 2 or 5. */
function ticksUpTo(most: Cents): Cents[] {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((step) => step * 5 >= most) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

function tickLabel(cents: Cents): string {
  return cents % 100 === 0 ? `$${formatCount(cents / 100)}` : dollars(cents);
}

function round(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
