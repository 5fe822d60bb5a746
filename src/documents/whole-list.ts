import { counted } from '../text/counts.ts';
import { months, weekdays } from '../text/days.ts';

const cycles = [months, weekdays].map((names) => names.map((name) => name.toLowerCase()));

const ellipses = ['...', '\u2026', '..', 'etc', 'etc.', 'and so on'];

/**
 * Warns if titles seem to stand for a longer list: a range such as `Exhibits 1-10`, an ellipsis, or
 * a single title with commas. Several ranges are an index such as `A-F`, `G-L`, and so are years.
 *
 * @example wholeListWarning(['Exhibits 1-10'])
 */
export function wholeListWarning(titles: readonly string[]): string | undefined {
  const found = ellipsisIn(titles) ?? rangeIn(titles) ?? commasIn(titles);
  if (!found) return undefined;
  const { title, more } = found;
  const whole =
    more === undefined
      ? 'more titles, send all of them'
      : `a list, the whole list is ${counted(titles.length - 1 + more, 'tab')}: send every title`;
  return `This prices ${counted(titles.length, 'tab')}, as sent. If ${JSON.stringify(title)} stands for ${whole}.`;
}

/** A title and how many it would stand for, if that is clear. */
interface Standing {
  readonly title: string;
  readonly more: number | undefined;
}

function ellipsisIn(titles: readonly string[]): Standing | undefined {
  const at = titles.findIndex((title) => ellipses.includes(title.trim().toLowerCase()));
  const [before = '', title, after = ''] = [titles[at - 1], titles[at], titles[at + 1]];
  if (title === undefined) return undefined;
  const reach = distance(before, after);
  return { title, more: reach && reach - 1 };
}

function rangeIn(titles: readonly string[]): Standing | undefined {
  const ranges = titles.flatMap((title) => {
    const [first = '', last = '', ...others] = title.split(/-|\u2013|\u2014| to | through | thru /);
    const reach = others.length === 0 && distance(first, last);
    return reach ? [{ title, more: reach + 1 }] : [];
  });
  return ranges.length === 1 ? ranges[0] : undefined;
}

function commasIn([only = '', ...others]: readonly string[]): Standing | undefined {
  const parts = only.split(/[,;]/).filter((part) => part.trim() !== '');
  return others.length === 0 && parts.length > 1 ? { title: only, more: parts.length } : undefined;
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
