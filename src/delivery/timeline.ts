import { addDays } from 'date-fns';
import type { BusinessCalendar } from './business-calendar.ts';
import type { DeliveryCalendars } from './calendars.ts';
import { type Day, isoDate, type PlainDate } from './day.ts';
import type { Schedule } from './schedule.ts';
import { businessDays } from './wording.ts';

export type Step = 'approval' | 'production' | 'shipping' | 'delivery' | 'closed';

/** A dated step of an order, in a sentence for people. */
export interface TimelineEntry {
  readonly date: PlainDate;
  readonly step: Step;
  readonly event: string;
}

/** Every step from approval to delivery and the holidays that delay one, in order. */
export function timelineOf(
  schedule: Schedule,
  delivered: Day,
  transitDays: number,
  calendars: DeliveryCalendars,
): TimelineEntry[] {
  const { approval, produced, pickup } = schedule;
  const { production, carrier, carrierName } = calendars;
  const productionDays = businessDays(schedule.production.days);
  return [
    entry(approval, 'approval', `Proof approved by ${calendars.cutOffText}`),
    ...holidays(production, addDays(approval, 1), produced, 'no production'),
    entry(produced, 'production', `Production finished, after ${productionDays}`),
    ...holidays(calendars.pickup, produced, pickup, 'no pickup'),
    entry(pickup, 'shipping', `Shipped by ${carrierName}`),
    ...holidays(carrier, addDays(pickup, 1), delivered, 'no delivery'),
    entry(delivered, 'delivery', `Delivered, after ${businessDays(transitDays)} in transit`),
  ];
}

/** The holidays from `start` until the day before `end`. */
function holidays(
  calendar: BusinessCalendar,
  start: Day,
  end: Day,
  consequence: string,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (let day = start; day < end; day = addDays(day, 1)) {
    const name = calendar.holidayOn(day);
    if (name) entries.push(entry(day, 'closed', `${name}: ${consequence}`));
  }
  return entries;
}

function entry(day: Day, step: Step, event: string): TimelineEntry {
  return { date: isoDate(day), step, event };
}
