import { counted } from '../counts.ts';
import { titleSeparator } from '../order-link.ts';
import { listed } from '../words.ts';
import { type Door, maxReported, type Problem, written } from './problem.ts';

/** The tabs whose titles a problem is about, counted from 1. */
type Tabs = readonly number[];

/** Titles are asked for and none are given. */
export function noTitles({ tabs, titles }: Door): Problem {
  const orTabs = tabs === undefined ? '' : `, or leave ${titles} out and send ${tabs}`;
  return {
    parameter: titles,
    message: `${titles} is empty: send one title for each tab${orTabs}.`,
  };
}

/** There are more titles than a set can have tabs. */
export function tooManyTitles(
  { titles }: Door,
  count: number,
  max: number,
  quoteForm: string,
): Problem {
  return {
    parameter: titles,
    message: `${titles} has ${counted(count, 'title')}, but may have at most ${max}. Ask for more tabs a set at ${quoteForm}.`,
  };
}

/** One text holds the titles of several tabs. */
export function titlesInOne(door: Door, parts: readonly string[]): Problem {
  const list = written(door, door.titles ?? 'titles', '').replace(
    /(""|)$/,
    door.noun === 'argument' ? JSON.stringify(parts) : parts.join(titleSeparator),
  );
  return {
    parameter: door.titles,
    message: `${door.titles} must give each tab its own title: send ${list}.`,
  };
}

/** The titles are neither a list nor the JSON text of one. */
export function titlesNotAList({ titles }: Door): Problem {
  return {
    parameter: titles,
    message: `${titles} must be a list with one text for each tab, in order, such as ${titles}: ["First","Second"].`,
  };
}

/** A list holds something other than texts. */
export function titlesNotText(door: Door, tabs: Tabs): Problem {
  return {
    parameter: door.titles,
    message: `${titlesThat(door, tabs, 'is', 'are')} not text: put every title in quotes, a blank tab as "".`,
  };
}

/** @param max the most characters of a title. */
export function titlesTooLong(door: Door, tabs: Tabs, max: number): Problem {
  return {
    parameter: door.titles,
    message: `${titlesThat(door, tabs, 'is', 'are')} too long: shorten to at most ${max} characters.`,
  };
}

/** Titles hold what no printer can print. */
export function titlesNotPrintable(door: Door, tabs: Tabs): Problem {
  return {
    parameter: door.titles,
    message: `${titlesThat(door, tabs, 'contains', 'contain')} a line break or another control character: write a space instead. Long titles wrap to two lines.`,
  };
}

/** Titles hold what an order link writes between them. */
export function separatorInTitles(door: Door, tabs: Tabs): Problem {
  return {
    parameter: door.titles,
    message: `${titlesThat(door, tabs, 'contains', 'contain')} the character "${titleSeparator}", which separates the titles in an order link: write "/" instead.`,
  };
}

/**
 * The titles make the order link longer than a server takes.
 *
 * @param length of the link's query, in characters.
 */
export function linkTooLong({ tabs, titles }: Door, length: number, max: number): Problem {
  const orTabs =
    tabs === undefined ? '' : `, or send ${tabs} alone and type the titles in the designer`;
  return {
    parameter: titles,
    message: `The order link would have ${length} characters, but may have at most ${max}: shorten the titles in ${titles}${orTabs}.`,
  };
}

/** How a sentence on some titles begins: `Titles 3 and 5 of labels contain`. */
function titlesThat({ titles }: Door, tabs: Tabs, verbOfOne: string, verbOfMany: string): string {
  const few = tabs.slice(0, maxReported).map(String);
  const rest = tabs.length - few.length;
  const numbers = listed(rest > 0 ? [...few, `${rest} more`] : few);
  return tabs.length === 1
    ? `Title ${numbers} of ${titles} ${verbOfOne}`
    : `Titles ${numbers} of ${titles} ${verbOfMany}`;
}
