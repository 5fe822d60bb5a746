import type { Refusal } from '../../delivery/destination.ts';
import type { Sentence, Told } from '../problems.ts';

/** Sentences about where an order goes, and when. */
export const aboutDelivery = {
  notAZip({ sent, use, meant }) {
    const padded = meant ? ` If it lost a leading zero, use \`${use(meant)}\`.` : '';
    return `\`zip\` must be a five-digit US ZIP code${meant ? '' : ', such as 60601'}; you sent ${sent}.${padded}`;
  },
  unserved(told) {
    const { refusal, quoteForm } = told;
    const message = refusal ? unserved(refusal, told) : '';
    return { message, quoteForm: message.includes(quoteForm) ? quoteForm : undefined };
  },
  notADate: ({ own, sent }) =>
    `\`${own}\` must be a real date written as YYYY-MM-DD; you sent ${sent}.`,
  dateOutOfRange({ own, sent, reason, parts: [first, last] = [] }) {
    if (reason === 'tooLate') {
      return `It's past the cut-off on ${sent}. The next day to approve the proof is ${first}.`;
    }
    const where = reason === 'past' ? 'in the past' : 'too far ahead';
    return `\`${own}\` is ${where}; you sent ${sent}. Send a day from ${first} to ${last}.`;
  },
  needsZip: ({ own, door }) =>
    `\`${own}\` needs a ZIP code. Send \`zip\` too, such as ${door.isJson ? 'zip: "60601"' : 'zip=60601'}.`,
} satisfies Record<string, Sentence>;

/** Where the carrier doesn't go. */
const places = {
  military: 'a military or diplomatic address (APO, FPO or DPO)',
  guam: 'in Guam or nearby islands (Northern Marianas, Palau, Micronesia, Marshall Islands)',
  americanSamoa: 'in American Samoa',
  virginIslands: 'in the US Virgin Islands',
} as const;

/** Why a place gets no date, and what to send instead. */
function unserved(refusal: Refusal, { catalog, sent, quoteForm }: Told): string {
  const carrier = catalog.book.delivery.carrier.name;
  switch (refusal.refused) {
    case 'malformed':
    case 'foreign':
      return `${sent} isn't a US ZIP code, and delivery dates are for US addresses only. Send the five-digit ZIP code of a US address, or ask about international shipping at ${quoteForm}.`;
    case 'poBox':
      return `${carrier} delivers to street addresses, not to PO boxes. Send the five-digit ZIP code of a street address, or ask about other shipping at ${quoteForm}.`;
    case 'otherState':
      return `ZIP code ${refusal.zip} is in ${refusal.is}, not in ${refusal.said}. Check the delivery address, then send the five digits.`;
    case 'unallocated':
      return `We don't know a ZIP code ${refusal.zip}. Check the delivery address, or ask at ${quoteForm}.`;
    default:
      return `ZIP code ${refusal.zip} is ${places[refusal.refused]}, and ${carrier} doesn't deliver there. Send the ZIP code of a street address in the 50 states, Washington DC or Puerto Rico, or ask about other shipping at ${quoteForm}.`;
  }
}
