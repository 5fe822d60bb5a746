/** A day of the calendar without a time or a zone, such as `2026-11-02`. */
export type PlainDate = string & { readonly kind: 'plain date' };

/** Days since 1970-01-01: what calendar arithmetic is done in. */
export type DayNumber = number;

const millisecondsPerDay = 86_400_000;

/** @param month 1 for January. */
export function dayNumberOf(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

/** @example formatDay(0) // '1970-01-01' */
export function formatDay(day: DayNumber): PlainDate {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10) as PlainDate;
}

/** The year that a day lies in. */
export function yearOf(day: DayNumber): number {
  return new Date(day * millisecondsPerDay).getUTCFullYear();
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayIndex(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** `Monday, November 2, 2026`. */
export function spellDay(day: DayNumber): string {
  return spelled.format(day * millisecondsPerDay);
}

const spelled = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
