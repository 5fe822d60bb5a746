import { zipCode } from '../../book/zip-code.ts';
import { readDestination } from '../../delivery/destination.ts';
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
    typeof value === 'string' && zipCode.test(value) && !refusalOf(value, so) ? value : undefined,
  meant(value, so) {
    const text = textOf(value).trim();
    const [, five = text] = /^([0-9]{5})[- ]?[0-9]{4}$/.exec(text) ?? [];
    const reason = refusalOf(five, so);
    if (reason !== undefined && reason !== 'malformed') {
      return { wrong: 'unserved', facts: { reason } };
    }
    if (zipCode.test(five)) return { value: five };
    const padded = /^[0-9]{3,4}$/.test(text) ? text.padStart(5, '0') : undefined;
    const isServed = padded !== undefined && refusalOf(padded, so) === undefined;
    return { wrong: 'notAZip', facts: isServed ? { meant: padded } : {} };
  },
  write: (zip) => zip,
  of: ({ delivery }) => delivery.zip || undefined,
};

function refusalOf(zip: string, { transit }: SoFar): string | undefined {
  const reading = transit && readDestination(zip, transit);
  return reading && 'refused' in reading ? reading.refused : undefined;
}

/** The most days ahead that a date may be. */
const daysAheadMax = 366;

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
  exact: exactDate,
  meant: dateMeant,
  write: (date) => date,
  of: ({ delivery }) => delivery.neededBy || undefined,
};

export const approveField: Field<string> = {
  key: 'approve',
  names: { delivery: 'approve' },
  alsoCalled: ['approved', 'approval', 'approval date', 'approve by', 'proof approved'],
  shape: { kind: 'date' },
  exact: exactDate,
  meant: dateMeant,
  write: (date) => date,
  of: () => undefined,
};

function exactDate(value: unknown, so: SoFar): string | undefined {
  return typeof value === 'string' && isDate(value) && !isOutOfRange(value, so) ? value : undefined;
}

/** Also reads dates as Americans write them, such as 12/4/2026. */
function dateMeant(value: unknown, so: SoFar): Meaning<string> {
  const text = textOf(value).trim();
  const [, month = '', day = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  if (!isDate(date)) return { wrong: 'notADate', facts: { meant: so.today } };
  if (!isOutOfRange(date, so)) return { value: date };
  return { wrong: 'dateOutOfRange', facts: { meant: so.today, max: daysAheadMax } };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isOutOfRange(date: string, { today }: SoFar): boolean {
  if (today === undefined) return false;
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  return days < 0 || days > daysAheadMax;
}
