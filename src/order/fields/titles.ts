import { type Catalog, quoteFormUrl } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { maxReported } from '../../text/echo.ts';
import { listed } from '../../text/words.ts';
import { type Context, type Field, named, type Parsed } from '../field.ts';
import { titleSeparator } from '../path.ts';
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
      // Also if it was percent-encoded twice.
      (title) => title.includes(titleSeparator) || /%7C/i.test(title),
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

  /** A link keeps titles that are wrong, for the page to clean. */
  function inLink(text: string, context: Context): Parsed {
    const { product } = context;
    const { max } = product.tabsPerSet;
    if (text === '') return { used: 'blank tabs' };
    // The separators of a damaged link are percent-encoded twice.
    const isWhole = text.includes(titleSeparator) || !/%7C/i.test(text);
    const all = inLines(
      (isWhole ? text : text.replace(/%7C/gi, titleSeparator)).split(titleSeparator, max + 1),
    );
    const judgment = judged(all, 'labels', context);
    if (isWhole && (judgment.set || judgment.instead)) return judgment;
    const tabs = product.tabsFor(Math.min(all.length, max));
    const titles = Array.from({ length: tabs }, (_, tab) => all[tab] ?? '');
    return { instead: { titles, tabs }, used: 'what fits' };
  }

  return {
    ...named('titles'),
    shape: { kind: 'texts' },
    parse(raw, context) {
      const { door, values, product } = context;
      const text = textOf(raw);
      if (door.id === 'link') {
        return inLink(Array.isArray(raw) ? raw.map(textOf).join(titleSeparator) : text, context);
      }
      const own = door.isJson ? 'titles' : 'labels';
      const isText = !door.isJson && typeof raw === 'string';
      // If `tabs` says that there is one title, it is as it is, even if it looks like a list.
      const isOne = isText && values.tabs === 1 && !text.includes(titleSeparator);
      const list = isOne ? undefined : listOf(raw);
      const isSplit = isOne || (!door.isJson && text !== '' && !membersOf(raw));
      const split = isSplit ? text.split(titleSeparator, product.tabsPerSet.max + 1) : [];
      const titles = list?.map(titleOf) ?? split;
      if (titles.length === 0) return {};
      const notText = tabsWhere(titles, (title) => title === undefined);
      const blank = door.isJson
        ? 'Put every title in quotes, a blank tab as "".'
        : `Separate titles with ${titleSeparator}, a blank tab as nothing: ${own}=First||Third.`;
      if (notText) return { message: `${notText} of \`${own}\` is not text. ${blank}` };
      return judged(inLines(titles.map((title) => title ?? '')), own, context);
    },
    write: ({ titles }) => titles?.join(titleSeparator),
    accepts: ({ door }) =>
      door.isJson
        ? 'a list with one text for each tab, in order, such as titles: ["First","Second"]'
        : `one title for each tab, in order, separated by ${titleSeparator}: labels=First|Second`,
  };
}

function inLines(titles: Titles): Titles {
  return titles.map((title) => (title.includes('\r') ? title.replace(/\r\n?/g, '\n') : title));
}

/** Only a whole number is certain to match what was written: 1.10 arrives as 1.1. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
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
