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
import { checkProduct } from './check/products.ts';
import { checkRates } from './check/rates.ts';
import { factPlaceholders, pagePlaceholders } from './fact-names.ts';
import { type Section, type Shop, shopSchema } from './schema.ts';

/**
 * Finds every fault of a shop as a seller wrote it: of its shape, and contradictions between parts
 * whose shape is right.
 *
 * @param tableZip the ZIP code from which the transit table counts days, if that is to be checked.
 */
export function checkShop(candidate: unknown, tableZip?: string): Fault[] {
  const faults = shapeFaults(candidate);
  const isSound = (place: string) => !faults.some((fault) => isWithin(fault.place, place));
  const isShop = faults.every(({ place }) => place !== 'book');
  return isShop
    ? [...faults, ...faultsOf((report) => crossCheck(candidate as Shop, tableZip, isSound, report))]
    : faults;
}

/** Returns whether a place is another one, or in it, or around it. */
function isWithin(place: string, other: string): boolean {
  return `${place}.`.startsWith(`${other}.`) || other.startsWith(`${place}.`);
}

/** Finds what of a shop hasn't the shape that it must have. */
function shapeFaults(candidate: unknown): Fault[] {
  const { error } = shopSchema.safeParse(candidate, { error: faultSentence });
  const faults = (error?.issues ?? []).map((issue) => ({
    place: issue.path.join('.') || 'book',
    message: issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? '') : issue.message,
  }));
  // A value of a wrong type can break several rules: the first one says so.
  return faults.filter(({ place }, at) => faults.findIndex((one) => one.place === place) === at);
}

function crossCheck(
  shop: Shop,
  tableZip: string | undefined,
  isSound: (place: string) => boolean,
  report: Report,
): void {
  const { originZip } = isSound('seller.originZip') ? shop.seller : {};
  if (originZip && tableZip && originZip !== tableZip) {
    const message = `the transit table is made for ${tableZip}: run npm run transit -- --version YYYY-MM (this month)`;
    report('seller.originZip', message);
  }
  if (isSound('limits')) checkLimits(shop, report);
  if (isSound('products')) checkNames('products', shop.products, report);
  for (const [product, place] of placed('products', shop.products ?? {})) {
    if (!isSound(place)) continue;
    checkProduct(place, product, report);
    if (isSound('limits')) checkRates(place, product, shop.limits, report);
  }
  if (isSound('products') && isSound('retired')) checkRetired(shop, report);
  for (const [text, place] of placed('facts', shop.facts ?? {})) {
    if (isSound(place)) checkPlaceholders(place, text, factPlaceholders, report);
  }
  for (const page of ['terms', 'support', 'privacy'] as const) {
    if (isSound(page)) checkPage(page, shop[page], report);
  }
  if (!isSound('delivery')) return;
  const { production, carrier } = shop.delivery;
  checkHolidays('delivery.production.holidays', production.holidays, report);
  checkHolidays('delivery.carrier.holidays', carrier.holidays, report);
  checkHolidays('delivery.carrier.noPickup', carrier.noPickup, report);
}

/** Reports retired products that are sold, and successors that aren't. */
function checkRetired({ products, retired = {} }: Shop, report: Report): void {
  const sold = Object.keys(products);
  for (const [successor, place, id] of placed('retired', retired)) {
    const known = `write a product that is sold instead: ${sold.join(', ')}`;
    if (sold.includes(id))
      report(place, `${id} is sold: take it off the list of products, or off this one`);
    else if (!sold.includes(successor))
      report(place, successor === id ? `a product can't replace itself: ${known}` : known);
  }
}

/** Reports limits that contradict each other. */
function checkLimits({ limits }: Shop, report: Report): void {
  const { tabsPerSet, setQuantities, commonTabCounts } = limits;
  const { min, max, default: usual } = tabsPerSet;
  checkAscending('limits.setQuantities', setQuantities, report);
  checkAscending('limits.commonTabCounts', commonTabCounts, report);
  for (const [tabs, place] of placed('limits.commonTabCounts', commonTabCounts)) {
    if (tabs > max) report(place, `a set has at most ${max} tabs`);
  }
  if (usual > max) {
    report('limits.tabsPerSet.default', `the default must be from ${min} to ${max}`);
  }
}

/** Reports unknown placeholders in a page. */
function checkPage(page: string, sections: readonly Section[], report: Report): void {
  for (const [{ paragraphs, points = [], links = [] }, at] of placed(page, sections)) {
    const texts = [
      ...placed(`${at}.paragraphs`, paragraphs),
      ...placed(`${at}.points`, points),
      ...placed(`${at}.links`, links).map(([{ path }, at]) => [path, `${at}.path`] as const),
    ];
    for (const [text, place] of texts) checkPlaceholders(place, text, pagePlaceholders, report);
  }
}

type Holidays = Shop['delivery']['production']['holidays'];

/** Reports holidays with the same name, and holidays after one that they can't refer to. */
function checkHolidays(place: string, holidays: Holidays, report: Report): void {
  const named = holidays.filter((holiday) => !('after' in holiday)).map(({ name }) => name);
  const message = `name a holiday of this list that has its own date: ${named.join(', ')}`;
  checkUnique(place, holidays, 'name', report);
  for (const [holiday, at] of placed(place, holidays)) {
    if ('after' in holiday && !named.includes(holiday.after)) report(`${at}.after`, message);
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
