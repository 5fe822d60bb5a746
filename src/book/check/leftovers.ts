import { tzOffset } from '@date-fns/tz';
import type { Book, ProductData, TransitData } from '../schema.ts';
import { choiceFaults, eachFault, type Fault, faultIf } from './fault.ts';

/** What the default book says of its seller. */
const defaults = {
  name: 'Example Index Tabs',
  email: 'orders@example.com',
  registryName: 'com.example/tabquote',
  legalName: 'Example Index Tabs, Inc.',
  phone: '(847) 555-0142',
  state: 'Illinois',
  creditStart: 'Default rates',
  rates: ['0.85 0.52 0.41 0.29 0.26 0.21', '3.10 2.35 1.57 1.04 0.85 0.79'],
};

/**
 * Finds what a seller probably forgot to change: parts of the default book in a book that changed,
 * and rates far from their neighbors. Nothing of it stops a build.
 *
 * @param book one in which `checkBook` found no faults.
 * @param released the book of the last release.
 */
export function bookLeftovers(book: Book, transit: TransitData, released?: Book): Fault[] {
  return [
    ...sellerLeftovers(book),
    ...creditLeftovers(book),
    ...placeLeftovers(book, transit),
    ...unsoldUses(book),
    ...optionLeftovers(book),
    ...eachFault('products', book.products, (product, place) => [
      ...oddRates(place, product),
      ...oddCharges(place, product),
    ]),
    ...(released ? oddChanges(released, book) : []),
  ];
}

function sellerLeftovers({ seller }: Book): Fault[] {
  if (seller.name === defaults.name) return [];
  const message = `this is still the example's: write that of ${seller.name}`;
  return (['email', 'registryName', 'legalName', 'phone'] as const).flatMap((key) =>
    faultIf(seller[key] === defaults[key], `seller.${key}`, message),
  );
}

/** The credit is for the default's rates; it stays as long as one product has them. */
function creditLeftovers({ products, prices }: Book): Fault[] {
  const hasDefaults = Object.values(products).some(({ rates }) =>
    defaults.rates.includes(Object.values(rates).join(' ')),
  );
  const isDefault = prices.credit?.startsWith(defaults.creditStart) === true;
  const message = 'these rates are your own: delete the credit for the default ones';
  return faultIf(isDefault && !hasDefaults, 'prices.credit', message);
}

function placeLeftovers({ facts, delivery }: Book, { origin }: TransitData): Fault[] {
  const from = `parcels ship from ${origin.zip} in ${origin.state}`;
  const zones = stateTimeZones(origin.state);
  const isLocal = zones.length === 0 || zones.some((zone) => isSameTime(zone, delivery.timeZone));
  return [
    ...eachFault('facts', facts, (text, place) =>
      faultIf(
        origin.state !== defaults.state && text.includes(defaults.state),
        place,
        `${from}: write that instead of ${defaults.state}`,
      ),
    ),
    ...faultIf(
      !isLocal,
      'delivery.timeZone',
      `${from}: if production is there, write "${zones.join('" or "')}"`,
    ),
  ];
}

/** Artwork is only of interest if it can be printed, and a rush must not be called "on request". */
function optionLeftovers({ facts, products }: Book): Fault[] {
  const options = Object.values<ProductData>(products).flatMap(({ options }) => options);
  const all = options.flatMap(({ choices }) => choices);
  const printsBody = all.some(({ effect }) => effect?.printsBody);
  const isFaster = all.some(({ productionDays = 0 }) => productionDays < 0);
  const message = 'no choice prints on the divider (effect: { printsBody: true }): leave this out';
  const rush = 'a choice makes production faster: say so here, or documents say "on request"';
  return [
    ...faultIf(facts.artwork !== undefined && !printsBody, 'facts.artwork', message),
    ...faultIf(facts.rush === undefined && isFaster, 'facts.rush', rush),
  ];
}

/** Returns whether two time zones have the same time, in winter and in summer. */
function isSameTime(zone: string, other: string): boolean {
  return [new Date('2026-01-15'), new Date('2026-07-15')].every(
    (date) => tzOffset(zone, date) === tzOffset(other, date),
  );
}

/** Ready-made sets are ordered with what their uses name; what isn't sold is skipped silently. */
function unsoldUses({ sets: { uses }, products }: Book): Fault[] {
  const sold = new Map<string, ProductData>(Object.entries(products));
  return eachFault('sets.uses', uses, ({ product: id, options }, place) => {
    const product = sold.get(id);
    if (!product) {
      const message = `not a product here, so these sets are priced as ${[...sold.keys()][0]}: write one of ${[...sold.keys()].join(', ')}`;
      return [{ place: `${place}.product`, message }];
    }
    return eachFault(`${place}.options`, options, (choice, at, key) => {
      const option = product.options.find((option) => option.key === key);
      const choices = option?.choices.map(({ id }) => id) ?? [];
      const write = option
        ? `write one of ${choices.join(', ')}`
        : `leave it out, and out of ${place}.why`;
      const message = `${id} isn't sold with it, so these sets are priced without: ${write}`;
      return faultIf(!choices.includes(choice), at, message);
    });
  });
}

