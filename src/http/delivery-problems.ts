import type { Unserved } from '../book/unserved-codes.ts';
import { type Problem, shown } from '../pricing/problems/problem.ts';

const example = 'the five digits of a US ZIP code, such as 60601';

export function missingZip(): Problem {
  return { parameter: 'zip', message: `zip is missing: give ${example}.` };
}

/** Why a ZIP code is refused, and what to do instead. */
export function refusedZip(
  zip: string,
  reason: 'malformed' | Unserved,
  quoteForm: string,
): Problem {
  if (reason === 'malformed') return malformedZip(zip);
  if (reason === 'unallocated') return unallocatedZip(zip);
  return {
    parameter: 'zip',
    message: `zip ${zip} ${unreachable[reason]}. Give the ZIP code of a street address in the 50 states, Washington DC or Puerto Rico, or ask for another way of shipping at ${quoteForm}.`,
    quoteForm,
  };
}

function malformedZip(zip: string): Problem {
  const extended = /^([0-9]{5})-?[0-9]{4}$/.exec(zip.trim());
  const hint = extended ? ` Give the first five digits only: ${extended[1]}.` : '';
  return {
    parameter: 'zip',
    message: `zip is ${shown(zip)}, but must be ${example}.${hint}`,
  };
}

function unallocatedZip(zip: string): Problem {
  return {
    parameter: 'zip',
    message: `zip is ${shown(zip)}, but the Postal Service has allocated no ZIP code that begins with ${zip.slice(0, 3)}: check it against the delivery address.`,
  };
}

const unreachable: Readonly<Record<Exclude<Unserved, 'unallocated'>, string>> = {
  military:
    'is for military and diplomatic mail (APO, FPO, DPO), which no ground carrier may deliver',
  guam: 'lies in Guam or on an island near it (Northern Marianas, Palau, Micronesia, Marshall Islands), which ground service does not reach',
  americanSamoa: 'lies in American Samoa, which ground service does not reach',
  virginIslands: 'lies in the US Virgin Islands, which ground service does not reach',
};
