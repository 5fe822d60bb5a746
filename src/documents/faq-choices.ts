import type { ProductData } from '../book/schema.ts';
import { type Section, section } from '../book/section.ts';
import { pagePaths } from '../contract/paths.ts';
import { cutsInWords, offeredCuts, recommendedCut } from '../layout/cuts.ts';
import { typeSizesOf } from '../layout/fit.ts';
import { bankCount, cutName, tabWidthInches } from '../layout/tabs.ts';
import { designerPath } from '../order/path.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import type { Catalog, PricedChoice, PricedProduct, SiteCatalog } from '../pricing/catalog.ts';
import { priceAt } from '../pricing/quote.ts';
import { businessDays, counted, formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { capitalized, countInWords, inWords } from '../text/words.ts';
import { productNouns } from './sentences.ts';

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  /** Buyers' questions, with their answers in plain text. */
  readonly questions: readonly Section[];
}

export function choiceQuestions(catalog: SiteCatalog): QuestionGroup {
  return {
    id: 'choosing',
    title: 'Choosing',
    questions: [
      ...(catalog.productIds.length > 1 ? [productQuestion(catalog)] : []),
      organizing,
      cutQuestion(catalog),
      sizeQuestion(catalog),
      ...optionQuestions(catalog),
    ],
  };
}

function productQuestion(catalog: SiteCatalog): Section {
  const all = catalog.productIds.map((id) => catalog.products[id]);
  return {
    id: 'which-product',
    title: `${capitalized(productNouns(catalog, 'or'))}?`,
    paragraphs: [all.map(({ data }) => `Choose ${data.noun} for ${data.bestFor}.`).join(' ')],
    points: all.map((product) => productPoint(product, defaultBuild(catalog, product.id))),
    links: [
      {
        text: `${capitalized(productNouns(catalog))} prices side by side`,
        path: pagePaths.prices,
      },
    ],
  };
}

function productPoint(product: PricedProduct, least: Build): string {
  const { noun, summary, colors, productionDays } = product.data;
  const most = product.quantities.at(-1) ?? least.sets;
  const perSet = (sets: number) => dollars(priceAt(product, least, sets).perSetCents);
  return [
    `${capitalized(noun)}: ${summary}`,
    ...(colors ? [`${counted(colors.list.length, colorNoun[colors.look])}.`] : []),
    `Made in about ${businessDays(productionDays)}.`,
    `${counted(least.tabs, 'tab')}: ${perSet(least.sets)} a set at ${counted(least.sets, 'set')}, ${perSet(most)} at ${formatCount(most)}.`,
  ].join(' ');
}

const colorNoun = { film: 'film color', tinted: 'stock color' } as const;

const organizing: Section = section('organize', "How do I organize a binder's sections?", [
  'Give each thing people look up its own tab. Put the tabs in the order they get used, and use the names your readers use. Past ten sections or so, numbers or letters and a table of contents are faster to use, and one set works for many binders.',
  'If you may add a section later, order a blank tab or two now. A second order costs far more.',
]);

function cutQuestion(catalog: SiteCatalog): Section {
  const { die, cuts } = catalog.book.products[catalog.defaultProduct];
  const offered = offeredCuts(cuts);
  const usual = offered.find((cut) => cut >= 5) ?? offered.at(-1) ?? 5;
  const recommended = (tabs: number) => {
    const cut = recommendedCut(tabs, cuts, die);
    const width = inches(tabWidthInches(cut, die));
    return `${tabs} tabs: ${cutName(cut)} cut, ${counted(bankCount(tabs, cut), 'bank')}, each tab ${width} wide.`;
  };
  return {
    id: 'cut-and-banks',
    title: 'Which cut do I need, and how many banks?',
    paragraphs: [
      `A ${cutName(usual)} cut has ${inWords(usual)} tab positions along the ${die.sheet.heightInches}-inch edge. If a set has more tabs than that, the positions start over at the top. Each run of positions is a bank. Fewer banks are easier to read, and wider tabs have room for more text. We recommend:`,
      `${offered.length === 1 ? `Every set has a ${cutsInWords(cuts)} cut.` : `We make cuts ${Array.isArray(cuts) ? 'of' : 'from'} ${cutsInWords(cuts)}, all at the same price.`} The designer shows your titles on ${offered.length === 1 ? 'it' : 'each one'}.`,
    ],
    points: [5, 8, 12, 25]
      .filter((tabs) => tabs <= catalog.book.limits.tabsPerSet.max)
      .map(recommended),
    links: [{ text: 'See your titles on each cut', path: designerPath(catalog.defaultProduct) }],
  };
}

