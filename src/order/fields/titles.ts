import { type Catalog, type PricedProduct, quoteFormUrl } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { maxReported } from '../../text/echo.ts';
import { listed } from '../../text/words.ts';
import { type Field, field, type Parsed } from '../field.ts';
import { titleSeparator } from '../path.ts';
import { listOf, membersOf, textOf } from '../words.ts';

type Titles = readonly string[];

/** A control character other than a line break, or a second line break. */
const unprintable = /[^\P{Cc}\n]|[\u2028\u2029]|\n[^\n]*\n/u;

/** Titles, one per tab, in order: their number is the number of tabs. */
export function titlesField(catalog: Catalog): Field {
  const { titleLengthMax } = catalog.book.limits;

  /** What a link can't carry or a tab can't show, and what to do about it. */
  const faults: readonly (readonly [isIn: (title: string) => boolean, say: string])[] = [
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

  function judged(value: Titles, own: string, product: PricedProduct): Parsed<Titles> {
    const { max } = product.tabsPerSet;
    if (value.length > max) {
      const say = `\`${own}\` has ${counted(value.length, 'title')}, but may have at most ${max}.`;
      return { say: `${say} Ask for more tabs a set at ${quoteFormUrl(catalog)}.` };
    }
    const sold = product.tabsFor(value.length);
    if (sold !== value.length) {
      const blank = counted(sold - value.length, 'blank tab');
      return {
        say: `\`${own}\` has ${counted(value.length, 'title')}, but ${product.data.noun} sets come with ${sold} tabs next. Add ${blank}.`,
      };
    }
    const [isIn, say] = faults.find(([isIn]) => value.some(isIn)) ?? [];
    if (!isIn) return { value };
    return { say: `${tabsWhere(value, isIn)} of \`${own}\` ${say}` };
  }

  return field<Titles>({
    key: 'titles',
    names: { price: 'labels', draft: 'titles', link: 'labels' },
    alsoCalled: 'tab titles, tab labels, tab names, names, headings, title',
    shape: { kind: 'texts' },
    label: 'titles',
    parse(raw, { door, values, product }) {
      const { max } = product.tabsPerSet;
      const own = door.isJson ? 'titles' : 'labels';
      const text = textOf(raw);
      if (door.id === 'link') {
        const joined = Array.isArray(raw) ? raw.map(textOf).join(titleSeparator) : text;
        return inLink(joined, own, product);
      }
      // If `tabs` says that there is one title, it is as it is, even if it looks like a list.
      const isOne =
        typeof raw === 'string' &&
        !door.isJson &&
        values.tabs === 1 &&
        !text.includes(titleSeparator);
      const list = isOne ? undefined : listOf(raw);
      const isText = isOne || (!door.isJson && text !== '' && !membersOf(raw));
      const titles = list?.map(titleOf) ?? (isText ? text.split(titleSeparator, max + 1) : []);
      if (titles.length === 0) return {};
      const notText =
        titles.includes(undefined) && tabsWhere(titles, (title) => title === undefined);
      const blank = door.isJson
        ? 'Put every title in quotes, a blank tab as "".'
        : `Separate titles with ${titleSeparator}, a blank tab as nothing: ${own}=First||Third.`;
      if (notText) return { say: `${notText} of \`${own}\` is not text. ${blank}` };
      return judged(withLines(titles.map((title) => title ?? '')), own, product);
    },
    put(values, titles) {
      values.titles = titles;
      values.tabs = titles.length;
    },
    write: (titles) => titles.join(titleSeparator),
    of: ({ build }) => build.titles ?? undefined,
    accepts: ({ door }) =>
      door.isJson
        ? 'a list with one text for each tab, in order, such as titles: ["First","Second"]'
        : `one title for each tab, in order, separated by ${titleSeparator}: labels=First|Second`,
  });

  /** A link keeps titles that are wrong, for the page to clean. */
  function inLink(text: string, own: string, product: PricedProduct): Parsed<Titles> {
    const { max } = product.tabsPerSet;
    if (text === '') return { used: 'blank tabs' };
    // The separators of a damaged link are percent-encoded twice.
    const isWhole = text.includes(titleSeparator) || !/%7C/i.test(text);
    const all = withLines(
      (isWhole ? text : text.replace(/%7C/gi, titleSeparator)).split(titleSeparator, max + 1),
    );
    const judgment = judged(all, own, product);
    const fitting = all.slice(0, max);
    const blanks = Array<string>(product.tabsFor(fitting.length) - fitting.length).fill('');
    const instead = [...fitting, ...blanks];
    return isWhole && 'value' in judgment ? judgment : { instead, used: 'what fits' };
  }
}

function withLines(titles: Titles): Titles {
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
