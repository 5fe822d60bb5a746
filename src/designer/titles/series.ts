import { months } from '../../text/days.ts';

/** A way of counting for a series of titles. */
interface Counting {
  readonly id: string;
  readonly label: string;
  /** The usual first and last title of the series. */
  readonly first: string;
  readonly last: string;
  /** The title at a place, from 1. */
  readonly write: (place: number) => string;
  /** Parses a title into its place; `undefined` if it doesn't belong to this counting. */
  readonly read: (text: string) => number | undefined;
  /**
   * The number of places after which it repeats, so that a series can run from September to June.
   */
  readonly cycle?: number;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function readNumber(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Counting through names that repeat after the last. */
function namesCounting(
  id: string,
  label: string,
  names: readonly string[],
  letters: number,
): Counting {
  const short = names.map((name) => name.slice(0, letters));
  return {
    id,
    label,
    first: short[0] as string,
    last: short.at(-1) as string,
    cycle: short.length,
    write: (place) => short[(place - 1) % short.length] as string,
    read: (text) => {
      const start = text.toLowerCase().slice(0, 3);
      const place = names.findIndex((name) => name.toLowerCase().slice(0, 3) === start) + 1;
      return place > 0 ? place : undefined;
    },
  };
}

const wholeName = 20;

export const countings: readonly Counting[] = [
  {
    id: 'numbers',
    label: 'Numbers: 1, 2, 3',
    first: '1',
    last: '25',
    write: String,
    read: readNumber,
  },
  {
    id: 'letters',
    label: 'Letters: A to Z, then AA, BB',
    first: 'A',
    last: 'Z',
    write: doubledLetter,
    read: fromDoubledLetter,
  },
  {
    id: 'columns',
    label: 'Letters: A to Z, then AA, AB',
    first: 'A',
    last: 'Z',
    write: columnLetter,
    read: fromColumnLetter,
  },
  {
    id: 'roman',
    label: 'Roman numerals: I, II, III',
    first: 'I',
    last: 'X',
    write: roman,
    read: fromRoman,
  },
  namesCounting('months', 'Months: January, February', months, wholeName),
  namesCounting('short-months', 'Months: Jan, Feb', months, 3),
  namesCounting('weekdays', 'Days: Monday, Tuesday', weekdays, wholeName),
];

/** Returns a counting by id; the first one if unknown. */
export function countingOf(id: string): Counting {
  return countings.find((counting) => counting.id === id) ?? (countings[0] as Counting);
}

/** A series as a person requests it. */
export interface SeriesRequest {
  readonly counting: string;
  /** Prefix of each title, such as "Exhibit "; kept as typed. */
  readonly before: string;
  readonly first: string;
  readonly last: string;
}

type SeriesReading =
  | { readonly ok: true; readonly titles: readonly string[] }
  | { readonly ok: false; readonly error: string };

/**
 * The titles of a series.
 *
 * @param max the most titles that a set can have
 * @example fillSeries({ counting: 'numbers', before: 'Exhibit ', first: '1', last: '25' }, 500)
 */
export function fillSeries(request: SeriesRequest, max: number): SeriesReading {
  const counting = countingOf(request.counting);
  const [first, end] = [request.first.trim(), request.last.trim()].map(counting.read);
  const like = `such as ${counting.first} and ${counting.last}`;
  if (first === undefined || end === undefined) {
    return { ok: false, error: `Write the first and the last title, ${like}.` };
  }
  const last = end < first ? end + (counting.cycle ?? 0) : end;
  if (last < first) {
    return {
      ok: false,
      error: `The last title comes before the first: write them in order, ${like}.`,
    };
  }
  if (last - first >= max) {
    return { ok: false, error: `That's ${last - first + 1} tabs; a set has at most ${max}.` };
  }
  const titles = Array.from(
    { length: last - first + 1 },
    (_, index) => request.before + counting.write(first + index),
  );
  return { ok: true, titles };
}

/** The most common series. */
export const usualSeries = {
  '1–10': { counting: 'numbers', before: '', first: '1', last: '10' },
  '1–31': { counting: 'numbers', before: '', first: '1', last: '31' },
  'A–Z': { counting: 'letters', before: '', first: 'A', last: 'Z' },
  'AA–ZZ': { counting: 'letters', before: '', first: 'AA', last: 'ZZ' },
  'I–X': { counting: 'roman', before: '', first: 'I', last: 'X' },
  'January–December': { counting: 'months', before: '', first: 'January', last: 'December' },
  'Exhibit 1–25': { counting: 'numbers', before: 'Exhibit ', first: '1', last: '25' },
  'Exhibit A–Z': { counting: 'letters', before: 'Exhibit ', first: 'A', last: 'Z' },
} as const satisfies Readonly<Record<string, SeriesRequest>>;

const alphabet = 26;
const before = 'A'.charCodeAt(0) - 1;

/**
 * The letter at a place in an exhibit series: A to Z, then AA, BB to ZZ, then AAA.
 *
 * @example doubledLetter(28) // 'BB'
 */
export function doubledLetter(number: number): string {
  const letter = String.fromCharCode(before + ((number - 1) % alphabet) + 1);
  return letter.repeat(Math.ceil(number / alphabet));
}

/** The place of a doubled letter in its series, in either case; `undefined` if invalid. */
export function fromDoubledLetter(text: string): number | undefined {
  const letters = text.toUpperCase();
  if (!/^([A-Z])\1*$/.test(letters)) return undefined;
  return (letters.length - 1) * alphabet + letters.charCodeAt(0) - before;
}

/**
 * The letter at a place in a spreadsheet column series: A to Z, then AA, AB to AZ, then BA.
 *
 * @example columnLetter(28) // 'AB'
 */
export function columnLetter(number: number): string {
  const last = String.fromCharCode(before + ((number - 1) % alphabet) + 1);
  const rest = Math.floor((number - 1) / alphabet);
  return rest === 0 ? last : columnLetter(rest) + last;
}

/** The place of column letters in their series, in either case; `undefined` if invalid. */
export function fromColumnLetter(text: string): number | undefined {
  if (!/^[a-z]{1,3}$/i.test(text)) return undefined;
  return [...text.toUpperCase()].reduce(
    (number, letter) => number * alphabet + letter.charCodeAt(0) - before,
    0,
  );
}

const numerals: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/**
 * A whole number from 1 as a Roman numeral.
 *
 * @example roman(14) // 'XIV'
 */
export function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [numeral, value] of numerals) {
    text += numeral.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

/** Parses a Roman numeral in either case; `undefined` if it is invalid. */
export function fromRoman(text: string): number | undefined {
  let rest = text.toUpperCase();
  let number = 0;
  for (const [numeral, value] of numerals) {
    while (rest.startsWith(numeral)) {
      number += value;
      rest = rest.slice(numeral.length);
    }
  }
  return rest === '' && number > 0 && roman(number) === text.toUpperCase() ? number : undefined;
}
