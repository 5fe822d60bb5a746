import { quoteInFragment } from '../order/link.ts';
import { priceQuery } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { isoDate, type PlainDate, parseDay } from '../text/days.ts';

/** What a quote's number vouches for. */
interface Quoted {
  /** The day of the quote, an ISO date. */
  readonly date: string;
  /** Its titles have no price, so the number is the same with any. */
  readonly build: Build;
  readonly priceBook: string;
  readonly totalCents: number;
}

/** Digits and letters that nobody confuses (Crockford's base 32). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number of a quote: its date, six characters that depend on all it says, and one that tells a
 * misspelled number from a real one. It isn't secret: who has the price book can calculate it.
 *
 * @example quoteNumber(catalog, quoted) // '261122-7K3M9QX'
 */
export function quoteNumber(catalog: Catalog, { date, build, priceBook, totalCents }: Quoted) {
  const query = priceQuery(catalog, { ...build, titles: null });
  const sum = checksum([date, query, priceBook, totalCents].join(' '), 6);
  const number = `${date.slice(2).replaceAll('-', '')}-${sum}`;
  return number + checksum(number, 1);
}

/** The date of a quote's number; `undefined` if it isn't one, or is misspelled. */
export function dateOfNumber(number: string): PlainDate | undefined {
  const [, year, month, date] = /^(\d\d)(\d\d)(\d\d)-[0-9A-HJKMNP-TV-Z]{7}$/.exec(number) ?? [];
  const day = parseDay(`20${year}-${month}-${date}`);
  const isSpelled = number.endsWith(checksum(number.slice(0, -1), 1));
  return day === undefined || !isSpelled ? undefined : isoDate(day);
}

/**
 * The date of the price book with which a number was made.
 *
 * @param said what the quote says besides; a price book's date is at most its own
 * @returns `undefined` if there is none: the quote says something else than ours did
 */
export function priceBookOf(
  catalog: Catalog,
  number: string,
  said: Omit<Quoted, 'priceBook'>,
): string | undefined {
  const last = parseDay(said.date) ?? 0;
  const days = Array.from({ length: oldestBookDays }, (_, age) => isoDate(last - age));
  return [catalog.book.prices.date, ...days].find(
    (priceBook) => quoteNumber(catalog, { ...said, priceBook }) === number,
  );
}

const oldestBookDays = 3 * 366;

/** The part of a link's fragment that names a quote: its number and its total in cents. */
export function quoteInLink(number: string, totalCents: number): string {
  return `${quoteInFragment}=${number}.${totalCents}`;
}

/** A hash (cyrb53, by bryc, in the public domain) as so many digits. */
function checksum(text: string, length: number): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const bits = BigInt(high >>> 0) * 4294967296n + BigInt(low >>> 0);
  return Array.from({ length }, (_, at) => digits[Number((bits >> BigInt(5 * at)) & 31n)]).join('');
}
