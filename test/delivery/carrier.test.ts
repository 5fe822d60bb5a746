import { afterEach, beforeEach, expect, test } from 'vitest';
import { carrierLimits, carrierSource, upsClient } from '../../src/delivery/carrier.ts';
import { tableSource } from '../../src/delivery/destination.ts';
import type { PlainDate } from '../../src/text/days.ts';
import { transit as table } from '../shops/transit.ts';
import * as double from '../support/carrier-double.ts';
import { rowsOf } from '../support/rows.ts';
import { destination } from './support.ts';

let carrier: double.CarrierDouble;
let clock: number;
let log: string[];
/** Milliseconds; shortened when the carrier is silent. */
let timeoutMs: number;

beforeEach(async () => {
  carrier = await double.startCarrierDouble();
  clock = 1_790_000_000_000;
  log = [];
  timeoutMs = longEnough;
});

afterEach(() => carrier.stop());

const [hour, longEnough] = [3_600_000, 10_000];

const access = () => ({
  ...{ clientId: carrier.clientId, clientSecret: carrier.clientSecret, baseUrl: carrier.address },
  ...{ originZip: '60173', send: fetch },
  get timeoutMs() {
    return timeoutMs;
  },
});

function openSource(groundDays = upsClient(access())) {
  const source = carrierSource({
    groundDays,
    carrierName: 'UPS Ground',
    table: tableSource(table),
    now: () => clock,
    log: (line) => log.push(line),
  });
  return async (zip = '60601', shipDate = '2026-11-09', place = destination(zip)) => ({
    fromCarrier: false,
    ...(await source.transitTo(place, shipDate as PlainDate)),
  });
}

test('the documented request gives the days of the carrier, as text or a number', async () => {
  for (const sent of ['4', 4]) {
    carrier.groundDays.set('60601', sent);
    expect(await openSource()()).toEqual({ days: 4, fromCarrier: true, freshForMs: 24 * hour });
  }
  carrier.questions.length = 0;
  await openSource()('90001', '2026-12-01');
  expect(carrier.questions).toEqual([
    {
      ...{ originCountryCode: 'US', originPostalCode: '60173' },
      ...{ destinationCountryCode: 'US', destinationPostalCode: '90001' },
      ...{ residentialIndicator: '02', shipDate: '2026-12-01', shipTime: '12:00:00' },
      ...{ weight: '10', weightUnitOfMeasure: 'LBS', numberOfPackages: '1' },
    },
  ]);
});

test('the carrier is called once a day for each ZIP code, with one token, however many ask for whatever date', async () => {
  const days = openSource();
  const zips = Array.from({ length: 30 }, () => ['60601', '10001', '90001']).flat();
  const asked = zips.map((zip, at) => days(zip, `2026-11-${10 + (at % 20)}`));
  const answers = await Promise.all(asked);
  expect(answers.every(({ fromCarrier }) => fromCarrier)).toBe(true);
  expect([carrier.tokens.length, carrier.questions.length]).toEqual([1, 3]);
  clock += 24 * hour - 1;
  expect(await days('60601', '2027-04-01')).toMatchObject({ fromCarrier: true, freshForMs: 1 });
  expect(carrier.questions).toHaveLength(3);
  clock += 1;
  carrier.groundDays.set('60601', '4');
  expect(await days()).toMatchObject({ days: 4 });
  // A rejected token is replaced once for all who were rejected, and their calls repeated.
  carrier.revokeToken();
  const again = await Promise.all(['10001', '90001', '33101'].map((zip) => days(zip)));
  expect(again.every(({ fromCarrier }) => fromCarrier)).toBe(true);
  expect([carrier.tokens.length, carrier.questions.length]).toEqual([2, 7]);
});

test('the carrier is called more if there are more answers than the cache can keep', async () => {
  const asked: string[] = [];
  const source = openSource(async (zip) => asked.push(zip) && 3);
  const days = (zip = '') => source(zip, undefined, { ...destination(), zip });
  const { entriesMax } = carrierLimits;
  const zips = Array.from({ length: entriesMax + 1 }, (_, at) => String(60_000 + at));
  const [first, second, third] = zips;
  for (const zip of [...zips.slice(0, -1), first, ...zips.slice(-1), second]) await days(zip);
  expect(asked).toEqual(zips);
  await days(first);
  clock += 24 * hour;
  for (const zip of [third, '60601', third]) await days(zip);
  expect(asked.slice(zips.length)).toEqual([first, third, '60601']);
});

test('calls of the carrier never exceed the maximum at a time: the table answers the rest', async () => {
  const days = openSource();
  const zips = Array.from({ length: 17 }, (_, at) => String(60_600 + at));
  const answers = await Promise.all(zips.map((zip) => days(zip)));
  expect(answers.map(({ fromCarrier }) => fromCarrier)).toEqual([...Array(16).fill(true), false]);
  expect(await days(zips.at(-1))).toMatchObject({ fromCarrier: true });
});

type Fault = [what: string, double.Misbehavior, 'token' | 'transit'];
const faults = rowsOf(new URL('carrier-faults.txt', import.meta.url));
const faultsOf = (kind: string) =>
  faults
    .filter(([of]) => of === kind)
    .map(([, what, answer = '', endpoint]) => [what, JSON.parse(answer), endpoint] as Fault);

test.each(faultsOf('outage'))(
  'after %s for %j the table answers, with one line in the log, for a while, and again',
  async (why, misbehavior, endpoint) => {
    if (misbehavior.silence) timeoutMs = 100;
    const days = openSource();
    const { tableDays } = destination('10001');
    for (const _again of [1, 2]) {
      carrier.misbehave(endpoint, misbehavior);
      const fromTable = { days: tableDays, fromCarrier: false, freshForMs: carrierLimits.pauseMs };
      expect(await days('10001')).toEqual(fromTable);
      carrier.misbehave(endpoint, undefined);
      clock += carrierLimits.pauseMs - 1;
      expect(await days('90001')).toMatchObject({ fromCarrier: false });
      clock += 1;
    }
    expect(log).toEqual([`No transit days from the carrier: ${why}. Using the table.`]);
    timeoutMs = longEnough;
    expect(await days('10001')).toMatchObject({ fromCarrier: true });
    expect(log.slice(1)).toEqual(['Transit days from the carrier are back.']);
  },
);

test.each(faultsOf('destination'))(
  'a carrier that %s leaves it to the table for a day, and is called for others',
  async (_what, misbehavior) => {
    const days = openSource();
    carrier.misbehave('transit', misbehavior);
    expect(await days('00901')).toEqual({ days: 7, fromCarrier: false, freshForMs: 24 * hour });
    carrier.misbehave('transit', undefined);
    expect(await days('00901')).toMatchObject({ fromCarrier: false });
    expect(await days('10001')).toMatchObject({ fromCarrier: true });
    clock += 24 * hour;
    expect(await days('00901')).toMatchObject({ fromCarrier: true });
    expect(log).toEqual([]);
  },
);
