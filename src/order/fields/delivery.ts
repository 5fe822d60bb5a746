import { zipCode } from '../../book/zip-codes.ts';
import { readDestination } from '../../delivery/destination.ts';
import type { DayKind } from '../../delivery/schedule.ts';
import { parseDay } from '../../text/days.ts';
import type { Field, Meaning, SoFar } from '../field.ts';
import { phrases, textOf } from '../words.ts';

export const zipField: Field<string> = {
  key: 'zip',
  names: { delivery: 'zip', quote: 'zip', draft: 'zip', link: '#zip' },
  alsoCalled: phrases(
    'zip code, postal, postal code, postcode, ship to, ship to zip, shipping zip, destination, ' +
      'destination zip, delivery zip',
  ),
  shape: { kind: 'text', pattern: zipCode },
  meant: zipMeant,
  of: ({ delivery }) => delivery.zip || undefined,
};

/** Without a table of places, as for links, any five digits will do. */
function zipMeant(value: unknown, { transit }: SoFar): Meaning<string> {
  const text = textOf(value).trim();
  if (!transit) {
    const [, five] = /^(\d{5})(?:[- ]?\d{4})?$/.exec(text) ?? [];
    return five ? { value: five } : { wrong: 'notAZip' };
  }
  const reading = readDestination(text, transit);
  if ('destination' in reading) return { value: reading.destination.zip };
  if (reading.refused !== 'malformed') return { wrong: 'unserved', facts: { refusal: reading } };
  return { wrong: 'notAZip', facts: reading.meant ? { meant: reading.meant } : {} };
}

export const neededByField: Field<string> = {
  ...dateField(
    'neededBy',
    'deadline, need by, need by date, needed by date, due date, due, delivery date, deliver by, ' +
      'arrive by, must arrive by, arrival, arrival date, receive by, required by, required date, ' +
      'date needed, need date, in hands, in hand, in hands date, in hand date',
  ),
  names: { delivery: 'neededBy', quote: 'neededBy', draft: 'neededBy', link: '#neededBy' },
  of: ({ delivery }) => delivery.neededBy || undefined,
};

export const approveField: Field<string> = {
  ...dateField('approve', 'approved, approval, approval date, approve by, proof approved'),
  names: { delivery: 'approve', quote: 'approve', draft: 'approve' },
};

function dateField(key: DayKind, alsoCalled: string) {
  return {
    key,
    alsoCalled: phrases(alsoCalled),
    shape: { kind: 'date' },
    meant: (value, so) => dateMeant(key, value, so),
  } satisfies Partial<Field<string>>;
}

const yearFirst = /^(?<year>\d{4})[/-](?<month>\d{1,2})[/-](?<day>\d{1,2})(?:T.{1,30})?$/;
const yearLast = /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4})$/;

/** Also reads dates as Americans write them, such as 12/4/2026, and the date of a time. */
function dateMeant(kind: DayKind, value: unknown, { refusalOfDay }: SoFar): Meaning<string> {
  const text = textOf(value).trim();
  const parts = (yearFirst.exec(text) ?? yearLast.exec(text))?.groups ?? {};
  const { year, month = '', day = '' } = parts;
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const meant = parseDay(date);
  if (meant === undefined) return { wrong: 'notADate' };
  const refused = refusalOfDay?.(kind, meant);
  if (!refused) return { value: date };
  const { reason, first, last } = refused;
  return { wrong: 'dateOutOfRange', facts: { reason, parts: [first, last] } };
}
