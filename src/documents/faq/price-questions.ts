import { pagePaths, productPricesPath } from '../../contract/paths.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { statedFacts } from '../../pricing/facts.ts';
import { type Cents, formatCents } from '../../pricing/money.ts';
import { orderPath } from '../../pricing/order-link.ts';
import { priceAt } from '../../pricing/quote.ts';
import { listed } from '../words.ts';
import { exampleBuild } from '../worked-examples.ts';
import type { QuestionGroup } from './answer.ts';

/** What index tabs cost, and what is in the price. */
export function priceQuestions(catalog: Catalog): QuestionGroup {
  const facts = statedFacts(catalog);
  const { setQuantities } = catalog.book.limits;
  const collated = 'product=paper&tabs=8&sets=250&collation=collated&punch=3hole';
  const examples = [
    ['5 paper tabs, 25 sets, nothing added', 'product=paper&tabs=5&sets=25'],
    ['8 paper tabs, 250 sets, collated and 3-hole punched', collated],
    [
      '26 paper tabs (A to Z), 50 sets, collated',
      'product=paper&tabs=26&sets=50&collation=collated',
    ],
    ['8 poly tabs, 25 sets', 'product=poly&tabs=8&sets=25'],
  ] as const;
  const [few, more] = [25, 50].map((sets) => `product=paper&tabs=5&sets=${sets}`);
  const priced = (query = '') => price(catalog, query);
  return {
    id: 'price',
    title: 'Price',
    questions: [
      {
        id: 'how-much',
        question: 'How much do printed index tabs cost?',
        paragraphs: [
          'It depends on the material, the number of tabs in a set, the number of sets, and what you add. Some examples, setup included:',
          'The price pages have every quantity, and work out your own build.',
        ],
        points: examples.map(
          ([words, query]) =>
            `${words}: $${priced(query).perSet} a set, $${priced(query).total} in all.`,
        ),
        links: [
          { text: 'Paper prices', path: productPricesPath('paper') },
          { text: 'Poly prices', path: productPricesPath('poly') },
          {
            text: 'Open 8 tabs, 250 sets, collated and 3-hole in the designer',
            path: orderPath(catalog.products.paper, exampleBuild(catalog, collated)),
          },
        ],
      },
      {
        id: 'setup',
        question: 'Is there a setup charge?',
        paragraphs: [`${facts.setup} ${facts.proof} The minimum order is ${facts.minimumOrder}.`],
      },
      {
        id: 'how-many-sets',
        question: 'How many sets should I order?',
        paragraphs: [
          `One set for each binder, and a few to spare: a second order pays for setup again. Sets are sold in these quantities: ${listed(setQuantities.map(String))}.`,
          `More sets make each one cheaper. 25 sets of 5 paper tabs cost $${priced(few).perSet} a set and $${priced(few).total} in all; 50 sets cost $${priced(more).perSet} a set and $${priced(more).total} in all. So for 30 binders, 50 sets cost $${difference(priced(few), priced(more))} more than 25 would.`,
        ],
        links: [{ text: 'Compare all quantities', path: pagePaths.prices }],
      },
      {
        id: 'wording',
        question: 'Does the wording change the price?',
        paragraphs: [
          'No. The wording of titles, the cut, the color of the film on paper tabs and the order of collation never change a price. A blank tab costs what a printed one costs. On poly, each color of plastic beyond the first in a set is charged once per order.',
        ],
      },
      {
        id: 'by-quote',
        question: 'What can not be priced here?',
        paragraphs: [
          `These are priced only by quote: ${catalog.book.quoteOnly.map(({ label }) => label).join('; ')}. Send us what you need and we will answer with a price.`,
        ],
        links: [{ text: 'Ask for a quote', path: catalog.book.seller.quotePath }],
      },
    ],
  };
}

interface ExamplePrice {
  readonly perSet: string;
  readonly total: string;
  readonly totalCents: Cents;
}

function price(catalog: Catalog, query: string): ExamplePrice {
  const build = exampleBuild(catalog, query);
  const { perSetCents, totalCents } = priceAt(catalog.products[build.product], build, build.sets);
  return { perSet: formatCents(perSetCents), total: formatCents(totalCents), totalCents };
}

function difference(lower: ExamplePrice, higher: ExamplePrice): string {
  return formatCents(higher.totalCents - lower.totalCents);
}
