import { titleSeparator } from '../pricing/order-link.ts';
import type { Door, Problem } from '../pricing/problems/problem.ts';
import { separatorInTitles, titlesNotAList, titlesNotText } from '../pricing/problems/titles.ts';
import { tabsWhere } from '../pricing/read-titles.ts';
import { asList } from './argument-values.ts';

/**
 * The titles as a list of texts; whole numbers among them become digits. `undefined` where none are
 * given, or where what is given is told of.
 */
export function readTitles(
  given: unknown,
  door: Door,
  problems: Problem[],
): readonly string[] | undefined {
  if (given === undefined) return undefined;
  const list = asList(given);
  if (!list) {
    problems.push(titlesNotAList(door));
    return undefined;
  }
  const titles = list.map(titleOf);
  const notText = tabsWhere(titles, (title) => title === undefined);
  if (notText.length > 0) {
    problems.push(titlesNotText(door, notText));
    return undefined;
  }
  const texts = titles as string[];
  const parted = tabsWhere(texts, (title) => title.includes(titleSeparator));
  if (parted.length > 0) problems.push(separatorInTitles(door, parted));
  return texts;
}

/** Only a whole number is sure to have been written as its digits: 1.10 arrives as 1.1. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
