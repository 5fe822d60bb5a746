import { titleFonts, usualFont } from '../layout/fonts.ts';
import { colorOf, colorsName, lookOf, patternOf } from '../layout/look.ts';
import { bankCount, cutName, tabWidthInches } from '../layout/tabs.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { counted, formatCount } from '../text/counts.ts';
import { dateText, dayText, type EstimatedDates, likelyArrival } from '../text/days.ts';
import { type Line, linesOf, oneLine, type Row } from '../text/lines.ts';
import type { Look, Order } from './order.ts';

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

/** Every tab in order, with its color if they differ; empty if all are blank and of one color. */
export function describeTabs(catalog: Catalog, { build, look: { colors } }: Order) {
  const shown = lookOf(catalog.products[build.product].data, build.options);
  const names = colors.map((id) => colorOf(shown, id).name);
  const differ = new Set(names).size > 1;
  if (!build.titles && !differ) return [];
  return Array.from({ length: build.tabs }, (_, tab) => ({
    /** Its title, trimmed; `(blank tab)` without one. */
    text: oneLine(build.titles?.[tab] ?? '') || '(blank tab)',
    /** The name of its color; empty if all tabs have the same or none was named. */
    color: (differ && names[tab]) || '',
  }));
}

/** The colors by name, or only their number if a link doesn't name them. */
function colorText(product: PricedProduct, build: Build, { colors }: Look): string {
  const { colorChanges, options } = build;
  const pattern = patternOf(colors);
  const shown = lookOf(product.data, options);
  const names = [...new Set(pattern)].map((id) => colorOf(shown, id).name);
  const distinct = names.filter(Boolean);
  if (distinct.length === 0) return colorChanges > 0 ? counted(colorChanges + 1, 'color') : '';
  if (distinct.length === 1) return distinct.join('');
  const rotates = pattern.length === distinct.length && pattern.length < colors.length;
  const order = rotates ? 'rotating' : 'by tab';
  return `${counted(distinct.length, 'color')}, ${order}: ${distinct.join(', ')}`;
}

function cutText({ data: { die } }: PricedProduct, { tabs }: Build, look: Look, cut: number) {
  const name = `${cutName(cut)}${look.cut === null ? ' (recommended)' : ''}`;
  const width = Number(tabWidthInches(cut, die).toFixed(2));
  return `${name}, ${counted(bankCount(tabs, cut), 'bank')}, tabs ${width} in wide`;
}

function typeText({ type }: Look): string {
  const styles = [
    type.font !== usualFont && titleFonts[type.font],
    !type.bold && 'regular weight',
    type.capitals && 'all capitals',
    type.oneSize && 'one size for all titles',
  ];
  return styles.filter(Boolean).join(', ');
}

/** The print on the divider, if an option includes it. */
function bodyText({ data }: PricedProduct, { options }: Build, { body }: Look): string {
  if (!lookOf(data, options).effects.printsBody) return '';
  const text = oneLine(body.text);
  const parts = [
    text && `\u201c${text}\u201d`,
    body.artwork && `artwork ${body.artwork === true ? 'by e-mail' : body.artwork}`,
  ];
  return parts.filter(Boolean).join(', ') || 'not given yet';
}

function arrivalText(arrival: EstimatedDates): string {
  const { approved, arrives } = likelyArrival(arrival);
  return `${dayText(arrives)}, if you approve the proof on ${dayText(approved)}`;
}
