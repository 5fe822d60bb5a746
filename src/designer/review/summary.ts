import { cutName, tabWidthInches } from '../../layout/tabs.ts';
import { patternOf } from '../../pricing/look.ts';
import { counted, formatCount } from '../../text/counts.ts';
import { dateText, dayText, instantText } from '../../text/days.ts';
import { dollars } from '../../text/money.ts';
import { roundingNote } from '../../text/totals.ts';
import { bankRanges } from '../drawing/picture.ts';
import { paletteOf } from '../state/design.ts';
import type { Scene } from '../view/scene.ts';

/** A line of a design's description, for a sheet or an e-mail. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

export function productName({ catalog, design }: Scene): string {
  return catalog.book.products[design.product].name;
}

/** Product, numbers, options, cut and colors. */
export function designLines(scene: Scene): SummaryLine[] {
  const { catalog, design, build } = scene;
  const options = catalog.products[design.product].options.map(({ key, label, choices }) => ({
    label,
    value: choices.get(design.options[key] ?? '')?.label ?? '',
  }));
  return [
    { label: 'Sets', value: formatCount(build.sets) },
    { label: 'Tabs in a set', value: formatCount(build.tabs) },
    ...options,
    { label: 'Cut', value: cutText(scene) },
    ...typeLines(scene),
    ...bodyLines(scene),
    ...(paletteOf(catalog, design.product).length > 0
      ? [{ label: scene.look.isFilm ? 'Tab Mylar' : 'Tab colors', value: colorText(scene) }]
      : []),
  ];
}

function typeLines({ design: { type } }: Scene): SummaryLine[] {
  const styles = [
    type.bold && 'bold',
    type.capitals && 'all capitals',
    type.oneSize && 'one size for all titles',
  ].filter((style) => style !== false);
  return styles.length > 0 ? [{ label: 'Type', value: styles.join(', ') }] : [];
}

function bodyLines({ design: { body }, look }: Scene): SummaryLine[] {
  if (!look.effects.printsBody) return [];
  const text = body.text.trim().replace(/\n+/g, ' / ');
  const value = [text && `\u201c${text}\u201d`, body.isArtwork && 'artwork by e-mail'];
  return [
    { label: 'Print on the divider', value: value.filter(Boolean).join(', ') || 'not given yet' },
  ];
}

function cutText({ frame, build }: Scene): string {
  const banks = counted(bankRanges(build.tabs, frame.cut).length, 'bank');
  const width = Number(tabWidthInches(frame.cut, frame.die).toFixed(2));
  return `${cutName(frame.cut)}, ${banks}, tabs ${width} in wide`;
}

function colorText({ catalog, design }: Scene): string {
  const names = new Map(paletteOf(catalog, design.product).map(({ id, name }) => [id, name]));
  const pattern = patternOf(design.colors);
  const distinct = [...new Set(pattern)].map((id) => names.get(id) ?? id);
  if (distinct.length === 1) return distinct.join('');
  const inTurn = pattern.length === distinct.length && pattern.length < design.colors.length;
  return inTurn ? `${distinct.join(', ')}, rotating` : `${distinct.join(', ')}, by tab`;
}

/** Returns whether the tabs' colors have to be listed one by one. */
export function hasOwnColors({ design }: Scene): boolean {
  return new Set(design.colors).size > 1;
}

/** The name of each tab's color. */
export function colorNames({ catalog, design }: Scene): string[] {
  const names = new Map(paletteOf(catalog, design.product).map(({ id, name }) => [id, name]));
  return design.colors.map((id) => names.get(id) ?? id);
}

/** Total, price per set, shipping, the date of the prices, and the delivery date if requested. */
export function priceLines(scene: Scene): SummaryLine[] {
  const { catalog, quote } = scene;
  return [
    { label: 'Total, setup included', value: dollars(quote.totalCents) },
    {
      label: 'Per set',
      value: `${dollars(quote.perSetCents)}${roundingNote(quote) && ' (rounded)'}`,
    },
    { label: 'Ground shipping', value: shippingText(scene) },
    { label: 'Prices as of', value: dateText(catalog.book.prices.date) },
    ...arrivalLines(scene),
  ];
}

function shippingText({ catalog, quote, state: { delivery } }: Scene): string {
  const { freeShippingRegion } = catalog.book.limits;
  const { answer } = delivery;
  if (answer?.kind === 'estimate' && answer.chargedPlace) {
    return `Costs extra to ${answer.chargedPlace}; confirmed before you pay`;
  }
  const over = quote.shipping.freeGround ? '' : ` over ${dollars(catalog.freeShippingOver)}`;
  return `Free${over} in the ${freeShippingRegion}`;
}

function arrivalLines({ state: { delivery } }: Scene): SummaryLine[] {
  const { answer } = delivery;
  if (answer?.kind !== 'estimate') return [];
  const { zip, delivery_date, approval_deadline } = answer.estimate;
  return [
    { label: `Arrives in ${zip}`, value: dayText(delivery_date) },
    { label: 'If you approve the proof by', value: instantText(approval_deadline) },
  ];
}
