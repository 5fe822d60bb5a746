import type { Unserved } from '../../src/book/zip-codes.ts';

/** Business days up to a distance from the origin in miles; the last step has no limit. */
export interface DayStep {
  readonly miles?: number;
  readonly days: number;
}

/** Territories and military mail, by postal abbreviation, that ground service doesn't reach. */
export const unservedStates: Readonly<Record<string, Unserved>> = {
  AA: 'military',
  AE: 'military',
  AP: 'military',
  AS: 'americanSamoa',
  FM: 'guam',
  GU: 'guam',
  MH: 'guam',
  MP: 'guam',
  PW: 'guam',
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
  WI: [{ miles: 211, days: 1 }, { days: 2 }],
  IA: [{ miles: 247, days: 1 }, { days: 2 }],
  ...forEach('AL AR DC KY MI MN MO MS NC OH OK TN VA WV', [{ days: 2 }]),
  ...forEach('CT DE MA ME NH NJ NM RI TX UT VT', [{ days: 3 }]),
  PA: twoThenThree(450),
  SD: twoThenThree(469),
  NE: twoThenThree(578),
  KS: twoThenThree(606),
  ND: twoThenThree(630),
  MD: twoThenThree(650),
  NY: twoThenThree(714),
  GA: twoThenThree(743),
  SC: twoThenThree(765),
  LA: twoThenThree(809),
  FL: twoThenThree(815),
  WY: twoThenThree(849),
  CO: twoThenThree(989),
  MT: [{ miles: 1300, days: 3 }, { days: 4 }],
  ...forEach('AZ CA ID NV OR WA', [{ days: 4 }]),
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

function twoThenThree(miles: number): DayStep[] {
  return [{ miles, days: 2 }, { days: 3 }];
}

function forEach(states: string, steps: readonly DayStep[]) {
  return Object.fromEntries(states.split(' ').map((state) => [state, steps]));
}
