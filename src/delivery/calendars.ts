import type { DeliveryData, ProductId } from '../book/schema.ts';
import { type BusinessCalendar, businessCalendar } from './business-calendar.ts';

/** The book's delivery rules, ready to reckon with. */
export interface DeliveryCalendars {
  readonly timeZone: string;
  /** Minutes after midnight, local time, until which an approval counts for the day. */
  readonly cutOffMinutes: number;
  readonly productionDays: Readonly<Record<ProductId, number>>;
  readonly production: BusinessCalendar;
  /** Days on which parcels move and are delivered. */
  readonly carrier: BusinessCalendar;
  /** Days on which parcels are picked up; fewer than those on which they move. */
  readonly pickup: BusinessCalendar;
  readonly carrierName: string;
}

/** Makes the calendars of a book. They remember each year that they were asked about: make them once. */
export function deliveryCalendars(delivery: DeliveryData): DeliveryCalendars {
  const carrier = businessCalendar(delivery.carrier);
  const [hours, minutes] = delivery.cutOff.split(':').map(Number) as [number, number];
  return {
    timeZone: delivery.timeZone,
    cutOffMinutes: hours * 60 + minutes,
    productionDays: delivery.productionDays,
    production: businessCalendar(delivery.production),
    carrier,
    pickup: pickupCalendar(carrier, delivery),
    carrierName: delivery.carrier.name,
  };
}

/** Days without pickup stay where they fall: they do not move off a weekend. */
function pickupCalendar(carrier: BusinessCalendar, delivery: DeliveryData): BusinessCalendar {
  const noPickup = businessCalendar({
    closedWeekdays: [],
    holidays: delivery.carrier.noPickup,
    observed: {},
  });
  return {
    holidayOn: (day) => carrier.holidayOn(day) ?? noPickup.holidayOn(day),
    isOpen: (day) => carrier.isOpen(day) && noPickup.isOpen(day),
  };
}
