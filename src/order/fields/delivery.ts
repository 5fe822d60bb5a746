import { zipCode } from '../../book/zip-code.ts';
import { readDestination } from '../../delivery/destination.ts';
import type { DayKind } from '../../delivery/schedule.ts';
import { parseDay } from '../../text/days.ts';
import type { Field, Meaning, SoFar } from '../field.ts';
import { textOf } from '../words.ts';

export const zipField: Field<string> = {
  key: 'zip',
  names: { delivery: 'zip', quote: 'zip', draft: 'zip', link: '#zip' },
  alsoCalled: [
    'zip code',
    'postal code',
    'postcode',
    'ship to',
    'ship to zip',
    'destination',
    'delivery zip',
  ],
  shape: { kind: 'text', pattern: zipCode },
  exact: (value, so) =>
    typeof value === 'string' && zipCode.test(value) && 'value' in zipMeant(value, so)
      ? value
      : undefined,
  meant: zipMeant,
  write: (zip) => zip,
  of: ({ delivery }) => delivery.zip || undefined,
};

/** Without a table of places, as for links, any five digits will do. */
function zipMeant(value: unknown, { transit }: SoFar): Meaning<string> {
  const text = textOf(value).trim();
  if (!transit) {
    const [, five] = /^(\d{5})(?:[- ]?\d{4})?$/.exec(text) ?? [];
    return five ? { value: five } : { wrong: 'notAZip', facts: {} };
  }
  const reading = readDestination(text, transit, 'meant');
  if ('destination' in reading) return { value: reading.destination.zip };
  if (reading.refused !== 'malformed') return { wrong: 'unserved', facts: { refusal: reading } };
  return { wrong: 'notAZip', facts: reading.meant ? { meant: reading.meant } : {} };
}

export const neededByField: Field<string> = {
  key: 'neededBy',
  names: { delivery: 'neededBy', quote: 'neededBy', draft: 'neededBy', link: '#neededBy' },
  alsoCalled: [
    'deadline',
    'need by',
    'needed by',
    'need by date',
    'needed by date',
    'due date',
    'due',
    'delivery date',
    'deliver by',
    'arrive by',
    'in hands date',
    'in hand date',
  ],
  shape: { kind: 'date' },
  exact: exactDate('neededBy'),
  meant: dateMeant('neededBy'),
  write: (date) => date,
  of: ({ delivery }) => delivery.neededBy || undefined,
};

export const approveField: Field<string> = {
  key: 'approve',
  names: { delivery: 'approve' },
  alsoCalled: ['approved', 'approval', 'approval date', 'approve by', 'proof approved'],
  shape: { kind: 'date' },
  exact: exactDate('approve'),
  meant: dateMeant('approve'),
  write: (date) => date,
  of: () => undefined,
};

function exactDate(kind: DayKind) {
  return (value: unknown, so: SoFar): string | undefined => {
    const day = typeof value === 'string' ? parseDay(value) : undefined;
    if (day === undefined) return undefined;
    return so.refusalOfDay?.(kind, day) ? undefined : (value as string);
  };
}

/** Also reads dates as Americans write them, such as 12/4/2026. */
function dateMeant(kind: DayKind) {
  return (value: unknown, so: SoFar): Meaning<string> => {
    const text = textOf(value).trim();
    const [, month = '', day = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
    const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
    const meant = parseDay(date);
    if (meant === undefined) return { wrong: 'notADate', facts: {} };
    const refused = so.refusalOfDay?.(kind, meant);
    if (!refused) return { value: date };
    const { reason, first, last } = refused;
    return { wrong: 'dateOutOfRange', facts: { reason, valid: [first, last] } };
  };
}
