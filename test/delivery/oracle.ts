/**
 * Delivery dates calculated the slow way, sharing no code with the implementation: every day is
 * checked individually, and daylight saving time follows the law (second Sunday of March to first
 * Sunday of November).
 */

export const dayMs = 86_400_000;

type Day = number;

export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / dayMs;
}

export function isoDate(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

function isWeekend(day: Day): boolean {
  return [0, 6].includes(weekday(day));
}

function weekday(day: Day): number {
  return new Date(day * dayMs).getUTCDay();
}

/** The n-th given weekday of a month; counted from the end if n is negative. */
function nthWeekday(year: number, month: number, wanted: number, nth: number): Day {
  const days: Day[] = [];
  for (let day = dayOf(year, month, 1); day < dayOf(year, month + 1, 1); day += 1) {
    if (weekday(day) === wanted) days.push(day);
  }
  return days.at(nth > 0 ? nth - 1 : nth) as Day;
}

/** The six holidays of a year, on the days they fall on. */
function holidaysOf(year: number): Day[] {
  return [
    dayOf(year, 1, 1),
    nthWeekday(year, 5, 1, -1),
    dayOf(year, 7, 4),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    dayOf(year, 12, 25),
  ];
}

const years = Array.from({ length: 20 }, (_, index) => 2024 + index);

const productionClosed = new Set(
  years.flatMap(holidaysOf).map((day) => {
    if (weekday(day) === 6) return day - 1;
    if (weekday(day) === 0) return day + 1;
    return day;
  }),
);

const carrierClosed = new Set(
  years.flatMap(holidaysOf).map((day) => (weekday(day) === 0 ? day + 1 : day)),
);

export function producesOn(day: Day): boolean {
  return !isWeekend(day) && !productionClosed.has(day);
}

export function deliversOn(day: Day): boolean {
  return !isWeekend(day) && !carrierClosed.has(day);
}

export function picksUpOn(day: Day): boolean {
  return deliversOn(day) && !/-12-24$|-12-31$/.test(isoDate(day));
}

const summers = new Map(
  years.map((year) => [year, [nthWeekday(year, 3, 0, 2), nthWeekday(year, 11, 0, 1)] as const]),
);

/** Seconds that Central time lags UTC at noon of a day, or in its first hour. */
function lagSeconds(day: Day, isFirstHour: boolean): number {
  const year = Number(isoDate(day).slice(0, 4));
  const [begins, ends] = summers.get(year) as readonly [Day, Day];
  const isSummer = isFirstHour ? day > begins && day <= ends : day >= begins && day < ends;
  return (isSummer ? 5 : 6) * 3600;
}

/** The instant of a Central wall-clock time at least two hours away from a clock change. */
export function centralInstant(day: Day, secondOfDay: number): number {
  return (day * 86_400 + secondOfDay + lagSeconds(day, secondOfDay < 3600)) * 1000;
}

export interface OracleDates {
  readonly approval: Day;
  readonly ship: Day;
  /** By days in transit, from 1 to 7. */
  readonly deliveries: readonly Day[];
}

export function oracleDates(day: Day, secondOfDay: number, productionDays: number): OracleDates {
  let approval = day;
  if (!producesOn(day) || secondOfDay > 15 * 3600) {
    do approval += 1;
    while (!producesOn(approval));
  }
  let ship = approval;
  for (let left = productionDays; left > 0; ) {
    ship += 1;
    if (producesOn(ship)) left -= 1;
  }
  while (!picksUpOn(ship)) ship += 1;
  const deliveries: Day[] = [];
  for (let at = ship + 1; deliveries.length < 7; at += 1) {
    if (deliversOn(at)) deliveries.push(at);
  }
  return { approval, ship, deliveries };
}
