import { bankCount, cutName } from '../layout/tabs.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { listed } from '../text/words.ts';
import type { Action } from './change.ts';
import { derive } from './derive.ts';
import { type Design, defaultColor, paletteOf } from './design.ts';

/** Whoever does these expects another price, which the page shows all the time. */
const priced: readonly Action['do'][] = [
  'choose',
  'setSets',
  'setTabs',
  'insertTab',
  'removeTab',
  'setProduct',
];

/**
 * What an edit changed that the buyer didn't ask for: the automatic cut, the banks, the total,
 * choices that another product or choice rules out; empty if nothing.
 *
 * @example 'Now 1/8 cut (was 1/5 cut) and 2 banks (was 3 banks)'
 */
export function sideEffects(catalog: Catalog, before: Design, now: Design, edit: Action): string {
  if (edit.do === 'setCut') return '';
  const watched = watchedOf(catalog, before, edit);
  const old = watched(before);
  const changes = watched(now).flatMap((fact, at) =>
    fact === old[at] ? [] : [`${fact} (was ${old[at]})`],
  );
  return changes.length > 0 ? `Now ${listed(changes)}` : '';
}

/** The facts of any design that an edit may change besides what was asked for. */
function watchedOf(catalog: Catalog, before: Design, edit: Action) {
  const switches = edit.do === 'setProduct';
  const isColored = before.colors.some((color) => color !== defaultColor(catalog, before.product));
  const chosen = catalog.products[before.product].options.filter(
    ({ key, default: usual }) =>
      before.options[key] !== usual && !('option' in edit && edit.option === key),
  );
  return (design: Design): string[] => {
    const { frame, build, quote } = derive(catalog, design);
    const { options, onlyTabs } = catalog.products[design.product];
    const labelOf = (key: string) =>
      options.find((one) => one.key === key)?.choices.get(design.options[key] ?? '')?.label;
    const isFilledUp = switches || (onlyTabs !== undefined && edit.do !== 'setTabs');
    return [
      isFilledUp ? counted(build.tabs, 'tab') : '',
      `${cutName(frame.cut)} cut`,
      counted(bankCount(build.tabs, frame.cut), 'bank'),
      priced.includes(edit.do) ? '' : `${dollars(quote.totalCents)} total`,
      ...chosen.map(({ key, label }) => labelOf(key) ?? `no ${label}`),
      switches ? counted(build.sets, 'set') : '',
      switches && isColored ? colorsOf(catalog, design) : '',
    ];
  };
}

/** @example '3 tab colors', 'White tabs' */
function colorsOf(catalog: Catalog, { product, colors }: Design): string {
  const [only, ...more] = new Set(colors);
  const { name = 'uncolored' } = paletteOf(catalog, product).find(({ id }) => id === only) ?? {};
  return more.length > 0 ? `${more.length + 1} tab colors` : `${name} tabs`;
}
