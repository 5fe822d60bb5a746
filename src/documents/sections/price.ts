import { section } from '../../book/section.ts';
import { pagePaths, productPricesPath } from '../../contract/paths.ts';
import { orderPath } from '../../order/path.ts';
import { type Build, defaultBuild } from '../../pricing/build.ts';
import { type SiteCatalog, sellsColors } from '../../pricing/catalog.ts';
import { statedFacts } from '../../pricing/facts.ts';
import { quantitiesText, quantityFor } from '../../pricing/quantities.ts';
import { priceAt } from '../../pricing/quote.ts';
import { counted, formatCount } from '../../text/counts.ts';
import { dollars, neverPriced, perSetIsRounded, totalIncludes } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import { additionWords, exampleBuild, usualBuild } from '../examples.ts';
import { code } from '../plain-text.ts';
import { colorPricedNouns } from '../sentences.ts';
import { sitePage } from '../site-pages.ts';
import { defaultTotals, priceRules, productTables, workedExamples } from './price-rules.ts';
import {
  type DocumentSection,
  everywhere,
  type SectionGroup,
  type SectionSources,
} from './section.ts';

export function price({ catalog, product }: SectionSources): SectionGroup {
  const { productIds } = catalog;
  const { quoteOnly, seller } = catalog.book;
  const facts = statedFacts(catalog);
  const nouns = colorPricedNouns(catalog);
  const colorCharge = nouns && ` On ${nouns}, each extra color in a set is charged once per order.`;
  return {
    id: 'price',
    title: 'Price',
    sections: [
      { ...howMuch(catalog), in: ['faq'] },
      { ...priceRules(catalog), in: ['llmsFull'] },
      ...productIds.map((id): DocumentSection => {
        const { name, summary } = catalog.products[id].data;
        return {
          ...section(`product-${id}`, `Product ${code(id)}: ${name}`, [summary]),
          blocks: productTables(catalog, id),
          in: id === product ? ['llmsFull', 'designer'] : ['llmsFull'],
        };
      }),
      { ...workedExamples(catalog), in: ['llmsFull'] },
      {
        ...section('setup', 'Is there a setup charge?', [
          `${facts.setup} Minimum order: ${facts.minimumOrder}.`,
        ]),
        in: everywhere,
      },
      { ...howManySets(catalog), in: ['faq'] },
      {
        ...section('wording', 'Does the wording change the price?', [
          `No. ${neverPriced(sellsColors(catalog))} A blank tab costs the same as a printed one.${colorCharge}`,
        ]),
        in: everywhere,
      },
      {
        ...section('total', 'What does the total include?', [totalIncludes(catalog.book)]),
        in: everywhere,
      },
      {
        ...section('by-quote', 'What needs a quote?', [
          `These are priced only by quote: ${quoteOnly.map(({ label }) => label).join('; ')}. Tell us what you need, and we'll send you a price.`,
        ]),
        links: [{ text: 'Ask for a quote', path: seller.quotePath }],
        in: ['faq'],
      },
    ],
  };
}

export function priceTables({ catalog }: SectionSources): SectionGroup {
  return {
    id: 'tables',
    title: 'Price tables: the total in USD, with standard options',
    sections: catalog.productIds.map((id) => ({
      ...section(`totals-${id}`, `Totals of ${code(id)}`, []),
      blocks: [defaultTotals(catalog, id)],
      in: ['llmsFull'],
    })),
  };
}

function howMuch(catalog: SiteCatalog) {
  const usual = usualBuild(catalog);
  const builds = [defaultBuild(catalog, catalog.defaultProduct), usual];
  const labeled = catalog.book.examples.faq.map((example) =>
    pricePoint(catalog, exampleBuild(catalog, example), example.label),
  );
  return section(
    'how-much',
    'How much do printed index tabs cost?',
    [
      'That depends on the material, the number of tabs in a set, the number of sets and the options. Some examples, setup included:',
      `${perSetIsRounded} The price pages list every quantity and price your own set.`,
    ],
    {
      points: [...new Set([...builds.map((build) => pricePoint(catalog, build)), ...labeled])],
      links: [
        ...catalog.productIds.map((id) => {
          const { name: text, path } = sitePage(catalog, productPricesPath(id));
          return { text, path };
        }),
        {
          text: `Open ${counted(usual.sets, 'set')} of ${counted(usual.tabs, 'tab')} in the designer`,
          path: orderPath(catalog.products[usual.product], usual),
        },
      ],
    },
  );
}

/** `26 paper tabs (A to Z), 50 sets, collated: $6.62 a set and $331.00 total.` */
function pricePoint(catalog: SiteCatalog, build: Build, label?: string): string {
  const { noun } = catalog.book.products[build.product];
  const tabs = `${counted(build.tabs, `${noun} tab`)}${label ? ` (${label})` : ''}`;
  const price = priceAt(catalog.products[build.product], build, build.sets);
  return `${tabs}, ${counted(build.sets, 'set')}, ${additionWords(catalog, build)}: ${dollars(price.perSetCents)} a set and ${dollars(price.totalCents)} total.`;
}

function howManySets(catalog: SiteCatalog) {
  const { productIds, products } = catalog;
  const paysSetup = productIds.some((id) => products[id].setup > 0);
  const quantities = quantitiesText(
    catalog,
    (sets) => `${listed(sets.map(formatCount), 'or')} sets`,
  );
  const few = defaultBuild(catalog, catalog.defaultProduct);
  const more = { ...few, sets: quantityFor(products[few.product], few.sets + 1) };
  return section(
    'how-many-sets',
    'How many sets should I order?',
    [
      `One for each binder, plus a few spares${paysSetup ? ', since a second order pays for setup again' : ''}. You can order ${quantities}. For example:`,
    ],
    {
      points: [few, more].map((build) => pricePoint(catalog, build)),
      links: [{ text: 'Compare all quantities', path: pagePaths.prices }],
    },
  );
}
