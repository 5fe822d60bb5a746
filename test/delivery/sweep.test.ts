import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Book, ProductId } from '../../src/book/schema.ts';
import { addOpenDays, deliveryCalendars } from '../../src/delivery/calendar.ts';
import { estimateDelivery } from '../../src/delivery/estimate.ts';
import {
  arrivalOf,
  lastApprovalBefore,
  nextApproval,
  type Production,
  productionOf,
  scheduleFrom,
} from '../../src/delivery/schedule.ts';
import { type Day, isoDate } from '../../src/text/days.ts';
import { nevada } from '../shops/nevada.ts';
import { pacific } from '../shops/pacific.ts';
import { threeProducts } from '../shops/three-products.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';
import { runs } from '../support/runs.ts';
import {
  dayOf,
  illinoisOracle,
  nevadaOracle,
  type Oracle,
  ohioOracle,
  oregonOracle,
} from './oracle.ts';
import { destination } from './support.ts';

/** Every calendar of the test shops, with orders of different production times. */
const shops: readonly (readonly [
  name: string,
  book: Book,
  oracle: Oracle,
  orders: readonly (readonly [string, Readonly<Record<string, string>>])[],
])[] = [
  [
    'Illinois',
    twoProducts,
    illinoisOracle,
    [
      ['paper', {}],
      ['poly', {}],
    ],
  ],
  [
    'Nevada',
    nevada,
    nevadaOracle,
    [
      ['manila', {}],
      ['manila', { speed: 'today' }],
    ],
  ],
  ['Ohio', threeProducts, ohioOracle, [['letter', { speed: 'rush' }]]],
  ['Oregon', pacific, oregonOracle, [['vinyl', {}]]],
];

const firstDay = dayOf(2026, 1, 1);
const lastDay = dayOf(2036, 12, 31);
const transits = [1, 2, 3, 4, 5, 7];
const chicago = destination('60601');
const hour = 3600;

function daysOfElevenYears(): Day[] {
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
}

describe.each(shops)('by the calendars of the shop in %s', (_, book, oracle, orders) => {
  const calendars = deliveryCalendars(book.delivery);
  const productions = orders.map(([id, options]) => {
    const product = id as ProductId;
    return productionOf(product, book.products[product], options);
  });
  const seconds = [0, oracle.cutOffSecond, oracle.cutOffSecond + 1, 24 * hour - 1];

  test('approvals, shipping and delivery match the oracle on every day of eleven years', () => {
    const wrong = daysOfElevenYears().flatMap((day) => {
      const isApproved = (second: number) =>
        nextApproval(oracle.instantOf(day, second), calendars) === oracle.approvalOn(day, second);
      const isShipped = (production: Production) =>
        !calendars.production.isOpen(day) ||
        scheduleFrom(day, production, calendars).pickup === oracle.shipDay(day, production.days);
      const isDelivered = (transitDays: number) =>
        arrivalOf(day, transitDays, calendars) === oracle.arrivalDay(day, transitDays);
      const isRight =
        seconds.every(isApproved) && productions.every(isShipped) && transits.every(isDelivered);
      return isRight ? [] : [isoDate(day)];
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test('forwards and backwards agree on every day of eleven years', () => {
    const wrong: string[] = [];
    for (const day of daysOfElevenYears()) {
      for (const production of productions) {
        for (const transitDays of transits) {
          const last = lastApprovalBefore(day, production, transitDays, calendars);
          const next = addOpenDays(calendars.production, last, 1);
          const [inTime, late] = [last, next].map((approval) => {
            const { pickup } = scheduleFrom(approval, production, calendars);
            return arrivalOf(pickup, transitDays, calendars);
          }) as [Day, Day];
          const isRight = calendars.production.isOpen(last) && inTime <= day && day < late;
          if (!isRight) wrong.push(`${isoDate(day)}, ${production.days} + ${transitDays} days`);
        }
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  const instants = fc
    .tuple(
      fc.integer({ min: firstDay, max: lastDay }),
      fc.oneof(fc.constantFrom(...seconds), fc.integer({ min: 4 * hour, max: 23 * hour })),
    )
    .map(([day, second]) => ({ day, second, now: oracle.instantOf(day, second) }));
  const orderings = fc.record({
    placed: instants,
    production: fc.constantFrom(...productions),
    transitDays: fc.constantFrom(...transits),
  });

  const estimated = (
    { placed, production, transitDays }: typeof orderings extends fc.Arbitrary<infer T> ? T : never,
    asked: { approval?: Day; neededBy?: Day },
  ) =>
    estimateDelivery({
      ...{ now: placed.now, production, calendars, ...asked },
      transit: { days: transitDays },
      destination: chicago,
      table: transit,
      freeShippingRegion: '',
    });

  /** The dates of an approval, as the oracle counts them. */
  const expected = (approval: Day, productionDays: number, transitDays: number) => {
    const ship = oracle.shipDay(approval, productionDays);
    return {
      ship_date: isoDate(ship),
      delivery_date: isoDate(oracle.arrivalDay(ship, transitDays)),
    };
  };

  test('random estimates, with and without a day of approval, match the oracle', () => {
    fc.assert(
      fc.property(orderings, fc.option(fc.nat(300)), (ordering, ahead) => {
        const { placed, production, transitDays } = ordering;
        const { days } = production;
        const next = oracle.approvalOn(placed.day, placed.second);
        const approval =
          ahead === null ? next : oracle.approvalOn(next + ahead, oracle.cutOffSecond);
        const dates = estimated(ordering, ahead === null ? {} : { approval });
        expect(dates).toMatchObject(expected(approval, days, transitDays));
        const deadline = oracle.cutOff(oracle.deadlineDay(approval, days));
        expect(Date.parse(dates.approval_deadline)).toBe(deadline);
        const approved = oracle.proofDay(placed.day);
        expect(dates.with_proof).toEqual(
          ahead === null
            ? { approved: isoDate(approved), ...expected(approved, days, transitDays) }
            : undefined,
        );
      }),
      runs(300),
    );
  });

  test('random needed-by dates match the oracle', () => {
    fc.assert(
      fc.property(orderings, fc.nat(366), (ordering, ahead) => {
        const { placed, production, transitDays } = ordering;
        const day = placed.day + ahead;
        const last = oracle.lastInTime(day, production.days, transitDays);
        const isPossible = oracle.cutOff(last) >= placed.now;
        const { needed_by: due } = estimated(ordering, { neededBy: day });
        expect(due?.date).toBe(isoDate(day));
        const approveBy = due?.approve_by && Date.parse(due.approve_by);
        expect(approveBy).toBe(isPossible ? oracle.cutOff(last) : undefined);
      }),
      runs(300),
    );
  });
});
