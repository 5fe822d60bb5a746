import { unservedPlaces, zipCode } from '../../book/zip-codes.ts';
import { endpointPaths } from '../../contract/paths.ts';
import { readDestination } from '../../delivery/destination.ts';
import type { DayKind } from '../../delivery/schedule.ts';
import { quoteFormUrl } from '../../pricing/catalog.ts';
import { parseDay } from '../../text/days.ts';
import { shown } from '../../text/echo.ts';
import { type Context, type Field, sending } from '../field.ts';
import { phrases, textOf } from '../words.ts';

export const zipField: Field = {
  key: 'zip',
  names: { delivery: 'zip', quote: 'zip', draft: 'zip', link: '#zip' },
  alsoCalled: phrases(
    'zip code, postal, postal code, postcode, ship to, ship to zip, shipping zip, destination, ' +
      'destination zip, delivery zip',
  ),
  shape: { kind: 'text', pattern: zipCode },
  label: 'the ZIP code',
  parse(raw, { transit, catalog, door }) {
    const text = textOf(raw).trim();
    const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(text) ?? [];
    // Without a table of places, as for links, any five digits will do.
    const reading = transit ? readDestination(text, transit) : undefined;
    if (zip && !(reading && 'refused' in reading)) return { set: { zip } };
    const quoteForm = quoteFormUrl(catalog);
    const refused = reading && 'refused' in reading ? reading.refused : 'malformed';
    if (refused === 'malformed') {
      const meant = reading && 'meant' in reading && reading.meant;
      const padded = meant && ` If it lost a leading zero, use \`${sending(door, 'zip', meant)}\`.`;
      const abroad = ` Delivery dates are for US addresses only; ask about international shipping at ${quoteForm}.`;
      const isForeign = /[^\d ,-]/.test(text);
      return { more: padded || (isForeign && abroad), ...(isForeign && { quoteForm }) };
    }
    const say =
      refused === 'unallocated'
        ? `We don't know a ZIP code ${zip}. Check the delivery address, or ask at ${quoteForm}.`
        : `ZIP code ${zip} is for ${unservedPlaces[refused]}, and ${catalog.book.delivery.carrier.name} doesn't deliver there. Send the ZIP code of a street address in the 50 states, Washington DC or Puerto Rico, or ask about other shipping at ${quoteForm}.`;
    return { say, quoteForm };
  },
  write: ({ zip }) => zip || undefined,
  accepts: () => 'a five-digit US ZIP code, such as 60601',
  elsewhere: (name, context) =>
    `Prices are the same for every ZIP code. Remove ${name}; ${dated(context)}.`,
};

/** Where a price says to ask for dates. */
export function dated({ door, catalog }: Context): string {
  return door.isJson
    ? 'send `zip` for the delivery date and the last moment to approve the proof'
    : `GET ${catalog.baseUrl}${endpointPaths.deliveryDate}?zip=60601 returns the delivery date`;
}

/** A day is written YYYY-MM-DD at every door: 05/06/2027 is two different days. */
function dateField(key: DayKind, alsoCalled: string): Field {
  const inLinks = key === 'neededBy' && { link: '#neededBy' };
  return {
    key,
    names: { delivery: key, quote: key, draft: key, ...inLinks },
    alsoCalled: phrases(alsoCalled),
    shape: { kind: 'date' },
    label: 'the day you need it',
    parse(raw, { refusalOfDay }) {
      const value = textOf(raw).trim();
      const day = parseDay(value);
      if (day === undefined) return {};
      const sent = shown(value);
      const { reason, first, last } = refusalOfDay?.(key, day) ?? {};
      if (!reason) return { set: { [key]: value } };
      const next = `It's past the cut-off on ${sent}. The next day to approve the proof is ${first}.`;
      const where = reason === 'past' ? 'in the past' : 'too far ahead';
      const other = `\`${key}\` is ${where}; you sent ${sent}. Send a day from ${first} to ${last}.`;
      return { say: reason === 'tooLate' ? next : other };
    },
    write: (values) => values[key] || undefined,
    elsewhere: (name, context) =>
      `A price doesn't depend on the date. Remove ${name}; ${dated(context)}.`,
  };
}

export const neededByField = dateField(
  'neededBy',
  'deadline, need by, need by date, needed by date, due date, due, delivery date, deliver by, ' +
    'arrive by, must arrive by, arrival, arrival date, receive by, required by, required date, ' +
    'date needed, need date, in hands, in hand, in hands date, in hand date',
);

export const approveField = dateField(
  'approve',
  'approved, approval, approval date, approve by, proof approved',
);
