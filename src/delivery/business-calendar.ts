import type { DeliveryData } from '../book/schema.ts';
import { holidayIn, observedOn, weekdayName } from './holidays.ts';
import { type DayNumber, yearOf } from './plain-date.ts';

export type CalendarRules = DeliveryData['production'];

/** Which days somebody works, for every year. */
export interface BusinessCalendar {
  isOpen(day: DayNumber): boolean;
  /** The name of the holiday that closes a day which would be worked otherwise. */
  holidayOn(day: DayNumber): string | undefined;
}

/** A calendar made of rules: closed days of the week, and holidays with the days they move to. */
export function businessCalendar(rules: CalendarRules): BusinessCalendar {
  const closedWeekdays = new Set(rules.closedWeekdays);
  const keptByYear = new Map<number, ReadonlyMap<DayNumber, string>>();
  const keptIn = (year: number) => {
    let kept = keptByYear.get(year);
    if (!kept) {
      kept = holidaysKeptAround(year, rules);
      keptByYear.set(year, kept);
    }
    return kept;
  };
  const isWorkingWeekday = (day: DayNumber) => !closedWeekdays.has(weekdayName(day));
  const holidayOn = (day: DayNumber) =>
    isWorkingWeekday(day) ? keptIn(yearOf(day)).get(day) : undefined;
  return {
    holidayOn,
    isOpen: (day) => isWorkingWeekday(day) && holidayOn(day) === undefined,
  };
}

/** A holiday of the next year can be kept in this one: New Year 2028 closes 2027-12-31. */
function holidaysKeptAround(year: number, rules: CalendarRules): Map<DayNumber, string> {
  const kept = new Map<DayNumber, string>();
  for (const holidayYear of [year - 1, year, year + 1]) {
    for (const rule of rules.holidays) {
      kept.set(observedOn(holidayIn(holidayYear, rule), rules.observed), rule.name);
    }
  }
  return kept;
}

/** The first open day, the given day included. */
export function openDayFrom(calendar: BusinessCalendar, day: DayNumber): DayNumber {
  let candidate = day;
  while (!calendar.isOpen(candidate)) candidate += 1;
  return candidate;
}

/** The day that is `count` open days after a day; the day itself is day 0, open or not. */
export function addOpenDays(calendar: BusinessCalendar, day: DayNumber, count: number): DayNumber {
  let reached = day;
  for (let passed = 0; passed < count; passed += 1) reached = openDayFrom(calendar, reached + 1);
  return reached;
}
