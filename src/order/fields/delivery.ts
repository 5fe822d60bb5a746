import { unservedPlaces, zipCode } from '../../book/zip-codes.ts';
import { readDestination } from '../../delivery/destination.ts';
import type { DayKind } from '../../delivery/schedule.ts';
import { quoteFormUrl } from '../../pricing/catalog.ts';
import { parseDay } from '../../text/days.ts';
import { shown } from '../../text/echo.ts';
import { type Field, named, sending } from '../field.ts';
import { textOf } from '../words.ts';

export const zipField: Field = {
  ...named('zip'),
  shape: { kind: 'text', pattern: zipCode },
  parse(raw, { transit, catalog, door }) {
    const text = textOf(raw).trim();
    const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(text) ?? [];
    // Without a table of places, as for links, any five digits will do.
    const reading = transit && readDestination(text, transit);
    const refusal = reading && 'refused' in reading ? reading : undefined;
    if (zip && !refusal) return { set: { zip } };
    const quoteForm = quoteFormUrl(catalog);
    if (!refusal || refusal.refused === 'malformed') {
      const meant = refusal?.meant;
      const padded = meant && ` If it lost a leading zero, use \`${sending(door, 'zip', meant)}\`.`;
      const abroad = ` Delivery dates are for US addresses only; ask about international shipping at ${quoteForm}.`;
      const isForeign = /[^\d ,-]/.test(text);
      return { more: padded || (isForeign && abroad), ...(isForeign && { quoteForm }) };
    }
    const { refused } = refusal;
    const message =
      refused === 'unallocated'
        ? `We don't know a ZIP code ${zip}. Check the delivery address, or ask at ${quoteForm}.`
        : `ZIP code ${zip} is for ${unservedPlaces[refused]}, and ${catalog.book.delivery.carrier.name} doesn't deliver there. Send the ZIP code of a street address in the 50 states, Washington DC or Puerto Rico, or ask about other shipping at ${quoteForm}.`;
    return { message, quoteForm };
  },
  write: ({ zip }) => zip || undefined,
  accepts: () => 'a five-digit US ZIP code, such as 60601',
};

/** A day is written YYYY-MM-DD at every door: 05/06/2027 is two different days. */
function dateField(key: DayKind): Field {
  return {
    ...named(key),
    shape: { kind: 'date' },
    parse(raw, { door, names, refusalOfDay }) {
      const value = textOf(raw).trim();
      const day = parseDay(value);
      if (day === undefined) return {};
      const sent = shown(value);
      const { reason, first, last } = refusalOfDay?.(key, day) ?? {};
      if (!reason && door.isJson && !names('zip')) {
        const such = sending(door, 'zip', '60601');
        const message = `\`${key}\` needs a ZIP code. Send \`zip\` too, such as ${such}.`;
        return { message, code: 'missing' };
      }
      if (!reason) return { set: { [key]: value } };
      const next = `It's past the cut-off on ${sent}. The next day to approve the proof is ${first}.`;
      const where = reason === 'past' ? 'in the past' : 'too far ahead';
      const other = `\`${key}\` is ${where}; you sent ${sent}. Send a day from ${first} to ${last}.`;
      return { message: reason === 'tooLate' ? next : other };
    },
    write: (values) => values[key] || undefined,
  };
}

export const neededByField = dateField('neededBy');

export const approveField = dateField('approve');
