import { pagePaths, productPricesPath } from '../../contract/paths.ts';
import { orderPath } from '../../order/path.ts';
import { type Build, defaultBuild } from '../../pricing/build.ts';
import { hasColors, type SiteCatalog } from '../../pricing/catalog.ts';
import { statedFacts } from '../../pricing/facts.ts';
import { quantitiesText } from '../../pricing/quantities.ts';
import { priceAt, type QuantityPrice } from '../../pricing/quote.ts';
import { counted, formatCount } from '../../text/counts.ts';
import { formatCents, neverPriced, perSetIsRounded } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import { additionWords, exampleBuild, usualBuild } from '../example-builds.ts';
import { colorPricedNouns } from '../sentences.ts';
import { sitePage } from '../site-pages.ts';
import type { QuestionGroup } from './answer.ts';

/** Questions about what index tabs cost and what the price includes. */
export function priceQuestions(catalog: SiteCatalog): QuestionGroup {
  const facts = statedFacts(catalog);
  const usual = usualBuild(catalog);
  const plain = defaultBuild(catalog, catalog.defaultProduct);
  const points = [
    { build: plain, label: undefined },
    { build: usual, label: undefined },
    ...catalog.book.examples.faq.map((example) => ({
      build: exampleBuild(catalog, example),
      label: example.label,
    })),
  ];
  return {
    id: 'price',
    title: 'Price',
    questions: [
      {
        id: 'how-much',
        question: 'How much do printed index tabs cost?',
        paragraphs: [
          'That depends on the material, the number of tabs in a set, the number of sets and the options. Some examples, setup included:',
          `${perSetIsRounded} The price pages list every quantity and price your own set.`,
        ],
        points: points.map(
          ({ build, label }) =>
            `${buildWords(catalog, build, label)}: ${priceWords(catalog, build)}.`,
        ),
        links: [
          ...catalog.productIds.map((id) => ({
            text: sitePage(catalog, productPricesPath(id)).name,
            path: productPricesPath(id),
          })),
          {
            text: `Open ${counted(usual.sets, 'set')} of ${counted(usual.tabs, 'tab')} in the designer`,
            path: orderPath(catalog.products[usual.product], usual),
          },
        ],
      },
      {
        id: 'setup',
        question: 'Is there a setup charge?',
        paragraphs: [`${facts.setup} The minimum order is ${facts.minimumOrder}.`],
      },
      {
        id: 'how-many-sets',
        question: 'How many sets should I order?',
        paragraphs: [
          `One for each binder, plus a few spares${paysSetup(catalog) ? ', since a second order pays for setup again' : ''}. You can order ${quantitiesText(catalog, (sets) => `${listed(sets.map(formatCount), 'or')} sets`)}.`,
          moreSets(catalog),
        ],
        links: [{ text: 'Compare all quantities', path: pagePaths.prices }],
      },
      {
        id: 'wording',
        question: 'Does the wording change the price?',
        paragraphs: [
          `No. ${neverPriced(hasColors(catalog))} A blank tab costs the same as a printed one.${colorCharge(catalog)}`,
        ],
      },
      {
        id: 'by-quote',
        question: 'What needs a quote?',
        paragraphs: [
          `These are priced only by quote: ${catalog.book.quoteOnly.map(({ label }) => label).join('; ')}. Tell us what you need, and we'll send you a price.`,
        ],
        links: [{ text: 'Ask for a quote', path: catalog.book.seller.quotePath }],
      },
    ],
  };
}

function paysSetup({ products, productIds }: SiteCatalog): boolean {
  return productIds.some((id) => products[id].setup > 0);
}

/** `26 paper tabs (A to Z), 50 sets, collated` */
function buildWords(catalog: SiteCatalog, build: Build, label?: string): string {
  const { noun } = catalog.book.products[build.product];
  const tabs = `${counted(build.tabs, `${noun} tab`)}${label ? ` (${label})` : ''}`;
  return `${tabs}, ${counted(build.sets, 'set')}, ${additionWords(catalog, build)}`;
}

/** How the next quantity lowers the price per set, and how little it adds to the total. */
function moreSets(catalog: SiteCatalog): string {
  const few = defaultBuild(catalog, catalog.defaultProduct);
  const { quantities } = catalog.products[few.product];
  const { noun } = catalog.book.products[few.product];
  const many = { ...few, sets: quantities[quantities.indexOf(few.sets) + 1] ?? few.sets };
  const [fewPrice, manyPrice] = [priceOf(catalog, few), priceOf(catalog, many)];
  const isCheaper = manyPrice.perSetCents < fewPrice.perSetCents;
  const binders = few.sets + Math.ceil((many.sets - few.sets) / 5);
  const difference = formatCents(manyPrice.totalCents - fewPrice.totalCents);
  const [fewSets, manySets] = [few, many].map(({ sets }) => counted(sets, 'set'));
  return [
    ...(isCheaper ? ['The more you order, the less each set costs.'] : []),
    `${fewSets} of ${counted(few.tabs, `${noun} tab`)} cost ${priceWords(catalog, few)}. ${manySets} cost ${priceWords(catalog, many)}.`,
    `If you need ${formatCount(binders)}, order ${formatCount(many.sets)}: they cost $${difference} more than ${formatCount(few.sets)}.`,
  ].join(' ');
}

function colorCharge(catalog: SiteCatalog): string {
  const nouns = colorPricedNouns(catalog);
  return nouns && ` On ${nouns}, each extra color in a set is charged once per order.`;
}

/** `$5.45 a set and $136.25 total` */
function priceWords(catalog: SiteCatalog, build: Build): string {
  const { perSetCents, totalCents } = priceOf(catalog, build);
  return `$${formatCents(perSetCents)} a set and $${formatCents(totalCents)} total`;
}

function priceOf(catalog: SiteCatalog, build: Build): QuantityPrice {
  return priceAt(catalog.products[build.product], build, build.sets);
}
