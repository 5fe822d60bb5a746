import type { ProductId } from '../../book/schema.ts';
import { pagePaths } from '../../contract/paths.ts';
import { businessDays } from '../../delivery/wording.ts';
import { recommendedCut } from '../../layout/cuts.ts';
import { bankCount, cutName, tabWidthInches } from '../../layout/tabs.ts';
import type { Build } from '../../pricing/build.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';
import { counted, formatCount } from '../../pricing/counts.ts';
import { formatCents } from '../../pricing/money.ts';
import { designerPath } from '../../pricing/order-link.ts';
import { priceAt } from '../../pricing/quote.ts';
import { inWords } from '../../pricing/words.ts';
import { exampleBuild } from '../example-builds.ts';
import { inches, type QuestionGroup } from './answer.ts';
import { optionQuestions } from './option-questions.ts';

/** Which material, which cut, which options. */
export function choiceQuestions(catalog: SiteCatalog): QuestionGroup {
  const { products, die, delivery, polyColors, mylarColors } = catalog.book;
  const { setQuantities, tabsPerSet } = catalog.book.limits;
  const perSet = (build: Build) =>
    formatCents(priceAt(catalog.products[build.product], build, build.sets).perSetCents);
  const pricesOf = (product: ProductId) => {
    const least = exampleBuild(catalog, { product });
    const most = { ...least, sets: setQuantities.at(-1) ?? least.sets };
    return `${counted(least.tabs, 'tab')}: $${perSet(least)} a set at ${counted(least.sets, 'set')}, $${perSet(most)} at ${formatCount(most.sets)}.`;
  };
  const cut = (tabs: number) => recommendedCut(tabs, products.paper.cuts, die);
  const cutOf = (tabs: number) => {
    const banks = bankCount(tabs, cut(tabs));
    const width = inches(tabWidthInches(cut(tabs), die));
    return `${tabs} tabs: ${cutName(cut(tabs))} cut, ${banks} ${banks === 1 ? 'bank' : 'banks'}, each tab ${width} wide.`;
  };
  const usualCut = Math.min(Math.max(5, products.paper.cuts.min), products.paper.cuts.max);
  const { sheet, tabExtensionInches } = die;
  return {
    id: 'choosing',
    title: 'Choosing',
    questions: [
      {
        id: 'paper-or-poly',
        question: 'Paper or poly?',
        paragraphs: [
          'Take paper for binders that are read, kept and filed: trial notebooks, closing binders, proposals, manuals. Take poly for binders that are opened every day, in a workshop, a ward or a classroom, for years.',
        ],
        points: [
          `Paper: ${products.paper.summary} ${counted(mylarColors.length, 'film color')}. About ${businessDays(delivery.productionDays.paper)}. ${pricesOf('paper')}`,
          `Poly: ${products.poly.summary} ${counted(polyColors.length, 'stock color')}. About ${businessDays(delivery.productionDays.poly)}. ${pricesOf('poly')}`,
        ],
        links: [{ text: 'Paper and poly prices side by side', path: pagePaths.prices }],
      },
      {
        id: 'organize',
        question: "How do I organize a binder's sections?",
        paragraphs: [
          'Give a tab to each thing that a reader will look for, in the order in which it is used, and name it in the words that they would use. Up to ten sections, names read best; beyond that, numbers or letters with a table of contents in front are found faster, and the same set serves many binders.',
          'Leave a blank tab or two where a section may still come: a blank tab costs what a printed one costs, and a new order costs much more.',
        ],
      },
      {
        id: 'cut-and-banks',
        question: 'Which cut do I need, and how many banks?',
        paragraphs: [
          `A ${cutName(usualCut)} cut has ${inWords(usualCut)} tab positions along the ${sheet.heightInches} inch edge. When there are more tabs than positions they begin again at the top: each such row is a bank. Fewer banks are easier to read, wider tabs hold more text. What we recommend:`,
          `Cuts from ${cutName(products.paper.cuts.min)} to ${cutName(products.paper.cuts.max)} are offered, all at one price, and the designer shows them side by side with your titles on them.`,
        ],
        points: [5, 8, 12, 25].filter((tabs) => tabs <= tabsPerSet.max).map(cutOf),
        links: [{ text: 'See your titles on each cut', path: designerPath('paper') }],
      },
      {
        id: 'size',
        question: 'What size are the dividers?',
        paragraphs: [
          `Letter: ${sheet.widthInches} x ${sheet.heightInches} inches, and the tabs stand out ${tabExtensionInches} inch, so a divider is ${sheet.widthInches + tabExtensionInches} x ${sheet.heightInches} inches overall and its tabs show beyond the pages.`,
        ],
      },
      ...optionQuestions(products.paper.options),
    ],
  };
}
