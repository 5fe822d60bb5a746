import type { UTCDate } from '@date-fns/utc';
import { format } from 'date-fns';

/**
 * A calendar day without a time or zone: its midnight in UTC, so that neither the server's zone nor
 * daylight saving time shifts it.
 */
export type Day = UTCDate;

/** A day in ISO format: `2026-11-02`. */
export type PlainDate = string & { readonly kind: 'plain date' };

/** @example isoDate(new UTCDateMini(2026, 10, 2)) // '2026-11-02' */
export function isoDate(day: Day): PlainDate {
  return day.toISOString().slice(0, 10) as PlainDate;
}

/** @example spellDay(new UTCDateMini(2026, 10, 2)) // 'Monday, November 2, 2026' */
export function spellDay(day: Day): string {
  return format(day, 'EEEE, MMMM d, yyyy');
}
