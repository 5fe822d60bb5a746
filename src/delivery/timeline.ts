import { businessDays } from '../text/counts.ts';
import { type Day, fullDateText, isoDate } from '../text/days.ts';
import type { BusinessCalendar, DeliveryCalendars } from './calendar.ts';
import type { Production, Schedule } from './schedule.ts';

/** A dated step of an order, in a sentence for people; the date is an ISO date. */
export type TimelineEntry = ReturnType<typeof entry>;

interface Course {
  readonly production: Production;
  readonly transitDays: number;
  readonly calendars: DeliveryCalendars;
}

/** Every step from approval to delivery and the closures that delay one, in order. */
export function timelineOf(
  { approval, produced, pickup }: Schedule,
  delivered: Day,
  { production, transitDays, calendars }: Course,
): TimelineEntry[] {
  const { carrierName, cutOffText } = calendars;
  return [
    entry(approval, 'approval', `Proof approved by ${cutOffText}`),
    ...closures(calendars.production, approval + 1, produced, 'no production'),
    entry(produced, 'production', `Production finished, after ${businessDays(production.days)}`),
    ...closures(calendars.pickup, produced, pickup, 'no pickup'),
    entry(pickup, 'shipping', `Shipped by ${carrierName}`),
    ...closures(calendars.carrier, pickup + 1, delivered, 'no delivery'),
    entry(delivered, 'delivery', `Delivered, after ${businessDays(transitDays)} in transit`),
  ];
}

/** The closures from `start` until the day before `end`; one of several days is one entry. */
function closures(calendar: BusinessCalendar, start: Day, end: Day, consequence: string) {
  const found: { readonly name: string; readonly first: Day; last: Day }[] = [];
  for (let day = start; day < end; day += 1) {
    const name = calendar.closureOn(day);
    const previous = found.at(-1);
    if (name && previous?.name === name) previous.last = day;
    else if (name) found.push({ name, first: day, last: day });
  }
  return found.map(({ name, first, last }) => {
    const through = last > first ? `, through ${fullDateText(isoDate(last))}` : '';
    return entry(first, 'closed', `${name}${through}: ${consequence}`);
  });
}

type Step = 'approval' | 'production' | 'shipping' | 'delivery' | 'closed';

function entry(day: Day, step: Step, event: string) {
  return { date: isoDate(day), step, event };
}
