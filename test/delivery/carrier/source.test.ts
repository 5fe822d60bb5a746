import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carrierLimits, carrierSource } from '../../../src/delivery/carrier/source.ts';
import { tokenKeeper, upsClient } from '../../../src/delivery/carrier/ups.ts';
import { tableSource } from '../../../src/delivery/destination.ts';
import type { PlainDate } from '../../../src/text/days.ts';
import { transit as table } from '../../shops/transit.ts';
import {
  type CarrierDouble,
  type Misbehavior,
  startCarrierDouble,
} from '../../support/carrier-double.ts';
import { destination } from '../support.ts';

let carrier: CarrierDouble;
let clock: number;
let log: string[];
/** Milliseconds; shortened when the carrier is silent. */
let patience: number;

beforeEach(async () => {
  carrier = await startCarrierDouble();
  clock = 1_790_000_000_000;
  log = [];
  patience = longEnough;
});

afterEach(() => carrier.stop());

const hour = 3_600_000;

const longEnough = 10_000;

const access = () => ({
  ...{ clientId: carrier.clientId, clientSecret: carrier.clientSecret, baseUrl: carrier.address },
  ...{ originZip: '60173', send: fetch, newId: () => 'request-1', now: () => clock },
  get timeoutMs() {
    return patience;
  },
});

/** Asks a new source for days, by default to Chicago. */
function openSource(groundDays = upsClient(access())) {
  const source = carrierSource({
    groundDays,
    carrierName: 'UPS Ground',
    table: tableSource(table),
    now: () => clock,
    log: (line) => log.push(line),
  });
  return async (zip = '60601', shipDate = '2026-11-09') => ({
    fromCarrier: false,
    ...(await source.transitTo(destination(zip), shipDate as PlainDate)),
  });
}

test.each(['4', 4])("returns the carrier's days, sent as %o, and says so", async (sent) => {
  carrier.groundDays.set('60601', sent);
  const days = openSource();
  expect(await days()).toEqual({ days: 4, fromCarrier: true, freshForMs: 24 * hour });
});