/** How many times a rate may differ from its neighbors before it looks like a slip. */
const oddTimes = 5;

function isFar(one: number, other: number): boolean {
  return one >= other * oddTimes || other >= one * oddTimes;
}

/** Finds rates far from both neighbors; the first and the last one have one neighbor. */
function oddRates(place: string, { rates }: ProductData): Fault[] {
  const listed = Object.entries(rates).map(([at, rate]) => ({ at, rate: Number(rate) }));
  const odd = listed.filter(({ rate }, index) => {
    const neighbors = [listed[index - 1], listed[index + 1]].filter((near) => near !== undefined);
    return neighbors.length > 0 && neighbors.every((near) => isFar(rate, near.rate));
  });
  const inner = odd.filter(({ at }) => at !== listed[0]?.at && at !== listed.at(-1)?.at);
  return (inner.length > 0 ? inner : odd).map(({ at, rate }) => ({
    place: `${place}.rates.${at}`,
    message: `this is ${oddTimes} times or more away from the rates next to it: check the decimal point of ${rate}`,
  }));
}

/** Finds charges per tab that are many times the rate itself. */
function oddCharges(place: string, { rates, options }: ProductData): Fault[] {
  const lowest = Math.min(...Object.values(rates).map(Number));
  const message = `this is ${oddTimes} times the product's lowest rate or more: check the decimal point`;
  return choiceFaults(place, options, ({ perTab }, at) => {
    const charge = Math.abs(Number(perTab ?? 0));
    return faultIf(charge > 0 && charge >= lowest * oddTimes, `${at}.perTab`, message);
  });
}

/** Finds prices far from those of the last release. */
function oddChanges(released: Book, book: Book): Fault[] {
  const before = new Map(Object.entries<ProductData>(released.products));
  return eachFault<ProductData>('products', book.products, (product, place, id) => {
    const old = before.get(id);
    if (!old) return [];
    const choicesOf = (option: string) => old.options.find(({ key }) => key === option)?.choices;
    return [
      ...farFrom(old, product, place, ['setup', 'colorChange', 'minimumCharge']),
      ...farFrom(old.rates, product.rates, `${place}.rates`, Object.keys(product.rates)),
      ...choiceFaults(place, product.options, (choice, at, { key }) => {
        const oldChoice = choicesOf(key)?.find(({ id }) => id === choice.id);
        return farFrom(oldChoice ?? {}, choice, at, ['perTab', 'perSet', 'perOrder']);
      }),
    ];
  });
}

/** Finds prices far from what they were. */
function farFrom<Key extends string>(
  old: Readonly<Partial<Record<Key, string>>>,
  now: Readonly<Partial<Record<Key, string>>>,
  place: string,
  keys: readonly Key[],
): Fault[] {
  return keys.flatMap((key) => {
    const [from, to] = [Math.abs(Number(old[key])), Math.abs(Number(now[key]))];
    const message = `this is ${oddTimes} times or more away from ${old[key]} in the last release: check the decimal point`;
    return faultIf(from > 0 && to > 0 && isFar(from, to), `${place}.${key}`, message);
  });
}

/** The time zones of the states and territories that parcels can ship from. */
const zones: Readonly<Record<string, string>> = {
  'America/New_York':
    'Connecticut, Delaware, District of Columbia, Florida, Georgia, Indiana, Kentucky, Maine, Maryland, Massachusetts, Michigan, New Hampshire, New Jersey, New York, North Carolina, Ohio, Pennsylvania, Rhode Island, South Carolina, Tennessee, Vermont, Virginia, West Virginia',
  'America/Chicago':
    'Alabama, Arkansas, Florida, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Michigan, Minnesota, Mississippi, Missouri, Nebraska, North Dakota, Oklahoma, South Dakota, Tennessee, Texas, Wisconsin',
  'America/Denver':
    'Colorado, Idaho, Kansas, Montana, Nebraska, New Mexico, North Dakota, Oregon, South Dakota, Texas, Utah, Wyoming',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'California, Idaho, Nevada, Oregon, Washington',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Puerto_Rico': 'Puerto Rico',
};

/** The time zones of a state by its name; none if it isn't known. */
export function stateTimeZones(state: string): string[] {
  return Object.keys(zones).filter((zone) => zones[zone]?.split(', ').includes(state));
}
