import type { TZDate } from '@date-fns/tz';
import type { ProductId } from '../book/schema.ts';
import { addOpenDays, openDayFrom } from './business-calendar.ts';
import type { DeliveryCalendars } from './calendars.ts';
import { instantOf, type LocalTime, localTime } from './local-time.ts';
import type { DayNumber } from './plain-date.ts';

/** The days from a proof's approval to the pickup of the parcels. */
export interface Schedule {
  readonly product: ProductId;
  /** The production day that an approval counts for: day 0. */
  readonly approval: DayNumber;
  readonly produced: DayNumber;
  readonly pickup: DayNumber;
  /**
   * The next cut-off or local midnight, whichever comes first. An approval at this very instant
   * still gives this schedule. It shows itself in the calendars' time zone.
   */
  readonly holdsUntil: TZDate;
}

/**
 * What happens to an order whose proof is approved at `now`. Approval up to and at the cut-off, on
 * a day on which production works, counts for that day; any other counts for the next such day.
 */
export function scheduleOrder(
  now: Date,
  product: ProductId,
  calendars: DeliveryCalendars,
): Schedule {
  const local = localTime(now, calendars.timeZone);
  const countsToday = isBeforeCutOff(local, calendars);
  const approval = countsToday ? local.day : openDayFrom(calendars.production, local.day + 1);
  const produced = addOpenDays(calendars.production, approval, calendars.productionDays[product]);
  return {
    product,
    approval,
    produced,
    pickup: openDayFrom(calendars.pickup, produced),
    holdsUntil: countsToday
      ? instantOf(local.day, calendars.cutOffMinutes, calendars.timeZone)
      : instantOf(local.day + 1, 0, calendars.timeZone),
  };
}

function isBeforeCutOff(local: LocalTime, calendars: DeliveryCalendars): boolean {
  return (
    local.millisecondOfDay <= calendars.cutOffMinutes * 60_000 &&
    calendars.production.isOpen(local.day)
  );
}
