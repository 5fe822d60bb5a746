import { TZDate, tzOffset } from '@date-fns/tz';
import { usualProofBusinessDays } from '../book/fact-names.ts';
import type { DeliveryData } from '../book/schema.ts';
import { type Day, isoDate, timeText, type Weekday, weekdays } from '../text/days.ts';
import { oncePer } from '../text/once.ts';

const dayMs = 86_400_000;

type CalendarRules = Pick<
  DeliveryData['production'],
  'closedWeekdays' | 'holidays' | 'observed' | 'closed'
>;
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
  const isWorkingWeekday = (day: Day) => !closedWeekdays.includes(weekdayOf(day));
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
      const date = dateOf(holiday, holidayYear, holidays);
      const moves = !('after' in holiday) && holiday.moves !== false;
      return [moves ? observedOn(date, observed) : date, holiday.name];
    }),
  );
}

/** The date of a holiday, before it moves off a weekend. */
function dateOf(holiday: Holiday, year: number, holidays: readonly Holiday[]): Day {
  if ('after' in holiday) {
    const named = holidays.find(({ name }) => name === holiday.after) as Holiday;
    return dateOf(named, year, holidays) + holiday.days;
  }
  if ('day' in holiday) return dayOf(year, holiday.month, holiday.day);
  const weekday = weekdays.indexOf(holiday.weekday);
  if (holiday.nth === 'last') {
    const last = dayOf(year, holiday.month + 1, 0);
    return last - ((weekdayNumber(last) - weekday + 7) % 7);
  }
  const first = dayOf(year, holiday.month, 1);
  return first + ((weekday - weekdayNumber(first) + 7) % 7) + 7 * (holiday.nth - 1);
}

/** The day a holiday is observed on: the nearest of the weekday that the rule moves it to. */
function observedOn(holiday: Day, observed: CalendarRules['observed']): Day {
  const target = observed[weekdayOf(holiday) as keyof typeof observed];
  if (!target) return holiday;
  return holiday + ((weekdays.indexOf(target) - weekdayNumber(holiday) + 10) % 7) - 3;
}

function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / dayMs;
}

function weekdayOf(day: Day): Weekday {
  return weekdays[weekdayNumber(day)] as Weekday;
}

/** 0 is Sunday. */
function weekdayNumber(day: Day): number {
  return new Date(day * dayMs).getUTCDay();
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
export function localTime(now: number, { timeZone, cutOffMinutes }: DeliveryCalendars) {
  const wallClock = now + tzOffset(timeZone, new Date(now)) * 60_000;
  const today: Day = Math.floor(wallClock / dayMs);
  return { today, isPastCutOff: wallClock - today * dayMs > cutOffMinutes * 60_000 };
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
