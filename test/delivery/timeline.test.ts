import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { businessCalendar, deliveryCalendars } from '../../src/delivery/calendar.ts';
import {
  arrivalOf,
  nextApproval,
  productionOf,
  scheduleFrom,
  timelineOf,
} from '../../src/delivery/schedule.ts';
import { parseDay } from '../../src/text/days.ts';
import { pacific } from '../shops/pacific.ts';
import { twoProducts } from '../shops/two-products.ts';
import { rowsOf } from '../support/rows.ts';

/** The steps of an order approved at the cut-off after an instant. */
function stepsAt(now: string, transitDays: number, book = twoProducts, product = 'paper') {
  const calendars = deliveryCalendars(book.delivery);
  const id = product as ProductId;
  const production = productionOf(id, book.products[id]);
  const schedule = scheduleFrom(nextApproval(Date.parse(now), calendars), production, calendars);
  const delivered = arrivalOf(schedule.pickup, transitDays, calendars);
  return timelineOf(schedule, delivered, { production, transitDays, calendars });
}

test('names every step of an order, from the approval to the door', () => {
  const steps = stepsAt('2026-11-02T16:00:00Z', 2);
  expect(steps.map(({ date, step, event }) => `${date} ${step} ${event}`)).toEqual([
    '2026-11-02 approval Proof approved by 3:00 PM Central Time',
    '2026-11-09 production Production finished, after 5 business days',
    '2026-11-09 shipping Shipped by UPS Ground',
    '2026-11-11 delivery Delivered, after 2 business days in transit',
  ]);
});

test('lists what delays production, pickup and transit, and nothing on a weekend', () => {
  const delays = (...order: Parameters<typeof stepsAt>) =>
    stepsAt(...order)
      .filter(({ step }) => step === 'closed')
      .map(({ date, event }) => `${date} ${event}`);
  expect(delays('2026-11-19T16:00:00Z', 1)).toEqual(['2026-11-26 Thanksgiving: no production']);
  expect(delays('2026-12-17T16:00:00Z', 4)).toEqual([
    '2026-12-24 Christmas Eve: no pickup',
    '2026-12-25 Christmas: no pickup',
    "2027-01-01 New Year's Day: no delivery",
  ]);
  expect(delays('2027-12-16T16:00:00Z', 3)).toEqual([]);
  expect(delays('2027-01-02T16:00:00Z', 1, pacific, 'vinyl')).toEqual([
    '2027-01-05 Inventory, through Saturday, January 9, 2027: no production',
  ]);
});

test("a seller's own holidays are on their days, or on those that they are observed on", () => {
  const { closureOn } = businessCalendar({
    closedWeekdays: ['Sunday', 'Monday'],
    holidays: [
      { name: 'Cesar Chavez Day', month: 3, day: 31 },
      { name: 'Second Tuesday', month: 10, weekday: 'Tuesday', nth: 2 },
      { name: 'Christmas', month: 12, day: 25 },
      { name: 'Second Christmas Day', after: 'Christmas', days: 1 },
      { name: 'Ninth day', after: "New Year's Eve", days: 9 },
      { name: "New Year's Eve", month: 12, day: 31, moves: false },
    ],
    observed: { Sunday: 'Tuesday', Saturday: 'Wednesday' },
    closed: [{ name: 'Inventory', from: '2027-06-29', to: '2027-07-06' }],
  });
  const rows = rowsOf(new URL('holidays.txt', import.meta.url));
  expect(rows.length).toBeGreaterThan(10);
  const nameOn = (date: string) => closureOn(parseDay(date) as number) ?? '-';
  expect(rows.map(([date = '', , why]) => [date, nameOn(date), why])).toEqual(rows);
});
