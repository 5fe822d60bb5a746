/**
 * Delivery dates calculated the slow way, sharing no code with the implementation: every day is
 * checked individually, dates are looked for one by one, and daylight saving time follows the law
 * (second Sunday of March to first Sunday of November).
 */

export const dayMs = 86_400_000;

/** Days since 1970. */
type Day = number;

export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / dayMs;
}

export function isoDate(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

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

const years = Array.from({ length: 20 }, (_, index) => 2024 + index);

/** What a shop's printed calendars say. */
interface Shop {
  producesOn(day: Day): boolean;
  deliversOn(day: Day): boolean;
  picksUpOn(day: Day): boolean;
  readonly cutOffSecond: number;
  /** Hours behind UTC in winter. */
  readonly hoursBehind: number;
  readonly proofDays: number;
}

/** The six holidays of a year, on the days they fall on. */
function sixHolidays(year: number): Day[] {
  return [
    dayOf(year, 1, 1),
    nthWeekday(year, 5, monday, -1),
    dayOf(year, 7, 4),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 11, thursday, 4),
    dayOf(year, 12, 25),
  ];
}

const isLastOfDecember = (day: Day) => /-12-24$|-12-31$/.test(isoDate(day));

function illinois(): Shop {
  const isWeekend = (day: Day) => weekday(day) === saturday || weekday(day) === sunday;
  const production = new Set(
    years.flatMap(sixHolidays).map((day) => {
      if (weekday(day) === saturday) return day - 1;
      return weekday(day) === sunday ? day + 1 : day;
    }),
  );
  const carrier = new Set(
    years.flatMap(sixHolidays).map((day) => (weekday(day) === sunday ? day + 1 : day)),
  );
  const deliversOn = (day: Day) => !isWeekend(day) && !carrier.has(day);
  return {
    producesOn: (day) => !isWeekend(day) && !production.has(day),
    deliversOn,
    picksUpOn: (day) => deliversOn(day) && !isLastOfDecember(day),
    cutOffSecond: 15 * 3600,
    hoursBehind: 6,
    proofDays: 1,
  };
}

function nevada(): Shop {
  const production = new Set(
    years.flatMap((year) => {
      const thanksgiving = nthWeekday(year, 11, thursday, 4);
      const moved = [dayOf(year, 1, 1), thanksgiving, dayOf(year, 12, 25)].map((day) =>
        weekday(day) === sunday ? day + 2 : day,
      );
      return [...moved, thanksgiving + 1, dayOf(year, 10, 31)];
    }),
  );
  const rests = [
    ['2027-01-05', '2027-01-09'],
    ['2028-07-18', '2028-07-31'],
    ['2031-12-20', '2032-01-10'],
  ] as const;
  const carrier = new Set(
    years.flatMap((year) => [
      dayOf(year, 1, 1),
      nthWeekday(year, 11, thursday, 4),
      dayOf(year, 12, 25),
    ]),
  );
  const deliversOn = (day: Day) => weekday(day) !== sunday && !carrier.has(day);
  return {
    producesOn: (day) =>
      weekday(day) !== sunday &&
      weekday(day) !== monday &&
      !production.has(day) &&
      !rests.some(([from, to]) => from <= isoDate(day) && isoDate(day) <= to),
    deliversOn,
    picksUpOn: (day) => deliversOn(day) && !isLastOfDecember(day),
    cutOffSecond: 13.5 * 3600,
    hoursBehind: 8,
    proofDays: 2,
  };
}

const summers = new Map(
  years.map((year) => [year, [nthWeekday(year, 3, 0, 2), nthWeekday(year, 11, 0, 1)] as const]),
);

/** Answers of a shop's calendars. */
export type Oracle = ReturnType<typeof oracleOf>;

function oracleOf(shop: Shop) {
  const { producesOn, deliversOn, picksUpOn, cutOffSecond, hoursBehind, proofDays } = shop;

  /** The instant of a wall-clock time at least two hours away from a clock change. */
  function instantOf(day: Day, secondOfDay: number): number {
    const year = Number(isoDate(day).slice(0, 4));
    const [begins, ends] = summers.get(year) as readonly [Day, Day];
    const isFirstHour = secondOfDay < 3600;
    const isSummer = isFirstHour ? day > begins && day <= ends : day >= begins && day < ends;
    const lagSeconds = (isSummer ? hoursBehind - 1 : hoursBehind) * 3600;
    return (day * 86_400 + secondOfDay + lagSeconds) * 1000;
  }

  /** The production day that an approval counts for. */
  function approvalOn(day: Day, secondOfDay: number): Day {
    let approval = day;
    if (!producesOn(day) || secondOfDay > cutOffSecond) {
      do approval += 1;
      while (!producesOn(approval));
    }
    return approval;
  }

  function shipDay(approval: Day, productionDays: number): Day {
    let ship = approval;
    for (let left = productionDays; left > 0; ) {
      ship += 1;
      if (producesOn(ship)) left -= 1;
    }
    while (!picksUpOn(ship)) ship += 1;
    return ship;
  }

  function arrivalDay(ship: Day, transitDays: number): Day {
    let at = ship;
    for (let left = transitDays; left > 0; ) {
      at += 1;
      if (deliversOn(at)) left -= 1;
    }
    return at;
  }

  /** The last of the production days from one on that satisfy something; they begin with it. */
  function lastWhile(from: Day, isTrue: (approval: Day) => boolean): Day {
    let last = from;
    for (let day = from + 1; ; day += 1) {
      if (!producesOn(day)) continue;
      if (!isTrue(day)) return last;
      last = day;
    }
  }

  return {
    ...{ cutOffSecond, instantOf, approvalOn, shipDay, arrivalDay },
    cutOff: (day: Day) => instantOf(day, cutOffSecond),
    /** The last approval with the same ship date. */
    deadlineDay(approval: Day, productionDays: number): Day {
      const ship = shipDay(approval, productionDays);
      return lastWhile(approval, (day) => shipDay(day, productionDays) === ship);
    },
    /** The last approval that arrives by a day, found by trying each from far before it. */
    lastInTime(neededBy: Day, productionDays: number, transitDays: number): Day {
      let early = neededBy - 2 * (productionDays + transitDays) - 30;
      while (!producesOn(early)) early += 1;
      return lastWhile(
        early,
        (day) => arrivalDay(shipDay(day, productionDays), transitDays) <= neededBy,
      );
    },
    /** The production day on which the proof of an order comes. */
    proofDay(day: Day): Day {
      let at = day;
      for (let left = proofDays; left > 0; ) {
        at += 1;
        if (producesOn(at)) left -= 1;
      }
      return at;
    },
  };
}

const usual = illinois();
export const illinoisOracle = oracleOf(usual);
export const ohioOracle = oracleOf({
  ...usual,
  producesOn: (day) =>
    usual.producesOn(day) && !(dayOf(2031, 7, 1) <= day && day <= dayOf(2031, 7, 13)),
});
export const oregonOracle = oracleOf({ ...usual, cutOffSecond: 14.5 * 3600, hoursBehind: 8 });
export const nevadaOracle = oracleOf(nevada());
