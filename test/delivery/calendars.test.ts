import { allForYear } from '@18f/us-federal-holidays';
import { eachDayOfInterval } from 'date-fns';
import { describe, expect, test } from 'vitest';
import type { DeliveryData } from '../../src/book/schema.ts';
import {
  addOpenDays,
  businessCalendar,
  openDayFrom,
} from '../../src/delivery/business-calendar.ts';
import { deliveryCalendars } from '../../src/delivery/calendars.ts';
import { isoDate } from '../../src/delivery/day.ts';
import { productionOf } from '../../src/delivery/production.ts';
import { scheduleOrder } from '../../src/delivery/schedule.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { calendars, day } from './support.ts';

describe('the production calendar', () => {
  const federalName: Readonly<Record<string, string>> = {
    Thanksgiving: 'Thanksgiving Day',
    Christmas: 'Christmas Day',
  };
  const names = book.delivery.production.holidays.map(({ name }) => name);
  const years = Array.from({ length: 15 }, (_, index) => 2026 + index);

  test.each(years)('observes its six holidays of %i on the federal dates', (year) => {
    const federal = new Map(allForYear(year).map(({ name, dateString }) => [name, dateString]));
    for (const name of names) {
      const observed = federal.get(federalName[name] ?? name) as string;
      expect(calendars.production.holidayOn(day(observed)), observed).toBe(name);
    }
  });

  test.each(years)('observes no other holiday in %i', (year) => {
    const kept = eachDayOfInterval({ start: day(`${year}-01-01`), end: day(`${year}-12-31`) })
      .map((date) => calendars.production.holidayOn(date))
      .filter((name) => name !== undefined);
    const newYears = kept.filter((name) => name === "New Year's Day").length;
    expect(kept.length - newYears).toBe(5);
    expect(newYears).toBeLessThanOrEqual(2);
  });
});

describe('the carrier', () => {
  test.each([
    ['a holiday on a Sunday stops it on Monday', '2027-07-05', false],
    ['a holiday on a Saturday leaves the Friday worked', '2026-07-03', true],
    ['it delivers on Christmas Eve', '2026-12-24', true],
    ["it delivers on New Year's Eve", '2026-12-31', true],
    ['it does not deliver on a Saturday', '2026-11-07', false],
  ])('%s', (_why, date, delivers) => {
    expect(calendars.carrier.isOpen(day(date))).toBe(delivers);
  });

  test.each(['2026-12-24', '2026-12-31', '2026-12-25', '2027-07-05', '2026-11-07'])(
    'picks nothing up on %s',
    (date) => {
      expect(calendars.pickup.isOpen(day(date))).toBe(false);
    },
  );

  test('picks up on an ordinary day', () => {
    expect(calendars.pickup.isOpen(day('2026-11-09'))).toBe(true);
  });
});

describe('counting open days', () => {
  test('skips closed days', () => {
    expect(isoDate(addOpenDays(calendars.production, day('2026-11-25'), 2))).toBe('2026-11-30');
  });

  test('returns the same day for a count of zero', () => {
    expect(addOpenDays(calendars.production, day('2026-11-25'), 0)).toEqual(day('2026-11-25'));
  });

  test('finds the first open day, the day itself included', () => {
    expect(isoDate(openDayFrom(calendars.production, day('2026-11-26')))).toBe('2026-11-27');
    expect(isoDate(openDayFrom(calendars.production, day('2026-11-27')))).toBe('2026-11-27');
  });
});

describe("a seller's own rules", () => {
  const changed = (change: Partial<DeliveryData>) =>
    deliveryCalendars({ ...book.delivery, ...change });
  const paper = productionOf('paper', book.products.paper);
  const shipDate = (approvedAt: string, rules: Partial<DeliveryData>, production = paper) =>
    isoDate(scheduleOrder(new Date(approvedAt), production, changed(rules)).pickup);

  test('can change the cut-off', () => {
    expect(shipDate('2026-11-02T18:30:00Z', { cutOff: '12:30' })).toBe('2026-11-09');
    expect(shipDate('2026-11-02T18:30:00.001Z', { cutOff: '12:30' })).toBe('2026-11-10');
  });

  test('can change the time zone', () => {
    const timeZone = 'America/Los_Angeles';
    expect(shipDate('2026-11-02T23:00:00Z', { timeZone })).toBe('2026-11-09');
    expect(shipDate('2026-11-02T23:00:00.001Z', { timeZone })).toBe('2026-11-10');
  });

  test('can finish an order on the day of its approval', () => {
    const atOnce = { ...paper, days: 0 };
    expect(shipDate('2026-11-02T16:00:00Z', {}, atOnce)).toBe('2026-11-02');
  });

  test('can close other weekdays and holidays', () => {
    const calendar = businessCalendar({
      closedWeekdays: ['Sunday', 'Monday'],
      holidays: [
        { name: 'Cesar Chavez Day', month: 3, day: 31 },
        { name: 'Indigenous Peoples Day', month: 10, weekday: 'Tuesday', nth: 2 },
      ],
      observed: { Sunday: 'Tuesday', Saturday: 'Wednesday' },
    });
    const isOpen = (date: string) => calendar.isOpen(day(date));
    expect(isOpen('2026-03-28')).toBe(true);
    expect(isOpen('2026-03-30')).toBe(false);
    expect(isOpen('2026-10-13')).toBe(false);
    expect([isOpen('2030-04-01'), isOpen('2030-04-02')]).toEqual([false, false]);
    expect([isOpen('2029-03-31'), isOpen('2029-03-28')]).toEqual([true, false]);
  });
});
