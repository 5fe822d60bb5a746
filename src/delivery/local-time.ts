import { TZDate } from '@date-fns/tz';
import { type DayNumber, dayNumberOf, formatDay } from './plain-date.ts';

/** What the wall clock of a time zone shows at an instant. */
export interface LocalTime {
  readonly day: DayNumber;
  readonly millisecondOfDay: number;
}

export function localTime(instant: Date, timeZone: string): LocalTime {
  const wall = new TZDate(instant, timeZone);
  return {
    day: dayNumberOf(wall.getFullYear(), wall.getMonth() + 1, wall.getDate()),
    millisecondOfDay:
      ((wall.getHours() * 60 + wall.getMinutes()) * 60 + wall.getSeconds()) * 1000 +
      wall.getMilliseconds(),
  };
}

/**
 * The instant at which a time zone's wall clock shows a time. It formats itself with the zone's
 * offset: `2026-11-02T15:00:00.000-06:00`.
 */
export function instantOf(day: DayNumber, minuteOfDay: number, timeZone: string): TZDate {
  const [year, month, date] = formatDay(day).split('-').map(Number) as [number, number, number];
  return new TZDate(
    year,
    month - 1,
    date,
    Math.floor(minuteOfDay / 60),
    minuteOfDay % 60,
    timeZone,
  );
}
