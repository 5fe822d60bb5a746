import type { z } from 'zod';
import { nearestName } from '../text/did-you-mean.ts';
import { ascendingFaults, eachFault, type Fault, faultIf, placeholderFaults, uniqueFaults, uniqueNames } from './check/fault.ts';
import { buildParameters, productFaults } from './check/products.ts';
import { rateFaults } from './check/rates.ts';
import { factPlaceholders } from './fact-names.ts';
import { type Book, bookSchema } from './schema.ts';

/**
 * Finds every fault of a book: faults of its shape first and, if there are none, contradictions
 * between its parts.
 */
export function checkBook(candidate: unknown): Fault[] {
  const { data, error } = bookSchema.safeParse(candidate, { error: faultSentence });
  return error ? faultsOf(error, '') : crossCheck(data as Book);
}

/** Finds what of some data hasn't the shape that it must have. */
export function shapeFaults(schema: z.ZodType, candidate: unknown, place: string): Fault[] {
  const { error } = schema.safeParse(candidate, { error: faultSentence });
  return error ? faultsOf(error, place) : [];
}

function faultsOf({ issues }: z.ZodError, place: string): Fault[] {
  const faults = issues.map((issue) => ({
    place: [...(place ? [place] : []), ...issue.path].join('.') || 'book',
    message: issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? '') : issue.message,
  }));
  // A value of a wrong type can break several rules: the first one says so.
  return faults.filter(({ place }, at) => faults.findIndex((one) => one.place === place) === at);
}

function crossCheck(book: Book): Fault[] {
  return [
    ...limitFaults(book),
    ...uniqueNames('products', book.products),
    ...eachFault('products', book.products, (product, place) => [
      ...productFaults(place, product),
      ...rateFaults(place, product, book.limits),
    ]),
    ...quoteOnlyFaults(book),
    ...factFaults(book),
    ...deliveryFaults(book),
    ...setFaults(book),
  ];
}

/** Finds limits that contradict each other. */
function limitFaults({ limits }: Book): Fault[] {
  const { tabsPerSet, agentTabsPerSetMax, setQuantities, commonTabCounts } = limits;
  const { min, max, default: usual } = tabsPerSet;
  return [
    ...ascendingFaults('limits.setQuantities', setQuantities),
    ...ascendingFaults('limits.commonTabCounts', commonTabCounts),
    ...eachFault('limits.commonTabCounts', commonTabCounts, (tabs, place) =>
      faultIf(tabs > max, place, `a set has at most ${max} tabs`),
    ),
    ...faultIf(
      usual < min || usual > max,
      'limits.tabsPerSet.default',
      `the default must be from ${min} to ${max}`,
    ),
    ...faultIf(
      agentTabsPerSetMax > max,
      'limits.agentTabsPerSetMax',
      `agents cannot order more tabs per set than ${max}`,
    ),
  ];
}

/** Holidays with the same name, and holidays after one that they can't refer to. */
function deliveryFaults({ delivery: { production, carrier } }: Book): Fault[] {
  return [
    ...holidayFaults('delivery.production.holidays', production.holidays),
    ...holidayFaults('delivery.carrier.holidays', carrier.holidays),
    ...holidayFaults('delivery.carrier.noPickup', carrier.noPickup),
  ];
}

type Holidays = Book['delivery']['production']['holidays'];

function holidayFaults(place: string, holidays: Holidays): Fault[] {
  const named = holidays.filter((holiday) => !('after' in holiday)).map(({ name }) => name);
  const message = `name a holiday of this list that has its own date: ${named.join(', ')}`;
  return [
    ...uniqueFaults(place, holidays, 'name'),
    ...eachFault(place, holidays, (holiday, at) =>
      faultIf('after' in holiday && !named.includes(holiday.after), `${at}.after`, message),
    ),
  ];
}

/** By-quote words must not be valid names or values of anything that has a price. */
function quoteOnlyFaults({ quoteOnly, products }: Book): Fault[] {
  const options = Object.values(products).flatMap(({ options }) => options);
  const names = new Set([...buildParameters, ...options.map(({ key }) => key)].map(lowerCase));
  const values = new Set(options.flatMap(({ choices }) => choices.map(({ id }) => lowerCase(id))));
  const clash = (place: string, words: readonly string[], taken: ReadonlySet<string>): Fault[] =>
    eachFault(place, words, (word, at) =>
      faultIf(taken.has(word), at, 'this has a price: leave it out here'),
    );
  return [
    ...uniqueFaults('quoteOnly', quoteOnly, 'id'),
    ...eachFault('quoteOnly', quoteOnly, ({ parameters, values: words }, place) => [
      ...clash(`${place}.parameters`, parameters, names),
      ...clash(`${place}.values`, words, values),
    ]),
  ];
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}

/** Unknown placeholders in facts. */
function factFaults({ facts }: Book): Fault[] {
  return eachFault('facts', facts, (text, place) => placeholderFaults(place, text, factPlaceholders));
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

/**
 * Finds ready-made sets that can't be distinguished, that repeat a title, or whose use has no
 * entry.
 */
function setFaults({ sets: { uses, fields } }: Book): Fault[] {
  const placed = Object.entries(fields).flatMap(([field, { sets }]) =>
    Object.entries(sets).map(([slug, set]) => ({
      place: `sets.fields.${field}.sets.${slug}`,
      slug,
      set,
    })),
  );
  const known = `write one of ${Object.keys(uses).join(', ')}`;
  const duplicate = 'the set already has this title: write another';
  return [
    ...placed.flatMap(({ place, set: { use, titles } }) => [
      ...faultIf(!Object.hasOwn(uses, use), `${place}.use`, known),
      ...eachFault(`${place}.titles`, titles, (title, at, index) =>
        faultIf(titles.indexOf(title) < Number(index), at, duplicate),
      ),
    ]),
    ...repeated(placed, 'address', ({ slug }) => slug),
    ...repeated(placed, 'name', ({ set }) => set.name.toLowerCase()),
    ...repeated(placed, 'introduction', ({ set }) => set.about.toLowerCase()),
    ...repeated(placed, 'list of titles', ({ set }) => set.titles.join('|').toLowerCase()),
  ];
}

function repeated<Placed extends { readonly place: string }>(
  placed: readonly Placed[],
  what: string,
  keyOf: (placed: Placed) => string,
): Fault[] {
  const groups = Map.groupBy(placed, keyOf);
  return [...groups.values()].flatMap(([first, ...others]) => {
    const message = `duplicate ${what}, already used by ${first?.place}: change one of them`;
    return others.map(({ place }) => ({ place, message }));
  });
}
