import type { ProductData } from '../../book/schema.ts';
import { cutsInWords, offeredCuts } from '../../layout/cuts.ts';
import { typeSizesOf } from '../../layout/fit.ts';
import { colorsName } from '../../layout/look.ts';
import { cutName, tabWidthInches } from '../../layout/tabs.ts';
import { allChoices, type Catalog } from '../../pricing/catalog.ts';
import { capitalized, listed } from '../../text/words.ts';
import { list, table } from '../plain-text.ts';

/** The cuts, the width of their tabs and the type sizes: once for every die. */
export function cutsText({ book, productIds }: Catalog): string[] {
  const products = productIds.map((id) => book.products[id]);
  const dies = Map.groupBy(products, ({ die }) => JSON.stringify(die));
  return ['## Cuts', ...[...dies.values()].flatMap(dieText)];
}

function dieText(products: readonly ProductData[]): string[] {
  const { die } = products[0] as ProductData;
  const { sheet, tabExtensionInches, recommended } = die;
  const offered = [...new Set(products.flatMap(({ cuts }) => offeredCuts(cuts)))];
  const ranges = products.map(({ noun, cuts }) => `${noun} ${cutsInWords(cuts)}`);
  const rows = offered.map((cut) => {
    const { min, max } = typeSizesOf(cut, die);
    const width = Number(tabWidthInches(cut, die).toFixed(2));
    return [cutName(cut), width, min === max ? min : `${min}-${max}`];
  });
  return [
    `A divider is ${sheet.widthInches} x ${sheet.heightInches} inches with a tab that extends ${tabExtensionInches} inch. Cuts offered: ${listed(ranges)}. Recommended: among ${cutName(recommended.minCut)} to ${cutName(recommended.maxCut)} with tabs at least ${recommended.minTabInches} inch wide, the one with the fewest banks; of those, one that fills every bank; of those, the widest tabs. A title takes at most ${die.maxTitleLines} lines.`,
    table(['cut', 'tab width in inches', 'type in points'], rows),
  ];
}

/** The colors of tabs; the choice of color never changes a price. */
export function colorsText({ book, productIds }: Catalog): string[] {
  const lines = productIds.flatMap((id) => colorLine(book.products[id]));
  return lines.length === 0 ? [] : ['## Colors', list(lines)];
}

function colorLine({ noun, colors, colorChange }: ProductData): string[] {
  if (!colors) return [];
  const { list, look, filmName = 'film' } = colors;
  const oneOf = (thing: string) =>
    list.length === 1 ? `one ${thing}` : `one of ${list.length} ${thing}s`;
  if (look === 'film') {
    const names = list.map(({ name }) => name);
    return [
      `${capitalized(noun)} tabs are covered with ${filmName} in ${oneOf('color')}: ${listed(names)}. ${names[0]} is the default.`,
    ];
  }
  const stock = listed(list.map(({ id, name }) => `${name} (${id})`));
  const changes =
    colorChange !== undefined && list.length > 1
      ? ` Color changes are the number of colors in a set minus one: at most ${list.length - 1}, and fewer than the tabs.`
      : '';
  return [
    `${capitalized(noun)} is tinted through, in ${oneOf('stock color')} (stock number): ${stock}.${changes}`,
  ];
}

/**
 * The trade terms that buyers of this shop come across, with their meanings; names of options only
 * if it has them.
 */
export function termsText({ products, productIds }: Catalog): string[] {
  const all = productIds.map((id) => products[id]);
  const named = all.flatMap((product) => [...product.options, ...allChoices(product)]);
  const used = new Set(named.map(({ label }) => label.toLowerCase()));
  const ifUsed = (term: string, meaning: string) =>
    used.has(term.toLowerCase()) ? [`${term}: ${meaning}.`] : [];
  const films = all.flatMap(({ data }) => (data.colors?.look === 'film' ? colorsName(data) : []));
  return [
    '## Terms',
    list([
      'Set: all the tabs of one binder.',
      '1/N cut: N tab positions along the edge of the sheet.',
      'Bank: one full staggered row of tabs, from the first position to the last.',
      ...ifUsed('Collated', 'each set is assembled in the order of its titles'),
      ...ifUsed('Uncollated', 'tabs are stacked by position, and the buyer assembles the sets'),
      ...[...new Set(films)].map((term) => `${term}: colored or clear film on the tab only.`),
      ...ifUsed('Edge reinforcing', 'a strip along the binding edge'),
      ...ifUsed('Body printing', 'anything printed off the tab'),
      'Blank tab: a tab without a title; it is priced like any other.',
    ]),
  ];
}
