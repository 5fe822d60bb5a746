import type { EstimateDocument } from '../contract/answers.ts';
import { addOpenDays, cutOffOn, deliveryCalendars, isoInstant } from '../delivery/calendar.ts';
import {
  arrivalOf,
  lastApprovalBefore,
  nextApproval,
  productionOf,
  scheduleFrom,
} from '../delivery/schedule.ts';
import { timelineOf } from '../delivery/timeline.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { type Day, isoDate, likelyArrival, parseDay } from '../text/days.ts';
import type { Design } from './design.ts';

/** An order whose dates are counted in the browser, with the server's days in transit. */
interface Dated {
  readonly catalog: Catalog;
  readonly design: Pick<Design, 'product' | 'options'>;
  readonly estimate: EstimateDocument;
}

/** What a desired date requires. */
export type NeededBy = Readonly<NonNullable<ReturnType<typeof neededBy>>>;

/**
 * When to approve the proof for an order to arrive by a date.
 *
 * @param date desired, such as `2026-12-04`; any other text needs nothing
 */
export function neededBy(dated: Dated, date: string, now: Date) {
  const { catalog } = dated;
  const calendars = deliveryCalendars(catalog.book.delivery);
  const day = parseDay(date);
  if (day === undefined) return undefined;
  const next = nextApproval(now.getTime(), calendars);
  const { production, transitDays, arrival } = countingOf(dated);
  const last = lastApprovalBefore(day, production, transitDays, calendars);
  const earliest = arrival(next);
  return {
    /** The last cut-off with which approving the proof meets the date, unless it has passed. */
    approveBy: last >= next ? isoInstant(cutOffOn(last, calendars)) : undefined,
    /** Arrival if the proof is approved a production day later. */
    dayLater: isoDate(arrival(addOpenDays(calendars.production, last, 1))),
    /** Arrival if the proof is approved by the next cut-off. */
    earliest: isoDate(earliest),
    /** By how many days that misses the date; 0 if it doesn't. */
    daysLate: Math.max(0, earliest - day),
  };
}

/** The steps from the likely approval to the door. */
export function likelyCourse(dated: Dated) {
  const counting = countingOf(dated);
  const approval = parseDay(likelyArrival(dated.estimate).approved) as Day;
  const schedule = scheduleFrom(approval, counting.production, counting.calendars);
  return { timeline: timelineOf(schedule, counting.arrival(approval), counting) };
}

function countingOf({ catalog, design, estimate }: Dated) {
  const { product, options } = design;
  const calendars = deliveryCalendars(catalog.book.delivery);
  const production = productionOf(product, catalog.book.products[product], options);
  const transitDays = estimate.transit_business_days;
  const arrival = (approval: Day) =>
    arrivalOf(scheduleFrom(approval, production, calendars).pickup, transitDays, calendars);
  return { production, transitDays, calendars, arrival };
}
