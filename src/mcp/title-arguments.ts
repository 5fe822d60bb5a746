import type { Door, Problem } from '../pricing/problems.ts';
import * as problem from '../pricing/problems.ts';
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
    problems.push(problem.titlesNotAList(door));
    return undefined;
  }
  const titles = list.map(titleOf);
  const notText = positions(titles, (title) => title === undefined);
  if (notText.length > 0) {
    problems.push(problem.titlesNotText(door, notText));
    return undefined;
  }
  const texts = titles as string[];
  const parted = positions(texts, (title) => title.includes('|'));
  if (parted.length > 0) problems.push(problem.separatorInTitles(door, parted));
  return texts;
}

/** Only a whole number is sure to have been written as its digits: 1.10 arrives as 1.1. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}

/** The tabs, counted from 1, whose titles are so. */
function positions<Title>(titles: readonly Title[], isSo: (title: Title) => boolean): number[] {
  return titles.flatMap((title, index) => (isSo(title) ? [index + 1] : []));
}
