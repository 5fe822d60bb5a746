import { counted } from '../text/counts.ts';
import { months, weekdays } from '../text/days.ts';

const cycles = [months, weekdays].map((names) => names.map((name) => name.toLowerCase()));

const ellipsis = /\.{2,}|\u2026|\betc\b\.?|\band so on\b/i;

const between = /-|\u2013|\u2014| to | through | thru /;

/**
 * Warns if titles seem to stand for a longer list: an ellipsis, a range of three or more such as
 * `Exhibits 1-10`, a number of tabs, or a single title with three or more parts. Several ranges are
 * an index such as `A-F`, `G-L`, and so are years. Titles are priced as sent in any case.
 *
 * @example wholeListWarning(['Exhibits 1-10'])
 */
export function wholeListWarning(titles: readonly string[]): string | undefined {
  const [found, ...others] = titles.flatMap((title, at) => standing(title, at, titles) ?? []);
  if (!found || (others.length > 0 && between.test(found.title))) return undefined;
  const whole =
    found.more === undefined
      ? 'more titles, send all of them'
      : `a list, the whole list is ${counted(titles.length - 1 + found.more, 'tab')}: send every title`;
  return `This prices ${counted(titles.length, 'tab')}, as sent. If ${JSON.stringify(found.title)} stands for ${whole}.`;
}

/** A title that stands for others, and for how many if that is clear. */
function standing(title: string, at: number, titles: readonly string[]) {
  const [before = '', after = '', ...rest] = title.split(ellipsis.test(title) ? ellipsis : between);
  const [, count] = /^(\d{1,3}) (?:blank )?(?:tabs?|dividers?|titles?)$/i.exec(title.trim()) ?? [];
  const parts = titles.length === 1 ? title.split(/[,;]/).filter((part) => part.trim() !== '') : [];
  if (ellipsis.test(title)) {
    const isAlone = before.trim() === '' && after.trim() === '';
    const reach = isAlone
      ? distance(titles[at - 1] ?? '', titles[at + 1] ?? '')
      : distance(before, after);
    return { title, more: reach && (isAlone ? reach - 1 : reach + 1) };
  }
  if (count !== undefined && Number(count) > 1) return { title, more: Number(count) };
  if (parts.length > 2) return { title, more: parts.length };
  const reach = rest.length === 0 ? distance(before, after) : undefined;
  return reach !== undefined && reach > 1 ? { title, more: reach + 1 } : undefined;
}

/** How many places after one title another is in the series of both; `undefined` if in none. */
function distance(first: string, last: string): number | undefined {
  const [from, to] = [placeOf(first), placeOf(last)];
  if (!from || !to || !from.series.endsWith(to.series)) return undefined;
  const reach = to.place - from.place;
  const inCycle = from.cycle ? (reach + from.cycle) % from.cycle : reach;
  return inCycle > 0 ? inCycle : undefined;
}

/** The place of a title's last word in its series, which may start again: `Exhibit 7`, `C`, `Mon`. */
function placeOf(title: string): { series: string; place: number; cycle?: number } | undefined {
  const word = title.trim().toLowerCase().split(' ').at(-1) ?? '';
  const [, letter = '', digits] = /^([a-z]?)(\d{1,3})$/.exec(word) ?? [];
  if (digits !== undefined) return { series: `${letter}number`, place: Number(digits) };
  if (/^[a-z]$/.test(word)) return { series: 'letter', place: word.charCodeAt(0) };
  const places = cycles.map((names) => ({
    series: String(names[0]),
    place: names.findIndex((name) => word.length >= 3 && name.startsWith(word.replace('.', ''))),
    cycle: names.length,
  }));
  return places.find(({ place }) => place >= 0);
}
