import type { z } from 'zod';
import { nearestName } from '../text/echo.ts';
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
import { productChecks } from './check/products.ts';
import { factPlaceholders, pagePlaceholders } from './fact-names.ts';
import { type Shop, shopSchema } from './schema.ts';

type Check = (shop: Shop, report: Report, tableZip: string | undefined) => void;

/** Every check of a shop but those of products, after the parts whose shape must be right for it. */
const checks: readonly (readonly [needs: string, Check])[] = [
  ['seller.originZip', checkOrigin],
  ['limits', checkLimits],
  ['products', ({ products }, report) => checkNames('products', products, report)],
  ['products retired', checkRetired],
  ['facts', ({ facts }, report) => checkPlaceholders('facts', facts, factPlaceholders, report)],
  ...(['terms', 'support', 'privacy'] as const).map((page): [string, Check] => [
    page,
    (shop, report) => checkPlaceholders(page, shop[page], pagePlaceholders, report),
  ]),
  ['delivery', checkHolidays],
];

/**
 * Finds every fault of a shop as a seller wrote it: of its shape, and contradictions between parts
 * whose shape is right.
 *
 * @param tableZip the ZIP code from which the transit table counts days, if that is to be checked.
 */
export function checkShop(candidate: unknown, tableZip?: string): Fault[] {
  const { error } = shopSchema.safeParse(candidate, { error: faultSentence });
  const all = (error?.issues ?? []).flatMap((issue) => {
    const { code, path, message } = issue;
    if (code === 'unrecognized_keys')
      return message.split('\n').map((line, at) => {
        return { ...faultAt([...path, issue.keys[at] ?? ''], line), isUnknown: true };
      });
    return faultAt(path, code === 'invalid_key' ? (issue.issues[0]?.message ?? '') : message);
  });
  // A value of a wrong type can break several rules: the first one says so.
  const faults = all.filter((one, at) => all.findIndex(({ place }) => place === one.place) === at);
  if (faults.some(({ place }) => place === 'book')) return faults;
  const areSound = (needs: string, within = '') =>
    needs
      .split(' ')
      .every((part) => !faults.some(({ place }) => isWithin(place, `${within}${part}`)));
  const shop = candidate as Shop;
  const crossCheck = (report: Report) => {
    for (const [needs, check] of checks) if (areSound(needs)) check(shop, report, tableZip);
    for (const [product, place] of placed('products', { ...shop.products })) {
      for (const [needs, check] of productChecks) {
        const isReady = areSound('limits') && areSound(needs, `${place}.`);
        if (isReady) check(place, product, report, shop.limits);
      }
    }
  };
  return [...faults, ...faultsOf(crossCheck)];
}

function faultAt(path: readonly PropertyKey[], message: string): Fault {
  return { place: path.join('.') || 'book', message };
}

/** Returns whether a place is another one, or in it, or around it. */
function isWithin(place: string, other: string): boolean {
  return `${place}.`.startsWith(`${other}.`) || other.startsWith(`${place}.`);
}

function checkOrigin({ seller: { originZip } }: Shop, report: Report, tableZip = originZip): void {
  const message = `the transit table is made for ${tableZip}: run npm run transit -- --version YYYY-MM (this month)`;
  if (originZip !== tableZip) report('seller.originZip', message);
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
  const message = `the default must be from ${min} to ${max}`;
  if (usual > max) report('limits.tabsPerSet.default', message);
}

/** Reports holidays with the same name, and holidays after one that they can't refer to. */
function checkHolidays({ delivery: { production, carrier } }: Shop, report: Report): void {
  const lists = {
    'production.holidays': production.holidays,
    'carrier.holidays': carrier.holidays,
    'carrier.noPickup': carrier.noPickup,
  };
  for (const [holidays, place] of placed('delivery', lists)) {
    const named = holidays.filter((holiday) => !('after' in holiday)).map(({ name }) => name);
    const message = `name a holiday of this list that has its own date: ${named.join(', ')}`;
    checkUnique(place, holidays, 'name', report);
    for (const [holiday, at] of placed(place, holidays)) {
      if ('after' in holiday && !named.includes(holiday.after)) report(`${at}.after`, message);
    }
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
    return issue.keys.map((key) => unknownSetting(key, known)).join('\n');
  }
  if (issue.code === 'invalid_type') return `write ${kinds[issue.expected] ?? issue.expected}`;
  return undefined;
};

function unknownSetting(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  const help = near ? `Did you mean \`${near}\`?` : `The settings are ${known.join(', ')}.`;
  return `there is no such setting. ${help}`;
}
