import type { ProductData } from '../../book/schema.ts';
import { type Section, section } from '../../book/section.ts';
import { pagePaths } from '../../contract/paths.ts';
import { cutsInWords, offeredCuts, recommendedCut } from '../../layout/cuts.ts';
import { typeSizesOf } from '../../layout/fit.ts';
import { bankCount, cutName, tabWidthInches } from '../../layout/tabs.ts';
import { designerPath } from '../../order/path.ts';
import { defaultBuild } from '../../pricing/build.ts';
import { textsByProduct } from '../../pricing/by-product.ts';
import type { PricedChoice, PricedProduct, SiteCatalog } from '../../pricing/catalog.ts';
import { priceAt } from '../../pricing/quote.ts';
import { businessDays, counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { capitalized, countInWords, inWords, listed } from '../../text/words.ts';
import { table } from '../plain-text.ts';
import { productNouns } from '../sentences.ts';
import {
  type DocumentSection,
  everywhere,
  type SectionGroup,
  type SectionSources,
} from './section.ts';

export function choosing({ catalog }: SectionSources): SectionGroup {
  const asked = [
    ...(catalog.productIds.length > 1 ? [whichProduct(catalog)] : []),
    organizing,
    whichCut(catalog),
    ...optionQuestions(catalog),
  ];
  return {
    id: 'choosing',
    title: 'Choosing',
    sections: [
      ...asked.map((question): DocumentSection => ({ ...question, in: ['faq'] })),
      cuts(catalog),
      size(catalog),
      ...colors(catalog),
    ],
  };
}

function whichProduct(catalog: SiteCatalog): Section {
  const uses = textsByProduct(catalog, ({ data }) => data.bestFor);
  return section(
    'which-product',
    `${capitalized(productNouns(catalog, 'or'))}?`,
    [uses.map(({ text, nouns }) => `Choose ${nouns} for ${text}.`).join(' ')],
    {
      points: catalog.productIds.map((id) => productPoint(catalog, catalog.products[id])),
      links: [
        {
          text: `${capitalized(productNouns(catalog))} prices side by side`,
          path: pagePaths.prices,
        },
      ],
    },
  );
}

function productPoint(catalog: SiteCatalog, product: PricedProduct): string {
  const { noun, summary, productionDays } = product.data;
  const least = defaultBuild(catalog, product.id);
  const { totalCents } = priceAt(product, least, least.sets);
  const size = `${counted(least.sets, 'set')} of ${counted(least.tabs, 'tab')}`;
  return `${capitalized(noun)}: ${summary} Made in about ${businessDays(productionDays)}. ${dollars(totalCents)} for ${size}.`;
}

const organizing = section('organize', "How do I organize a binder's sections?", [
  'Give each thing people look up its own tab. Put the tabs in the order they get used, and use the names your readers use. Past ten sections or so, numbers or letters and a table of contents are faster to use, and one set works for many binders.',
  'If you may add a section later, order a blank tab or two now. A second order costs far more.',
]);

/** Questions about options: each option that has a question in the book, once, its default last. */
function optionQuestions({ products, productIds }: SiteCatalog): Section[] {
  const asked = productIds
    .flatMap((id) => products[id].options)
    .filter(({ question, choices }) => question !== undefined && choices.size > 1);
  return [...Map.groupBy(asked, ({ key }) => key)].flatMap(([id, [option]]) => {
    const choices = [...(option?.choices.values() ?? [])].sort(
      (one, other) => Number(one.isDefault) - Number(other.isDefault),
    );
    return section(id, option?.question ?? '', choices.map(explained));
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

function whichCut(catalog: SiteCatalog): Section {
  const { data, tabsPerSet } = catalog.products[catalog.defaultProduct];
  const { die, cuts } = data;
  const offered = offeredCuts(cuts);
  const recommended = (tabs: number) => {
    const cut = recommendedCut(tabs, cuts, die);
    const width = inches(tabWidthInches(cut, die));
    return `${tabs} tabs: ${cutName(cut)} cut, ${counted(bankCount(tabs, cut), 'bank')}, each tab ${width} wide.`;
  };
  const only = `Every set has a ${cutsInWords(cuts)} cut.`;
  const several = `We make cuts ${Array.isArray(cuts) ? 'of' : 'from'} ${cutsInWords(cuts)}, all at the same price.`;
  return section(
    'cut-and-banks',
    'Which cut do I need, and how many banks?',
    [
      `${bankText(die, offered)} Fewer banks are easier to read, and wider tabs have room for more text. We recommend:`,
      `${offered.length === 1 ? only : several} The designer shows your titles on ${offered.length === 1 ? 'it' : 'each one'}.`,
    ],
    {
      points: [5, 8, 12, 25].filter((tabs) => tabs <= tabsPerSet.max).map(recommended),
      links: [{ text: 'See your titles on each cut', path: designerPath(catalog.defaultProduct) }],
    },
  );
}

/** The cuts, the width of their tabs and the type sizes: once for every die. */
function cuts({ book, productIds }: SiteCatalog): DocumentSection {
  const products = productIds.map((id) => book.products[id]);
  const dies = [...Map.groupBy(products, ({ die }) => JSON.stringify(die)).values()];
  return {
    ...section('cuts', 'Cuts and banks', []),
    blocks: dies.flatMap(dieBlocks),
    in: ['llmsFull', 'designer'],
  };
}

function dieBlocks(products: readonly ProductData[]): string[] {
  const { die } = products[0] as ProductData;
  const { minCut, maxCut, minTabInches } = die.recommended;
  const offered = [...new Set(products.flatMap(({ cuts }) => offeredCuts(cuts)))];
  const ranges = products.map(({ noun, cuts }) => `${noun} ${cutsInWords(cuts)}`);
  const rows = offered.map((cut) => {
    const width = Number(tabWidthInches(cut, die).toFixed(2));
    return [cutName(cut), width, typeRange(cut, die, '-')];
  });
  return [
    `Cuts: ${listed(ranges)}. ${bankText(die, offered)} Recommended: from ${cutName(minCut)} to ${cutName(maxCut)} with tabs at least ${minTabInches} inch wide, the cut with the fewest banks; of those, one that fills every bank; of those, the widest tabs. A title takes at most ${die.maxTitleLines} lines.`,
    table(['cut', 'tab width in inches', 'type in points'], rows),
  ];
}

/** @example typeRange(5, die, ' to ') // '10 to 12' */
function typeRange(cut: number, die: ProductData['die'], to: string): string {
  const { min, max } = typeSizesOf(cut, die);
  return min === max ? `${min}` : `${min}${to}${max}`;
}

function size(catalog: SiteCatalog): DocumentSection {
  const sizes = textsByProduct(catalog, ({ data: { die } }) => {
    const { sheet, tabExtensionInches } = die;
    const overall = Number((sheet.widthInches + tabExtensionInches).toFixed(3));
    return `${sheet.widthInches} x ${sheet.heightInches} inches plus a ${tabExtensionInches}-inch tab: ${overall} x ${sheet.heightInches} inches overall, so the tabs show past your pages.`;
  });
  const texts = sizes.map(({ text, nouns }) =>
    sizes.length > 1 ? capitalized(`${nouns}: ${text}`) : text,
  );
  return { ...section('size', 'What size are the dividers?', [texts.join(' ')]), in: everywhere };
}

/** The colors of tabs; the choice of color never changes a price. */
function colors(catalog: SiteCatalog): DocumentSection[] {
  const points = textsByProduct(catalog, ({ data }) => colorsOf(data)).flatMap(({ text, nouns }) =>
    text === '' ? [] : [`${capitalized(nouns)}: ${text}`],
  );
  if (points.length === 0) return [];
  return [
    {
      ...section('colors', 'Which colors can I get?', [
        'Every tab of a set can have its own color:',
      ]),
      points,
      in: everywhere,
    },
  ];
}

function colorsOf({ colors, colorChange }: ProductData): string {
  if (!colors) return '';
  const { list, look, filmName = 'film' } = colors;
  const count = list.length;
  if (look === 'film') {
    const names = listed(list.map(({ name }) => name));
    return `${filmName} over the tab in ${counted(count, 'color')}: ${names}. ${list[0]?.name} is the default.`;
  }
  const stock = listed(list.map(({ id, name }) => `${name} (${id})`));
  const changes =
    colorChange !== undefined && count > 1
      ? ' A set in several colors costs more: each extra color is a color change.'
      : '';
  return `tinted through, in ${counted(count, 'stock color')} (stock number): ${stock}.${changes}`;
}

export function titles({ catalog }: SectionSources): SectionGroup {
  const { data, tabsPerSet } = catalog.products[catalog.defaultProduct];
  const { die, cuts } = data;
  const offered = offeredCuts(cuts);
  const common = offered.filter((cut) => [3, 5, 8, 10].includes(cut));
  const points = (common.length > 0 ? common : offered).map((cut) => {
    const width = inches(tabWidthInches(cut, die));
    return `${cutName(cut)} cut: ${width}, ${typeRange(cut, die, ' to ')} point type.`;
  });
  const links = [{ text: 'Try your titles', path: designerPath(catalog.defaultProduct) }];
  const questions = [
    section(
      'fit',
      'Will my titles fit?',
      [
        `A tab has room for up to ${countInWords(die.maxTitleLines, 'line')} of text. The width of a line depends on the cut:`,
        "The designer shows each title as you type, marks any that don't fit and says what would help.",
      ],
      { points, links },
    ),
    section('series', 'Can I have numbered or lettered tabs?', [
      `Yes: numbers, letters, months or any prefix with a number, up to ${counted(tabsPerSet.max, 'tab')} in a set. The designer fills in the series for you, at the same price as any other titles.`,
    ]),
    section('paste', 'Can I paste my titles from Word or Excel?', [
      'Yes. Copy the column or the list and paste it into the designer. Each line becomes a tab.',
    ]),
    section('blank', 'Can some tabs be blank?', [
      'Yes. Leave a title empty and its tab stays blank.',
    ]),
  ];
  return {
    id: 'titles',
    title: 'Titles',
    sections: questions.map((question) => ({ ...question, in: ['faq'] })),
  };
}

/** `1 inch`, `1.67 inches` */
function inches(length: number): string {
  const rounded = Number(length.toFixed(2));
  return `${rounded} ${rounded === 1 ? 'inch' : 'inches'}`;
}
