import type { Catalog } from '../../pricing/catalog.ts';

import type { Field, Meaning } from '../field.ts';
import { titleSeparator } from '../path.ts';
import { listOf, membersOf, textOf } from '../words.ts';

/** The longest text that is split into titles for an example. */
const longestSplit = 400;

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** Titles, one per tab, in order: their number is the number of tabs. */
export function titlesField({ book }: Catalog): Field<readonly string[]> {
  const { tabsPerSet, titleLengthMax } = book.limits;
  const { max } = tabsPerSet;
  return {
    key: 'titles',
    names: { price: 'labels', draft: 'titles', link: 'labels' },
    alsoCalled: [
      'labels',
      'titles',
      'tab titles',
      'tab labels',
      'tab names',
      'names',
      'headings',
      'title',
    ],
    shape: { kind: 'texts', max: titleLengthMax, most: max },
    costs: true,
    exact(value, { door }) {
      const titles = door.isJson
        ? textsOf(value)
        : isJson(value)
          ? undefined
          : splitTitles(value, max);
      if (titles === undefined || titles.length === 0 || titles.length > max) return undefined;
      return titles.every(isPlain) ? titles : undefined;
    },
    meant(value, { door }) {
      const isLink = door.manner === 'repairing';
      const list = isLink ? undefined : listOf(value);
      if (!list && door.isJson) return ofOneText(value);
      if (!isLink && membersOf(value)) return { wrong: 'notTitles' };
      const titles = list ? list.map(titleOf) : (splitTitles(value, max) ?? []);
      return judged(titles);
    },
    write: (titles) => titles.join(titleSeparator),
    of: ({ build }) => build.titles ?? undefined,
    repair: (value) => {
      if (value === '') return undefined;
      const titles = listOf(value)?.map(textOf) ?? textOf(value).split(titleSeparator, max);
      return titles.slice(0, max);
    },
  };

  /** The usual title, quickly: short, without control characters and separators. */
  function isPlain(title: string): boolean {
    return (
      title.length <= titleLengthMax &&
      !controlCharacter.test(title) &&
      !title.includes(titleSeparator) &&
      title.isWellFormed()
    );
  }

  function judged(titles: readonly (string | undefined)[]): Meaning<readonly string[]> {
    if (titles.length === 0) return { wrong: 'noTitles' };
    if (titles.length > max) {
      return { wrong: 'tooManyTitles', facts: { count: titles.length, max } };
    }
    const notText = tabsWhere(titles, (title) => title === undefined);
    if (notText.length > 0) return { wrong: 'notText', facts: { which: notText } };
    const texts = titles as readonly string[];
    const parts = texts.length === 1 ? partsOf(texts[0] ?? '', /[\n\r|]+/) : [];
    if (parts.length > 1) return { wrong: 'titlesInOne', facts: { parts } };
    const wrong = (
      [
        ['separator', (title: string) => title.includes(titleSeparator)],
        ['titlesTooLong', (title: string) => isLonger(title, titleLengthMax)],
        ['notPrintable', (title: string) => controlCharacter.test(title) || !title.isWellFormed()],
      ] as const
    )
      .map(([kind, matches]) => ({ kind, which: tabsWhere(texts, matches) }))
      .find(({ which }) => which.length > 0);
    if (!wrong) return { value: texts };
    return { wrong: wrong.kind, facts: { which: wrong.which, max: titleLengthMax } };
  }
}

/** Titles that a tool got as one text: never guessed, since a title may contain commas. */
function ofOneText(value: unknown): Meaning<readonly string[]> {
  const parts = typeof value === 'string' ? partsOf(value, /[\n\r|;,]+/) : [];
  return parts.length > 0 ? { wrong: 'titlesInOne', facts: { parts } } : { wrong: 'notTitles' };
}

function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((title) => typeof title === 'string')
    ? value
    : undefined;
}

/** Whether a text may be JSON: titles in it are written in another way. */
function isJson(value: unknown): boolean {
  return typeof value === 'string' && /^\s*[[{]/.test(value);
}

/** @param max where to stop: one more than is accepted */
function splitTitles(value: unknown, max: number): readonly string[] | undefined {
  if (typeof value !== 'string') return undefined;
  return value === '' ? [] : value.split(titleSeparator, max + 1);
}

/** Only a whole number is certain to match what was written: 1.10 arrives as 1.1. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}

/** Splits a short text into titles; none if it is too long to repeat. */
function partsOf(text: string, separators: RegExp): string[] {
  if (text.length > longestSplit) return [];
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The tabs, counted from 1, whose titles match. */
function tabsWhere<Title>(titles: readonly Title[], matches: (title: Title) => boolean): number[] {
  return titles.flatMap((title, index) => (matches(title) ? [index + 1] : []));
}

/** Returns whether a text has more characters than `max`, counting a surrogate pair as one. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}
