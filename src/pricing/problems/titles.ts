import { counted } from '../../text/counts.ts';
import { listed } from '../../text/words.ts';
import { titleSeparator } from '../order-link.ts';
import { type Door, maxReported, type Problem, written } from './problem.ts';

/** The tabs whose titles have the problem, counted from 1. */
type Tabs = readonly number[];

/** Titles are required and missing. */
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

/** One text contains the titles of several tabs. */
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

/** The titles are neither a list nor JSON text of one. */
export function titlesNotAList({ titles }: Door): Problem {
  return {
    parameter: titles,
    message: `${titles} must be a list with one text for each tab, in order, such as ${titles}: ["First","Second"].`,
  };
}

/** A list contains something other than text. */
export function titlesNotText(door: Door, tabs: Tabs): Problem {
  return {
    parameter: door.titles,
    message: `${titlesThat(door, tabs, 'is', 'are')} not text: put every title in quotes, a blank tab as "".`,
  };
}

/** @param max the most characters in a title. */
export function titlesTooLong(door: Door, tabs: Tabs, max: number): Problem {
  return {
    parameter: door.titles,
    message: `${titlesThat(door, tabs, 'is', 'are')} too long: shorten to at most ${max} characters.`,
  };
}

/** Titles contain characters that can't be printed. */
export function titlesNotPrintable(door: Door, tabs: Tabs): Problem {
  return {
    parameter: door.titles,
    message: `${titlesThat(door, tabs, 'contains', 'contain')} a line break or another control character: write a space instead. Long titles wrap to two lines.`,
  };
}

/** Titles contain the separator of order links. */
export function separatorInTitles(door: Door, tabs: Tabs): Problem {
  return {
    parameter: door.titles,
    message: `${titlesThat(door, tabs, 'contains', 'contain')} the character "${titleSeparator}", which separates the titles in an order link: write "/" instead.`,
  };
}

/**
 * The titles make the order link too long.
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

/** Begins a sentence about some titles: `Titles 3 and 5 of labels contain`. */
function titlesThat({ titles }: Door, tabs: Tabs, verbOfOne: string, verbOfMany: string): string {
  const few = tabs.slice(0, maxReported).map(String);
  const rest = tabs.length - few.length;
  const numbers = listed(rest > 0 ? [...few, `${rest} more`] : few);
  return tabs.length === 1
    ? `Title ${numbers} of ${titles} ${verbOfOne}`
    : `Titles ${numbers} of ${titles} ${verbOfMany}`;
}
