import { describe, expect, test } from 'vitest';
import { estimateDelivery } from '../../src/delivery/estimate.ts';
import { productionOf } from '../../src/delivery/production.ts';
import { type Schedule, scheduleOrder } from '../../src/delivery/schedule.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import * as oracle from './oracle.ts';
import { calendars, destination, terms } from './support.ts';

const chicago = destination('60601');
const years = Array.from({ length: 15 }, (_, index) => 2026 + index);

const hour = 3600;
/**
 * Seconds after midnight around every change of the answer; the last one is the first of the next
 * day.
 */
const secondsThatMatter = [0, 15 * hour, 15 * hour + 1, 24 * hour - 1];

/** Every relevant instant of every day of a year, in order. */
function* instantsOf(year: number): Generator<{ day: number; second: number }> {
  for (let day = oracle.dayOf(year, 1, 1); day < oracle.dayOf(year + 1, 1, 1); day += 1) {
    for (const second of secondsThatMatter) yield { day, second };
  }
}

/** The next cut-off of a production day, else midnight. */
function endOfAnswer(day: number, second: number): number {
  return oracle.producesOn(day) && second <= 15 * hour
    ? oracle.centralInstant(day, 15 * hour)
    : oracle.centralInstant(day + 1, 0);
}

describe.each(['paper', 'poly'] as const)('around every cut-off and midnight, %s', (product) => {
  const production = productionOf(product, book.products[product]);

  test.each(years)('of %i, schedules and estimates match the oracle', (year) => {
    const wrong: string[] = [];
    let checkedApproval = Number.NEGATIVE_INFINITY;
    let asked = 0;
    for (const { day, second } of instantsOf(year)) {
      const now = oracle.centralInstant(day, second);
      const schedule = scheduleOrder(new Date(now), production, calendars);
      const expected = oracle.oracleDates(day, second, production.days);
      const isRight =
        schedule.approval.getTime() === expected.approval * oracle.dayMs &&
        schedule.pickup.getTime() === expected.ship * oracle.dayMs &&
        schedule.approvalDeadline.getTime() ===
          oracle.centralInstant(expected.approval, 15 * hour) &&
        schedule.validUntil.getTime() === endOfAnswer(day, second) &&
        expected.approval >= checkedApproval &&
        oracle.picksUpOn(expected.ship);
      if (!isRight) wrong.push(new Date(now).toISOString());
      asked += 1;
      if (expected.approval === checkedApproval) continue;
      checkedApproval = expected.approval;
      wrong.push(...wrongEstimates(schedule, expected));
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(365 * secondsThatMatter.length);
  });
});

/** The estimates of a schedule, for one to seven days in transit, that differ from the oracle's. */
function wrongEstimates(schedule: Schedule, expected: oracle.OracleDates): string[] {
  return expected.deliveries.flatMap((delivery, index) => {
    const { shipDate, deliveryDate } = estimateDelivery({
      schedule,
      destination: chicago,
      transit: { days: index + 1, source: 'a test' },
      calendars,
      ...terms,
    });
    const dates = `${shipDate} ${deliveryDate}`;
    const isRight =
      dates === `${oracle.isoDate(expected.ship)} ${oracle.isoDate(delivery)}` &&
      oracle.deliversOn(delivery);
    return isRight ? [] : [`${dates} after ${index + 1} days`];
  });
}
