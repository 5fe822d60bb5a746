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
import { failures } from '../support/failures.ts';
import { rowsOf } from '../support/rows.ts';

test('an order has every step from the approval to the door, and what delays one, but no weekend', async () => {
  const check = ([now = '', transit = '', steps]: string[]) => {
    const transitDays = Number(transit);
    const [book, id] = steps?.includes('Inventory') ? [pacific, 'vinyl'] : [twoProducts, 'paper'];
    const calendars = deliveryCalendars(book.delivery);
    const production = productionOf(id as ProductId, book.products[id as ProductId]);
    const schedule = scheduleFrom(nextApproval(Date.parse(now), calendars), production, calendars);
    const delivered = arrivalOf(schedule.pickup, transitDays, calendars);
    const timeline = timelineOf(schedule, delivered, { production, transitDays, calendars });
    const shown = timeline.map(({ date, step, event }) => `${date} ${step} ${event}`);
    expect(shown.join('; ')).toBe(steps);
  };
  const rows = rowsOf(new URL('timelines.txt', import.meta.url));
  expect(rows.length).toBeGreaterThan(3);
  expect(await failures(rows, String, check)).toEqual([]);
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
