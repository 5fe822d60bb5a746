import { counted } from '../text/counts.ts';
import { months, weekdays } from '../text/days.ts';

const cycles = [months, weekdays].map((names) => names.map((name) => name.toLowerCase()));

const ellipsis = /\.{2,}|\u2026|\betc\b\.?|\band so on\b/i;
const between = /-|\u2013|\u2014| to | through | thru /;

/**
 * Warns if titles seem to stand for a longer list: an ellipsis, a range of three or more such as
 * `Exhibits 1-10`, a number of tabs, or a single title with three or more parts. Several ranges are
 * an index such as `A-F`, `G-L`, and so are years. Titles are priced as sent in any case.
 *
 * @example wholeListWarning(['Exhibits 1-10'])
 */
export function wholeListWarning(titles: readonly string[]): string | undefined {
  const counts = titles.map((_, at) => countFor(at, titles));
  const [first, ...others] = titles.filter((_, at) => counts[at] !== undefined);
  if (first === undefined || (others.length > 0 && between.test(first))) return undefined;
  const count = counts.find((count) => count !== undefined);
  const whole = count
    ? `a list, the whole list is ${counted(titles.length - 1 + count, 'tab')}: send every title`
    : 'more titles, send all of them';
  return `This prices ${counted(titles.length, 'tab')}, as sent. If ${JSON.stringify(first)} stands for ${whole}.`;
}

/** How many titles one stands for, 0 if that isn't clear; `undefined` if it is what it says. */
function countFor(at: number, titles: readonly string[]): number | undefined {
  const title = titles[at] ?? '';
  const [, count] = /^(\d{1,3}) (?:blank )?(?:tabs?|dividers?|titles?)$/i.exec(title.trim()) ?? [];
  if (Number(count) > 1) return Number(count);
  const isOpen = ellipsis.test(title);
  const [before = '', after = '', ...rest] = title.split(isOpen ? ellipsis : between);
  if (isOpen && before.trim() === '' && after.trim() === '') {
    return Math.max(distance(titles[at - 1], titles[at + 1]) - 1, 0);
  }
  const reach = rest.length === 0 ? distance(before, after) : 0;
  if (reach > 1 || isOpen) return reach > 0 ? reach + 1 : 0;
  const parts = titles.length === 1 ? title.split(/[,;]/).filter((part) => part.trim() !== '') : [];
  return parts.length > 2 ? parts.length : undefined;
}

/** How many places after one title another is in the series in which both end; 0 if in none. */
function distance(first = '', last = ''): number {
  const to = placesOf(last);
  const reaches = placesOf(first).map((start, series) => (to[series] ?? Number.NaN) - start);
  return Math.max(...reaches.filter(Number.isFinite), 0);
}

/** The place of a title's last word among months, weekdays, letters and numbers; NaN if in none. */
function placesOf(title: string): number[] {
  const end = title.trim().toLowerCase().split(' ').at(-1) ?? '';
  const word = end.replace(/^[a-z](?=\d)|\.$/g, '');
  const placeIn = (names: readonly string[]) =>
    names.findIndex((name) => word.length >= 3 && name.startsWith(word));
  const places = [...cycles.map(placeIn), /^[a-z]$/.test(word) ? word.charCodeAt(0) : -1];
  const number = /^\d{1,3}$/.test(word) ? Number(word) : Number.NaN;
  return [...places.map((place) => (place < 0 ? Number.NaN : place)), number];
}
