import type { DeliveryData } from '../book/schema.ts';

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
 * that apply to every year: a day of a month (January is 1), the `nth` weekday of a month, 1 to 4
 * or 'last', or a number of `days` `after` the date of another holiday of the list. `moves: false`
 * keeps a holiday on its date, whatever `observed` says; one `after` another always stays.
 *
 * `cutOff`: approvals up to this local time count for the day. `proofBusinessDays`: production days from
 * an order to its proof. `observed`: where a fixed-date holiday moves if it falls on a weekend. `closed`:
 * dates without work: `{ name: 'Inventory', from: '2027-07-05', to: '2027-07-09' }`. `noPickup`: days on
 * which parcels are delivered but not picked up.
 */
export const delivery: DeliveryData = {
  timeZone: 'America/Chicago',
  cutOff: '15:00',
  proofBusinessDays: 1,
  production: {
    closedWeekdays: ['Saturday', 'Sunday'],
    holidays,
    observed: { Saturday: 'Friday', Sunday: 'Monday' },
    closed: [],
  },
  carrier: {
    name: 'UPS Ground',
    closedWeekdays: ['Saturday', 'Sunday'],
    holidays,
    observed: { Sunday: 'Monday' },
    noPickup: [
      { name: 'Christmas Eve', month: 12, day: 24 },
      { name: "New Year's Eve", month: 12, day: 31 },
    ],
  },
};
