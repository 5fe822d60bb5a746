import { describe, expect, test } from 'vitest';
import { businessCalendar, type CalendarRules } from '../../src/delivery/calendar.ts';
import { day } from './support.ts';

describe("a seller's own rules", () => {
  const rules: CalendarRules = {
    closedWeekdays: ['Sunday', 'Monday'],
    holidays: [
      { name: 'Cesar Chavez Day', month: 3, day: 31 },
      { name: 'Second Tuesday', month: 10, weekday: 'Tuesday', nth: 2 },
      { name: 'Thanksgiving', month: 11, weekday: 'Thursday', nth: 4 },
      { name: 'Black Friday', after: 'Thanksgiving', days: 1 },
      { name: 'Christmas', month: 12, day: 25 },
      { name: 'Second Christmas Day', after: 'Christmas', days: 1 },
      { name: 'Christmas Eve', month: 12, day: 24, moves: false },
      { name: 'Ninth day', after: "New Year's Eve", days: 9 },
      { name: "New Year's Eve", month: 12, day: 31, moves: false },
    ],
    observed: { Sunday: 'Tuesday', Saturday: 'Wednesday' },
    closed: [{ name: 'Inventory', from: '2027-06-29', to: '2027-07-06' }],
  };
  const calendar = businessCalendar(rules);

  test.each<[date: string, name: string | undefined, why: string]>([
    ['2026-03-28', undefined, 'a Saturday is worked'],
    ['2026-03-30', undefined, 'Monday is closed every week, without a name'],
    ['2026-10-13', 'Second Tuesday', 'the nth weekday of a month'],
    ['2030-04-02', 'Cesar Chavez Day', 'a holiday on a Sunday moves to Tuesday'],
    ['2029-03-31', undefined, 'a holiday on a Saturday moves ...'],
    ['2029-03-28', 'Cesar Chavez Day', '... to the nearest Wednesday'],
    ['2026-11-27', 'Black Friday', 'a day after another holiday'],
    ['2032-12-29', undefined, 'Christmas on a Saturday moves, ...'],
    ['2032-12-22', 'Christmas', '... to the Wednesday before'],
    ['2026-12-26', 'Second Christmas Day', 'the day after stays where it is, a Saturday'],
    ['2026-12-23', undefined, 'and does not move either'],
    ['2027-12-24', 'Christmas Eve', 'a holiday that does not move'],
    ['2022-12-21', undefined, 'on a Saturday it stays ...'],
    ['2022-12-24', 'Christmas Eve', '... on the Saturday'],
    ['2027-01-09', 'Ninth day', 'a day after a holiday of the year before'],
    ['2027-06-26', undefined, 'before a closure'],
    ['2027-06-29', 'Inventory', 'the first day of a closure'],
    ['2027-07-05', undefined, 'a Monday within it is closed every week'],
    ['2027-07-06', 'Inventory', 'its last day'],
    ['2027-07-07', undefined, 'the day after it'],
  ])('%s: %j, %s', (date, name) => {
    expect(calendar.closureOn(day(date))).toBe(name);
    if (name) expect(calendar.isOpen(day(date))).toBe(false);
  });
});
