import type { TransitData } from '../../src/book/schema.ts';
import { unservedCodes } from '../../src/book/zip-codes.ts';
import { allocatedPrefixes, findZip, milesBetween, type Prefix } from './prefixes.ts';
import {
  beyondContinental,
  beyondContinentalDays,
  distanceSteps,
  illinoisOrigin,
  illinoisSteps,
  unservedStates,
} from './rules.ts';

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
    const steps = isIllinois ? illinoisSteps[prefix.state] : distanceSteps;
    // The steps' limits are whole miles, so the distance is rounded to whole miles too.
    const miles = Math.round(milesBetween(origin, prefix));
    const step = steps?.find((step) => miles <= (step.miles ?? Number.POSITIVE_INFINITY));
    if (!step) throw new Error(`there is no rule for ${prefix.state}, at ${miles} miles`);
    return step.days;
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
    states: [...statesOf(prefixes), ...otherStates(prefixes)],
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

/** The first prefix of every run in one state. */
function statesOf(prefixes: readonly Prefix[]): string[] {
  return prefixes
    .filter(({ state }, index) => state !== prefixes[index - 1]?.state)
    .map(({ prefix, state }) => prefix + state);
}

/** The ZIP codes that aren't in the state of their prefix. */
function otherStates(prefixes: readonly Prefix[]): string[] {
  return prefixes
    .flatMap(({ zips, state: own }) => zips.filter(({ state }) => state !== own))
    .map(({ zip, state }) => zip + state)
    .sort();
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

/** The table as it is in the book. */
export function tableText(table: TransitData): string {
  return `${JSON.stringify(table, undefined, 2)}\n`;
}
