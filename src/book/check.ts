import type { z } from 'zod';
import { nearestName } from '../text/did-you-mean.ts';
import {
  checkAscending,
  checkNames,
  checkPlaceholders,
  checkUnique,
  type Fault,
  faultsOf,
  placed,
  type Report,
} from './check/fault.ts';
import { buildParameters, checkProduct } from './check/products.ts';
import { checkRates } from './check/rates.ts';
import { factPlaceholders } from './fact-names.ts';
import { openBook } from './open.ts';
import { type Book, bookSchema, type Shop, shopSchema } from './schema.ts';

/**
 * Finds every fault of a shop as a seller wrote it: faults of its shape first and, if there are
 * none, contradictions between its parts.
 */
export function checkShop(candidate: unknown): Fault[] {
  const faults = shapeFaults(shopSchema, candidate, '');
  return faults.length > 0 ? faults : contradictions(openBook(candidate as Shop));
}

/** Finds every fault of an opened book, as {@link checkShop} does. */
export function checkBook(candidate: unknown): Fault[] {
  const faults = shapeFaults(bookSchema, candidate, '');
  return faults.length > 0 ? faults : contradictions(candidate as Book);
}

function contradictions(book: Book): Fault[] {
  return faultsOf((report) => crossCheck(book, report));
}

/** Finds what of some data hasn't the shape that it must have. */
export function shapeFaults(schema: z.ZodType, candidate: unknown, place: string): Fault[] {
  const { error } = schema.safeParse(candidate, { error: faultSentence });
  const faults = (error?.issues ?? []).map((issue) => ({
    place: [...(place ? [place] : []), ...issue.path].join('.') || 'book',
    message: issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? '') : issue.message,
  }));
  // A value of a wrong type can break several rules: the first one says so.
  return faults.filter(({ place }, at) => faults.findIndex((one) => one.place === place) === at);
}

function crossCheck(book: Book, report: Report): void {
  const { production, carrier } = book.delivery;
  checkLimits(book, report);
  checkNames('products', book.products, report);
  for (const [product, place] of placed('products', book.products)) {
    checkProduct(place, product, report);
    checkRates(place, product, book.limits, report);
  }
  checkQuoteOnly(book, report);
  for (const [text, place] of placed('facts', book.facts)) {
    checkPlaceholders(place, text, factPlaceholders, report);
  }
  checkHolidays('delivery.production.holidays', production.holidays, report);
  checkHolidays('delivery.carrier.holidays', carrier.holidays, report);
  checkHolidays('delivery.carrier.noPickup', carrier.noPickup, report);
}

/** Reports limits that contradict each other. */
function checkLimits({ limits }: Book, report: Report): void {
  const { tabsPerSet, agentTabsPerSetMax, setQuantities, commonTabCounts } = limits;
  const { min, max, default: usual } = tabsPerSet;
  checkAscending('limits.setQuantities', setQuantities, report);
  checkAscending('limits.commonTabCounts', commonTabCounts, report);
  for (const [tabs, place] of placed('limits.commonTabCounts', commonTabCounts)) {
    if (tabs > max) report(place, `a set has at most ${max} tabs`);
  }
  if (usual > max) {
    report('limits.tabsPerSet.default', `the default must be from ${min} to ${max}`);
  }
  if (agentTabsPerSetMax > max) {
    report('limits.agentTabsPerSetMax', `agents cannot order more tabs per set than ${max}`);
  }
}

type Holidays = Book['delivery']['production']['holidays'];

/** Reports holidays with the same name, and holidays after one that they can't refer to. */
function checkHolidays(place: string, holidays: Holidays, report: Report): void {
  const named = holidays.filter((holiday) => !('after' in holiday)).map(({ name }) => name);
  const message = `name a holiday of this list that has its own date: ${named.join(', ')}`;
  checkUnique(place, holidays, 'name', report);
  for (const [holiday, at] of placed(place, holidays)) {
    if ('after' in holiday && !named.includes(holiday.after)) report(`${at}.after`, message);
  }
}

/** By-quote words must not be valid names or values of anything that has a price. */
function checkQuoteOnly({ quoteOnly, products }: Book, report: Report): void {
  const options = Object.values(products).flatMap(({ options }) => options);
  const names = [...buildParameters, ...options.map(({ key }) => key)];
  const values = options.flatMap(({ choices }) => choices.map(({ id }) => id));
  const clash = (place: string, words: readonly string[], priced: readonly string[]) => {
    const taken = new Set(priced.map((word) => word.toLowerCase()));
    for (const [word, at] of placed(place, words)) {
      if (taken.has(word)) report(at, 'this has a price: leave it out here');
    }
  };
  checkUnique('quoteOnly', quoteOnly, 'id', report);
  for (const [entry, place] of placed('quoteOnly', quoteOnly)) {
    clash(`${place}.parameters`, entry.parameters, names);
    clash(`${place}.values`, entry.values, values);
  }
}

/** What each kind of value is called in a message. */
const kinds: Readonly<Record<string, string>> = {
  object: 'settings in braces, { ... }',
  record: 'settings in braces, { ... }',
  array: 'a list in brackets, [ ... ]',
  string: 'text in quotes',
  number: 'a number, without quotes',
  boolean: 'true or false',
};

/** Words the faults that a schema has no message of its own for. */
const faultSentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as z.ZodObject | undefined)?.shape ?? {});
    return issue.keys.map((key) => unknownSetting(key, known)).join(' ');
  }
  if (issue.code === 'invalid_type') return `write ${kinds[issue.expected] ?? issue.expected}`;
  return undefined;
};

function unknownSetting(name: string, known: readonly string[]): string {
  const near = nearestName(name, known) ?? known.find((other) => sharesWord(name, other));
  const help =
    near === undefined ? ` The settings are ${known.join(', ')}.` : ` Did you mean \`${near}\`?`;
  return `\`${name}\` isn't a setting.${help}`;
}

/** Returns whether two names share a word, as pricedBy and ratesBy do. */
function sharesWord(name: string, other: string): boolean {
  const words = (text: string) => text.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  return words(name).some((word) => words(other).includes(word));
}
