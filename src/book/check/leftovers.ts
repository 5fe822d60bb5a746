import type { Book, ProductData } from '../schema.ts';
import type { TransitData } from '../transit-schema.ts';
import type { Fault } from './fault.ts';

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
    ...Object.entries(book.products).flatMap(([id, product]) => [
      ...oddRates(`products.${id}`, product),
      ...oddCharges(`products.${id}`, product),
    ]),
    ...(released ? oddChanges(pricesOf(released), pricesOf(book)) : []),
  ];
}

function sellerLeftovers({ seller }: Book): Fault[] {
  if (seller.name === defaults.name) return [];
  return (['email', 'registryName', 'legalName', 'phone'] as const)
    .filter((key) => seller[key] === defaults[key])
    .map((key) => ({
      place: `seller.${key}`,
      value: seller[key],
      message: `this is still the example's: write that of ${seller.name}`,
    }));
}

/** The credit is for the default's rates; it stays as long as one product has them. */
function creditLeftovers({ products, prices }: Book): Fault[] {
  const hasDefaults = Object.values(products).some(({ rates }) =>
    defaults.rates.includes(Object.values(rates).join(' ')),
  );
  if (hasDefaults || !prices.credit?.startsWith(defaults.creditStart)) return [];
  const message = 'these rates are your own: delete the credit for the default ones';
  return [{ place: 'prices.credit', value: prices.credit, message }];
}

function placeLeftovers({ facts, delivery }: Book, { origin }: TransitData): Fault[] {
  const from = `parcels ship from ${origin.zip} in ${origin.state}`;
  const elsewhere = Object.entries(facts).filter(
    ([, text]) => origin.state !== defaults.state && text.includes(defaults.state),
  );
  const zones = stateTimeZones(origin.state);
  const isLocal = zones.length === 0 || zones.some((zone) => isSameTime(zone, delivery.timeZone));
  return [
    ...elsewhere.map(([key, text]) => ({
      place: `facts.${key}`,
      value: text,
      message: `${from}: write that instead of ${defaults.state}`,
    })),
    ...(isLocal
      ? []
      : [
          {
            place: 'delivery.timeZone',
            value: delivery.timeZone,
            message: `${from}: if production is there, write "${zones.join('" or "')}"`,
          },
        ]),
  ];
}

/** Returns whether two time zones have the same time, in winter and in summer. */
function isSameTime(zone: string, other: string): boolean {
  return [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].every(
    (time) => localTime(zone, time) === localTime(other, time),
  );
}

function localTime(timeZone: string, time: number): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(time);
}

/** Ready-made sets are ordered with what their uses name; what isn't sold is skipped silently. */
function unsoldUses({ sets: { uses }, products }: Book): Fault[] {
  const sold = new Map<string, ProductData>(Object.entries(products));
  return Object.entries(uses).flatMap(([use, { product: id, options }]) => {
    const product = sold.get(id);
    if (!product) {
      const message = `not a product here, so these sets are priced as ${[...sold.keys()][0]}: write one of ${[...sold.keys()].join(', ')}`;
      return [{ place: `sets.uses.${use}.product`, value: id, message }];
    }
    return Object.entries(options)
      .filter(([key, choice]) => !choicesOf(product, key).includes(choice))
      .map(([key, choice]) => {
        const choices = choicesOf(product, key);
        const write = choices.length > 0 ? `write one of ${choices.join(', ')}` : 'leave it out';
        const message = `${id} isn't sold with it, so these sets are priced without: ${write}`;
        return { place: `sets.uses.${use}.options.${key}`, value: choice, message };
      });
  });
}

function choicesOf({ options }: ProductData, key: string): string[] {
  return options.find((option) => option.key === key)?.choices.map(({ id }) => id) ?? [];
}

/** How many times a rate may differ from its neighbors before it looks like a slip. */
const oddTimes = 5;

/** Finds rates far from both neighbors; the first and the last one have one neighbor. */
function oddRates(place: string, { rates }: ProductData): Fault[] {
  const listed = Object.entries(rates).map(([at, rate]) => ({ at, rate: Number(rate) }));
  const isFar = (one = 0, other = one) => one >= other * oddTimes || other >= one * oddTimes;
  const odd = listed.filter(({ rate }, index) => {
    const neighbors = [listed[index - 1], listed[index + 1]].filter((near) => near !== undefined);
    return neighbors.length > 0 && neighbors.every((near) => isFar(rate, near.rate));
  });
  const inner = odd.filter(({ at }) => at !== listed[0]?.at && at !== listed.at(-1)?.at);
  return (inner.length > 0 ? inner : odd).map(({ at, rate }) => ({
    place: `${place}.rates.${at}`,
    value: rates[at],
    message: `this is ${oddTimes} times or more away from the rates next to it: check the decimal point of ${rate}`,
  }));
}

/** Finds charges per tab that are many times the rate itself. */
function oddCharges(place: string, { rates, options }: ProductData): Fault[] {
  const lowest = Math.min(...Object.values(rates).map(Number));
  return options.flatMap(({ choices }, option) =>
    choices.flatMap(({ perTab }, choice) =>
      Math.abs(Number(perTab ?? 0)) >= lowest * oddTimes && Number(perTab ?? 0) !== 0
        ? [
            {
              place: `${place}.options.${option}.choices.${choice}.perTab`,
              value: perTab,
              message: `this is ${oddTimes} times the product's lowest rate or more: check the decimal point`,
            },
          ]
        : [],
    ),
  );
}

/** Finds prices far from those of the last release. */
function oddChanges(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Fault[] {
  return [...now].flatMap(([place, value]) => {
    const old = before.get(place);
    const [from, to] = [Math.abs(Number(old)), Math.abs(Number(value))];
    const isOdd = from > 0 && to > 0 && Math.max(from / to, to / from) >= oddTimes;
    if (!isOdd) return [];
    const message = `this is ${oddTimes} times or more away from ${old} in the last release: check the decimal point`;
    return [{ place, value, message }];
  });
}

/** Every price of a book by its place, with choices by their names. */
function pricesOf({ products }: Book): Map<string, string> {
  const prices = Object.entries(products).flatMap(
    ([id, { rates, setup, colorChange, minimumCharge, options }]) => [
      ...namedPrices(`products.${id}`, { setup, colorChange, minimumCharge }),
      ...namedPrices(`products.${id}.rates`, rates),
      ...options.flatMap(({ key, choices }) =>
        choices.flatMap(({ id: choice, perTab, perSet, perOrder }) =>
          namedPrices(`products.${id}.options.${key}.${choice}`, { perTab, perSet, perOrder }),
        ),
      ),
    ],
  );
  return new Map(prices);
}

function namedPrices(
  place: string,
  prices: Readonly<Record<string, string | undefined>>,
): [string, string][] {
  return Object.entries(prices).flatMap(([key, price]) =>
    price === undefined ? [] : [[`${place}.${key}`, price]],
  );
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
