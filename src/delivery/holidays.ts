import type { DeliveryData } from '../book/schema.ts';
import { type Weekday, weekdays } from '../book/weekdays.ts';
import { type DayNumber, dayNumberOf, weekdayIndex } from './plain-date.ts';

type HolidayRule = DeliveryData['production']['holidays'][number];
type ObservedRule = DeliveryData['production']['observed'];

export function weekdayName(day: DayNumber): Weekday {
  return weekdays[weekdayIndex(day)] as Weekday;
}

/** The day of a year on which a holiday falls, before it is moved off a weekend. */
export function holidayIn(year: number, rule: HolidayRule): DayNumber {
  if ('day' in rule) return dayNumberOf(year, rule.month, rule.day);
  const wanted = weekdays.indexOf(rule.weekday);
  if (rule.nth === 'last') {
    const lastOfMonth = dayNumberOf(year, rule.month + 1, 0);
    return lastOfMonth - daysBetweenWeekdays(wanted, weekdayIndex(lastOfMonth));
  }
  const firstOfMonth = dayNumberOf(year, rule.month, 1);
  return (
    firstOfMonth + daysBetweenWeekdays(weekdayIndex(firstOfMonth), wanted) + 7 * (rule.nth - 1)
  );
}

/** The day on which a holiday is kept: the nearest day of the week that the rule sends it to. */
export function observedOn(holiday: DayNumber, observed: ObservedRule): DayNumber {
  const target = observed[weekdayName(holiday) as keyof ObservedRule];
  if (!target) return holiday;
  const ahead = daysBetweenWeekdays(weekdayIndex(holiday), weekdays.indexOf(target));
  return ahead <= 3 ? holiday + ahead : holiday + ahead - 7;
}

function daysBetweenWeekdays(from: number, to: number): number {
  return (to - from + 7) % 7;
}
