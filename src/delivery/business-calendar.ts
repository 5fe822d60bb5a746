import { UTCDateMini } from '@date-fns/utc';
import {
  addDays,
  addWeeks,
  getDay,
  getYear,
  nextDay,
  previousDay,
  setDay,
  subDays,
  type Day as WeekdayNumber,
} from 'date-fns';
import type { DeliveryData } from '../book/schema.ts';
import { type Weekday, weekdays } from '../book/weekdays.ts';
import type { Day } from './day.ts';

export type CalendarRules = Pick<
  DeliveryData['production'],
  'closedWeekdays' | 'holidays' | 'observed'
>;
type Holiday = CalendarRules['holidays'][number];

/** The days that somebody works, in any year. */
export interface BusinessCalendar {
  isOpen(day: Day): boolean;
  /** The name of the holiday that closes an otherwise open day. */
  holidayOn(day: Day): string | undefined;
}

/** A calendar made of rules; a day is closed if any of them closes it. Caches each year. */
export function businessCalendar(...rules: readonly CalendarRules[]): BusinessCalendar {
  const closedWeekdays = rules.flatMap((rule) => rule.closedWeekdays);
  const holidaysByYear = new Map<number, ReadonlyMap<number, string>>();
  const holidaysOf = (year: number) => {
    const known = holidaysByYear.get(year);
    if (known) return known;
    const holidays = new Map(rules.flatMap((rule) => observedAround(year, rule)));
    holidaysByYear.set(year, holidays);
    return holidays;
  };
  const isWorkingWeekday = (day: Day) => !closedWeekdays.includes(weekdayOf(day));
  const holidayOn = (day: Day) =>
    isWorkingWeekday(day) ? holidaysOf(getYear(day)).get(day.getTime()) : undefined;
  return {
    holidayOn,
    isOpen: (day) => isWorkingWeekday(day) && holidayOn(day) === undefined,
  };
}

/** A holiday of the next year can be observed in this one: New Year 2028 closes 2027-12-31. */
function observedAround(year: number, { holidays, observed }: CalendarRules): [number, string][] {
  return [year - 1, year, year + 1].flatMap((holidayYear) =>
    holidays.map((holiday): [number, string] => [
      observedOn(dateOf(holiday, holidayYear), observed).getTime(),
      holiday.name,
    ]),
  );
}

/** The date of a holiday, before it moves off a weekend. */
function dateOf(holiday: Holiday, year: number): Day {
  if ('day' in holiday) return new UTCDateMini(year, holiday.month - 1, holiday.day);
  const weekday = weekdayNumber(holiday.weekday);
  if (holiday.nth === 'last') return previousDay(new UTCDateMini(year, holiday.month, 1), weekday);
  const first = nextDay(new UTCDateMini(year, holiday.month - 1, 0), weekday);
  return addWeeks(first, holiday.nth - 1);
}

/** The day a holiday is observed on: the nearest of the weekday that the rule moves it to. */
function observedOn(holiday: Day, observed: CalendarRules['observed']): Day {
  const target = observed[weekdayOf(holiday) as keyof typeof observed];
  if (!target) return holiday;
  const weekStartsOn = getDay(subDays(holiday, 3)) as WeekdayNumber;
  return setDay(holiday, weekdayNumber(target), { weekStartsOn });
}

function weekdayOf(day: Day): Weekday {
  return weekdays[getDay(day)] as Weekday;
}

function weekdayNumber(weekday: Weekday): WeekdayNumber {
  return weekdays.indexOf(weekday) as WeekdayNumber;
}

/** The first open day on or after a day. */
export function openDayFrom(calendar: BusinessCalendar, day: Day): Day {
  let candidate = day;
  while (!calendar.isOpen(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}

/** The day `count` open days after a day, which is day 0 whether it is open or not. */
export function addOpenDays(calendar: BusinessCalendar, day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0; left -= 1) {
    reached = openDayFrom(calendar, addDays(reached, 1));
  }
  return reached;
}
