import type { TransitData } from '../../book/transit-schema.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import { readDestination } from '../../delivery/destination.ts';
import { designerPath } from '../../order/path.ts';
import { hasColors, type SiteCatalog } from '../../pricing/catalog.ts';
import { statedFacts } from '../../pricing/facts.ts';
import { businessDays } from '../../text/counts.ts';
import { totalIncludes } from '../../text/totals.ts';
import { listed } from '../../text/words.ts';
import type { QuestionGroup } from './answer.ts';

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
