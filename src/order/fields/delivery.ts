import { zipCode } from '../../book/zip-codes.ts';
import { readDestination } from '../../delivery/destination.ts';
import { parseDay } from '../../text/days.ts';
import type { Field, Meaning, SoFar } from '../field.ts';
import { phrases, textOf } from '../words.ts';

export const zipField: Field<string> = {
  key: 'zip',
  names: { delivery: 'zip', quote: 'zip', draft: 'zip', link: '#zip' },
  alsoCalled: phrases(
    'zip code, postal code, postcode, ship to, ship to zip, destination, delivery zip',
  ),
  shape: { kind: 'text', pattern: zipCode },
  meant: zipMeant,
  write: (zip) => zip,
  of: ({ delivery }) => delivery.zip || undefined,
};

/** Without a table of places, as for links, any five digits will do. */
function zipMeant(value: unknown, { transit }: SoFar): Meaning<string> {
  const text = textOf(value).trim();
  if (!transit) {
    const [, five] = /^(\d{5})(?:[- ]?\d{4})?$/.exec(text) ?? [];
    return five ? { value: five } : { wrong: 'notAZip' };
  }
  const reading = readDestination(text, transit, 'meant');
  if ('destination' in reading) return { value: reading.destination.zip };
  if (reading.refused !== 'malformed') return { wrong: 'unserved', facts: { refusal: reading } };
  return { wrong: 'notAZip', facts: reading.meant ? { meant: reading.meant } : {} };
}

export const neededByField: Field<string> = {
  key: 'neededBy',
  names: { delivery: 'neededBy', quote: 'neededBy', draft: 'neededBy', link: '#neededBy' },
  alsoCalled: phrases(
    'deadline, need by, need by date, needed by date, due date, due, delivery date, deliver by, ' +
      'arrive by, in hands date, in hand date',
  ),
  shape: { kind: 'date' },
  meant: (value, so) => dateMeant('neededBy', value, so),
  write: (date) => date,
  of: ({ delivery }) => delivery.neededBy || undefined,
};

export const approveField: Field<string> = {
  key: 'approve',
  names: { delivery: 'approve', quote: 'approve', draft: 'approve' },
  alsoCalled: phrases('approved, approval, approval date, approve by, proof approved'),
  shape: { kind: 'date' },
  meant: (value, so) => dateMeant('approve', value, so),
  write: (date) => date,
  of: () => undefined,
};

/** Also reads dates as Americans write them, such as 12/4/2026. */
function dateMeant(
  kind: 'neededBy' | 'approve',
  value: unknown,
  { refusalOfDay }: SoFar,
): Meaning<string> {
  const text = textOf(value).trim();
  const [, month = '', day = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const meant = parseDay(date);
  if (meant === undefined) return { wrong: 'notADate' };
  const refused = refusalOfDay?.(kind, meant);
  if (!refused) return { value: date };
  const { reason, first, last } = refused;
  return { wrong: 'dateOutOfRange', facts: { reason, valid: [first, last] } };
}
