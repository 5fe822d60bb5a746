import { closest, distance } from 'fastest-levenshtein';
import type { QuoteOnlyData } from '../book/schema.ts';
import { counted } from './counts.ts';
import { listed } from './words.ts';

/** Why a request is refused. The message alone is enough to mend it. */
export interface Problem {
  /** The parameter at fault, under the name that the request used. */
  readonly parameter?: string;
  readonly message: string;
  /** What would be right, where that is a list. */
  readonly validValues?: readonly (string | number)[];
  /** Where to send what is priced by quote only. */
  readonly quoteForm?: string;
}

/** The names under which a door takes the build, and the most tabs that it takes. */
export interface Door {
  /** Absent where a door takes titles only. */
  readonly tabs?: string;
  /** Absent where a door takes no titles. */
  readonly titles?: string;
  readonly tabsMax: number;
}

/** All that is wrong, in sentences; where there is very much, the first of it. */
export function explain(problems: readonly Problem[]): string {
  const told = problems.slice(0, mostToldAtOnce).map(({ message }) => message);
  const rest = problems.length - told.length;
  return rest > 0 ? `${told.join(' ')} And ${counted(rest, 'more problem')}.` : told.join(' ');
}

const mostToldAtOnce = 10;

export function missingProduct(ids: readonly string[]): Problem {
  return {
    parameter: 'product',
    message: `product is missing: give ${listed(ids, 'or')}.`,
    validValues: ids,
  };
}

/** Neither a number of tabs nor titles are given. */
export function missingTabs(door: Door, min: number): Problem {
  if (door.tabs === undefined) {
    return {
      parameter: door.titles,
      message: `${door.titles} is missing: give one title for each tab, in order.`,
    };
  }
  const orTitles = door.titles === undefined ? '' : `, or the titles in ${door.titles}`;
  return {
    parameter: door.tabs,
    message: `${door.tabs} is missing: give a whole number from ${min} to ${door.tabsMax}${orTitles}.`,
  };
}

export function missingSets(quantities: readonly number[]): Problem {
  return {
    parameter: 'sets',
    message: `sets is missing: the orderable quantities are ${quantities.join(', ')}.`,
    validValues: quantities,
  };
}

/** @param noun what a name is where it stands: a parameter, an option. */
export function unknownParameters(
  names: readonly string[],
  known: readonly string[],
  noun = 'parameter',
): Problem {
  const few = names.slice(0, mostToldAtOnce);
  const told = few.map((name) => `There is no ${noun} ${shown(name)}.${didYouMean(name, known)}`);
  return {
    parameter: names[0] ?? '',
    message: `${told.join(' ')} The ${noun}s are ${listed(known)}.`,
    validValues: known,
  };
}

export function givenTwice(name: string): Problem {
  return { parameter: name, message: `${name} is given more than once: give it once.` };
}

export function unknownProduct(value: string, ids: readonly string[]): Problem {
  return {
    parameter: 'product',
    message: `There is no product ${shown(value)}.${didYouMean(value, ids)} product is ${listed(ids, 'or')}.`,
    validValues: ids,
  };
}

export function unknownChoice(key: string, value: string, ids: readonly string[]): Problem {
  return {
    parameter: key,
    message: `${key} can not be ${shown(value)}.${didYouMean(value, ids)} ${key} is ${listed(ids, 'or')}.`,
    validValues: ids,
  };
}

export function notOnProduct(name: string, product: string, own: readonly string[]): Problem {
  return {
    parameter: name,
    message: `${name} is not an option of ${product}: leave it out. The options of ${product} are ${listed(own)}.`,
    validValues: own,
  };
}

export function notWholeNumber(name: string, value: string, min: number, max: number): Problem {
  return {
    parameter: name,
    message: `${name} is ${shown(value)}, but must be a whole number from ${min} to ${max} in plain digits.`,
  };
}

export function colorChangesOutOfRange(
  value: string,
  max: number,
  tabs: number | undefined,
  colors: number,
): Problem {
  const given = tabs === undefined ? '' : `${counted(tabs, 'tab')} and `;
  return {
    parameter: 'colorChanges',
    message: `colorChanges is ${shown(value)}, but it is the number of distinct tab colors minus one: with ${given}${colors} stock colors a whole number from 0 to ${max} in plain digits.`,
  };
}

export function notOrderable(value: string, quantities: readonly number[]): Problem {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  const nearest = number === undefined ? '' : ` The nearest are ${nearestTwo(number, quantities)}.`;
  return {
    parameter: 'sets',
    message: `sets is ${shown(value)}, but must be an orderable quantity in plain digits.${nearest} The orderable quantities are ${quantities.join(', ')}.`,
    validValues: quantities,
  };
}

export function tabsDisagree(door: Door, tabs: number, titles: number): Problem {
  return {
    parameter: door.tabs,
    message: `${door.tabs} is ${tabs}, but ${door.titles} holds ${counted(titles, 'title')}: leave ${door.tabs} out, or make them agree.`,
  };
}

export function noTitles({ tabs, titles }: Door): Problem {
  const orTabs = tabs === undefined ? '' : `, or leave ${titles} out and give ${tabs}`;
  return {
    parameter: titles,
    message: `${titles} is empty: give one title for each tab${orTabs}.`,
  };
}

