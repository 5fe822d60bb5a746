import type { TransitData } from '../book/schema.ts';
import { type Section, section } from '../book/section.ts';
import { pagePaths, productPricesPath } from '../contract/paths.ts';
import { deliveryCalendars } from '../delivery/calendar.ts';
import { readDestination } from '../delivery/destination.ts';
import { designerPath, orderPath } from '../order/path.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import { type SiteCatalog, sellsColors } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { quantitiesText } from '../pricing/quantities.ts';
import { priceAt, type QuantityPrice } from '../pricing/quote.ts';
import { businessDays, counted, formatCount } from '../text/counts.ts';
import { dollars, neverPriced, perSetIsRounded, totalIncludes } from '../text/money.ts';
import { listed } from '../text/words.ts';
import { additionWords, exampleBuild, usualBuild } from './examples.ts';
import { choiceQuestions, type QuestionGroup, titleQuestions } from './faq-choices.ts';
import { colorPricedNouns } from './sentences.ts';
import { sitePage } from './site-pages.ts';

export function answerText({ paragraphs, points = [] }: Section): string {
  const [first, ...rest] = paragraphs;
  return [first, ...points, ...rest].join(' ');
}

/** Common questions, answered with the prices and facts of the book. */
export function frequentQuestions(catalog: SiteCatalog, transit: TransitData): QuestionGroup[] {
  return [
    priceQuestions(catalog),
    choiceQuestions(catalog),
    titleQuestions(catalog),
    orderQuestions(catalog, transit),
  ];
}

function priceQuestions(catalog: SiteCatalog): QuestionGroup {
  const { productIds, products } = catalog;
  const { quoteOnly, seller, examples } = catalog.book;
  const facts = statedFacts(catalog);
  const usual = usualBuild(catalog);
  const paysSetup = productIds.some((id) => products[id].setup > 0);
  const nouns = colorPricedNouns(catalog);
  const colorCharge = nouns && ` On ${nouns}, each extra color in a set is charged once per order.`;
  return {
    id: 'price',
    title: 'Price',
    questions: [
      {
        id: 'how-much',
        title: 'How much do printed index tabs cost?',
        paragraphs: [
          'That depends on the material, the number of tabs in a set, the number of sets and the options. Some examples, setup included:',
          `${perSetIsRounded} The price pages list every quantity and price your own set.`,
        ],
        points: [
          pricePoint(catalog, defaultBuild(catalog, catalog.defaultProduct)),
          pricePoint(catalog, usual),
          ...examples.faq.map((example) =>
            pricePoint(catalog, exampleBuild(catalog, example), example.label),
          ),
        ],
        links: [
          ...productIds.map((id) => {
            const { name: text, path } = sitePage(catalog, productPricesPath(id));
            return { text, path };
          }),
          {
            text: `Open ${counted(usual.sets, 'set')} of ${counted(usual.tabs, 'tab')} in the designer`,
            path: orderPath(products[usual.product], usual),
          },
        ],
      },
      section('setup', 'Is there a setup charge?', [
        `${facts.setup} The minimum order is ${facts.minimumOrder}.`,
      ]),
      {
        id: 'how-many-sets',
        title: 'How many sets should I order?',
        paragraphs: [
          `One for each binder, plus a few spares${paysSetup ? ', since a second order pays for setup again' : ''}. You can order ${quantitiesText(catalog, (sets) => `${listed(sets.map(formatCount), 'or')} sets`)}.`,
          moreSets(catalog),
        ],
        links: [{ text: 'Compare all quantities', path: pagePaths.prices }],
      },
      section('wording', 'Does the wording change the price?', [
        `No. ${neverPriced(sellsColors(catalog))} A blank tab costs the same as a printed one.${colorCharge}`,
      ]),
      {
        id: 'by-quote',
        title: 'What needs a quote?',
        paragraphs: [
          `These are priced only by quote: ${quoteOnly.map(({ label }) => label).join('; ')}. Tell us what you need, and we'll send you a price.`,
        ],
        links: [{ text: 'Ask for a quote', path: seller.quotePath }],
      },
    ],
  };
}

