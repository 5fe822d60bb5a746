import type { Unserved } from '../../src/book/zip-codes.ts';

/** Business days up to a distance from the origin in miles; the last step has no limit. */
interface DayStep {
  readonly miles?: number;
  readonly days: number;
}

/** Territories and military mail, by postal abbreviation, that ground service doesn't reach. */
export const unservedStates: Readonly<Record<string, Unserved>> = {
  ...forEach<Unserved>('AA AE AP', 'military'),
  ...forEach<Unserved>('FM GU MH MP PW', 'guam'),
  AS: 'americanSamoa',
  VI: 'virginIslands',
};

/** Served, but outside the continental US. */
export const beyondContinental: Readonly<Record<string, string>> = {
  AK: 'Alaska',
  HI: 'Hawaii',
  PR: 'Puerto Rico',
};

export const beyondContinentalDays = 7;

/**
 * For an origin in northeastern Illinois: matches 96% of 792 prefixes of a carrier's real ground
 * days from there. The far west is rounded up, because a day late is cheaper than a day early.
 */
export const illinoisSteps: Readonly<Record<string, readonly DayStep[]>> = {
  ...forEach('IL IN', [{ days: 1 }]),
  ...forEach('AL AR DC KY MI MN MO MS NC OH OK TN VA WV', [{ days: 2 }]),
  ...forEach('CT DE MA ME NH NJ NM RI TX UT VT', [{ days: 3 }]),
  ...forEach('AZ CA ID NV OR WA', [{ days: 4 }]),
  ...withLimits(1, { WI: 211, IA: 247 }),
  ...withLimits(2, { PA: 450, SD: 469, NE: 578, KS: 606, ND: 630, MD: 650, NY: 714 }),
  ...withLimits(2, { GA: 743, SC: 765, LA: 809, FL: 815, WY: 849, CO: 989 }),
  ...withLimits(3, { MT: 1300 }),
};

/**
 * The origin that the steps by state are made for, and the radius within which they are trusted.
 */
export const illinoisOrigin = { zip: '60173', miles: 50 };

/**
 * For any other origin: by distance alone, rounded up, to at most the five business days that the
 * carrier publishes for ground service between any two places of the contiguous states. Its maps
 * have four days from Illinois to all of the west coast, and from Reno to New York.
 */
export const distanceSteps: readonly DayStep[] = [
  { miles: 150, days: 1 },
  { miles: 400, days: 2 },
  { miles: 800, days: 3 },
  { miles: 2400, days: 4 },
  { days: 5 },
];

/** States that take these days up to a distance in miles, and a day longer beyond. */
function withLimits(days: number, limits: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(limits).map(([state, miles]): [string, DayStep[]] => [
      state,
      [{ miles, days }, { days: days + 1 }],
    ]),
  );
}

function forEach<Value>(states: string, value: Value): Record<string, Value> {
  return Object.fromEntries(states.split(' ').map((state) => [state, value]));
}
