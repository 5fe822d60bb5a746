import type { TransitData } from '../../src/book/schema.ts';
import { type Unserved, unservedCodes } from '../../src/book/zip-codes.ts';
import { allocatedPrefixes, findZip, milesBetween, type Prefix } from './prefixes.ts';
import rules from './rules.json' with { type: 'json' };

/** Territories and military mail, by postal abbreviation, that ground service doesn't reach. */
const unservedStates: Readonly<Record<string, Unserved>> = Object.fromEntries(
  Object.entries(rules.unserved).flatMap(([reason, states]) =>
    states.split(' ').map((state) => [state, reason as Unserved]),
  ),
);

/** Served, but outside the continental US. */
const beyondContinental: Readonly<Record<string, string>> = rules.beyondContinental;
const beyondContinentalDays = 7;

/**
 * By state, for an origin in northeastern Illinois: matches 96% of 792 prefixes of a carrier's real
 * ground days from there. Beyond the miles, if there are any, it takes a day longer. The far west is
 * rounded up, because a day late is cheaper than a day early.
 */
const illinoisDays = new Map(
  Object.entries(rules.illinois).flatMap(([days, states]) =>
    states.split(' ').map((entry) => {
      const [state = '', miles = Number.POSITIVE_INFINITY] = entry.split(':');
      return [state, { days: Number(days), miles: Number(miles) }] as const;
    }),
  ),
);

/** The origin that the days by state are for, and the radius within which they are trusted. */
const illinoisOrigin = { zip: '60173', miles: 50 };

/**
 * For any other origin: the miles that 1, 2, 3 and 4 business days reach, rounded up. 5 is the most
 * that the carrier publishes for ground service between any two places of the contiguous states. Its
 * maps have four days from Illinois to all of the west coast, and from Reno to New York.
 */
const milesByDays = [150, 400, 800, 2400, Number.POSITIVE_INFINITY];

interface TableInput {
  /** Year and month, such as `2026-11`. */
  readonly version: string;
  readonly originZip: string;
  /** A carrier's own days by prefix; a served prefix that is missing is estimated by distance. */
  readonly carrierDays?: ReadonlyMap<string, number>;
}

/**
 * Makes the transit table for an origin. The same input gives the same table.
 *
 * @throws Error if the origin isn't a ZIP code of the continental US, or if there are carrier days
 * for a prefix that isn't served.
 */
export function transitTable({ version, originZip, carrierDays }: TableInput): TransitData {
  const origin = findZip(originZip);
  if (!origin || unservedStates[origin.state] || beyondContinental[origin.state]) {
    throw new Error(`"${originZip}" is not a ZIP code of the continental US, such as 60173`);
  }
  const prefixes = allocatedPrefixes();
  const served = prefixes.filter(({ state }) => !unservedStates[state]);
  const known = new Set(served.map(({ prefix }) => prefix));
  const stray = [...(carrierDays?.keys() ?? [])].filter((prefix) => !known.has(prefix));
  if (stray.length > 0) {
    throw new Error(`carrier days for prefixes that are not served: ${stray.join(', ')}`);
  }
  const illinois = findZip(illinoisOrigin.zip);
  const isIllinois = illinois && milesBetween(origin, illinois) <= illinoisOrigin.miles;
  const estimate = isIllinois ? 'worked out from state and distance' : 'worked out from distance';

  const daysTo = (prefix: Prefix): number => {
    if (beyondContinental[prefix.state]) return beyondContinentalDays;
    // The limits are whole miles, so the distance is rounded to whole miles too.
    const miles = Math.round(milesBetween(origin, prefix));
    if (!isIllinois) return milesByDays.findIndex((most) => miles <= most) + 1;
    const rule = illinoisDays.get(prefix.state);
    if (!rule) throw new Error(`there is no rule for ${prefix.state}`);
    return miles <= rule.miles ? rule.days : rule.days + 1;
  };
  const codeOf = (prefix: Prefix): string => {
    const unserved = unservedStates[prefix.state];
    if (unserved) return unservedCodes[unserved];
    return (carrierDays?.get(prefix.prefix) ?? daysTo(prefix)).toString(36);
  };
  const codes = new Map(
    prefixes.flatMap((prefix) => {
      const code = codeOf(prefix);
      return fourDigitsOf(prefix).map((digits): [string, string] => [digits, code]);
    }),
  );
  const hundred = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  return {
    version,
    origin: { zip: originZip, state: origin.stateName },
    source: carrierDays ? 'as the carrier lists them' : estimate,
    rows: hundred.map((row) =>
      hundred.map((column) => codes.get(row + column) ?? unservedCodes.unallocated).join(''),
    ),
    unservedZips: unservedZips(served),
    beyondFreeShipping: Object.fromEntries(
      Object.entries(beyondContinental).map(([abbreviation, name]) => [
        name,
        served.filter(({ state }) => state === abbreviation).map(({ prefix }) => prefix),
      ]),
    ),
  };
}

/**
 * The first four digits of a prefix's ZIP codes. Single ZIP codes are added every year, hardly ever
 * a group of ten; of places that aren't served, all groups are listed.
 */
function fourDigitsOf({ prefix, state, zips }: Prefix): string[] {
  return unservedStates[state]
    ? Array.from({ length: 10 }, (_, digit) => `${prefix}${digit}`)
    : zips.map(({ zip }) => zip.slice(0, 4));
}

/** ZIP codes without service inside a served prefix. */
function unservedZips(served: readonly Prefix[]): TransitData['unservedZips'] {
  return Object.fromEntries(
    served
      .flatMap(({ zips }) => zips)
      .flatMap(({ zip, state }) => {
        const unserved = unservedStates[state];
        return unserved ? [[zip, unservedCodes[unserved]]] : [];
      }),
  );
}

/**
 * Parses a carrier's own days: lines of `prefix,days` or `from-to,days`. Empty lines and lines that
 * begin with # are skipped.
 *
 * @throws Error with the line, and what to write there.
 */
export function readCarrierDays(text: string): Map<string, number> {
  const days = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const parts = /^(\d{3})(?:-(\d{3}))?\s*,\s*([1-9]|[12]\d|30)\s*$/.exec(line);
    const [, first = '', last = first, given = ''] = parts ?? [];
    if (!parts || first > last) {
      throw new Error(
        `line ${index + 1}, "${line}": write a prefix, or a lower and a higher one, and 1 to 30 business days, such as 606,1 or 600-606,1`,
      );
    }
    for (let number = Number(first); number <= Number(last); number += 1) {
      const prefix = String(number).padStart(3, '0');
      if (days.has(prefix)) throw new Error(`line ${index + 1}: prefix ${prefix} is given twice`);
      days.set(prefix, Number(given));
    }
  }
  return days;
}
