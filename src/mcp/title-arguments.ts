import { titleSeparator } from '../pricing/order-link.ts';
import type { Door, Problem } from '../pricing/problems/problem.ts';
import {
  separatorInTitles,
  titlesInOne,
  titlesNotAList,
  titlesNotText,
} from '../pricing/problems/titles.ts';
import { tabsWhere } from '../pricing/read-titles.ts';
import { asList } from './argument-values.ts';

/**
 * Reads the titles as a list of strings; whole numbers are converted to digits. Returns `undefined`
 * if there are none, or if a problem with them is reported.
 */
export function readTitles(
  given: unknown,
  door: Door,
  problems: Problem[],
): readonly string[] | undefined {
  if (given === undefined) return undefined;
  const list = asList(given);
  if (!list) {
    const parts = typeof given === 'string' ? partsOf(given, /[\n\r|;,]+/) : [];
    problems.push(parts.length > 0 ? titlesInOne(door, parts) : titlesNotAList(door));
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
  const parts = texts.length === 1 ? partsOf(texts[0] as string, /[|]+/) : [];
  if (parted.length > 0) {
    problems.push(parts.length > 0 ? titlesInOne(door, parts) : separatorInTitles(door, parted));
    if (parts.length > 0) return undefined;
  }
  return texts;
}

/** Splits a short text into titles; none if it is too long to repeat. */
function partsOf(text: string, separators: RegExp): string[] {
  if (text.length > longestSplit) return [];
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const longestSplit = 400;

/** Only a whole number is certain to match what was written: 1.10 arrives as 1.1. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
