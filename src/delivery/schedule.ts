import { TZDate } from '@date-fns/tz';
import { UTCDateMini } from '@date-fns/utc';
import { addDays, min } from 'date-fns';
import type { ProductId } from '../book/schema.ts';
import { addOpenDays, openDayFrom } from './business-calendar.ts';
import type { DeliveryCalendars } from './calendars.ts';
import type { Day } from './day.ts';

/** The days from a proof's approval to the pickup of the parcels. */
export interface Schedule {
  readonly product: ProductId;
  /** The production day that an approval counts for: day 0. */
  readonly approval: Day;
  readonly produced: Day;
  readonly pickup: Day;
  /** The cut-off of the approval day, inclusive, in the calendars' time zone. */
  readonly approvalDeadline: TZDate;
  /** The next cut-off or local midnight, whichever comes first, inclusive. */
  readonly validUntil: Date;
}

/**
 * What happens to an order whose proof is approved at `now`. Approval up to and at the cut-off of a
 * production day counts for that day; any other counts for the next production day.
 */
export function scheduleOrder(
  now: Date,
  product: ProductId,
  calendars: DeliveryCalendars,
): Schedule {
  const local = new TZDate(now, calendars.timeZone);
  const today = new UTCDateMini(local.getFullYear(), local.getMonth(), local.getDate());
  const tomorrow = addDays(today, 1);
  const isTooLate = local > cutOffOf(today, calendars);
  const approval = openDayFrom(calendars.production, isTooLate ? tomorrow : today);
  const produced = addOpenDays(calendars.production, approval, calendars.productionDays[product]);
  const approvalDeadline = cutOffOf(approval, calendars);
  return {
    product,
    approval,
    produced,
    pickup: openDayFrom(calendars.pickup, produced),
    approvalDeadline,
    validUntil: min([approvalDeadline, localTime(tomorrow, 0, 0, calendars.timeZone)]),
  };
}

function cutOffOf(day: Day, { cutOff, timeZone }: DeliveryCalendars): TZDate {
  return localTime(day, cutOff.hours, cutOff.minutes, timeZone);
}

function localTime(day: Day, hours: number, minutes: number, timeZone: string): TZDate {
  return new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes, timeZone);
}
