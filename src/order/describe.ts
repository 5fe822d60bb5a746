import { artworkInWords } from '../layout/artwork.ts';
import { titleFonts, usualFont } from '../layout/fonts.ts';
import { colorsName, colorsOf, effectOf, patternOf } from '../layout/look.ts';
import { bankCount, cutName, tabWidthInches } from '../layout/tabs.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import type { Quote } from '../pricing/quote.ts';
import { counted, formatCount } from '../text/counts.ts';
import { dateText, dayText, type EstimatedDates, likelyArrival } from '../text/days.ts';
import { dollars, roundingNote } from '../text/money.ts';
import type { Look, Order } from './order.ts';

/** A line about an order, for people. */
export interface Line {
  /**
   * What it is about: `sets`, `tabs`, an option's key, `colors`, `cut`, `type`, `body`, a key of the
   * delivery or the job, `arrives`; of a price the item of its breakdown, `total`,
   * `perSet`, `shipping`, `priceBook`.
   */
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/**
 * Everything that a buyer asked for except the product and the titles: each option at any choice,
 * and the rest if it was given.
 *
 * @param cut N of the 1/N cut, chosen or recommended
 * @param arrival the answer for the order's ZIP code, if known
 */
export function describeOrder(
  catalog: Catalog,
  { build, look, delivery, job }: Order,
  cut: number,
  arrival?: EstimatedDates,
): Line[] {
  const product = catalog.products[build.product];
  return linesOf([
    ['name', 'Job name', job.name.trim()],
    ['po', 'PO number', job.po.trim()],
    ['sets', 'Sets', formatCount(build.sets)],
    ['tabs', 'Tabs in a set', formatCount(build.tabs)],
    ...product.options.map(({ key, label, choices }): Row => {
      return [key, label, choices.get(build.options[key] ?? '')?.label ?? ''];
    }),
    ['colors', colorsName(product.data), colorText(product, build, look)],
    ['cut', 'Cut', cutText(product, build, look, cut)],
    ['type', 'Type', typeText(look)],
    ['body', 'Print on the divider', bodyText(product, build, look)],
    ['zip', 'Ship to ZIP code', delivery.zip],
    ['neededBy', 'Needed by', delivery.neededBy && dateText(delivery.neededBy)],
    ['arrives', 'Arrives', arrival ? arrivalText(arrival) : ''],
    ['notes', 'Notes', oneLine(job.notes)],
  ]);
}

/** The parts of a total, which add up to it. */
export function describeBreakdown({ breakdown }: Quote): Line[] {
  return breakdown.map(({ item, label, cents }) => ({
    key: item,
    label,
    text: cents === 0 ? 'Included' : dollars(cents),
  }));
}

/**
 * The total and what it doesn't include.
 *
 * @param chargedPlace the destination, if shipping there is never free
 */
export function describePrice(catalog: Catalog, quote: Quote, chargedPlace?: string): Line[] {
  const rounded = roundingNote(quote) && ' (rounded)';
  return linesOf([
    ['total', 'Total, setup included', dollars(quote.totalCents)],
    ['perSet', 'Per set', `${dollars(quote.perSetCents)}${rounded}`],
    ['shipping', 'Ground shipping', shippingText(catalog, quote, chargedPlace)],
    ['priceBook', 'Prices as of', dateText(catalog.book.prices.date)],
  ]);
}

/** Every tab in order, with its color if they differ; empty if all are blank and of one color. */
export function describeTabs(catalog: Catalog, { build, look: { colors } }: Order) {
  const names = colorNames(catalog.products[build.product], build.options, colors);
  const differ = new Set(names).size > 1;
  if (!build.titles && !differ) return [];
  return Array.from({ length: build.tabs }, (_, tab) => ({
    /** Its title, trimmed; `(blank tab)` without one. */
    text: oneLine(build.titles?.[tab] ?? '') || '(blank tab)',
    /** The name of its color; empty if all tabs have the same or none was named. */
    color: (differ && names[tab]) || '',
  }));
}

type Row = readonly [key: string, label: string, text: string];

/** The rows that say something, as lines. */
function linesOf(rows: readonly Row[]): Line[] {
  return rows.flatMap(([key, label, text]) => (text === '' ? [] : [{ key, label, text }]));
}

/** @example oneLine('Smith v.\nJones') // 'Smith v. / Jones' */
export function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' / ');
}

/** The colors by name, or only their number if a link doesn't name them. */
function colorText(product: PricedProduct, build: Build, { colors }: Look): string {
  const { colorChanges, options } = build;
  const pattern = patternOf(colors);
  const distinct = colorNames(product, options, [...new Set(pattern)]).filter(Boolean);
  if (distinct.length === 0) return colorChanges > 0 ? counted(colorChanges + 1, 'color') : '';
  if (distinct.length === 1) return distinct.join('');
  const rotates = pattern.length === distinct.length && pattern.length < colors.length;
  const order = rotates ? 'rotating' : 'by tab';
  return `${counted(distinct.length, 'color')}, ${order}: ${distinct.join(', ')}`;
}

/** The names of color ids; empty for tabs without color. */
export function colorNames(
  { data }: PricedProduct,
  options: Build['options'],
  colors: readonly string[],
): string[] {
  const names = new Map(colorsOf(data, options).map(({ id, name }) => [id, name]));
  return colors.map((id) => names.get(id) ?? '');
}

function cutText({ data: { die } }: PricedProduct, { tabs }: Build, look: Look, cut: number) {
  const name = `${cutName(cut)}${look.cut === null ? ' (recommended)' : ''}`;
  const width = Number(tabWidthInches(cut, die).toFixed(2));
  return `${name}, ${counted(bankCount(tabs, cut), 'bank')}, tabs ${width} in wide`;
}

function typeText({ type }: Look): string {
  const styles = [
    type.font !== usualFont && titleFonts[type.font],
    type.bold && 'bold',
    type.capitals && 'all capitals',
    type.oneSize && 'one size for all titles',
  ];
  return styles.filter(Boolean).join(', ');
}

/** The print on the divider, if an option includes it. */
function bodyText({ data }: PricedProduct, { options }: Build, { body }: Look): string {
  if (!effectOf(data, options).printsBody) return '';
  const text = oneLine(body.text);
  const parts = [
    text && `\u201c${text}\u201d`,
    body.artwork && `artwork ${artworkInWords(body.artwork)}`,
    body.isArtwork && 'artwork by e-mail',
  ];
  return parts.filter(Boolean).join(', ') || 'not given yet';
}

function arrivalText(arrival: EstimatedDates): string {
  const { approved, arrives } = likelyArrival(arrival);
  return `${dayText(arrives)}, if you approve the proof on ${dayText(approved)}`;
}

function shippingText({ book, freeShippingOver }: Catalog, { shipping }: Quote, place?: string) {
  if (place) return `Costs extra to ${place}; confirmed before you pay`;
  if (freeShippingOver === undefined) return 'Added';
  const over = shipping.freeGround ? '' : ` over ${dollars(freeShippingOver)}`;
  return `Free${over} in the ${book.limits.freeShippingRegion}`;
}
