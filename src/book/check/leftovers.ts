import { tzOffset } from '@date-fns/tz';
import { readMatrix } from '../matrix.ts';
import type { Book, ProductData, TransitData } from '../schema.ts';
import { type Fault, faultsOf, placed, placedChoices, type Report } from './fault.ts';

/** What the default book says of its seller. */
const defaults = {
  name: 'Example Index Tabs',
  email: 'orders@example.com',
  registryName: 'com.example/tabquote',
  legalName: 'Example Index Tabs, Inc.',
  address: ['1200 Sample Parkway', 'Schaumburg, IL 60173'],
  phone: '(847) 555-0142',
  paymentTerms: 'Due when the proof is approved. Net 30 for accounts with approved credit.',
  originZip: '60173',
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
  return faultsOf((report) => {
    checkSeller(book, report);
    checkCredit(book, report);
    checkPlaces(book, transit, report);
    checkFacts(book, report);
    for (const [product, place] of placed<ProductData>('products', book.products)) {
      checkRates(place, product, report);
      checkCharges(place, product, report);
    }
    if (released) checkChanges(released, book, report);
  });
}

/** Reports parts of the default's seller, in a shop that has another name, origin or prices. */
function checkSeller({ seller, products }: Book, report: Report): void {
  const isRenamed = seller.name !== defaults.name;
  const isOther =
    isRenamed || seller.originZip !== defaults.originZip || !hasDefaultRates(products);
  if (!isOther) return;
  const write = isRenamed ? `write that of ${seller.name}` : 'write yours';
  for (const key of sellerKeys) {
    const isLeft = JSON.stringify(seller[key]) === JSON.stringify(defaults[key]);
    if (isLeft) report(`seller.${key}`, `this is still the example's: ${write}`);
  }
}

const sellerKeys = [
  ...(['name', 'email', 'registryName', 'legalName'] as const),
  ...(['address', 'phone', 'paymentTerms'] as const),
];

/** The credit is for the default's rates; it stays as long as one product has them. */
function checkCredit({ products, prices }: Book, report: Report): void {
  if (prices.credit?.startsWith(defaults.creditStart) && !hasDefaultRates(products)) {
    report('prices.credit', 'these rates are your own: delete the credit for the default ones');
  }
}

function hasDefaultRates(products: Book['products']): boolean {
  return Object.values<ProductData>(products).some(({ rates = {} }) =>
    defaults.rates.includes(Object.values(rates).join(' ')),
  );
}

function checkPlaces({ facts, delivery }: Book, { origin }: TransitData, report: Report): void {
  const { state } = origin;
  const from = `parcels ship from ${origin.zip} in ${state}`;
  for (const [text, place] of placed('facts', facts)) {
    const message = `${from}: write that instead of ${defaults.state}`;
    if (state !== defaults.state && text.includes(defaults.state)) report(place, message);
  }
  const zones = stateTimeZones(state);
  if (zones.length > 0 && !zones.some((zone) => isSameTime(zone, delivery.timeZone))) {
    const message = `${from}: if production is there, write "${zones.join('" or "')}"`;
    report('delivery.timeZone', message);
  }
}

/** Returns whether two time zones have the same time, in winter and in summer. */
function isSameTime(zone: string, other: string): boolean {
  return [new Date('2026-01-15'), new Date('2026-07-15')].every(
    (date) => tzOffset(zone, date) === tzOffset(other, date),
  );
}

/** Artwork is only of interest if it can be printed, and a rush must not be called "on request". */
function checkFacts({ facts, products }: Book, report: Report): void {
  const options = Object.values<ProductData>(products).flatMap(({ options }) => options);
  const all = options.flatMap(({ choices }) => choices);
  if (facts.artwork !== undefined && !all.some(({ effect }) => effect?.printsBody)) {
    const message =
      'no choice prints on the divider (effect: { printsBody: true }): leave this out';
    report('facts.artwork', message);
  }
  if (facts.rush === undefined && all.some(({ productionDays = 0 }) => productionDays < 0)) {
    const message = 'a choice makes production faster: say so here, or documents say "on request"';
    report('facts.rush', message);
  }
}

/** How many times a rate may differ from its neighbors before it looks like a slip. */
const oddTimes = 5;

function isFar(one: number, other: number): boolean {
  return one >= other * oddTimes || other >= one * oddTimes;
}

/** Reports prices far from both neighbors, in a list or in a row of a matrix. */
function checkRates(place: string, { rates = {}, matrix }: ProductData, report: Report): void {
  const byNumber = Object.entries(rates).map(
    ([at, rate]) => [`rates.${at}`, Number(rate)] as const,
  );
  checkList(place, byNumber, report);
  for (const { line, prices } of readMatrix(matrix?.table ?? '').rows) {
    const row = prices.map((price) => [`matrix.table.${line}`, Number(price)] as const);
    checkList(place, row, report);
  }
}

/** The first price and the last one have one neighbor. */
function checkList(place: string, listed: readonly (readonly [string, number])[], report: Report) {
  const odd = listed.filter(([, rate], index) => {
    const neighbors = [listed[index - 1], listed[index + 1]].filter((near) => near !== undefined);
    return neighbors.length > 0 && neighbors.every(([, near]) => isFar(rate, near));
  });
  const inner = odd.filter((one) => one !== listed[0] && one !== listed.at(-1));
  for (const [at, rate] of inner.length > 0 ? inner : odd) {
    const message = `this is ${oddTimes} times or more away from the rates next to it: check the decimal point of ${rate}`;
    report(`${place}.${at}`, message);
  }
}

/** Reports charges per tab that are many times the rate itself. */
function checkCharges(place: string, { rates, options }: ProductData, report: Report): void {
  if (!rates) return;
  const lowest = Math.min(...Object.values(rates).map(Number));
  const message = `this is ${oddTimes} times the product's lowest rate or more: check the decimal point`;
  for (const [{ perTab = 0 }, at] of placedChoices(place, options)) {
    const charge = Math.abs(Number(perTab));
    if (charge > 0 && charge >= lowest * oddTimes) report(`${at}.perTab`, message);
  }
}

/** Reports prices far from those of the last release. */
function checkChanges(released: Book, book: Book, report: Report): void {
  /** Compares those of these keys that both have. */
  const compare = (place: string, old: object, now: object, keys: readonly string[]) => {
    const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
    for (const key of keys) {
      const [from, to] = [before, after].map((prices) => Math.abs(Number(prices.get(key))));
      const message = `this is ${oddTimes} times or more away from ${before.get(key)} in the last release: check the decimal point`;
      if (from && to && isFar(from, to)) report(`${place}.${key}`, message);
    }
  };
  const releasedProducts = new Map(Object.entries<ProductData>(released.products));
  for (const [product, place, id] of placed<ProductData>('products', book.products)) {
    const old = releasedProducts.get(id);
    if (!old) continue;
    compare(place, old, product, ['setup', 'colorChange', 'minimumCharge']);
    const { rates = {} } = product;
    compare(`${place}.rates`, old.rates ?? {}, rates, Object.keys(rates));
    for (const [choice, at, { key }] of placedChoices(place, product.options)) {
      const oldOption = old.options.find((option) => option.key === key);
      const oldChoice = oldOption?.choices.find(({ id }) => id === choice.id) ?? {};
      compare(at, oldChoice, choice, ['perTab', 'perSet', 'perOrder']);
    }
  }
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
function stateTimeZones(state: string): string[] {
  return Object.keys(zones).filter((zone) => zones[zone]?.split(', ').includes(state));
}
