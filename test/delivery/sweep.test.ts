import { describe, expect, test } from 'vitest';
import type { Book, ProductId } from '../../src/book/schema.ts';
import { deliveryCalendars } from '../../src/delivery/calendar.ts';
import { estimateDelivery } from '../../src/delivery/estimate.ts';
import { productionOf } from '../../src/delivery/schedule.ts';
import { isoDate } from '../../src/text/days.ts';
import { nevada } from '../shops/nevada.ts';
import { pacific } from '../shops/pacific.ts';
import { threeProducts } from '../shops/three-products.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';
import { failures } from '../support/failures.ts';
import {
  dayOf,
  illinoisOracle,
  nevadaOracle,
  type Oracle,
  ohioOracle,
  oregonOracle,
} from './oracle.ts';
import { destination } from './support.ts';

type Ordered = readonly [product: string, options?: Readonly<Record<string, string>>];

/** Every calendar of the test shops, with orders of different production times. */
const shops: readonly (readonly [string, Book, Oracle, readonly Ordered[]])[] = [
  ['Illinois', twoProducts, illinoisOracle, [['paper'], ['poly']]],
  ['Nevada', nevada, nevadaOracle, [['manila'], ['manila', { speed: 'today' }]]],
  ['Ohio', threeProducts, ohioOracle, [['letter', { speed: 'rush' }]]],
  ['Oregon', pacific, oregonOracle, [['vinyl']]],
];

const firstDay = dayOf(2026, 1, 1);
const days = Array.from({ length: dayOf(2037, 1, 1) - firstDay }, (_, index) => firstDay + index);
const transits = [1, 2, 3, 4, 5, 7];
const chicago = destination('60601');

/** Takes one of a list after another, in steps that differ from list to list. */
const turn = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

describe.each(shops)('by the calendars of the shop in %s', (_, book, oracle, orders) => {
  const calendars = deliveryCalendars(book.delivery);
  const productions = orders.map(([id, options = {}]) => {
    const product = id as ProductId;
    return productionOf(product, book.products[product], options);
  });
  const { cutOffSecond } = oracle;
  const seconds = [0, cutOffSecond, cutOffSecond + 1, 24 * 3600 - 1, 5 * 3600];

  /** An order on a day, with or without days of approval and need, that depend on the day. */
  const orderOn = (placed: number) => {
    const index = placed - firstDay;
    const next = oracle.approvalOn(placed, turn(seconds, index));
    return {
      placed,
      now: oracle.instantOf(placed, turn(seconds, index)),
      production: turn(productions, Math.floor(index / 5)),
      transitDays: turn(transits, Math.floor(index / 7)),
      next,
      approval: index % 3 === 0 ? oracle.approvalOn(next + (index % 301), cutOffSecond) : undefined,
      neededBy: placed + ((index * 7) % 61),
    };
  };

  /** The dates of an approval, as the oracle counts them. */
  const datesOf = (approval: number, productionDays: number, transitDays: number) => {
    const ship = oracle.shipDay(approval, productionDays);
    return {
      ship_date: isoDate(ship),
      delivery_date: isoDate(oracle.arrivalDay(ship, transitDays)),
    };
  };

  test('estimates match the oracle on every day of eleven years', async () => {
    const check = (placed: number) => {
      const { now, production, transitDays, next, approval, neededBy } = orderOn(placed);
      const estimate = estimateDelivery({
        ...{ now, production, calendars, approval, neededBy },
        transit: { days: transitDays },
        destination: chicago,
        table: transit,
        freeShippingRegion: '',
      });
      const counted = approval ?? next;
      const proofed = oracle.proofDay(placed);
      const last = oracle.lastInTime(neededBy, production.days, transitDays);
      const { approval_deadline, with_proof, needed_by, ship_date, delivery_date } = estimate;
      expect({
        ...{ ship_date, delivery_date, with_proof },
        deadline: Date.parse(approval_deadline),
        approveBy: needed_by?.approve_by && Date.parse(needed_by.approve_by),
      }).toEqual({
        ...datesOf(counted, production.days, transitDays),
        with_proof:
          approval === undefined
            ? { approved: isoDate(proofed), ...datesOf(proofed, production.days, transitDays) }
            : undefined,
        deadline: oracle.cutOff(oracle.deadlineDay(counted, production.days)),
        approveBy: oracle.cutOff(last) >= now ? oracle.cutOff(last) : undefined,
      });
    };
    expect((await failures(days, isoDate, check)).slice(0, 5)).toEqual([]);
  });
});
