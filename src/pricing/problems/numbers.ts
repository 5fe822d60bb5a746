import { counted, formatCount } from '../../text/counts.ts';
import { formatCents } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import type { QuantityPrice } from '../quote.ts';
import { type Door, type Problem, shown, written } from './problem.ts';

/** Both the number of tabs and the titles are missing. */
export function missingTabs(door: Door, min: number, usual: number): Problem {
  if (door.tabs === undefined) {
    return {
      parameter: door.titles,
      message: `${door.titles} is missing: send one title for each tab, in order.`,
    };
  }
  const orTitles = door.titles === undefined ? '' : `, or send the titles in ${door.titles}`;
  return {
    parameter: door.tabs,
    message: `${door.tabs} is missing: send a whole number from ${min} to ${door.tabsMax}, such as ${written(door, door.tabs, usual)}${orTitles}.`,
  };
}

/** The number of sets is missing. */
export function missingSets(door: Door, quantities: readonly number[]): Problem {
  return {
    parameter: 'sets',
    message: `sets is missing: send one of ${quantities.join(', ')}, such as ${written(door, 'sets', quantities[0] as number)}.`,
    validValues: quantities,
  };
}

/** The number of tabs isn't a whole number, or is out of range. */
export function tabsOutOfRange(
  door: Door,
  value: string,
  { min, max, default: usual }: { min: number; max: number; default: number },
  quoteForm: string,
): Problem {
  const name = door.tabs ?? 'tabs';
  const isTooMany = /^\d{1,9}$/.test(value) && Number(value) > max;
  const more = isTooMany ? ` Ask for more than ${max} tabs a set at ${quoteForm}.` : '';
  return {
    parameter: name,
    message: `${name} is ${shown(value)}, but must be a whole number from ${min} to ${door.tabsMax} in plain digits: send ${written(door, name, isTooMany ? Math.min(max, door.tabsMax) : usual)}, for example.${more}`,
  };
}

/**
 * Sets aren't sold in this quantity. Names the neighboring ones.
 *
 * @param priceAt the total at a quantity; absent if the rest of the order has problems.
 */
export function notOrderable(
  door: Door,
  value: string,
  quantities: readonly number[],
  quoteForm: string,
  priceAt: ((sets: number) => QuantityPrice) | undefined,
): Problem {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  const [least, most] = [quantities[0] as number, quantities.at(-1) as number];
  const send = (sets: number) => {
    const total = priceAt && ` ($${formatCents(priceAt(sets).totalCents)} total)`;
    return `${written(door, 'sets', sets)}${total ?? ''}`;
  };
  const all = `The orderable quantities are ${quantities.join(', ')}.`;
  const message =
    number === undefined
      ? `sets is ${shown(value)}, but must be an orderable quantity in plain digits: send ${written(door, 'sets', least)}, for example. ${all}`
      : number < least
        ? `The smallest order is ${formatCount(least)} sets: send ${send(least)}. ${all}`
        : number > most
          ? `The largest order here is ${formatCount(most)} sets: send ${send(most)}, or ask for more at ${quoteForm}. ${all}`
          : `${formatCount(number)} sets can't be ordered: send ${listed(neighbors(number, quantities).map(send), 'or')}. ${all}`;
  return { parameter: 'sets', message, validValues: quantities };
}

/** The quantities below and above a number. */
function neighbors(number: number, ascending: readonly number[]): number[] {
  const above = ascending.findIndex((value) => value > number);
  return ascending.slice(above - 1, above + 1);
}

/** The number of tabs and the number of titles differ. */
export function tabsDisagree(door: Door, tabs: number, titles: number): Problem {
  return {
    parameter: door.tabs,
    message: `${door.tabs} is ${tabs}, but ${door.titles} has ${counted(titles, 'title')}: leave ${door.tabs} out.`,
  };
}

/**
 * There are more colors than tabs or than colors in stock, or the number isn't whole.
 *
 * @param tabs in each set, if known.
 * @param colors in stock.
 */
export function colorChangesOutOfRange(
  door: Door,
  value: string,
  max: number,
  tabs: number | undefined,
  colors: number,
): Problem {
  const given = tabs === undefined ? '' : `${counted(tabs, 'tab')} and `;
  return {
    parameter: 'colorChanges',
    message: `colorChanges is ${shown(value)}, but it is the number of distinct tab colors minus one. With ${given}${colors} stock colors send a whole number from 0 to ${max} in plain digits, such as ${written(door, 'colorChanges', 0)}.`,
  };
}
