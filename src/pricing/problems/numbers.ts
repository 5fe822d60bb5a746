import { counted } from '../counts.ts';
import { type Door, elsewhere, type Problem, shown } from './problem.ts';

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

/** No number of sets is given. */
export function missingSets(quantities: readonly number[]): Problem {
  return {
    parameter: 'sets',
    message: `sets is missing: the orderable quantities are ${quantities.join(', ')}.`,
    validValues: quantities,
  };
}

/** Not a whole number, or outside of its range. */
function notWholeNumber(name: string, value: string, min: number, max: number): Problem {
  return {
    parameter: name,
    message: `${name} is ${shown(value)}, but must be a whole number from ${min} to ${max} in plain digits.`,
  };
}

/**
 * No number of tabs that the door takes.
 *
 * @param isOrderable whether a set may have so many tabs, only not by this door.
 */
export function tabsOutOfRange(
  door: Door,
  value: string,
  min: number,
  isOrderable: boolean,
): Problem {
  const problem = notWholeNumber(door.tabs ?? 'tabs', value, min, door.tabsMax);
  return { ...problem, message: problem.message + elsewhere(door, isOrderable) };
}

/** Not one of the quantities in which sets are sold; the nearest two are named. */
export function notOrderable(value: string, quantities: readonly number[]): Problem {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  const nearest = number === undefined ? '' : ` The nearest are ${nearestTwo(number, quantities)}.`;
  return {
    parameter: 'sets',
    message: `sets is ${shown(value)}, but must be an orderable quantity in plain digits.${nearest} The orderable quantities are ${quantities.join(', ')}.`,
    validValues: quantities,
  };
}

/** The two values of an ascending list that lie nearest to a number, in words. */
function nearestTwo(number: number, ascending: readonly number[]): string {
  const above = ascending.findIndex((value) => value > number);
  const from = above === -1 ? ascending.length - 2 : Math.max(0, above - 1);
  return ascending.slice(from, from + 2).join(' and ');
}

/** Number of tabs and number of titles are both given, and differ. */
export function tabsDisagree(door: Door, tabs: number, titles: number): Problem {
  return {
    parameter: door.tabs,
    message: `${door.tabs} is ${tabs}, but ${door.titles} holds ${counted(titles, 'title')}: leave ${door.tabs} out, or make them agree.`,
  };
}

/**
 * More colors than tabs or than colors in stock, or no whole number.
 *
 * @param tabs in each set, where they are known.
 * @param colors in stock.
 */
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
