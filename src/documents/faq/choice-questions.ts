import { pagePaths } from '../../contract/paths.ts';
import { recommendedCut } from '../../layout/cuts.ts';
import { bankCount, cutName, tabWidthInches } from '../../layout/tabs.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { formatCents } from '../../pricing/money.ts';
import { designerPath } from '../../pricing/order-link.ts';
import { priceAt } from '../../pricing/quote.ts';
import { exampleBuild } from '../worked-examples.ts';
import { inches, type QuestionGroup } from './answer.ts';

/** Which material, which cut, which options. */
export function choiceQuestions(catalog: Catalog): QuestionGroup {
  const { products, die, delivery, polyColors, mylarColors } = catalog.book;
  const perSet = (query: string) => {
    const build = exampleBuild(catalog, query);
    return formatCents(priceAt(catalog.products[build.product], build, build.sets).perSetCents);
  };
  const cut = (tabs: number) => recommendedCut(tabs, products.paper.cuts, die);
  const cutOf = (tabs: number) => {
    const banks = bankCount(tabs, cut(tabs));
    const width = inches(tabWidthInches(cut(tabs), die));
    return `${tabs} tabs: ${cutName(cut(tabs))} cut, ${banks} ${banks === 1 ? 'bank' : 'banks'}, each tab ${width} wide.`;
  };
  const meaning = (key: string, id: string) =>
    products.paper.options.find((option) => option.key === key)?.choices.find((c) => c.id === id)
      ?.meaning;
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
          `Paper: ${products.paper.summary} ${mylarColors.length} film colors. About ${delivery.productionDays.paper} business days. 5 tabs: $${perSet('product=paper&tabs=5&sets=25')} a set at 25 sets, $${perSet('product=paper&tabs=5&sets=1000')} at 1000.`,
          `Poly: ${products.poly.summary} ${polyColors.length} stock colors. About ${delivery.productionDays.poly} business days. 5 tabs: $${perSet('product=poly&tabs=5&sets=25')} a set at 25 sets, $${perSet('product=poly&tabs=5&sets=1000')} at 1000.`,
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
          `A ${cutName(5)} cut has five tab positions along the ${sheet.heightInches} inch edge. When there are more tabs than positions they begin again at the top: each such row is a bank. Fewer banks are easier to read, wider tabs hold more text. What we recommend:`,
          `Cuts from ${cutName(products.paper.cuts.min)} to ${cutName(products.paper.cuts.max)} are offered, all at one price, and the designer shows them side by side with your titles on them.`,
        ],
        points: [5, 8, 12, 25].map(cutOf),
        links: [{ text: 'See your titles on each cut', path: designerPath('paper') }],
      },
      {
        id: 'size',
        question: 'What size are the dividers?',
        paragraphs: [
          `Letter: ${sheet.widthInches} x ${sheet.heightInches} inches, and the tabs stand out ${tabExtensionInches} inch, so a divider is ${sheet.widthInches + tabExtensionInches} x ${sheet.heightInches} inches overall and its tabs show beyond the pages.`,
        ],
      },
      {
        id: 'collated',
        question: 'Collated or uncollated?',
        paragraphs: [
          `Collated: ${lowerFirst(meaning('collation', 'collated'))} Each set goes straight into its binder. Uncollated: ${lowerFirst(meaning('collation', 'uncollated'))} Choose it when you take tabs as you need them, or assemble the sets yourself.`,
        ],
      },
      {
        id: 'punching',
        question: 'Which hole punching, and do I need reinforcing?',
        paragraphs: [
          `3-hole: ${lowerFirst(meaning('punch', '3hole'))} 2-hole: ${lowerFirst(meaning('punch', '2hole'))} Unpunched dividers are for comb, coil and other bindings.`,
          `Reinforcing, on paper: ${lowerFirst(meaning('reinforce', 'reinforced'))} It is worth its price where pages are turned every day.`,
        ],
      },
    ],
  };
}

function lowerFirst(text = ''): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
