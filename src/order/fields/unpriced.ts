import { unservedPlaces, zipCode } from '../../book/zip-codes.ts';
import { readDestination } from '../../delivery/destination.ts';
import type { DayKind } from '../../delivery/schedule.ts';
import { isArtworkName } from '../../layout/body.ts';
import { cutNamed, cutsInWords, offeredCuts, recommendedCut } from '../../layout/cuts.ts';
import { type TitleFont, titleFonts, usualFont } from '../../layout/fonts.ts';
import { cutName } from '../../layout/tabs.ts';
import { quoteFormUrl } from '../../pricing/catalog.ts';
import { parseDay } from '../../text/days.ts';
import { shown } from '../../text/echo.ts';
import { cleanBody, cleanJob } from '../clean.ts';
import { type Field, named, sending } from '../field.ts';
import { type Job, jobLimits } from '../order.ts';
import { plainWord, textOf, yesOrNo } from '../words.ts';
import { colorsField } from './colors.ts';

const fontIds = Object.keys(titleFonts) as TitleFont[];

const zipField: Field = {
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

export const approveField = dateField('approve');

/** The buyer's own words. They never change a price. */
function jobField(part: keyof Job, key: string): Field {
  return {
    ...named(key),
    parse(raw) {
      const text = textOf(raw);
      const set = cleanJob({ [part]: text });
      const isWhole = [...text].length <= jobLimits[part];
      return isWhole ? { set } : { instead: set, used: 'its beginning' };
    },
    write: (values) => values[part] || undefined,
    accepts: () => `at most ${jobLimits[part]} characters`,
  };
}

/**
 * What a link says in its fragment, in its order: whatever has no price. Apart from the other
 * fields, so that pages that only write links don't load them.
 */
export const fragmentFields: readonly Field[] = [
  {
    ...named('cut'),
    parse(raw, { product, values }) {
      const { cuts, die } = product.data;
      const cut = cutNamed(textOf(raw));
      if (offeredCuts(cuts).includes(cut)) return { set: { cut } };
      const usual = cutName(recommendedCut(values.tabs ?? 1, cuts, die));
      const more = ` Without \`cut\` you get the recommended one, ${usual}.`;
      return { more, used: `the recommended one. Cuts are ${cutsInWords(cuts)}` };
    },
    write: ({ cut }) => cut?.toString(),
    accepts: ({ product }) => cutsInWords(product.data.cuts),
  },
  colorsField,
  {
    ...named('#font'),
    parse(raw) {
      const named = plainWord(textOf(raw));
      const font = fontIds.find((id) => plainWord(id) === named);
      return font ? { set: { font } } : { used: titleFonts[usualFont] };
    },
    write: ({ font }) => (font === usualFont ? undefined : font),
  },
  /** What differs from the usual type. */
  {
    ...named('#type'),
    parse(raw) {
      const has = (word: string) => textOf(raw).split('.').includes(word);
      const type = { bold: !has('regular'), capitals: has('capitals'), oneSize: has('onesize') };
      return { set: { type } };
    },
    write: ({ type }) =>
      [!type?.bold && 'regular', type?.capitals && 'capitals', type?.oneSize && 'onesize']
        .filter(Boolean)
        .join('.') || undefined,
  },
  {
    ...named('#body'),
    parse: (raw) => ({ set: { body: cleanBody(textOf(raw)) } }),
    write: ({ body }) => body || undefined,
  },
  /** The name of the buyer's file of artwork, or whether it comes by e-mail. */
  {
    ...named('#artwork'),
    parse(raw) {
      const name = textOf(raw);
      return { set: { artwork: isArtworkName(name) ? name : (yesOrNo(raw) ?? false) } };
    },
    write: ({ artwork }) => (artwork === true ? '1' : artwork || undefined),
  },
  zipField,
  dateField('neededBy'),
  jobField('name', '#job'),
  jobField('po', '#po'),
  jobField('notes', '#notes'),
];
