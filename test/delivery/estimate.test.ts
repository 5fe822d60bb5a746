import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { businessCalendar, deliveryCalendars } from '../../src/delivery/calendar.ts';
import {
  arrivalOf,
  nextApproval,
  productionOf,
  scheduleFrom,
  timelineOf,
} from '../../src/delivery/schedule.ts';
import { parseDay } from '../../src/text/days.ts';
import { oneProduct } from '../shops/index.ts';
import { pacific } from '../shops/pacific.ts';
import { twoProducts } from '../shops/two-products.ts';
import { failures } from '../support/failures.ts';
import { rowsOf } from '../support/rows.ts';
import { dayOf, illinoisOracle, isoDate, pacificOracle } from './oracle.ts';
import { estimate } from './support.ts';

const workedCases = rowsOf(new URL('worked.txt', import.meta.url)).map(
  ([why = '', asked = '', gives = '']) => ({ why, gives, asked: JSON.parse(asked) }),
);

test('the worked cases have their dates, forwards, with the proof and backwards, and say what they assume', async () => {
  const short = (instant: string) => instant.slice(5, 16).replace('T', ' ');
  const dates = ({ ship_date, delivery_date }: Dates) =>
    `ship ${short(ship_date)}, deliver ${short(delivery_date)}`;
  const check = async ({ asked, gives }: (typeof workedCases)[number]) => {
    const estimated = await estimate({ now: '2026-11-02T09:00-06:00', ...asked });
    const { approval_deadline: deadline, with_proof: proof, needed_by: due } = estimated;
    const parts = [
      `${dates(estimated)}, deadline ${short(deadline)}`,
      proof && `proof ${short(proof.approved)}: ${dates(proof)}`,
      due && (due.approve_by ? `approve by ${short(due.approve_by)}` : 'too late'),
      due && (due.possible ? 'possible' : 'not possible'),
      estimated.assumes,
    ];
    const said = parts.filter(Boolean).join('; ');
    if (gives.startsWith('/')) expect(said).toMatch(RegExp(gives.slice(1, -1)));
    else expect(said).toContain(gives);
  };
  expect(await failures(workedCases, ({ why }) => why, check)).toEqual([]);
});

type Dates = Pick<EstimateDocument, 'ship_date' | 'delivery_date'>;

/** Takes one of a list after another, in steps that differ from list to list. */
const turn = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

const ofIllinois = [
  { book: twoProducts, product: 'paper', productionDays: 5 },
  { book: twoProducts, product: 'poly', productionDays: 15 },
  { book: oneProduct, product: 'board', productionDays: 0 },
];
const ofOregon = [{ book: pacific, product: 'vinyl', productionDays: 12 }];

test.each([
  ['Illinois', illinoisOracle, ofIllinois],
  ['Oregon', pacificOracle, ofOregon],
] as const)(
  'on every day of eleven years, estimates in %s match the oracle',
  async (_state, oracle, orders) => {
    const [firstDay, lastDay] = [dayOf(2026, 1, 1), dayOf(2036, 12, 31)];
    const { cutOffSecond } = oracle;
    const seconds = [0, cutOffSecond, cutOffSecond + 1, 24 * 3600 - 1, 5 * 3600];
    const check = async (placed: number) => {
      const index = placed - firstDay;
      const second = turn(seconds, index);
      const { productionDays, ...ordered } = turn(orders, Math.floor(index / 5));
      const transitDays = turn([1, 2, 3, 4, 5, 7], Math.floor(index / 7));
      const approve = index % 3 === 0 ? placed + (index % 301) : undefined;
      const neededBy = placed + ((index * 7) % 61);
      const now = oracle.instantOf(placed, second);

      const datesOf = (approval: number) => {
        const ship = oracle.shipDay(approval, productionDays);
        const delivery = oracle.arrivalDay(ship, transitDays);
        return { ship_date: isoDate(ship), delivery_date: isoDate(delivery) };
      };
      const approved = approve === undefined ? [placed, second] : [approve, cutOffSecond];
      const counted = oracle.approvalOn(...(approved as [number, number]));
      const proofed = oracle.proofDay(placed);
      const last = oracle.cutOff(oracle.lastInTime(neededBy, productionDays, transitDays));

      const { approval_deadline, needed_by, ...estimated } = await estimate({
        ...{ ...ordered, now, transitDays, neededBy: isoDate(neededBy) },
        ...(approve && { approve: isoDate(approve) }),
      });
      expect(estimated).toMatchObject(datesOf(counted));
      expect(estimated.with_proof).toEqual(
        approve === undefined ? { approved: isoDate(proofed), ...datesOf(proofed) } : undefined,
      );
      expect(Date.parse(approval_deadline)).toBe(
        oracle.cutOff(oracle.deadlineDay(counted, productionDays)),
      );
      expect(needed_by?.approve_by ? Date.parse(needed_by.approve_by) : undefined).toBe(
        last >= now ? last : undefined,
      );
    };
    const days = Array.from({ length: lastDay + 1 - firstDay }, (_, index) => firstDay + index);
    expect((await failures(days, isoDate, check)).slice(0, 5)).toEqual([]);
  },
);

test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'estimates are the same on a server in %s',
  async (zone) => {
    const asked = workedCases.map(({ asked }) => ({ now: '2026-11-02T15:00Z', ...asked }));
    const program = `
      import { estimate } from '${new URL('support.ts', import.meta.url)}';
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const estimates = await Promise.all(${JSON.stringify(asked)}.map(estimate));
      console.log(JSON.stringify({ timeZone, estimates }));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    const estimates = await Promise.all(asked.map(estimate));
    expect(JSON.parse(printed)).toEqual({ timeZone: zone, estimates });
  },
);

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
