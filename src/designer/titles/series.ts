import { months, weekdays } from '../../text/days.ts';

/** A way of counting for a series of titles. */
interface Counting {
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

/** Places are read up to this one. */
const mostPlaces = 9_999;

/** Reads what a counting writes, in either case. */
function inverse(write: Counting['write']): Counting['read'] {
  const places = new Map<string, number>();
  return (text) => {
    for (let place = places.size + 1; place <= mostPlaces; place++) places.set(write(place), place);
    return places.get(text.toUpperCase());
  };
}

function readNumber(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function counting(
  label: string,
  last: number,
  write: Counting['write'],
  read = inverse(write),
): Counting {
  return { label, first: write(1), last: write(last), write, read };
}

/** Counting through names that repeat after the last. They are read by their first three letters. */
function namesCounting(label: string, names: readonly string[]): Counting {
  const cycle = names.length;
  const write = (place: number) => names[(place - 1) % cycle] as string;
  const start = (name: string) => name.toLowerCase().slice(0, 3);
  const read = (text: string) => {
    const place = names.findIndex((name) => start(name) === start(text)) + 1;
    return place > 0 ? place : undefined;
  };
  return { ...counting(label, cycle, write, read), cycle };
}

const alphabet = 26;

/** The letter at a place in the alphabet, from 1; after Z comes A again. */
function letterAt(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + ((place - 1) % alphabet));
}

/**
 * The letter at a place in an exhibit series: A to Z, then AA, BB to ZZ, then AAA.
 *
 * @example doubledLetter(28) // 'BB'
 */
function doubledLetter(place: number): string {
  return letterAt(place).repeat(Math.ceil(place / alphabet));
}

/**
 * The letter at a place in a spreadsheet column series: A to Z, then AA, AB to AZ, then BA.
 *
 * @example columnLetter(28) // 'AB'
 */
function columnLetter(place: number): string {
  const rest = Math.floor((place - 1) / alphabet);
  return rest === 0 ? letterAt(place) : columnLetter(rest) + letterAt(place);
}

/**
 * A whole number from 1 as a Roman numeral.
 *
 * @example roman(14) // 'XIV'
 */
function roman(number: number): string {
  const digits = [
    ['', 'M', 'MM', 'MMM', 'MMMM', 'MMMMM', 'MMMMMM', 'MMMMMMM', 'MMMMMMMM', 'MMMMMMMMM'],
    ['', 'C', 'CC', 'CCC', 'CD', 'D', 'DC', 'DCC', 'DCCC', 'CM'],
    ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'],
    ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
  ];
  const written = String(number).padStart(digits.length, '0');
  return digits.map((numerals, place) => numerals[Number(written[place])]).join('');
}

const [sunday, ...workweek] = weekdays;

export const countings = {
  numbers: counting('Numbers: 1, 2, 3', 25, String, readNumber),
  letters: counting('Letters: A to Z, then AA, BB', 26, doubledLetter),
  columns: counting('Letters: A to Z, then AA, AB', 26, columnLetter),
  roman: counting('Roman numerals: I, II, III', 10, roman),
  months: namesCounting('Months: January, February', months),
  'short-months': namesCounting(
    'Months: Jan, Feb',
    months.map((name) => name.slice(0, 3)),
  ),
  weekdays: namesCounting('Days: Monday, Tuesday', [...workweek, sunday]),
} as const;

/** A series as a person requests it. */
export interface SeriesRequest {
  readonly counting: keyof typeof countings;
  /** Prefix of each title, such as "Exhibit "; kept as typed. */
  readonly before: string;
  readonly first: string;
  readonly last: string;
}

/**
 * The titles of a series.
 *
 * @param max the most titles that a set can have
 * @example fillSeries({ counting: 'numbers', before: 'Exhibit ', first: '1', last: '25' }, 500)
 */
export function fillSeries(request: SeriesRequest, max: number) {
  const counting = countings[request.counting];
  const [first, end] = [request.first.trim(), request.last.trim()].map(counting.read);
  const like = `such as ${counting.first} and ${counting.last}`;
  const failed = (error: string) => ({ ok: false, error }) as const;
  if (first === undefined || end === undefined) {
    return failed(`Write the first and the last title, ${like}.`);
  }
  const last = end < first ? end + (counting.cycle ?? 0) : end;
  const count = last - first + 1;
  if (count < 1) {
    return failed(`The last title comes before the first: write them in order, ${like}.`);
  }
  if (count > max) return failed(`That's ${count} tabs; a set has at most ${max}.`);
  const places = Array.from({ length: count }, (_, index) => first + index);
  const titles = places.map((place) => request.before + counting.write(place));
  return { ok: true, titles } as const;
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
