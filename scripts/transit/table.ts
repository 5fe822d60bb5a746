import type { TransitData } from '../../src/book/schema.ts';
import { unservedCodes } from '../../src/book/zip-codes.ts';
import {
  allocatedPrefixes,
  findZip,
  milesBetween,
  type Position,
  type Prefix,
} from './prefixes.ts';
import {
  beyondContinental,
  beyondContinentalDays,
  type DayStep,
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
  const origin = originOf(originZip);
  const prefixes = allocatedPrefixes();
  const served = prefixes.filter(({ state }) => !unservedStates[state]);
  rejectStrayDays(carrierDays, served);
  const codes = new Map(
    prefixes.flatMap((prefix) => {
      const code = codeOf(prefix, origin, carrierDays);
      return fourDigitsOf(prefix).map((digits): [string, string] => [digits, code]);
    }),
  );
  return {
    version,
    origin: { zip: originZip, state: origin.stateName },
    source: sourceOf(origin, carrierDays),
    rows: Array.from({ length: 100 }, (_, row) => rowOf(row, codes)),
    states: [...statesOf(prefixes), ...otherStates(prefixes)],
    unservedZips: unservedZips(served),
    beyondFreeShipping: placesBeyond(served),
  };
}

interface Origin extends Position {
  readonly stateName: string;
}

function originOf(zip: string): Origin {
  const found = findZip(zip);
  if (!found || unservedStates[found.state] || beyondContinental[found.state]) {
    throw new Error(`"${zip}" is not a ZIP code of the continental US, such as 60173`);
  }
  return found;
}

function rejectStrayDays(carrierDays: TableInput['carrierDays'], served: readonly Prefix[]): void {
  const known = new Set(served.map(({ prefix }) => prefix));
  const stray = [...(carrierDays?.keys() ?? [])].filter((prefix) => !known.has(prefix));
  if (stray.length > 0) {
    throw new Error(`carrier days for prefixes that are not served: ${stray.join(', ')}`);
  }
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

function codeOf(prefix: Prefix, origin: Origin, carrierDays: TableInput['carrierDays']): string {
  const unserved = unservedStates[prefix.state];
  if (unserved) return unservedCodes[unserved];
  const days = carrierDays?.get(prefix.prefix) ?? daysByDistance(prefix, origin);
  return days.toString(36);
}

function daysByDistance(prefix: Prefix, origin: Origin): number {
  if (beyondContinental[prefix.state]) return beyondContinentalDays;
  const steps = isIllinoisOrigin(origin) ? stepsOfState(prefix) : distanceSteps;
  return daysAt(milesBetween(origin, prefix), steps);
}

function isIllinoisOrigin(origin: Origin): boolean {
  return milesBetween(origin, originOf(illinoisOrigin.zip)) <= illinoisOrigin.miles;
}

function stepsOfState({ prefix, state }: Prefix): readonly DayStep[] {
  const steps = illinoisSteps[state];
  if (!steps) throw new Error(`there is no rule for ${state}, the state of prefix ${prefix}`);
  return steps;
}

/** The steps' limits are whole miles, so the distance is rounded to whole miles too. */
function daysAt(miles: number, steps: readonly DayStep[]): number {
  const rounded = Math.round(miles);
  const step = steps.find((step) => rounded <= (step.miles ?? Number.POSITIVE_INFINITY));
  if (!step) throw new Error('the last step has no end');
  return step.days;
}

function sourceOf(origin: Origin, carrierDays: TableInput['carrierDays']): string {
  if (carrierDays) return 'as the carrier lists them';
  return isIllinoisOrigin(origin)
    ? 'worked out from state and distance'
    : 'worked out from distance';
}

function rowOf(row: number, codes: ReadonlyMap<string, string>): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return Array.from(
    { length: 100 },
    (_, column) => codes.get(twoDigits(row) + twoDigits(column)) ?? unservedCodes.unallocated,
  ).join('');
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
    .flatMap(({ zips, state: own }) =>
      zips.filter(({ state }) => state !== own).map(({ zip, state }) => zip + state),
    )
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

function placesBeyond(served: readonly Prefix[]): TransitData['beyondFreeShipping'] {
  return Object.fromEntries(
    Object.entries(beyondContinental).map(([abbreviation, name]) => [
      name,
      served.filter(({ state }) => state === abbreviation).map(({ prefix }) => prefix),
    ]),
  );
}

/** The table as it is in the book. */
export function tableText(table: TransitData): string {
  return `${JSON.stringify(table, undefined, 2)}\n`;
}
