import { cutOffOn, deliveryCalendars, isoInstant } from '../delivery/calendar.ts';
import {
  arrivalOf,
  lastApprovalBefore,
  nextApproval,
  productionOf,
  scheduleFrom,
  type TimelineEntry,
  timelineOf,
} from '../delivery/schedule.ts';
import { type Day, isoDate, likelyArrival, parseDay } from '../text/days.ts';
import type { Dates, Derived } from './derive.ts';

/**
 * When to approve the proof for an order to arrive by the buyer's date, counted with the server's
 * days in transit; `undefined` if there is no such date, or no answer for the ZIP code.
 */
export function neededBy(derived: Derived, now: Date) {
  const { design, dates } = derived;
  const day = parseDay(design.delivery.neededBy);
  if (day === undefined || !dates) return undefined;
  const { production, transitDays, calendars, arrival } = countingOf(derived, dates);
  const next = nextApproval(now.getTime(), calendars);
  const last = lastApprovalBefore(day, production, transitDays, calendars);
  const earliest = arrival(next);
  return {
    /** The last cut-off with which approving the proof meets the date, unless it has passed. */
    approveBy: last >= next ? isoInstant(cutOffOn(last, calendars)) : undefined,
    /** Arrival if the proof is approved by the next cut-off. */
    earliest: isoDate(earliest),
    /** By how many days that misses the date; 0 if it doesn't. */
    daysLate: Math.max(0, earliest - day),
  };
}

/** The steps from the likely approval to the door; none without an answer for the ZIP code. */
export function likelyTimeline(derived: Derived): TimelineEntry[] {
  const { dates } = derived;
  if (!dates) return [];
  const counting = countingOf(derived, dates);
  const approval = parseDay(likelyArrival(dates.estimate).approved) as Day;
  const schedule = scheduleFrom(approval, counting.production, counting.calendars);
  return timelineOf(schedule, counting.arrival(approval), counting);
}

function countingOf({ catalog, design: { product, options } }: Derived, { estimate }: Dates) {
  const calendars = deliveryCalendars(catalog.book.delivery);
  const production = productionOf(product, catalog.book.products[product], options);
  const transitDays = estimate.transit_business_days;
  const arrival = (approval: Day) =>
    arrivalOf(scheduleFrom(approval, production, calendars).pickup, transitDays, calendars);
  return { production, transitDays, calendars, arrival };
}
