import type { Catalog } from '../../pricing/catalog.ts';
import type { Field, Meaning, SoFar } from '../field.ts';
import { titleSeparator } from '../path.ts';
import { listOf, membersOf, phrases, textOf } from '../words.ts';

/** The longest text that is split into titles for an example. */
const longestSplit = 400;

/** A control character other than a line break, or a second line break. */
const unprintable = /[^\P{Cc}\n]|[\u2028\u2029]|\n[^\n]*\n/u;

/** Titles, one per tab, in order: their number is the number of tabs. */
export function titlesField({ book }: Catalog): Field<readonly string[]> {
  const { tabsPerSet, titleLengthMax } = book.limits;
  const { max } = tabsPerSet;
  return {
    key: 'titles',
    names: { price: 'labels', draft: 'titles', link: 'labels' },
    alsoCalled: phrases('tab titles, tab labels, tab names, names, headings, title'),
    shape: { kind: 'texts' },
    meant(value, so) {
      const list = isText(value, so) ? undefined : listOf(value);
      if (!list && so.door.isJson) return ofOneText(value);
      if (!isText(value, so) && membersOf(value)) return { wrong: 'notTitles' };
      const titles = list ? list.map(titleOf) : splitTitles(textOf(value), max + 1);
      const meaning = judged(titles, so);
      if (so.door.id !== 'link' || 'value' in meaning || value === '') return meaning;
      return { ...meaning, instead: splitTitles(decodedOnce(textOf(value)), max) };
    },
    write: (titles) => titles.join(titleSeparator),
    of: ({ build }) => build.titles ?? undefined,
  };

  /** One title for one tab isn't a list, even if it has a line break. */
  function judged(
    titles: readonly (string | undefined)[],
    { door, tabs }: SoFar,
  ): Meaning<readonly string[]> {
    if (titles.length === 0) return { wrong: 'noTitles' };
    if (titles.length > max) {
      return { wrong: 'tooManyTitles', facts: { count: titles.length, max } };
    }
    const notText = tabsWhere(titles, (title) => title === undefined);
    if (notText.length > 0) return { wrong: 'notText', facts: { which: notText } };
    const texts = (titles as readonly string[]).map((title) => title.replace(/\r\n?/g, '\n'));
    const only = texts.length === 1 && tabs !== 1 ? (texts[0] as string) : '';
    const listed = door.id === 'link' ? [] : listedIn(only, /[\n\r|;,]+/);
    const parts = listed.length === tabs ? listed : partsOf(only, /(?:[\n\r|]|%7C)+/i);
    if (parts.length > 1) return { wrong: 'titlesInOne', facts: { parts } };
    for (const [wrong, isWrong] of faults) {
      const which = tabsWhere(texts, (title) => isWrong(title, titleLengthMax));
      if (which.length > 0) return { wrong, facts: { which, max: titleLengthMax } };
    }
    return { value: texts };
  }
}

/** What a link can't carry or a tab can't show. */
const faults = [
  ['separator', (title: string) => title.includes(titleSeparator)],
  // A surrogate pair is one character.
  ['titlesTooLong', (title: string, max: number) => title.length > max && [...title].length > max],
  ['notPrintable', (title: string) => unprintable.test(title) || !title.isWellFormed()],
] as const;

/**
 * Whether titles are text as it is, even if it looks like JSON: in links always, and in queries if
 * `tabs` says that it is one title.
 */
function isText(value: unknown, { door, tabs }: SoFar): boolean {
  if (door.isJson || typeof value !== 'string') return false;
  return door.id === 'link' || tabs === 1 || !/^\s*[[{]/.test(value);
}

/** Titles that a tool got as one text: never guessed, since a title may contain commas. */
function ofOneText(value: unknown): Meaning<readonly string[]> {
  // Of names such as `Smith, John; Doe, Jane`, only the semicolons separate titles.
  const separators = /[\n\r\t|;]/.test(textOf(value)) ? /[\n\r\t|;]+/ : /,/;
  const parts = typeof value === 'string' ? listedIn(value, separators) : [];
  return parts.length > 0 ? { wrong: 'titlesInOne', facts: { parts } } : { wrong: 'notTitles' };
}

/** Titles whose separators were percent-encoded twice. */
function decodedOnce(text: string): string {
  return text.includes(titleSeparator) ? text : text.replace(/%7C/gi, titleSeparator);
}

/** @param count at most so many titles. */
function splitTitles(text: string, count: number): string[] {
  return text === '' ? [] : text.split(titleSeparator, count);
}

/** Only a whole number is certain to match what was written: 1.10 arrives as 1.1. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}

/** The titles that a text lists: numbered from 1, or else separated. */
export function listedIn(text: string, separators: RegExp): string[] {
  const numbered = partsOf(text, /[,;|]?\s(?=\d{1,3}[.)]\s)/);
  const isInOrder = numbered.every((part, index) => Number.parseInt(part, 10) === index + 1);
  return isInOrder && numbered.length > 1 ? numbered : partsOf(text, separators);
}

/** Splits a short text into titles, without their quotes; none if it is too long to repeat. */
function partsOf(text: string, separators: RegExp): string[] {
  if (text.length > longestSplit) return [];
  return text
    .split(separators)
    .map((part) => part.trim().replace(/^\[?["']|["']\]?$/g, ''))
    .filter((part) => part !== '');
}

/** The tabs, counted from 1, whose titles match. */
function tabsWhere<Title>(titles: readonly Title[], matches: (title: Title) => boolean): number[] {
  return titles.flatMap((title, index) => (matches(title) ? [index + 1] : []));
}
