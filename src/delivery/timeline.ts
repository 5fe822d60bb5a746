import type { BusinessCalendar } from './business-calendar.ts';
import type { DeliveryCalendars } from './calendars.ts';
import { type DayNumber, formatDay, type PlainDate } from './plain-date.ts';
import type { Schedule } from './schedule.ts';
import { businessDays, spellCutOff } from './wording.ts';

export type Step = 'approval' | 'production' | 'shipping' | 'delivery' | 'closed';

/** A dated step of an order, in a sentence for people. */
export interface TimelineEntry {
  readonly date: PlainDate;
  readonly step: Step;
  readonly event: string;
}

/** Every step from the approval to the delivery, and the holidays that hold one up, in order. */
export function timelineOf(
  schedule: Schedule,
  delivered: DayNumber,
  transitDays: number,
  calendars: DeliveryCalendars,
): TimelineEntry[] {
  const { approval, produced, pickup, product } = schedule;
  const { production, carrier, carrierName } = calendars;
  const productionDays = businessDays(calendars.productionDays[product]);
  return [
    entry(approval, 'approval', `Proof approved by ${spellCutOff(calendars)}`),
    ...holidays(production, approval + 1, produced, 'no production'),
    entry(produced, 'production', `Production finished, after ${productionDays}`),
    ...holidays(calendars.pickup, produced, pickup, 'no pickup'),
    entry(pickup, 'shipping', `Shipped by ${carrierName}`),
    ...holidays(carrier, pickup + 1, delivered, 'no delivery'),
    entry(delivered, 'delivery', `Delivered, after ${businessDays(transitDays)} in transit`),
  ];
}

/** @param before the first day that is not looked at any more. */
function holidays(
  calendar: BusinessCalendar,
  from: DayNumber,
  before: DayNumber,
  consequence: string,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (let day = from; day < before; day += 1) {
    const name = calendar.holidayOn(day);
    if (name) entries.push(entry(day, 'closed', `${name}: ${consequence}`));
  }
  return entries;
}

function entry(day: DayNumber, step: Step, event: string): TimelineEntry {
  return { date: formatDay(day), step, event };
}
