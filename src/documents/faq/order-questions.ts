import type { TransitData } from '../../book/transit-schema.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import { readDestination } from '../../delivery/destination.ts';
import { isOfferedCut } from '../../layout/cuts.ts';
import { cutName, tabWidthInches } from '../../layout/tabs.ts';
import { typeSizesOf } from '../../layout/type-area.ts';
import { designerPath } from '../../order/path.ts';
import { type Catalog, hasColors, type SiteCatalog } from '../../pricing/catalog.ts';
import { statedFacts } from '../../pricing/facts.ts';
import { businessDays, counted } from '../../text/counts.ts';
import { totalIncludes } from '../../text/money.ts';
import { countInWords, listed } from '../../text/words.ts';
import { inches, type QuestionGroup } from './answer.ts';

/** Questions from placing the order to receiving it. */
export function orderQuestions(catalog: SiteCatalog, transit: TransitData): QuestionGroup {
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
  ] as const;
  return {
    id: 'ordering',
    title: 'Ordering',
    questions: [
      {
        id: 'arrival',
        question: 'When will my tabs arrive?',
        paragraphs: [
          `${facts.turnaround} If you approve the proof by ${deliveryCalendars(delivery).cutOffText} on a business day, your order ships ${listed(days)}. From there, ${delivery.carrier.name} takes:`,
          "The designer shows the date for your ZIP code, holidays included. It's an estimate, not a guarantee.",
        ],
        points: places.flatMap(([place, zip]) => {
          const reading = readDestination(zip, transit);
          if ('refused' in reading) return [];
          return [`${place} (${zip}): ${businessDays(reading.destination.tableDays)}.`];
        }),
        links: [
          { text: 'Get the date for your ZIP code', path: designerPath(catalog.defaultProduct) },
        ],
      },
      {
        id: 'shipping',
        question: 'What does shipping cost?',
        paragraphs: [`${facts.shipping} ${totalIncludes(catalog.book.prices.excludes)}`],
      },
      {
        id: 'proof',
        question: 'Will I see a proof before you print?',
        paragraphs: [
          `${facts.proof} You can still change titles${hasColors(catalog) ? ', colors' : ''} and the cut at that point. You owe nothing until you approve the proof.`,
        ],
      },
      {
        id: 'changes',
        question: 'Can I change or cancel my order?',
        paragraphs: [facts.cancellation],
      },
      {
        id: 'returns',
        question: 'Can I return my tabs?',
        paragraphs: [facts.returns],
      },
      {
        id: 'payment',
        question: 'How do I pay, and is sales tax included?',
        paragraphs: [`${facts.payment} ${facts.tax}`, facts.priceValidity],
      },
      {
        id: 'samples',
        question: 'Can I get samples?',
        paragraphs: [facts.samples],
      },
      {
        id: 'artwork',
        question: 'Can you print our logo?',
        paragraphs: [facts.artwork],
      },
      {
        id: 'made-in',
        question: 'Where are the tabs made?',
        paragraphs: [facts.madeIn],
      },
    ],
  };
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

function seriesWithin(tabsMax: number): string {
  const fitting = series.filter(([, tabs]) => tabs <= tabsMax);
  return fitting.map(([name]) => name).join(', ');
}

/** Questions about the titles on the tabs. */
export function titleQuestions(catalog: Catalog): QuestionGroup {
  const { limits, products } = catalog.book;
  const { die, cuts } = products[catalog.defaultProduct];
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
        question: 'Will my titles fit?',
        paragraphs: [
          `A tab has room for up to ${countInWords(die.maxTitleLines, 'line')} of text. The width of a line depends on the cut:`,
          "The designer shows each title as you type, marks any that don't fit and says what would help.",
        ],
        points: [3, 5, 8, 10].filter((cut) => isOfferedCut(cut, cuts)).map(typeOf),
        links: [{ text: 'Try your titles', path: designerPath(catalog.defaultProduct) }],
      },
      {
        id: 'series',
        question: 'Can I have numbered or lettered tabs?',
        paragraphs: [
          `Yes: ${seriesWithin(limits.tabsPerSet.max)}, up to ${counted(limits.tabsPerSet.max, 'tab')} in a set. The designer fills in the series for you, at the same price as any other titles.`,
        ],
      },
      {
        id: 'paste',
        question: 'Can I paste my titles from Word or Excel?',
        paragraphs: [
          'Yes. Copy the column or the list and paste it into the designer. Each line becomes a tab.',
        ],
      },
      {
        id: 'blank',
        question: 'Can some tabs be blank?',
        paragraphs: ['Yes. Leave a title empty and its tab stays blank.'],
      },
    ],
  };
}