export function tooManyTitles(door: Door, titles: number): Problem {
  return {
    parameter: door.titles,
    message: `${door.titles} holds ${counted(titles, 'title')}, but a set has at most ${counted(door.tabsMax, 'tab')}.`,
  };
}

export function titlesTooLong(door: Door, tabs: readonly number[], max: number): Problem {
  return {
    parameter: door.titles,
    message: `${titlesAt(tabs)} of ${door.titles} ${tabs.length === 1 ? 'is' : 'are'} too long: a title has at most ${max} characters.`,
  };
}

export function titlesNotPrintable(door: Door, tabs: readonly number[]): Problem {
  return {
    parameter: door.titles,
    message: `${titlesAt(tabs)} of ${door.titles} ${tabs.length === 1 ? 'holds' : 'hold'} a control character or broken text: use printable characters only.`,
  };
}

export function separatorInTitles(door: Door, tabs: readonly number[]): Problem {
  return {
    parameter: door.titles,
    message: `${titlesAt(tabs)} of ${door.titles} ${tabs.length === 1 ? 'holds' : 'hold'} the character "|", which separates the titles in an order link: write it another way.`,
  };
}

export function titlesNotText(door: Door, tabs: readonly number[]): Problem {
  return {
    parameter: door.titles,
    message: `${titlesAt(tabs)} of ${door.titles} ${tabs.length === 1 ? 'is' : 'are'} not text: write every title in quotes, a blank tab as "".`,
  };
}

export function titlesNotAList(door: Door): Problem {
  return {
    parameter: door.titles,
    message: `${door.titles} must be a list with one text for each tab, in order, such as ["First","Second"].`,
  };
}

/** An option stands beside the map of options, where a door takes them in one. */
export function optionOutside(key: string, value: string): Problem {
  return {
    parameter: key,
    message: `${key} is an option: give it inside options, as {${shown(key)}:${shown(value)}}.`,
  };
}

export function argumentInsideOptions(name: string): Problem {
  return {
    parameter: 'options',
    message: `${name} is not an option: give it beside options, not inside.`,
  };
}

export function optionsNotAMap(value: string, [key, choice]: readonly [string, string]): Problem {
  return {
    parameter: 'options',
    message: `options is ${shown(value)}, but must be an object of option keys and choice ids, such as {${shown(key)}:${shown(choice)}}.`,
  };
}

export function noArguments(tool: string, names: readonly string[]): Problem {
  const few = names.slice(0, mostToldAtOnce).map(shown);
  return {
    parameter: names[0] ?? '',
    message: `${tool} takes no arguments: leave ${listed(few)} out.`,
  };
}

export function takenByOtherTool(name: string, tool: string, other: string): Problem {
  return {
    parameter: name,
    message: `${tool} takes no ${name}: leave it out, or call ${other} instead.`,
  };
}

export function linkTooLong({ tabs, titles }: Door, length: number, max: number): Problem {
  const orTabs =
    tabs === undefined ? '' : `, or give ${tabs} alone and type the titles in the designer`;
  return {
    parameter: titles,
    message: `The order link would hold ${length} characters, but may hold at most ${max}: shorten the titles in ${titles}${orTabs}.`,
  };
}

export function byQuoteOnly(name: string, entry: QuoteOnlyData, quoteForm: string): Problem {
  return {
    parameter: name,
    message: `Priced by quote only: ${entry.label}. Send the request to ${quoteForm}, and leave ${shown(name)} out here.`,
    quoteForm,
  };
}

/** The two values of an ascending list that lie nearest to a number, in words. */
function nearestTwo(number: number, ascending: readonly number[]): string {
  const above = ascending.findIndex((value) => value > number);
  const from = above === -1 ? ascending.length - 2 : Math.max(0, above - 1);
  return ascending.slice(from, from + 2).join(' and ');
}

/** The known name that a value was probably meant to be, as a sentence; empty where none is near. */
function didYouMean(value: string, known: readonly string[]): string {
  const meant = value.trim().toLowerCase();
  if (meant === '' || meant.length > 40) return '';
  const prefixed = known.find((name) => startsAlike(meant, name.toLowerCase()));
  const nearest =
    prefixed ??
    closest(
      meant,
      known.map((name) => name.toLowerCase()),
    );
  const isNear = prefixed !== undefined || distance(meant, nearest) <= Math.ceil(meant.length / 4);
  const name = known.find((name) => name.toLowerCase() === nearest.toLowerCase());
  return isNear ? ` Did you mean ${name}?` : '';
}

function startsAlike(a: string, b: string): boolean {
  return a === b || (a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a)));
}

/** A value as it stands in a message: quoted, escaped and cut short. */
export function shown(value: string): string {
  const short = value.length > 40 ? `${value.slice(0, 40).toWellFormed()}...` : value;
  return JSON.stringify(short);
}

function titlesAt(tabs: readonly number[]): string {
  const few = tabs.slice(0, mostToldAtOnce).map(String);
  const rest = tabs.length - few.length;
  const words = rest > 0 ? [...few, `${rest} more`] : few;
  return `${tabs.length === 1 ? 'Title' : 'Titles'} ${listed(words)}`;
}
