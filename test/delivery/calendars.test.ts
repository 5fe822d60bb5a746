import { expect, test } from 'vitest';
import { businessCalendar } from '../../src/delivery/calendar.ts';
import { parseDay } from '../../src/text/days.ts';

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
  const rows: [date: string, name: string | undefined, why: string][] = [
    ['2026-10-13', 'Second Tuesday', 'the nth weekday of a month'],
    ['2030-04-02', 'Cesar Chavez Day', 'a holiday on a Sunday moves to Tuesday'],
    ['2029-03-31', undefined, 'a holiday on a Saturday moves ...'],
    ['2029-03-28', 'Cesar Chavez Day', '... to the nearest Wednesday'],
    ['2032-12-22', 'Christmas', 'so does one before the day after it, ...'],
    ['2026-12-26', 'Second Christmas Day', '... which stays where it is, a Saturday'],
    ['2026-12-23', undefined, 'and does not move either'],
    ['2027-01-09', 'Ninth day', 'a day after a holiday of the year before'],
    ['2027-06-26', undefined, 'before a closure'],
    ['2027-06-29', 'Inventory', 'the first day of a closure'],
    ['2027-07-05', undefined, 'a Monday within it is closed every week'],
    ['2027-07-06', 'Inventory', 'its last day'],
    ['2027-07-07', undefined, 'the day after it'],
  ];
  const found = rows.map(([date, , why]) => [date, closureOn(parseDay(date) as number), why]);
  expect(found).toEqual(rows);
});