/** `26 paper tabs (A to Z), 50 sets, collated: $6.62 a set and $331.00 total.` */
function pricePoint(catalog: SiteCatalog, build: Build, label?: string): string {
  const { noun } = catalog.book.products[build.product];
  const tabs = `${counted(build.tabs, `${noun} tab`)}${label ? ` (${label})` : ''}`;
  return `${tabs}, ${counted(build.sets, 'set')}, ${additionWords(catalog, build)}: ${priceWords(priceOf(catalog, build))}.`;
}

/** How the next quantity lowers the price per set, and how little it adds to the total. */
function moreSets(catalog: SiteCatalog): string {
  const few = defaultBuild(catalog, catalog.defaultProduct);
  const { quantities, data } = catalog.products[few.product];
  const many = { ...few, sets: quantities[quantities.indexOf(few.sets) + 1] ?? few.sets };
  const [fewPrice, manyPrice] = [priceOf(catalog, few), priceOf(catalog, many)];
  const isCheaper = manyPrice.perSetCents < fewPrice.perSetCents;
  const binders = few.sets + Math.ceil((many.sets - few.sets) / 5);
  const difference = dollars(manyPrice.totalCents - fewPrice.totalCents);
  return [
    ...(isCheaper ? ['The more you order, the less each set costs.'] : []),
    `${counted(few.sets, 'set')} of ${counted(few.tabs, `${data.noun} tab`)} cost ${priceWords(fewPrice)}. ${counted(many.sets, 'set')} cost ${priceWords(manyPrice)}.`,
    `If you need ${formatCount(binders)}, order ${formatCount(many.sets)}: they cost ${difference} more than ${formatCount(few.sets)}.`,
  ].join(' ');
}

/** `$5.45 a set and $136.25 total` */
function priceWords({ perSetCents, totalCents }: QuantityPrice): string {
  return `${dollars(perSetCents)} a set and ${dollars(totalCents)} total`;
}

function priceOf(catalog: SiteCatalog, build: Build): QuantityPrice {
  return priceAt(catalog.products[build.product], build, build.sets);
}

function orderQuestions(catalog: SiteCatalog, transit: TransitData): QuestionGroup {
  const facts = statedFacts(catalog);
  const { delivery } = catalog.book;
  const days = catalog.productIds.map((id) => {
    const { productionDays, noun } = catalog.book.products[id];
    return `${businessDays(productionDays)} later for ${noun}`;
  });
  const places = [
    ['Chicago', '60601'],
    ['New York', '10001'],
    ['Los Angeles', '90001'],
    ['Honolulu', '96813'],
  ].flatMap(([place, zip = '']) => {
    const reading = readDestination(zip, transit);
    if ('refused' in reading) return [];
    return [`${place} (${zip}): ${businessDays(reading.destination.tableDays)}.`];
  });
  return {
    id: 'ordering',
    title: 'Ordering',
    questions: [
      {
        id: 'arrival',
        title: 'When will my tabs arrive?',
        paragraphs: [
          `${facts.turnaround} If you approve the proof by ${deliveryCalendars(delivery).cutOffText} on a business day, your order ships ${listed(days)}. From there, ${delivery.carrier.name} takes:`,
          "The designer shows the date for your ZIP code, holidays included. It's an estimate, not a guarantee.",
        ],
        points: places,
        links: [
          { text: 'Get the date for your ZIP code', path: designerPath(catalog.defaultProduct) },
        ],
      },
      section('shipping', 'What does shipping cost?', [
        `${facts.shipping} ${totalIncludes(catalog.book)}`,
      ]),
      section('proof', 'Will I see a proof before you print?', [
        `${facts.proof} You can still change titles${sellsColors(catalog) ? ', colors' : ''} and the cut at that point. You owe nothing until you approve the proof.`,
      ]),
      section('changes', 'Can I change or cancel my order?', [facts.cancellation]),
      section('returns', 'Can I return my tabs?', [facts.returns]),
      section('payment', 'How do I pay, and is sales tax included?', [
        `${facts.payment} ${facts.tax}`,
        facts.priceValidity,
      ]),
      section('samples', 'Can I get samples?', [facts.samples]),
      section('artwork', 'Can you print our logo?', [facts.artwork]),
      section('made-in', 'Where are the tabs made?', [facts.madeIn]),
    ],
  };
}
