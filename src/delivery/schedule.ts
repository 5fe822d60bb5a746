import { TZDate, tzOffset } from '@date-fns/tz';
import { type UTCDate, UTCDateMini } from '@date-fns/utc';
import { add, addDays, isEqual, startOfDay } from 'date-fns';
import { addOpenDays, openDayFrom } from './business-calendar.ts';
import type { DeliveryCalendars } from './calendars.ts';
import type { Day } from './day.ts';
import type { Production } from './production.ts';

/** The days from a proof's approval to the pickup of the parcels. */
export interface Schedule {
  readonly production: Production;
  /** The production day that an approval counts for: day 0. */
  readonly approval: Day;
  readonly produced: Day;
  readonly pickup: Day;
  /** The cut-off on the approval day, inclusive, in the calendars' time zone. */
  readonly approvalDeadline: TZDate;
  /** The next cut-off or local midnight, whichever comes first, inclusive. */
  readonly validUntil: Date;
}

/**
 * Schedules an order whose proof is approved at `now`. Approval up to and at the cut-off of a
 * production day counts for that day; any other counts for the next production day.
 */
export function scheduleOrder(
  now: Date,
  production: Production,
  calendars: DeliveryCalendars,
): Schedule {
  const { pickup, cutOff, timeZone } = calendars;
  const wallClock = new UTCDateMini(now.getTime() + tzOffset(timeZone, now) * 60_000);
  const today = startOfDay(wallClock);
  const tomorrow = addDays(today, 1);
  const isTooLate = wallClock > add(today, cutOff);
  const approval = openDayFrom(calendars.production, isTooLate ? tomorrow : today);
  const produced = addOpenDays(calendars.production, approval, production.days);
  const approvalDeadline = instantOf(add(approval, cutOff), timeZone);
  return {
    production,
    approval,
    produced,
    pickup: openDayFrom(pickup, produced),
    approvalDeadline,
    validUntil: isEqual(approval, today) ? approvalDeadline : instantOf(tomorrow, timeZone),
  };
}

/** The instant at which a time zone's clocks show what `wallClock` shows in UTC. */
function instantOf(wallClock: UTCDate, timeZone: string): TZDate {
  return new TZDate(
    wallClock.getFullYear(),
    wallClock.getMonth(),
    wallClock.getDate(),
    wallClock.getHours(),
    wallClock.getMinutes(),
    timeZone,
  );
}