test('sends the documented request', async () => {
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

describe('the number of calls', () => {
  test('is one for each ZIP code and ship date, and one token, however many ask', async () => {
    const days = openSource();
    const zips = Array.from({ length: 30 }, () => ['60601', '10001', '90001']).flat();
    const asked = [...zips.map((zip) => days(zip)), days('60601', '2026-11-10')];
    const answers = await Promise.all(asked);
    expect(answers.every(({ fromCarrier }) => fromCarrier)).toBe(true);
    expect([carrier.tokens.length, carrier.questions.length]).toEqual([1, 4]);
  });

  test('is one a day', async () => {
    const days = openSource();
    await days();
    clock += 24 * hour - 1;
    expect(await days()).toMatchObject({ fromCarrier: true, freshForMs: 1 });
    expect(carrier.questions).toHaveLength(1);
    clock += 1;
    carrier.groundDays.set('60601', '4');
    expect(await days()).toMatchObject({ days: 4 });
    expect(carrier.questions).toHaveLength(2);
  });

  test('includes no new token until the last one is in its last minute', async () => {
    const days = openSource();
    await days('60601');
    clock += (14_399 - 61) * 1000;
    await days('10001');
    expect(carrier.tokens).toHaveLength(1);
    clock += 1000;
    await days('90001');
    expect(carrier.tokens).toHaveLength(2);
  });

  test('grows if there are more answers than the cache can keep', async () => {
    const asked: string[] = [];
    const days = openSource(async (_zip, shipDate) => asked.push(shipDate) && 3);
    const dates = Array.from({ length: carrierLimits.entriesMax + 1 }, (_, date) => `${date}`);
    for (const date of [...dates.slice(0, -1), '0', ...dates.slice(-1), '1']) {
      await days('60601', date);
    }
    expect(asked).toEqual(dates);
    await days('60601', '0');
    clock += 24 * hour;
    for (const date of ['2', 'new', '2']) await days('60601', date);
    expect(asked.slice(dates.length)).toEqual(['0', '2', 'new']);
  });

  test('never exceeds the maximum of simultaneous calls: the table answers the rest', async () => {
    const days = openSource();
    const dates = Array.from({ length: 17 }, (_, day) => `2026-11-${day + 10}`);
    const answers = await Promise.all(dates.map((date) => days('60601', date)));
    expect(answers.map(({ fromCarrier }) => fromCarrier)).toEqual([...Array(16).fill(true), false]);
    expect(await days('60601', dates.at(-1))).toMatchObject({ fromCarrier: true });
  });
});

describe('a rejected token', () => {
  test('is replaced, and the call repeated', async () => {
    const days = openSource();
    await days('60601');
    carrier.revokeToken();
    expect(await days('10001')).toMatchObject({ fromCarrier: true });
    expect(carrier.tokens).toHaveLength(2);
  });

  test('does not drop the one that replaced it, however late the rejection arrives', async () => {
    const tokens = tokenKeeper(access());
    const { signal } = new AbortController();
    const rejected = await tokens.get(signal);
    tokens.drop(rejected);
    const newer = await tokens.get(signal);
    tokens.drop(rejected);
    expect(await tokens.get(signal)).toBe(newer);
    expect(carrier.tokens).toEqual([rejected, newer]);
  });
});

const ground = (businessTransitDays?: unknown) => ({ serviceLevel: 'GND', businessTransitDays });
const answering = (services: unknown): Misbehavior => ({ body: { emsResponse: { services } } });

test.each<[why: string, 'token' | 'transit', Misbehavior]>([
  ['HTTP 401 from the token endpoint', 'token', { status: 401 }],
  ['no connection', 'token', { status: 307, headers: { location: '/elsewhere' } }],
  ['an answer that is not JSON', 'token', { body: '<html>' }],
  ['a token answer of another shape', 'token', { body: { expires_in: '14399' } }],
  ['a token answer of another shape', 'token', { body: { access_token: 'token-1' } }],
  ['an answer of more than 262144 bytes', 'token', { body: ' '.repeat(262_145) }],
  ['no answer in time', 'token', { silence: 'from the start' }],
  ['HTTP 401 from the transit endpoint', 'transit', { status: 401 }],
  ['HTTP 503 from the transit endpoint', 'transit', { status: 503, body: '' }],
  ['an answer that is not JSON', 'transit', { body: ' '.repeat(262_144) }],
  ['a transit answer of another shape', 'transit', { body: [] }],
  ['a transit answer of another shape', 'transit', answering('none')],
  ['a transit answer of another shape', 'transit', answering(Array(101).fill(ground('3')))],
  ['no connection (UND_ERR_SOCKET)', 'transit', { silence: 'broken' }],
  ['no answer in time', 'transit', { silence: 'in the middle' }],
])(
  'after %s at the %s endpoint the table answers, with one line in the log, for a while',
  async (why, endpoint, misbehavior) => {
    if (misbehavior.silence) patience = 100;
    const days = openSource();
    carrier.misbehave(endpoint, misbehavior);
    expect(await days('10001')).toEqual({
      days: destination('10001').tableDays,
      fromCarrier: false,
      freshForMs: carrierLimits.backOff.firstMs,
    });
    carrier.misbehave(endpoint, undefined);
    expect(await days('90001')).toMatchObject({ fromCarrier: false });
    expect(log).toEqual([`No transit days from the carrier: ${why}. Using the table.`]);
    clock += carrierLimits.backOff.firstMs;
    patience = longEnough;
    expect(await days('10001')).toMatchObject({ fromCarrier: true });
    expect(log.slice(1)).toEqual(['Transit days from the carrier are back.']);
  },
);

test.each<[string, Misbehavior]>([
  ['refuses a destination', { status: 400 }],
  ['does not know a destination', { body: { emsResponse: null } }],
  ['has no ground service', answering([{ serviceLevel: '1DA', businessTransitDays: '1' }])],
  ['names no days', answering([ground()])],
  ['promises the same day', answering([ground('0')])],
  ['needs more than thirty days', answering([ground('31')])],
  ['has a fraction of a day', answering([ground('2.5')])],
  ['has negative days', answering([ground(-2)])],
])(
  'a carrier that %s leaves it to the table for an hour, and is called for others',
  async (_what, misbehavior) => {
    const days = openSource();
    carrier.misbehave('transit', misbehavior);
    expect(await days('00901')).toEqual({ days: 7, fromCarrier: false, freshForMs: hour });
    carrier.misbehave('transit', undefined);
    expect(await days('00901')).toMatchObject({ fromCarrier: false });
    expect(await days('10001')).toMatchObject({ fromCarrier: true });
    clock += hour;
    expect(await days('00901')).toMatchObject({ fromCarrier: true });
    expect(log).toEqual([]);
  },
);

describe('a carrier that keeps failing', () => {
  test('is called by one buyer at a time, at increasing intervals, and logged once', async () => {
    const days = openSource();
    carrier.misbehave('transit', { status: 500 });
    const asked = () => carrier.questions.length;
    await days('60601');
    expect(asked()).toBe(1);
    clock += carrierLimits.backOff.firstMs;
    await Promise.all(['60601', '10001', '90001'].map((zip) => days(zip)));
    expect(asked()).toBe(2);
    clock += 2 * carrierLimits.backOff.firstMs - 1;
    await days('60601');
    expect(asked()).toBe(2);
    clock += 1;
    await days('60601');
    expect(asked()).toBe(3);
    for (let failures = 0; failures < 20; failures += 1) {
      clock += carrierLimits.backOff.longestMs;
      await days('60601');
    }
    expect(asked()).toBe(23);
    expect(log).toHaveLength(1);
  });

  test('is called at the first interval again after it recovered', async () => {
    const days = openSource();
    for (const status of [500, 500, undefined]) {
      carrier.misbehave('transit', status ? { status } : undefined);
      await days();
      clock += carrierLimits.backOff.longestMs;
    }
    carrier.misbehave('transit', { status: 500 });
    expect(await days('10001')).toMatchObject({ freshForMs: carrierLimits.backOff.firstMs });
  });

  test('is not called for as long as it requests, up to a limit', async () => {
    const days = openSource();
    carrier.misbehave('transit', { status: 429, headers: { 'retry-after': '60' } });
    expect(await days('60601')).toMatchObject({ freshForMs: 60_000 });
    clock += 60_000;
    carrier.misbehave('transit', { status: 429, headers: { 'retry-after': '86400' } });
    expect(await days('60601')).toMatchObject({ freshForMs: carrierLimits.backOff.longestMs });
  });

  test('costs a burst of buyers one failure, not one each', async () => {
    const days = openSource();
    carrier.misbehave('transit', { status: 500 });
    const zips = ['60601', '10001', '90001', '33101', '98101'];
    const answers = await Promise.all(zips.map((zip) => days(zip)));
    expect(answers.map(({ freshForMs }) => freshForMs)).toEqual(
      zips.map(() => carrierLimits.backOff.firstMs),
    );
  });
});
