import { type Catalog, quoteFormUrl } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { maxReported } from '../../text/echo.ts';
import { listed } from '../../text/words.ts';
import { type Context, type Field, named, type Parsed } from '../field.ts';
import { anySeparator, titleSeparator } from '../path.ts';
import { listOf, membersOf, textOf } from '../words.ts';

type Titles = readonly string[];

/** A control character other than a line break, or a second line break. */
const unprintable = /[^\P{Cc}\n]|[\u2028\u2029]|\n[^\n]*\n/u;

/** Titles, one per tab, in order: their number is the number of tabs. */
export function titlesField(catalog: Catalog): Field {
  const { titleLengthMax } = catalog.book.limits;

  /** What a link can't carry or a tab can't show, and what to do about it. */
  const faults: readonly (readonly [isIn: (title: string) => boolean, message: string])[] = [
    [
      (title) => anySeparator.test(title),
      `contains the character "${titleSeparator}", which separates the titles in an order link. Write "/" instead, or send separate titles.`,
    ],
    [
      // A surrogate pair is one character.
      (title) => title.length > titleLengthMax && [...title].length > titleLengthMax,
      `is too long. Shorten to at most ${titleLengthMax} characters.`,
    ],
    [
      (title) => unprintable.test(title) || !title.isWellFormed(),
      'contains two line breaks or another control character. Write a space instead. A title has at most two lines.',
    ],
  ];

  function judged(titles: Titles, own: string, { product, names, values }: Context): Parsed {
    const { max } = product.tabsPerSet;
    const { tabs = titles.length } = values;
    const has = `\`${own}\` has ${counted(titles.length, 'title')}, but`;
    if (titles.length > max) {
      const ask = `Ask for more tabs a set at ${quoteFormUrl(catalog)}.`;
      return { message: `${has} may have at most ${max}. ${ask}` };
    }
    const sold = product.tabsFor(titles.length);
    if (sold !== titles.length) {
      const blank = counted(sold - titles.length, 'blank tab');
      return {
        message: `${has} ${product.data.noun} sets come with ${sold} tabs next. Add ${blank}.`,
      };
    }
    const set = { titles, tabs: titles.length };
    const [isIn, message] = faults.find(([isIn]) => titles.some(isIn)) ?? [];
    if (isIn) return { message: `${tabsWhere(titles, isIn)} of \`${own}\` ${message}` };
    if (tabs === titles.length || !names('tabs')) return { set };
    return {
      code: 'conflict',
      message: `${has} the number of tabs is ${tabs}. Send a title for each tab, or leave out the number of tabs.`,
      buyers: `The link has ${counted(titles.length, 'title')}, but says ${counted(tabs, 'tab')}; we used the titles.`,
      instead: set,
    };
  }

  return {
    ...named('titles'),
    shape: { kind: 'texts' },
    parse(raw, context) {
      const { door, values, product } = context;
      const { max } = product.tabsPerSet;
      const own = door.isJson ? 'titles' : 'labels';
      const isLink = door.id === 'link';
      const text = Array.isArray(raw) ? raw.map(textOf).join(titleSeparator) : textOf(raw);
      const isSplit = text.includes(titleSeparator);
      // If `tabs` says that there is one title, it is as it is, even if it looks like a list.
      const isOne = door.id === 'price' && typeof raw === 'string' && values.tabs === 1 && !isSplit;
      const list = isLink || isOne ? undefined : listOf(raw);
      const isText = isOne || (!door.isJson && text !== '' && (isLink || !membersOf(raw)));
      // The separators of a damaged link are percent-encoded twice.
      const isDamaged = isLink && !isSplit && anySeparator.test(text);
      const split = isText ? text.split(isDamaged ? anySeparator : titleSeparator, max + 1) : [];
      const titles = (list ?? split).map(titleOf);
      if (titles.length === 0) return { used: 'blank tabs' };
      const notText = tabsWhere(titles, (title) => title === undefined);
      const blank = door.isJson
        ? 'Put every title in quotes, a blank tab as "".'
        : `Separate titles with ${titleSeparator}, a blank tab as nothing: ${own}=First||Third.`;
      if (notText) return { message: `${notText} of \`${own}\` is not text. ${blank}` };
      const all = titles.map((title) => title ?? '');
      const judgment = judged(all, own, context);
      const isUsable = !isDamaged && (judgment.set || judgment.instead);
      if (isUsable || !isLink) return judgment;
      // A link keeps titles that are wrong, for the page to clean.
      const tabs = product.tabsFor(Math.min(all.length, max));
      const kept = Array.from({ length: tabs }, (_, tab) => all[tab] ?? '');
      return { instead: { titles: kept, tabs }, used: 'what fits' };
    },
    write: ({ titles }) => titles?.join(titleSeparator),
    accepts: ({ door }) =>
      door.isJson
        ? 'a list with one text for each tab, in order, such as titles: ["First","Second"]'
        : `one title for each tab, in order, separated by ${titleSeparator}: labels=First|Second`,
  };
}

/**
 * A title with plain line breaks; `undefined` if it is no text. Only a whole number is certain to
 * match what was written: 1.10 arrives as 1.1.
 */
function titleOf(value: unknown): string | undefined {
  if (Number.isSafeInteger(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  return value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value;
}

/** The tabs whose titles match, as `Title 3` or `Each of titles 3 and 5`; empty if none does. */
function tabsWhere<Title>(titles: readonly Title[], matches: (title: Title) => boolean): string {
  const tabs = titles.flatMap((title, tab) => (matches(title) ? [String(tab + 1)] : []));
  const rest = tabs.length - maxReported;
  const few = rest > 0 ? [...tabs.slice(0, maxReported), `${rest} more`] : tabs;
  return few.length > 1
    ? `Each of titles ${listed(few)}`
    : few.map((tab) => `Title ${tab}`).join('');
}
