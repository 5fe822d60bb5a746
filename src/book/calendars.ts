import type { DeliveryData } from './schema.ts';

const holidays: DeliveryData['production']['holidays'] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: 'Memorial Day', month: 5, weekday: 'Monday', nth: 'last' },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 'Monday', nth: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 'Thursday', nth: 4 },
  { name: 'Christmas', month: 12, day: 25 },
];

/**
 * When production works, when the carrier moves, and what an estimate promises. Holidays are rules
 * that apply to every year: a day of a month (January is 1), or the `nth` weekday of a month, 1 to
 * 4 or 'last'.
 */
export const delivery: DeliveryData = {
  timeZone: 'America/Chicago',
  /** Approvals up to this local time count for the day. */
  cutOff: '15:00',
  production: {
    closedWeekdays: ['Saturday', 'Sunday'],
    holidays,
    /** Where a fixed-date holiday moves if it falls on a weekend. */
    observed: { Saturday: 'Friday', Sunday: 'Monday' },
  },
  carrier: {
    name: 'UPS Ground',
    closedWeekdays: ['Saturday', 'Sunday'],
    holidays,
    observed: { Sunday: 'Monday' },
    /** Days on which parcels are delivered but not picked up. */
    noPickup: [
      { name: 'Christmas Eve', month: 12, day: 24 },
      { name: "New Year's Eve", month: 12, day: 31 },
    ],
  },
};
