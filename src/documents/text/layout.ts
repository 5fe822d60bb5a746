import { offeredCuts } from '../../layout/cuts.ts';
import { cutName, tabWidthInches } from '../../layout/tabs.ts';
import { typeSizesOf } from '../../layout/type-area.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { productIds } from '../../pricing/catalog.ts';
import { listed } from '../../pricing/words.ts';
import { list, table } from '../markdown.ts';
import { terms } from '../terms.ts';

/** What cuts there are, how wide their tabs are, and what type they take. */
export function cutsText({ book }: Catalog): string[] {
  const { die } = book;
  const { sheet, tabExtensionInches, recommended } = die;
  const offered = [...new Set(productIds.flatMap((id) => offeredCuts(book.products[id].cuts)))];
  const ranges = productIds.map((id) => {
    const { min, max } = book.products[id].cuts;
    return `${id} ${cutName(min)} to ${cutName(max)}`;
  });
  return [
    '## Cuts',
    `A divider is ${sheet.widthInches} x ${sheet.heightInches} inches with a tab that stands out ${tabExtensionInches} inch. Cuts offered: ${listed(ranges)}. Recommended: among ${cutName(recommended.minCut)} to ${cutName(recommended.maxCut)} with tabs at least ${recommended.minTabInches} inch wide the fewest banks, then one that fills every bank, then the widest tabs. A title takes at most ${die.maxTitleLines} lines.`,
    table(
      ['cut', 'tab width in inches', 'type in points'],
      offered.map((cut) => {
        const { min, max } = typeSizesOf(cut, die);
        return [
          cutName(cut),
          Number(tabWidthInches(cut, die).toFixed(2)),
          min === max ? min : `${min}-${max}`,
        ];
      }),
    ),
  ];
}

/** The colors that tabs come in; which one never changes a price. */
export function colorsText({ book }: Catalog): string[] {
  const mylar = book.mylarColors.map(({ name }) => name);
  const poly = book.polyColors.map(({ id, name }) => `${name} (${id})`);
  const changesMax = poly.length - 1;
  const several =
    changesMax > 0
      ? ` A set in several colors has one color change less than colors: at most ${changesMax}, and fewer than tabs.`
      : '';
  return [
    '## Colors',
    list([
      `Paper is white; its tabs are covered with Mylar in ${oneOf(mylar, 'color')}. ${mylar[0]} is the default.`,
      `Poly is tinted through, in ${oneOf(poly, 'stock color', ' (stock number)')}.${several}`,
    ]),
  ];
}

/** `one of 2 colors: Clear and White`, `one color: Clear` */
function oneOf(names: readonly string[], thing: string, note = ''): string {
  const count = names.length === 1 ? `one ${thing}` : `one of ${names.length} ${thing}s`;
  return `${count}${note}: ${listed(names)}`;
}

/** The words of the trade. */
export function termsText(): string[] {
  return ['## Terms', list(terms.map(({ term, meaning }) => `${term}: ${meaning}.`))];
}
