import type { FactName } from '../../book/fact-names.ts';
import { section } from '../../book/section.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import { readDestination } from '../../delivery/destination.ts';
import { designerPath } from '../../order/path.ts';
import { perProduct } from '../../pricing/by-product.ts';
import { sellsColors } from '../../pricing/catalog.ts';
import { statedFacts } from '../../pricing/facts.ts';
import { businessDays } from '../../text/counts.ts';
import { personDecides } from '../sentences.ts';
import { deliveryRules } from './delivery.ts';
import {
  type DocumentSection,
  everywhere,
  type SectionedDocument,
  type SectionGroup,
  type SectionSources,
} from './section.ts';

/** A fact as the answer to a question, and where it is asked. */
type FactQuestion = readonly [
  fact: FactName,
  question: string,
  documents?: readonly SectionedDocument[],
];

const everyDocument = [...everywhere, 'llms'] as const;

const questions: readonly FactQuestion[] = [
  ['turnaround', 'How long does production take?', everyDocument],
  ['rush', 'Can production be faster?', ['llmsFull']],
  ['shipping', 'What does shipping cost?', everyDocument],
  ['elsewhere', 'Do you ship to Alaska, Hawaii or abroad?'],
  ['proof', 'Will I see a proof before you print?', everyDocument],
  ['proofTime', 'How soon does the proof come?'],
  ['cancellation', 'Can I change or cancel my order?'],
  ['returns', 'Can I return my tabs?'],
  ['payment', 'How do I pay?'],
  ['tax', 'Is sales tax included?'],
  ['priceValidity', 'How long is a price valid?'],
  ['samples', 'Can I get samples?'],
  ['artwork', 'Can you print our logo?'],
  ['severalLists', 'Can one order have several lists of titles?'],
  ['madeIn', 'Where are the tabs made?'],
  ['quoteOnly', 'What is never priced here?', ['llms', 'llmsFull']],
  ['privacy', 'What is stored?', ['llmsFull']],
  ['contact', 'Whom can I ask?', ['llmsFull']],
];

export function ordering(sources: SectionSources): SectionGroup {
  const { catalog } = sources;
  const facts = statedFacts(catalog);
  const changeable = `titles${sellsColors(catalog) ? ', colors' : ''} and the cut`;
  const more: Partial<Record<FactName, string>> = {
    proof: `You can still change ${changeable} at that point. You owe nothing until you approve the proof.`,
  };
  return {
    id: 'ordering',
    title: 'Ordering',
    sections: [
      arrival(sources),
      ...questions.map(([fact, question, documents = everywhere]): DocumentSection => {
        const paragraphs = [facts[fact], ...(more[fact] ? [more[fact]] : [])];
        return { ...section(idOf(fact), question, paragraphs), in: documents };
      }),
      {
        ...section('programs-buy', 'Can a program order?', [
          `No: ${personDecides('the designer')}.`,
        ]),
        in: ['llmsFull'],
      },
      deliveryRules(sources),
    ],
  };
}

/** @example idOf('madeIn') // 'made-in' */
function idOf(fact: FactName): string {
  return fact.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const places = [
  ['Chicago', '60601'],
  ['New York', '10001'],
  ['Los Angeles', '90001'],
  ['Honolulu', '96813'],
] as const;

function arrival({ catalog, transit }: SectionSources): DocumentSection {
  const { delivery } = catalog.book;
  const days = perProduct(catalog, ({ data }) => `${businessDays(data.productionDays)} later`);
  const points = places.flatMap(([place, zip]) => {
    const reading = readDestination(zip, transit);
    if ('refused' in reading) return [];
    return [`${place} (${zip}): ${businessDays(reading.destination.tableDays)}.`];
  });
  return {
    id: 'arrival',
    title: 'When will my tabs arrive?',
    paragraphs: [
      `If you approve the proof by ${deliveryCalendars(delivery).cutOffText} on a business day, your order ships ${days}. From there, ${delivery.carrier.name} takes:`,
      "The designer shows the date for your ZIP code, holidays included. It's an estimate, not a guarantee.",
    ],
    points,
    links: [{ text: 'Get the date for your ZIP code', path: designerPath(catalog.defaultProduct) }],
    in: ['faq'],
  };
}
