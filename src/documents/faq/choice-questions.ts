import type { ProductData, ProductId } from '../../book/schema.ts';
import { pagePaths } from '../../contract/paths.ts';
import { businessDays } from '../../delivery/wording.ts';
import { recommendedCut } from '../../layout/cuts.ts';
import { bankCount, cutName, tabWidthInches } from '../../layout/tabs.ts';
import { type Build, defaultBuild } from '../../pricing/build.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';
import { counted, formatCount } from '../../pricing/counts.ts';
import { formatCents } from '../../pricing/money.ts';
import { designerPath } from '../../pricing/order-link.ts';
import { priceAt } from '../../pricing/quote.ts';
import { capitalized, inWords } from '../../pricing/words.ts';
import { productNouns } from '../product-nouns.ts';
import { inches, type Question, type QuestionGroup } from './answer.ts';
import { optionQuestions } from './option-questions.ts';

/** Which product, which cut, which options. */
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

function productQuestion(catalog: SiteCatalog): Question {
  const all = catalog.productIds.map((id) => catalog.book.products[id]);
  return {
    id: 'which-product',
    question: `${capitalized(productNouns(catalog, 'or'))}?`,
    paragraphs: [all.map(({ noun, bestFor }) => `Choose ${noun} for ${bestFor}.`).join(' ')],
    points: catalog.productIds.map((id) => productPoint(catalog, id)),
    links: [
      {
        text: `${capitalized(productNouns(catalog))} prices side by side`,
        path: pagePaths.prices,
      },
    ],
  };
}

function productPoint(catalog: SiteCatalog, id: ProductId): string {
  const { noun, summary, colors, productionDays } = catalog.book.products[id];
  const { setQuantities } = catalog.book.limits;
  const perSet = (build: Build) =>
    formatCents(priceAt(catalog.products[id], build, build.sets).perSetCents);
  const least = defaultBuild(catalog, id);
  const most = { ...least, sets: setQuantities.at(-1) ?? least.sets };
  return [
    `${capitalized(noun)}: ${summary}`,
    ...(colors ? [`${counted(colors.list.length, colorNoun[colors.look])}.`] : []),
    `About ${businessDays(productionDays)}.`,
    `${counted(least.tabs, 'tab')}: $${perSet(least)} a set at ${counted(least.sets, 'set')}, $${perSet(most)} at ${formatCount(most.sets)}.`,
  ].join(' ');
}

const colorNoun = { film: 'film color', tinted: 'stock color' } as const;

const organizing: Question = {
  id: 'organize',
  question: "How do I organize a binder's sections?",
  paragraphs: [
    'Give a tab to each thing that a reader will look for, in the order in which it is used, and name it in the words that they would use. Up to ten sections, names read best; beyond that, numbers or letters with a table of contents in front are found faster, and the same set serves many binders.',
    'Leave a blank tab or two where a section may still come: a blank tab costs what a printed one costs, and a new order costs much more.',
  ],
};

function cutQuestion(catalog: SiteCatalog): Question {
  const { die, cuts } = catalog.book.products[catalog.defaultProduct];
  const usual = Math.min(Math.max(5, cuts.min), cuts.max);
  const recommended = (tabs: number) => {
    const cut = recommendedCut(tabs, cuts, die);
    const width = inches(tabWidthInches(cut, die));
    return `${tabs} tabs: ${cutName(cut)} cut, ${counted(bankCount(tabs, cut), 'bank')}, each tab ${width} wide.`;
  };
  return {
    id: 'cut-and-banks',
    question: 'Which cut do I need, and how many banks?',
    paragraphs: [
      `A ${cutName(usual)} cut has ${inWords(usual)} tab positions along the ${die.sheet.heightInches} inch edge. When there are more tabs than positions they begin again at the top: each such row is a bank. Fewer banks are easier to read, wider tabs hold more text. What we recommend:`,
      `Cuts from ${cutName(cuts.min)} to ${cutName(cuts.max)} are offered, all at one price, and the designer shows them side by side with your titles on them.`,
    ],
    points: [5, 8, 12, 25]
      .filter((tabs) => tabs <= catalog.book.limits.tabsPerSet.max)
      .map(recommended),
    links: [{ text: 'See your titles on each cut', path: designerPath(catalog.defaultProduct) }],
  };
}

function sizeQuestion({ book, productIds }: SiteCatalog): Question {
  const sizes = Map.groupBy(
    productIds.map((id) => book.products[id]),
    sizeText,
  );
  const [first = ''] = sizes.keys();
  const bySize = [...sizes].map(
    ([size, products]) => `${capitalized(products.map(({ noun }) => noun).join(', '))}: ${size}`,
  );
  return {
    id: 'size',
    question: 'What size are the dividers?',
    paragraphs: [sizes.size === 1 ? capitalized(first) : bySize.join(' ')],
  };
}

function sizeText({ die }: ProductData): string {
  const { sheet, tabExtensionInches } = die;
  return `${sheet.widthInches} x ${sheet.heightInches} inches, and the tabs extend ${tabExtensionInches} inch, so a divider is ${sheet.widthInches + tabExtensionInches} x ${sheet.heightInches} inches overall and its tabs show beyond the pages.`;
}
