import { describe, expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { estimateDelivery } from '../../src/delivery/estimate.ts';
import { scheduleOrder } from '../../src/delivery/schedule.ts';
import { productIds } from '../../src/pricing/catalog.ts';
import * as oracle from './oracle.ts';
import { calendars, destination, terms } from './support.ts';

const chicago = destination('60601');
const firstDay = oracle.dayOf(2026, 1, 1);
const lastDay = oracle.dayOf(2040, 12, 31);

const hour = 3600;
/** Seconds after midnight around every change of the answer; the last is the next day's first. */
const secondsThatMatter = [0, 1, 15 * hour - 1, 15 * hour, 15 * hour + 1, 24 * hour - 1];

const shortest = 1;
const longest = 7;

/** Goes through every instant that matters of every day from 2026 to 2040, in order. */
function* instants(): Generator<{ day: number; second: number }> {
  for (let day = firstDay; day <= lastDay; day += 1) {
    for (const second of secondsThatMatter) yield { day, second };
  }
}

/** The cut-off of a production day that it still lies ahead of, else midnight. */
function endOfAnswer(day: number, second: number): number {
  return oracle.producesOn(day) && second <= 15 * hour
    ? oracle.centralInstant(day, 15 * hour)
    : oracle.centralInstant(day + 1, 0);
}

describe.each(productIds)('every day from 2026 to 2040, %s', (product) => {
  const productionDays = book.delivery.productionDays[product];

  test('agrees with the oracle around every cut-off and midnight, and keeps the rules', () => {
    const wrong: string[] = [];
    const latest = new Array<string>(longest + 1).fill('');
    let asked = 0;
    for (const { day, second } of instants()) {
      const now = oracle.centralInstant(day, second);
      const schedule = scheduleOrder(new Date(now), product, calendars);
      const expected = oracle.oracleDates(day, second, productionDays);
      if (Number(schedule.holdsUntil) !== endOfAnswer(day, second)) {
        wrong.push(`${new Date(now).toISOString()}: holds until ${schedule.holdsUntil}`);
      }
      const shipDate = oracle.isoDate(expected.ship);
      for (let days = shortest; days <= longest; days += 1) {
        const estimate = estimateDelivery({
          schedule,
          destination: chicago,
          transit: { days, source: 'a test' },
          calendars,
          ...terms,
        });
        const delivery = expected.deliveries[days - 1] as number;
        const dates = `${estimate.shipDate} ${estimate.deliveryDate}`;
        const isRight =
          dates === `${shipDate} ${oracle.isoDate(delivery)}` &&
          oracle.picksUpOn(expected.ship) &&
          oracle.deliversOn(delivery);
        const isEarlierThanBefore = dates < (latest[days] as string);
        if (!isRight || isEarlierThanBefore) wrong.push(`${new Date(now).toISOString()}: ${dates}`);
        latest[days] = dates;
        asked += 1;
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(asked).toBe((lastDay - firstDay + 1) * secondsThatMatter.length * longest);
  });
});
