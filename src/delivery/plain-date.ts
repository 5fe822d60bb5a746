/** A day of the calendar without a time or a zone, such as `2026-11-02`. */
export type PlainDate = string & { readonly kind: 'plain date' };

/** Days since 1970-01-01: what calendar arithmetic is done in. */
export type DayNumber = number;

const millisecondsPerDay = 86_400_000;

/**
 * Reads `YYYY-MM-DD`.
 *
 * @throws RangeError where the text is not a day of the calendar.
 */
export function plainDate(text: string): PlainDate {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? dayNumber(text as PlainDate) : Number.NaN;
  if (Number.isNaN(day) || formatDay(day) !== text) {
    throw new RangeError(`"${text}" is not a date: write YYYY-MM-DD, such as 2026-11-02`);
  }
  return text as PlainDate;
}

export function dayNumber(date: PlainDate): DayNumber {
  return Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;
}

/** @param month 1 for January. */
export function dayNumberOf(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

export function formatDay(day: DayNumber): PlainDate {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10) as PlainDate;
}

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
