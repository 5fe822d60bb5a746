import { type Build, sameBuildOf } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import type { Cents } from '../pricing/money.ts';
import { priceBreaks } from '../pricing/quantities.ts';
import { priceAt, type QuantityPrice } from '../pricing/quote.ts';
import { counted, formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { capitalized } from '../text/words.ts';
import { byId } from './price-view.ts';

/** The products of a chart, the page's own first. */
type ChartProducts = readonly [PricedProduct, ...PricedProduct[]];

/** The prices of one product at the quantities of the chart that it can be ordered in. */
interface ChartLine {
  readonly product: PricedProduct;
  readonly prices: readonly QuantityPrice[];
}

type ChartLines = readonly [ChartLine, ...ChartLine[]];

/**
 * The chart's prices: those of the build at every quantity, and of the same build of other products
 * at those of the quantities that both have; a product with fewer than two of them is left out.
 */
export function chartLines([own, ...others]: ChartProducts, build: Build): ChartLines {
  const lineOf = (product: PricedProduct): ChartLine => {
    const same = sameBuildOf(product, build);
    const shared = product.quantities.filter((sets) => own.quantities.includes(sets));
    return { product, prices: shared.map((sets) => priceAt(product, same, sets)) };
  };
  return [lineOf(own), ...others.map(lineOf).filter(({ prices }) => prices.length > 1)];
}

/** `250 sets: paper $1.57 a set, $392.50 total; poly $5.24 a set, $1,310.00 total` */
export function chartReading(lines: ChartLines, index: number): string {
  const sets = lines[0].prices[index]?.sets ?? 0;
  const readings = lines.flatMap(({ product, prices }) => {
    const price = prices.find((price) => price.sets === sets);
    const named = lines.length > 1 ? `${product.data.noun} ` : '';
    return price
      ? [`${named}${dollars(price.perSetCents)} a set, ${dollars(price.totalCents)} total`]
      : [];
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
 * @param index of the marked quantity
 * @returns an `<svg>` element as text
 */
export function priceChart(lines: ChartLines, index: number): string {
  const { width, height, left, right, top, bottom } = chartFrame;
  const [{ product, prices }] = lines;
  const quantities = prices.map(({ sets }) => sets);
  const last = quantities.length - 1;
  const marked = quantities[index] ?? 0;
  const ticks = ticksUpTo(
    Math.max(...lines.flatMap(({ prices }) => prices.map((price) => price.perSetCents))),
  );
  const x = (sets: number) => round(left + ((right - left) * quantities.indexOf(sets)) / last);
  const y = (cents: Cents) => round(bottom - ((bottom - top) * cents) / (ticks.at(-1) as Cents));
  const breaks = priceBreaks(product);
  const steps = prices
    .filter(({ sets }) => breaks.includes(sets))
    .map(({ sets, perSetCents }) => `${counted(sets, 'set')}, ${dollars(perSetCents)}`);
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${product.data.name}, price per set: ${steps.join('; ')}">`,
    ...ticks.map(
      (cents) =>
        `<g class="tick"><line x1="${left}" x2="${right}" y1="${y(cents)}" y2="${y(cents)}"/><text x="${left - 10}" y="${y(cents) + 5}" text-anchor="end">${tickLabel(cents)}</text></g>`,
    ),
    `<line class="marker" x1="${x(marked)}" x2="${x(marked)}" y1="${top - 10}" y2="${bottom}"/>`,
    ...lines.map((line, place) => drawn(line, place, marked, x, y)).toReversed(),
    ...labeledPlaces(breaks, quantities, index).map((at) => {
      const sets = quantities[at] as number;
      const anchor = at === last ? 'end' : 'middle';
      return `<text class="sets" x="${x(sets)}" y="${bottom + 26}" text-anchor="${anchor}">${formatCount(sets)}</text>`;
    }),
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
  const dots = prices
    .filter(({ sets }) => breaks.includes(sets))
    .map(({ sets, perSetCents }) => `<circle cx="${x(sets)}" cy="${y(perSetCents)}" r="4.5"/>`);
  const chosen = prices.flatMap(({ sets, perSetCents }, at) => {
    if (sets !== marked) return [];
    const [anchor, shift] = at > prices.length / 2 ? ['end', -10] : ['start', 10];
    return [
      `<circle class="chosen" cx="${x(sets)}" cy="${y(perSetCents)}" r="7.5"/>`,
      `<text class="price" x="${x(sets) + shift}" y="${y(perSetCents) - 13}" text-anchor="${anchor}">${capitalized(product.data.noun)} ${dollars(perSetCents)}</text>`,
    ];
  });
  return `<g class="line line-${place}"><path d="M${points.join('L')}"/>${[...dots, ...chosen].join('')}</g>`;
}

/**
 * The places of the quantities labeled below the chart: the chosen one, and the price breaks that
 * don't collide with it.
 */
function labeledPlaces(
  breaks: readonly number[],
  quantities: readonly number[],
  index: number,
): number[] {
  const room = quantities.length / 12;
  const places = [index];
  for (const sets of breaks.toReversed()) {
    const at = quantities.indexOf(sets);
    if (places.every((other) => Math.abs(other - at) > room)) places.push(at);
  }
  return places;
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

/**
 * Updates the page's chart for a build, a pointer and its slider.
 *
 * @param choose called with the number of sets that the visitor picks in the chart
 */
export function chartView(products: ChartProducts, choose: (sets: number) => void) {
  const picture = byId('chart-picture');
  const slider = byId<HTMLInputElement>('chart-sets');
  const compare = document.querySelector<HTMLInputElement>('#chart-compare');
  let build: Build;
  let lines: ChartLines;

  slider.addEventListener('input', () => chooseAt(slider.valueAsNumber));
  compare?.addEventListener('input', () => show(build));
  picture.addEventListener('pointermove', (event) => draw(pointed(event)));
  picture.addEventListener('pointerleave', () => draw(slider.valueAsNumber));
  picture.addEventListener('click', (event) => chooseAt(pointed(event)));
  return { show };

  function show(next: Build): void {
    build = next;
    lines = chartLines(compare?.checked === false ? [products[0]] : products, next);
    const index = products[0].quantities.indexOf(next.sets);
    slider.valueAsNumber = index;
    slider.setAttribute('aria-valuetext', chartReading(lines, index));
    draw(index);
  }

  function draw(index: number): void {
    picture.innerHTML = priceChart(lines, index);
    byId('chart-reading').textContent = chartReading(lines, index);
  }

  function chooseAt(index: number): void {
    choose(products[0].quantities[index] as number);
  }

  function pointed({ clientX }: MouseEvent): number {
    const { left, width } = picture.getBoundingClientRect();
    return indexAt((clientX - left) / width, products[0].quantities.length);
  }
}
