import type { Refusal } from '../delivery/destination.ts';
import { type Problem, shown } from '../pricing/problems/problem.ts';

const rightForm = 'the five digits of a US ZIP code, such as 60601';

export function missingZip(): Problem {
  return { parameter: 'zip', message: `zip is missing. Send ${rightForm}.` };
}

/** Why a ZIP code is rejected, and what to do instead. */
export function rejectedZip(zip: string, reason: Refusal, quoteForm: string): Problem {
  if (reason === 'malformed') return malformedZip(zip);
  if (reason === 'unallocated') return unallocatedZip(zip);
  return {
    parameter: 'zip',
    message: `zip ${reason === 'foreign' ? shown(zip) : zip} ${unreachable[reason]} through ${quoteForm}.`,
    quoteForm,
  };
}

function malformedZip(zip: string): Problem {
  const extended = /^([0-9]{5})-?[0-9]{4}$/.exec(zip.trim());
  const hint = extended ? ` Send the first five only: ${extended[1]}.` : '';
  return {
    parameter: 'zip',
    message: `zip is ${shown(zip)}, but must be ${rightForm}.${hint}`,
  };
}

function unallocatedZip(zip: string): Problem {
  return {
    parameter: 'zip',
    message: `zip is ${shown(zip)}, but no US ZIP code begins with ${zip.slice(0, 3)}. Check the delivery address.`,
  };
}

const elsewhere =
  'Send the ZIP code of a street address in the 50 states, Washington DC or Puerto Rico, or ask about other shipping';

const unreachable: Readonly<Record<Exclude<Refusal, 'malformed' | 'unallocated'>, string>> = {
  foreign:
    "isn't a US ZIP code, and delivery dates are for US addresses only. Ask about shipping abroad",
  military: `is a military or diplomatic address (APO, FPO, DPO), and ground carriers don't deliver there. ${elsewhere}`,
  guam: `is in Guam or on an island near it (Northern Marianas, Palau, Micronesia, Marshall Islands), and ground service doesn't go there. ${elsewhere}`,
  americanSamoa: `is in American Samoa, and ground service doesn't go there. ${elsewhere}`,
  virginIslands: `is in the US Virgin Islands, and ground service doesn't go there. ${elsewhere}`,
};
