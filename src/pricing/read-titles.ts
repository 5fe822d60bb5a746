import type { Catalog } from './catalog.ts';
import type { Door, Problem } from './problems/problem.ts';
import { noTitles, titlesNotPrintable, titlesTooLong, tooManyTitles } from './problems/titles.ts';

/** The titles as they were given, where their number can be right; tells what is wrong with them. */
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
  if (titles.length > door.tabsMax) {
    const isOrderable = titles.length <= catalog.book.limits.tabsPerSet.max;
    problems.push(tooManyTitles(door, isOrderable));
    return undefined;
  }
  const { titleLengthMax } = catalog.book.limits;
  const tooLong = tabsWhere(titles, (title) => isLonger(title, titleLengthMax));
  if (tooLong.length > 0) problems.push(titlesTooLong(door, tooLong, titleLengthMax));
  const notPrintable = tabsWhere(titles, (title) => !isPrintable(title));
  if (notPrintable.length > 0) problems.push(titlesNotPrintable(door, notPrintable));
  return titles;
}

/** The tabs, counted from 1, whose titles are so. */
export function tabsWhere<Title>(
  titles: readonly Title[],
  isSo: (title: Title) => boolean,
): number[] {
  return titles.flatMap((title, index) => (isSo(title) ? [index + 1] : []));
}

/** Whether a text has more characters than this; a surrogate pair is one. */
function isLonger(text: string, max: number): boolean {
  return text.length > 2 * max || (text.length > max && [...text].length > max);
}

function isPrintable(text: string): boolean {
  return text.isWellFormed() && !controlCharacter.test(text);
}

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