function sizeQuestion({ book, productIds }: SiteCatalog): Section {
  const products = productIds.map((id) => book.products[id]);
  const sizes = [...Map.groupBy(products, sizeText)];
  const texts = sizes.map(([size, products]) => {
    const nouns = sizes.length > 1 ? `${products.map(({ noun }) => noun).join(', ')}: ` : '';
    return capitalized(`${nouns}${size}`);
  });
  return section('size', 'What size are the dividers?', [texts.join(' ')]);
}

function sizeText({ die }: ProductData): string {
  const { sheet, tabExtensionInches } = die;
  return `${sheet.widthInches} x ${sheet.heightInches} inches plus a ${tabExtensionInches}-inch tab: ${sheet.widthInches + tabExtensionInches} x ${sheet.heightInches} inches overall, so the tabs show past your pages.`;
}

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

/** The most common series, with the number of tabs in each. */
const series: readonly (readonly [name: string, tabs: number])[] = [
  ['1 to 31', 31],
  ['Exhibit 1 to 25', 25],
  ['A to Z', 26],
  ['AA to ZZ', 26],
  ['Roman numerals', 1],
  ['months', 12],
  ['or any prefix with a number', 1],
];

export function titleQuestions(catalog: Catalog): QuestionGroup {
  const { limits, products } = catalog.book;
  const { die, cuts } = products[catalog.defaultProduct];
  const offered = offeredCuts(cuts);
  const common = offered.filter((cut) => [3, 5, 8, 10].includes(cut));
  const { max: tabsMax } = limits.tabsPerSet;
  const fitting = series.filter(([, tabs]) => tabs <= tabsMax).map(([name]) => name);
  const typeOf = (cut: number) => {
    const { min, max } = typeSizesOf(cut, die);
    const points = min === max ? `${min}` : `${min} to ${max}`;
    const width = inches(tabWidthInches(cut, die));
    return `${cutName(cut)} cut: ${width}, ${points} point type.`;
  };
  return {
    id: 'titles',
    title: 'Titles',
    questions: [
      {
        id: 'fit',
        title: 'Will my titles fit?',
        paragraphs: [
          `A tab has room for up to ${countInWords(die.maxTitleLines, 'line')} of text. The width of a line depends on the cut:`,
          "The designer shows each title as you type, marks any that don't fit and says what would help.",
        ],
        points: (common.length > 0 ? common : offered).map(typeOf),
        links: [{ text: 'Try your titles', path: designerPath(catalog.defaultProduct) }],
      },
      section('series', 'Can I have numbered or lettered tabs?', [
        `Yes: ${fitting.join(', ')}, up to ${counted(tabsMax, 'tab')} in a set. The designer fills in the series for you, at the same price as any other titles.`,
      ]),
      section('paste', 'Can I paste my titles from Word or Excel?', [
        'Yes. Copy the column or the list and paste it into the designer. Each line becomes a tab.',
      ]),
      section('blank', 'Can some tabs be blank?', [
        'Yes. Leave a title empty and its tab stays blank.',
      ]),
    ],
  };
}

/** `1 inch`, `1.67 inches` */
function inches(length: number): string {
  const rounded = Number(length.toFixed(2));
  return `${rounded} ${rounded === 1 ? 'inch' : 'inches'}`;
}
