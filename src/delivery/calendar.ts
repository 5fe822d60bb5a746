import { TZDate } from '@date-fns/tz';
import { addWeeks, getDay, nextDay, previousDay } from 'date-fns';
import { usualProofBusinessDays } from '../book/fact-names.ts';
import type { DeliveryData } from '../book/schema.ts';
import {
  type Day,
  dateOf,
  dayOf,
  isoDate,
  timeText,
  type Weekday,
  weekdays,
} from '../text/days.ts';
import { oncePer } from '../text/once.ts';

type CalendarRules = DeliveryData['production'];
type Holiday = CalendarRules['holidays'][number];

/** The days that somebody works, in any year. */
export type BusinessCalendar = ReturnType<typeof businessCalendar>;

/** A calendar made of rules; a day is closed if any of them closes it. Caches each year. */
export function businessCalendar(...rules: readonly CalendarRules[]) {
  const closedWeekdays = rules.flatMap((rule) => rule.closedWeekdays);
  const closures = rules.flatMap(({ closed = [] }) => closed);
  const holidaysByYear = new Map<number, ReadonlyMap<Day, string>>();
  const holidaysOf = (year: number) => {
    const known = holidaysByYear.get(year);
    if (known) return known;
    const holidays = new Map(rules.flatMap((rule) => observedAround(year, rule)));
    holidaysByYear.set(year, holidays);
    return holidays;
  };
  const isWorkingWeekday = (day: Day) => !closedWeekdays.includes(weekdayOn(day));
  /** The name of the holiday or closure on a day of the week that is otherwise worked. */
  const closureOn = (day: Day): string | undefined => {
    if (!isWorkingWeekday(day)) return undefined;
    const date = isoDate(day);
    return (
      holidaysOf(Number(date.slice(0, 4))).get(day) ??
      closures.find(({ from, to }) => from <= date && date <= to)?.name
    );
  };
  const isOpen = (day: Day) => isWorkingWeekday(day) && closureOn(day) === undefined;
  return { closureOn, isOpen };
}

/** A holiday of the next year can be observed in this one: New Year 2028 closes 2027-12-31. */
function observedAround(year: number, { holidays, observed }: CalendarRules): [Day, string][] {
  return [year - 1, year, year + 1].flatMap((holidayYear) =>
    holidays.map((holiday): [Day, string] => {
      const date = dayOfHoliday(holiday, holidayYear, holidays);
      const moves = !('after' in holiday) && holiday.moves !== false;
      return [moves ? observedOn(date, observed) : date, holiday.name];
    }),
  );
}

/** The day of a holiday, before it moves off a weekend. */
function dayOfHoliday(holiday: Holiday, year: number, holidays: readonly Holiday[]): Day {
  if ('after' in holiday) {
    const named = holidays.find(({ name }) => name === holiday.after) as Holiday;
    return dayOfHoliday(named, year, holidays) + holiday.days;
  }
  const month = holiday.month - 1;
  if ('day' in holiday) return dayOf(new Date(year, month, holiday.day));
  const weekday = weekdays.indexOf(holiday.weekday) as WeekdayNumber;
  if (holiday.nth === 'last') return dayOf(previousDay(new Date(year, month + 1), weekday));
  return dayOf(addWeeks(nextDay(new Date(year, month, 0), weekday), holiday.nth - 1));
}

type WeekdayNumber = Parameters<typeof nextDay>[1];

/** The day a holiday is observed on: the nearest of the weekday that the rule moves it to. */
function observedOn(holiday: Day, observed: CalendarRules['observed']): Day {
  const target = observed[weekdayOn(holiday) as keyof typeof observed];
  if (!target) return holiday;
  return holiday + ((weekdays.indexOf(target) - getDay(dateOf(holiday)) + 10) % 7) - 3;
}

function weekdayOn(day: Day): Weekday {
  return weekdays[getDay(dateOf(day))] as Weekday;
}

/** The first open day on or after a day; with step -1 the last one on or before it. */
export function openDayFrom(calendar: BusinessCalendar, day: Day, step: 1 | -1 = 1): Day {
  let candidate = day;
  while (!calendar.isOpen(candidate)) candidate += step;
  return candidate;
}

/**
 * The day `count` open days after a day, or before it if `count` is negative. The day itself is day
 * 0, whether it is open or not.
 */
export function addOpenDays(calendar: BusinessCalendar, day: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let reached = day;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    reached = openDayFrom(calendar, reached + step, step);
  }
  return reached;
}

/** The book's delivery rules, ready to calculate with. */
export type DeliveryCalendars = ReturnType<typeof deliveryCalendars>;

/** The calendars of a book. */
export const deliveryCalendars = oncePer((delivery: DeliveryData) => {
  const { timeZone, carrier, proofBusinessDays = usualProofBusinessDays } = delivery;
  const [hours, minutes] = delivery.cutOff.split(':').map(Number) as [number, number];
  /** Unlike holidays, days without pickup don't move off a weekend. */
  const noPickup = { closedWeekdays: [], holidays: carrier.noPickup, observed: {} };
  return {
    timeZone,
    /** The local time until which an approval counts for that day, in minutes. */
    cutOffMinutes: hours * 60 + minutes,
    /** `3:00 PM Pacific Time`. */
    cutOffText: timeText(new TZDate(2026, 0, 1, hours, minutes, timeZone), timeZone),
    production: businessCalendar(delivery.production),
    /** Days on which parcels move and are delivered. */
    carrier: businessCalendar(carrier),
    /** Days on which parcels are picked up; fewer than those on which they move. */
    pickup: businessCalendar(carrier, noPickup),
    carrierName: carrier.name,
    /** Production days from the local date of an order to its proof. */
    proofBusinessDays,
  };
});

/**
 * The date in the calendars' time zone, and whether approvals no longer count for it; at the cut-off
 * itself they still do.
 *
 * @param now milliseconds since 1970
 */
export function localTime(now: number, calendars: DeliveryCalendars) {
  const local = new TZDate(now, calendars.timeZone);
  const today = dayOf(new Date(local.getFullYear(), local.getMonth(), local.getDate()));
  return { today, isPastCutOff: now > cutOffOn(today, calendars).getTime() };
}

/** The cut-off on a day; an approval at this instant still counts. */
export function cutOffOn(day: Day, { cutOffMinutes, timeZone }: DeliveryCalendars): TZDate {
  return new TZDate(1970, 0, 1 + day, 0, cutOffMinutes, timeZone);
}

/** The first instant of a day. */
export function midnightOf(day: Day, { timeZone }: DeliveryCalendars): TZDate {
  return new TZDate(1970, 0, 1 + day, 0, 0, timeZone);
}

/** @example isoInstant(cutOffOn(20759, calendars)) // '2026-11-02T15:00:00-06:00' */
export function isoInstant(instant: TZDate): string {
  return instant.toISOString().replace('.000', '');
}
