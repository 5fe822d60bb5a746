/** Delivery dates found the slow way, day by day, sharing no code with the implementation. */

/** Days since 1970. */
type Day = number;

const dayMs = 86_400_000;
const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / dayMs;
}

export function isoDate(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
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

/** Days of every year, each moved off the days of the week that it isn't observed on. */
function everyYear(daysOf: (year: number) => Day[], moved: Readonly<Record<number, number>> = {}) {
  const years = Array.from({ length: 20 }, (_, index) => 2024 + index);
  return new Set(years.flatMap(daysOf).map((day) => day + (moved[weekday(day)] ?? 0)));
}

const sixHolidays = (year: number) => [
  dayOf(year, 1, 1),
  nthWeekday(year, 5, monday, -1),
  dayOf(year, 7, 4),
  nthWeekday(year, 9, monday, 1),
  nthWeekday(year, 11, thursday, 4),
  dayOf(year, 12, 25),
];
const threeHolidays = (year: number) => sixHolidays(year).filter((_, at) => [0, 4, 5].includes(at));

/** What a shop's printed calendars say: days without production, and without deliveries. */
const illinois = {
  closed: [saturday, sunday],
  holidays: everyYear(sixHolidays, { [saturday]: -1, [sunday]: 1 }),
  rests: [] as [Day, Day][],
  undelivered: [saturday, sunday],
  undeliveredHolidays: everyYear(sixHolidays, { [sunday]: 1 }),
  cutOffSecond: 15 * 3600,
  // Behind UTC in winter.
  hoursBehind: 6,
  proofDays: 1,
};

const fridayAfterThanksgiving = (year: number) => nthWeekday(year, 11, thursday, 4) + 1;
const pacific: typeof illinois = {
  closed: [sunday, monday],
  holidays: everyYear(threeHolidays, { [sunday]: 2 }).union(
    everyYear((year) => [fridayAfterThanksgiving(year), dayOf(year, 10, 31)]),
  ),
  rests: [
    [dayOf(2027, 1, 5), dayOf(2027, 1, 9)],
    [dayOf(2028, 7, 18), dayOf(2028, 7, 31)],
    [dayOf(2029, 6, 12), dayOf(2029, 6, 12)],
    [dayOf(2031, 12, 20), dayOf(2032, 1, 10)],
  ],
  undelivered: [sunday],
  undeliveredHolidays: everyYear(threeHolidays),
  cutOffSecond: 13.5 * 3600,
  hoursBehind: 8,
  proofDays: 2,
};

function oracleOf(shop: typeof illinois) {
  const { cutOffSecond, hoursBehind, proofDays } = shop;
  const producesOn = (day: Day) =>
    !shop.closed.includes(weekday(day)) &&
    !shop.holidays.has(day) &&
    !shop.rests.some(([from, to]) => from <= day && day <= to);
  const deliversOn = (day: Day) =>
    !shop.undelivered.includes(weekday(day)) && !shop.undeliveredHolidays.has(day);
  const picksUpOn = (day: Day) => deliversOn(day) && !/-12-24$|-12-31$/.test(isoDate(day));

  /** The day after so many days on which something happens. */
  function after(day: Day, count: number, happensOn: (day: Day) => boolean): Day {
    let at = day;
    for (let left = count; left > 0; ) {
      at += 1;
      if (happensOn(at)) left -= 1;
    }
    return at;
  }

  /** The instant of a wall-clock time at least two hours away from a clock change. */
  function instantOf(day: Day, secondOfDay: number): number {
    const year = Number(isoDate(day).slice(0, 4));
    const [begins, ends] = [nthWeekday(year, 3, sunday, 2), nthWeekday(year, 11, sunday, 1)];
    const isFirstHour = secondOfDay < 3600;
    const isSummer = isFirstHour ? day > begins && day <= ends : day >= begins && day < ends;
    const lagSeconds = (isSummer ? hoursBehind - 1 : hoursBehind) * 3600;
    return (day * 86_400 + secondOfDay + lagSeconds) * 1000;
  }

  function shipDay(approval: Day, productionDays: number): Day {
    const made = after(approval, productionDays, producesOn);
    return picksUpOn(made) ? made : after(made, 1, picksUpOn);
  }

  const arrivalDay = (ship: Day, transitDays: number) => after(ship, transitDays, deliversOn);

  /** The last of the production days from one on that satisfy something; they begin with it. */
  function lastWhile(from: Day, isTrue: (approval: Day) => boolean): Day {
    const next = after(from, 1, producesOn);
    return isTrue(next) ? lastWhile(next, isTrue) : from;
  }

  return {
    ...{ cutOffSecond, instantOf, shipDay, arrivalDay },
    cutOff: (day: Day) => instantOf(day, cutOffSecond),
    approvalOn: (day: Day, secondOfDay: number) =>
      producesOn(day) && secondOfDay <= cutOffSecond ? day : after(day, 1, producesOn),
    deadlineDay(approval: Day, productionDays: number): Day {
      const ship = shipDay(approval, productionDays);
      return lastWhile(approval, (day) => shipDay(day, productionDays) === ship);
    },
    /** The last approval that arrives by a day, found by trying each from far before it. */
    lastInTime(neededBy: Day, productionDays: number, transitDays: number): Day {
      const early = after(neededBy - 2 * (productionDays + transitDays) - 30, 1, producesOn);
      const arrival = (day: Day) => arrivalDay(shipDay(day, productionDays), transitDays);
      return lastWhile(early, (day) => arrival(day) <= neededBy);
    },
    proofDay: (day: Day) => after(day, proofDays, producesOn),
  };
}

export const [illinoisOracle, pacificOracle] = [oracleOf(illinois), oracleOf(pacific)];
