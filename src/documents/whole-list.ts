import { counted } from '../text/counts.ts';
import { months, weekdays } from '../text/days.ts';

const series = [months, weekdays].map((names) => names.map((name) => name.toLowerCase()));
const openList = /\.{2,}|\u2026|\betc\b\.?|\band so on\b/i;
const countOfTabs = /^\s*(?!1 )\d{1,3} (?:blank )?(?:tabs?|dividers?|titles?)\s*$/i;

/**
 * Warns if titles seem to stand for a longer list: an ellipsis, a range of three or more such as
 * `Exhibits 1-10`, a number of tabs, or a single title with three or more parts. Several ranges are
 * an index such as `A-F`, `G-L`. Titles are priced as sent in any case.
 *
 * @example wholeListWarning(['Exhibits 1-10'])
 */
export function wholeListWarning(titles: readonly string[]): string | undefined {
  const ranges = titles.filter(isRange);
  const isList = (title: string) =>
    openList.test(title) ||
    countOfTabs.test(title) ||
    (titles.length === 1 && title.split(/[,;]/).filter((part) => part.trim() !== '').length > 2);
  const found = titles.find(isList) ?? (ranges.length === 1 ? ranges[0] : undefined);
  return found === undefined
    ? undefined
    : `This prices ${counted(titles.length, 'tab')}, as sent. If ${JSON.stringify(found)} stands for a list, send every title.`;
}

function isRange(title: string): boolean {
  const [first = '', last, ...rest] = title.split(/[-\u2013\u2014]| to | through | thru /);
  if (last === undefined || rest.length > 0) return false;
  const ends = placesOf(last);
  const reaches = placesOf(first).map((start, at) => (start < 0 ? 0 : (ends[at] ?? 0) - start));
  return Math.max(...reaches) > 1;
}

/** The place of a title's last word among months, weekdays, letters and numbers; -1 if in none. */
function placesOf(title: string): number[] {
  const end = title.trim().toLowerCase().split(' ').at(-1) ?? '';
  const word = end.replace(/^[a-z](?=\d)|\.$/g, '');
  return [
    ...series.map((names) => names.findIndex((name) => word.length > 2 && name.startsWith(word))),
    /^[a-z]$/.test(word) ? word.charCodeAt(0) : -1,
    /^\d{1,3}$/.test(word) ? Number(word) : -1,
  ];
}
