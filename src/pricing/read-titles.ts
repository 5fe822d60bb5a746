import type { Catalog } from './catalog.ts';
import { quoteFormUrl } from './order-link.ts';
import type { Door, Problem } from './problems/problem.ts';
import {
  noTitles,
  titlesInOne,
  titlesNotPrintable,
  titlesTooLong,
  tooManyTitles,
} from './problems/titles.ts';

/** Returns the titles as given if their number is possible, and reports problems with them. */
export function readTitles(
  catalog: Catalog,
  titles: readonly string[] | undefined,
  door: Door,
  problems: Problem[],
): readonly string[] | undefined {
  if (titles === undefined) return undefined;
  if (titles.length === 0) {
    problems.push(noTitles(door));
    return undefined;
  }
  const { max } = catalog.book.limits.tabsPerSet;
  if (titles.length > max) {
    problems.push(tooManyTitles(door, titles.length, max, quoteFormUrl(catalog)));
    return undefined;
  }
  const [only = ''] = titles;
  const lines = only
    .split(/[\n\r]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (titles.length === 1 && lines.length > 1 && only.length <= longestSplit) {
    problems.push(titlesInOne(door, lines));
    return undefined;
  }
  const { titleLengthMax } = catalog.book.limits;
  const tooLong = tabsWhere(titles, (title) => isLonger(title, titleLengthMax));
  if (tooLong.length > 0) problems.push(titlesTooLong(door, tooLong, titleLengthMax));
  const notPrintable = tabsWhere(titles, (title) => !isPrintable(title));
  if (notPrintable.length > 0) problems.push(titlesNotPrintable(door, notPrintable));
  return titles;
}

/** The tabs, counted from 1, whose titles match. */
export function tabsWhere<Title>(
  titles: readonly Title[],
  matches: (title: Title) => boolean,
): number[] {
  return titles.flatMap((title, index) => (matches(title) ? [index + 1] : []));
}

/** Returns whether a text has more characters than `max`, counting a surrogate pair as one. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}

function isPrintable(text: string): boolean {
  return text.isWellFormed() && !controlCharacter.test(text);
}

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** The longest text that a message splits into titles, in characters. */
const longestSplit = 400;
