import { bankCount, cutName } from '../layout/tabs.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { listed } from '../text/words.ts';
import type { Action } from './change.ts';
import { derive } from './derive.ts';
import { type Design, defaultColor, paletteOf } from './design.ts';

/** Controls for these show what they cost. */
const priced: readonly Action['do'][] = ['choose', 'setSets', 'setTabs', 'setProduct'];

/**
 * What an edit changed that the buyer didn't ask for: the automatic cut, the banks, the total,
 * choices that another product or choice rules out; empty if nothing.
 *
 * @example 'Now 1/8 cut (was 1/5) and $142.10 total (was $136.25)'
 */
export function sideEffects(catalog: Catalog, before: Design, now: Design, edit: Action): string {
  if (edit.do === 'setCut') return '';
  const [old, fresh] = [factsOf(catalog, before), factsOf(catalog, now)];
  const isPriced = priced.includes(edit.do);
  const { onlyTabs } = catalog.products[now.product];
  const isFilledUp = edit.do === 'setProduct' || (onlyTabs !== undefined && edit.do !== 'setTabs');
  const changes = [
    isFilledUp && fresh.tabs !== old.tabs && `${fresh.tabs} (was ${old.tabs})`,
    fresh.cut !== old.cut && `${fresh.cut} cut (was ${old.cut})`,
    fresh.banks !== old.banks && `${fresh.banks} (was ${old.banks})`,
    !isPriced && fresh.total !== old.total && `${fresh.total} total (was ${old.total})`,
    ...ruledOut(catalog, before, now, edit),
  ].filter((change) => change !== false);
  return changes.length > 0 ? `Now ${listed(changes)}` : '';
}

function ruledOut(catalog: Catalog, before: Design, now: Design, edit: Action): string[] {
  if (edit.do === 'setTabs') return recolored(catalog, before, now);
  if (edit.do !== 'choose' && edit.do !== 'setProduct') return [];
  const label = ({ product, options }: Design, key: string) =>
    catalog.products[product].options
      .find((option) => option.key === key)
      ?.choices.get(options[key] ?? '')?.label;
  const changes = catalog.products[before.product].options
    .filter(({ key, default: usual }) => before.options[key] !== usual)
    .filter(({ key }) => !('option' in edit && edit.option === key))
    .filter(({ key }) => before.options[key] !== now.options[key])
    .map(({ key, label: name }) => [label(now, key) ?? `no ${name}`, label(before, key)]);
  const hadColors = before.colors.some((color) => color !== defaultColor(catalog, before.product));
  if (before.sets !== now.sets) changes.push([`${now.sets} sets`, `${before.sets}`]);
  if (hadColors && edit.do === 'setProduct') {
    changes.push([colorsOf(catalog, now), colorsOf(catalog, before)]);
  }
  return changes.map(([fresh, old]) => `${fresh} (was ${old})`);
}

/** Tabs that come back have their colors, which may be charged. */
function recolored(catalog: Catalog, before: Design, now: Design): string[] {
  const [old, fresh] = [before, now].map(({ colors }) => new Set(colors).size);
  return old === fresh ? [] : [`${colorsOf(catalog, now)} (was ${colorsOf(catalog, before)})`];
}

/** @example '3 tab colors', 'White tabs' */
function colorsOf(catalog: Catalog, { product, colors }: Design): string {
  const [only, ...more] = new Set(colors);
  const { name = 'uncolored' } = paletteOf(catalog, product).find(({ id }) => id === only) ?? {};
  return more.length > 0 ? `${more.length + 1} tab colors` : `${name} tabs`;
}

function factsOf(catalog: Catalog, design: Design) {
  const { frame, build, quote } = derive(catalog, design);
  return {
    tabs: counted(build.tabs, 'tab'),
    cut: cutName(frame.cut),
    banks: counted(bankCount(build.tabs, frame.cut), 'bank'),
    total: dollars(quote.totalCents),
  };
}
