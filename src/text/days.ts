import { addDays, differenceInCalendarDays, formatISO, isValid, parseISO } from 'date-fns';

/** A calendar day without a time or zone: whole days since January 1, 1970. */
export type Day = number;

/** A day in ISO format: `2026-11-02`. */
export type PlainDate = string & { readonly kind: 'plain date' };

/** Day 0. Calendar days are the same in every time zone, so dates are local ones. */
const firstDay = new Date(1970, 0, 1);

/** The day of a date's local year, month and day. */
export function dayOf(date: Date): Day {
  return differenceInCalendarDays(date, firstDay);
}

/** A day as a local date. */
export function dateOf(day: Day): Date {
  return addDays(firstDay, day);
}

/** @example isoDate(20759) // '2026-11-02' */
export function isoDate(day: Day): PlainDate {
  return formatISO(dateOf(day), { representation: 'date' }) as PlainDate;
}

/**
 * Parses a day in ISO format, `undefined` if it is written otherwise or doesn't exist.
 *
 * @example parseDay('2026-11-02') // 20759
 * @example parseDay('2026-02-30') // undefined
 */
export function parseDay(text: string): Day | undefined {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) && parseISO(text);
  return date && isValid(date) ? dayOf(date) : undefined;
}

/** Writes ISO dates in one format, made when it is first used: that takes a phone a while. */
function daysAs(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(new Date(`${date}T00:00:00Z`));
  };
}

/**
 * Formats a date for people, whatever the browser's time zone.
 *
 * @example dayText('2026-11-11') // 'Wed, Nov 11'
 */
export const dayText = daysAs({ weekday: 'short', month: 'short', day: 'numeric' });

/**
 * Formats a date with its year.
 *
 * @example dateText('2026-11-11') // 'Nov 11, 2026'
 */
export const dateText = daysAs({ dateStyle: 'medium' });

/** @example longDateText('2026-11-11') // 'November 11, 2026' */
export const longDateText = daysAs({ dateStyle: 'long' });

/**
 * Formats a date in full.
 *
 * @example fullDateText('2026-11-02') // 'Monday, November 2, 2026'
 */
export const fullDateText = daysAs({ dateStyle: 'full' });

/**
 * Formats an instant with an offset for people, in the seller's time zone.
 *
 * @example instantText('2026-11-23T15:00:00-08:00', 'America/Los_Angeles') // 'Mon, Nov 23, 3:00 PM Pacific Time'
 */
export function instantText(instant: string, timeZone: string): string {
  return `${dayText(instant.slice(0, 10))}, ${timeText(new Date(instant), timeZone)}`;
}

/** @example timeText(new Date('2026-11-23T23:00:00Z'), 'America/Los_Angeles') // '3:00 PM Pacific Time' */
export function timeText(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'longGeneric',
  }).format(instant);
}

/** The dates of a delivery estimate, as programs get them. */
export interface EstimatedDates {
  readonly delivery_date: string;
  readonly approval_deadline: string;
  readonly with_proof?: { readonly approved: string; readonly delivery_date: string } | undefined;
}

/**
 * The likely arrival, with a proof that takes its usual time, and the day of its approval; both are
 * ISO dates.
 */
export function likelyArrival({ delivery_date, approval_deadline, with_proof }: EstimatedDates) {
  return with_proof
    ? { approved: with_proof.approved, arrives: with_proof.delivery_date }
    : { approved: approval_deadline.slice(0, 10), arrives: delivery_date };
}

/**
 * The likely arrival, and the earliest one if it is sooner.
 *
 * @param zip the ZIP code to name, if it isn't shown anyway
 * @example ['Arrives Mon, Dec 7 if you approve the proof on Fri, Nov 27.', 'Approve it by Wed, Nov 25 and it arrives Fri, Dec 4.']
 */
export function arrivalSentences(estimate: EstimatedDates, zip?: string): string[] {
  const { approved, arrives } = likelyArrival(estimate);
  const { delivery_date: earliest, approval_deadline: deadline } = estimate;
  const likely = `Arrives ${dayText(arrives)}${zip ? ` in ${zip}` : ''} if you approve the proof on ${dayText(approved)}.`;
  if (earliest >= arrives) return [likely];
  const lastDay = dayText(deadline.slice(0, 10));
  return [likely, `Approve it by ${lastDay} and it arrives ${dayText(earliest)}.`];
}

/** Weekday names by index: 0 is Sunday. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Month names by zero-based index: 0 is January. */
export const months: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
