import { TZDate } from '@date-fns/tz';
import type { DeliveryData } from '../book/schema.ts';
import { type BusinessCalendar, businessCalendar } from './business-calendar.ts';

/** The book's delivery rules, ready to calculate with. */
export interface DeliveryCalendars {
  readonly timeZone: string;
  /** The local time until which an approval counts for that day. */
  readonly cutOff: { readonly hours: number; readonly minutes: number };
  /** `3:00 PM Central Time`. */
  readonly cutOffText: string;
  readonly production: BusinessCalendar;
  /** Days on which parcels move and are delivered. */
  readonly carrier: BusinessCalendar;
  /** Days on which parcels are picked up; fewer than those on which they move. */
  readonly pickup: BusinessCalendar;
  readonly carrierName: string;
}

/** Creates the calendars of a book. They cache each year, so create them once. */
export function deliveryCalendars(delivery: DeliveryData): DeliveryCalendars {
  const { timeZone, carrier } = delivery;
  const [hours, minutes] = delivery.cutOff.split(':').map(Number) as [number, number];
  /** Unlike holidays, days without pickup don't move off a weekend. */
  const noPickup = { closedWeekdays: [], holidays: carrier.noPickup, observed: {} };
  return {
    timeZone,
    cutOff: { hours, minutes },
    cutOffText: spellTime(hours, minutes, timeZone),
    production: businessCalendar(delivery.production),
    carrier: businessCalendar(carrier),
    pickup: businessCalendar(carrier, noPickup),
    carrierName: carrier.name,
  };
}

/** @example spellTime(15, 0, 'America/Chicago') // '3:00 PM Central Time' */
function spellTime(hours: number, minutes: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'longGeneric',
  }).format(new TZDate(2026, 0, 1, hours, minutes, timeZone));
}
