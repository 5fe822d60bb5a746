import type { ProductData, Section } from '../../book/schema.ts';
import { cutsInWords, offeredCuts, recommendedCut } from '../../layout/cuts.ts';
import { typeSizesOf } from '../../layout/fit.ts';
import { bankCount, cutName, tabWidthInches } from '../../layout/tabs.ts';
import { defaultBuild } from '../../pricing/build.ts';
import {
  type PricedChoice,
  type SiteCatalog,
  sellsColors,
  textsByProduct,
} from '../../pricing/catalog.ts';
import { priceAt } from '../../pricing/quote.ts';
import { businessDays, counted, plural } from '../../text/counts.ts';
import type { Values } from '../../text/fill-in.ts';
import { dollars } from '../../text/money.ts';
import { capitalized, inWords, listed } from '../../text/words.ts';
import { table } from '../plain-text.ts';
import { productNouns } from '../texts.ts';

/** Products, cuts, sizes and colors in words. */
export function choosingValues(catalog: SiteCatalog): Values {
  const { productIds, products, defaultProduct } = catalog;
  const { data, tabsPerSet } = products[defaultProduct];
  const { die, cuts } = data;
  const offered = offeredCuts(cuts);
  const byDie = Map.groupBy(productIds, (id) => JSON.stringify(products[id].data.die));
  return {
    WhichProduct: productIds.length > 1 ? capitalized(productNouns(catalog, 'or')) : undefined,
    bestFor: textsByProduct(catalog, ({ data }) => data.bestFor)
      .map(({ text, nouns }) => `Choose ${nouns} for ${text}.`)
      .join(' '),
    productsInShort: productIds.map((id) => {
      const least = defaultBuild(catalog, id);
      const { noun, summary, productionDays } = products[id].data;
      const { totalCents } = priceAt(products[id], least, least.sets);
      return `${capitalized(noun)}: ${summary} Made in about ${businessDays(productionDays)}. ${dollars(totalCents)} for ${counted(least.sets, 'set')} of ${counted(least.tabs, 'tab')}.`;
    }),
    banks: bankText(die, offered),
    cutsInWords: cutsInWords(cuts),
    recommendedCuts: [5, 8, 12, 25]
      .filter((tabs) => tabs <= tabsPerSet.max)
      .map((tabs) => {
        const cut = recommendedCut(tabs, cuts, die);
        return `${tabs} tabs: ${cutName(cut)} cut, ${counted(bankCount(tabs, cut), 'bank')}, ${widthOf(cut, die)}-inch tabs.`;
      }),
    cutTables: [...byDie.values()].flatMap((ids) => cutTable(ids.map((id) => products[id].data))),
    titleLines: `${inWords(die.maxTitleLines)} ${plural('line', die.maxTitleLines)}`,
    mostTabs: counted(tabsPerSet.max, 'tab'),
    sizes: aboutProducts(catalog, sizeText).join(' '),
    ifColors: sellsColors(catalog) ? '' : undefined,
    colors: aboutProducts(catalog, colorsText, true),
    changeable: sellsColors(catalog) ? 'titles, colors and the cut' : 'titles and the cut',
  };
}

/** Texts about products, each once, with the products that it is about if it isn't about all. */
function aboutProducts(
  catalog: SiteCatalog,
  textOf: (data: ProductData) => string,
  isNamed = false,
): string[] {
  const texts = textsByProduct(catalog, ({ data }) => textOf(data));
  const isOne = texts.length === 1 && !isNamed;
  return texts.flatMap(({ text, nouns }) => {
    if (text === '') return [];
    return isOne ? text : capitalized(`${nouns}: ${text}`);
  });
}

/** Questions about options: each option that has a question in the book, once, its default last. */
export function optionQuestions({ products, productIds }: SiteCatalog): Section[] {
  const asked = productIds
    .flatMap((id) => products[id].options)
    .filter(({ question, choices }) => question !== undefined && choices.size > 1);
  return [...Map.groupBy(asked, ({ key }) => key)].flatMap(([id, [option]]) => {
    const choices = [...(option?.choices.values() ?? [])].sort(
      (one, other) => Number(one.isDefault) - Number(other.isDefault),
    );
    return { id, title: option?.question ?? '', paragraphs: choices.map(explained) };
  });
}

function explained({ label, meaning, data: { advice } }: PricedChoice): string {
  const lowered = meaning.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
  return `${label}: ${lowered}${advice ? ` ${advice}` : ''}`;
}

function bankText(die: ProductData['die'], offered: readonly number[]): string {
  const usual = offered.find((cut) => cut >= 5) ?? offered.at(-1) ?? 5;
  return `A ${cutName(usual)} cut has ${inWords(usual)} tab positions along the ${die.sheet.heightInches}-inch edge. If a set has more tabs than that, the positions start over at the top. Each run of positions is a bank.`;
}

/** The cuts of products with the same die, with the width of their tabs and the type sizes. */
function cutTable(products: readonly ProductData[]): string[] {
  const { die } = products[0] as ProductData;
  const { minCut, maxCut, minTabInches } = die.recommended;
  const offered = [...new Set(products.flatMap(({ cuts }) => offeredCuts(cuts)))];
  const ranges = products.map(({ noun, cuts }) => `${noun} ${cutsInWords(cuts)}`);
  const rows = offered.map((cut) => {
    const { min, max } = typeSizesOf(cut, die);
    return [cutName(cut), widthOf(cut, die), min === max ? min : `${min}-${max}`];
  });
  return [
    `Cuts: ${listed(ranges)}. ${bankText(die, offered)} Recommended: from ${cutName(minCut)} to ${cutName(maxCut)} with tabs at least ${minTabInches} inch wide, the cut with the fewest banks; of those, one that fills every bank; of those, the widest tabs. A title takes at most ${die.maxTitleLines} lines.`,
    table(['cut', 'tab width in inches', 'type in points'], rows),
  ];
}

/** The width of a tab, rounded to hundredths of an inch. */
function widthOf(cut: number, die: ProductData['die']): number {
  return Number(tabWidthInches(cut, die).toFixed(2));
}

function sizeText({ die: { sheet, tabExtensionInches } }: ProductData): string {
  const overall = Number((sheet.widthInches + tabExtensionInches).toFixed(3));
  return `${sheet.widthInches} x ${sheet.heightInches} inches plus a ${tabExtensionInches}-inch tab: ${overall} x ${sheet.heightInches} inches overall, so the tabs show past your pages.`;
}

function colorsText({ colors, colorChange }: ProductData): string {
  if (!colors) return '';
  const { list, look, filmName = 'film' } = colors;
  if (look === 'film') {
    const names = listed(list.map(({ name }) => name));
    return `${filmName} over the tab in ${counted(list.length, 'color')}: ${names}. ${list[0]?.name} is the default.`;
  }
  const stock = listed(list.map(({ id, name }) => `${name} (${id})`));
  const isCharged = colorChange !== undefined && list.length > 1;
  return `tinted through, in ${counted(list.length, 'stock color')} (stock number): ${stock}.${isCharged ? ' A set in several colors costs more: each extra color is a color change.' : ''}`;
}
