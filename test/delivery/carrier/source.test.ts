import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type CarrierLimits,
  carrierLimits,
  carrierSource,
} from '../../../src/delivery/carrier/source.ts';
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

function openSource(limits: Partial<CarrierLimits> = {}) {
  const ids = Array.from({ length: 100 }, (_, index) => `request-${index + 1}`);
  const now = () => clock;
  const groundDays = upsClient({
    clientId: carrier.clientId,
    clientSecret: carrier.clientSecret,
    baseUrl: carrier.address,
    originZip: '60173',
    send: fetch,
    newId: () => ids.shift() ?? 'request',
    now,
    get timeoutMs() {
      return patience;
    },
  });
  const source = carrierSource({
    groundDays,
    carrierName: 'UPS Ground',
    table: tableSource(table),
    now,
    log: (line) => log.push(line),
    limits: { ...carrierLimits, ...limits },
  });
  return {
    name: source.name,
    days: async (zip = '60601', shipDate = '2026-11-09') => ({
      fromCarrier: false,
      ...(await source.transitTo(destination(zip), shipDate as PlainDate)),
    }),
  };
}

describe('the carrier as a source', () => {
  test.each(['4', 4])("returns the carrier's days, sent as %o, and says so", async (sent) => {
    carrier.groundDays.set('60601', sent);
    const { name, days } = openSource();
    expect(await days()).toEqual({ days: 4, fromCarrier: true, freshForMs: 24 * hour });
    expect(name).toBe(
      'UPS Ground from the carrier; if it does not answer, embedded transit table 2026-11 from 60173',
    );
  });

  test('sends the documented request', async () => {
    await openSource().days('90001', '2026-12-01');
    expect(carrier.questions).toEqual([
      {
        originCountryCode: 'US',
        originPostalCode: '60173',
        destinationCountryCode: 'US',
        destinationPostalCode: '90001',
        residentialIndicator: '02',
        shipDate: '2026-12-01',
        shipTime: '12:00:00',
        weight: '10',
        weightUnitOfMeasure: 'LBS',
        numberOfPackages: '1',
      },
    ]);
    expect(carrier.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
      transid: 'request-1',
      transactionsrc: 'tabquote',
    });
  });
});

describe('the number of calls', () => {
  test('is one for each ZIP code and ship date, and one token, however many ask', async () => {
    const { days } = openSource();
    const asked = Array.from(
      { length: 1000 },
      (_, index) => ['60601', '10001', '90001'][index % 3],
    );
    const answers = await Promise.all([
      ...asked.map((zip) => days(zip)),
      days('60601', '2026-11-10'),
    ]);
    expect(answers.every(({ fromCarrier }) => fromCarrier)).toBe(true);
    expect([carrier.tokens.length, carrier.questions.length]).toEqual([1, 4]);
  });

  test('is one a day', async () => {
    const { days } = openSource();
    await days();
    clock += 24 * hour - 1;
    expect(await days()).toMatchObject({ fromCarrier: true, freshForMs: 1 });
    expect(carrier.questions).toHaveLength(1);
    clock += 1;
    carrier.groundDays.set('60601', '4');
    expect(await days()).toMatchObject({ days: 4 });
    expect(carrier.questions).toHaveLength(2);
  });

  test('includes no new token until the last one expires', async () => {
    const { days } = openSource();
    await days('60601');
    clock += (14_399 - 61) * 1000;
    await days('10001');
    expect(carrier.tokens).toHaveLength(1);
    clock += 1000;
    await days('90001');
    expect(carrier.tokens).toHaveLength(2);
  });

  test('grows if there are more answers than the cache can keep', async () => {
    const { days } = openSource({ entriesMax: 2 });
    for (const zip of ['60601', '10001', '90001', '10001', '60601']) await days(zip);
    const asked = carrier.questions.map((question) => question.destinationPostalCode);
    expect(asked).toEqual(['60601', '10001', '90001', '60601']);
  });

  test('never exceeds the maximum of simultaneous calls: the table answers the rest', async () => {
    const { days } = openSource({ questionsMax: 2 });
    const answers = await Promise.all(['60601', '10001', '90001'].map((zip) => days(zip)));
    expect(answers.map(({ fromCarrier }) => fromCarrier)).toEqual([true, true, false]);
    expect(await days('90001')).toMatchObject({ fromCarrier: true });
  });
});

test('a revoked token is replaced, and the call repeated', async () => {
  const { days } = openSource();
  await days('60601');
  carrier.revokeToken();
  expect(await days('10001')).toMatchObject({ fromCarrier: true });
  expect(carrier.tokens).toHaveLength(2);
});

test('a token that replaced a rejected one stays, however late the rejection arrives', async () => {
  let sent = 0;
  const tokens = tokenKeeper({
    ...{ clientId: 'client', clientSecret: 'se:cret', baseUrl: carrier.address },
    ...{ originZip: '60173', newId: String, now: () => clock, timeoutMs: patience },
    send: (url, init) => fetch(url, init).finally(() => (sent += 1)),
  });
  const { signal } = new AbortController();
  const rejected = await tokens.get(signal);
  tokens.drop(rejected);
  const newer = await tokens.get(signal);
  tokens.drop(rejected);
  expect([await tokens.get(signal), sent]).toEqual([newer, 2]);
});

const failures: readonly (readonly [string, 'token' | 'transit', Misbehavior])[] = [
  ['refuses the credentials', 'token', { status: 401 }],
  ['redirects the credentials', 'token', { status: 307, headers: { location: '/elsewhere' } }],
  ['has had enough of tokens', 'token', { status: 429 }],
  ['gives a token answer that is not JSON', 'token', { body: '<html>' }],
  ['gives no token', 'token', { body: { expires_in: '14399' } }],
  ['gives a token without an end', 'token', { body: { access_token: 'token-1' } }],
  ['breaks the connection at the token', 'token', { silence: 'broken' }],
  ['is silent at the token', 'token', { silence: 'from the start' }],
  ['refuses its own token', 'transit', { status: 401 }],
  ['blocks the account', 'transit', { status: 403 }],
  ['has had enough', 'transit', { status: 429 }],
  ['is away', 'transit', { status: 503, body: '' }],
  ['gives an empty answer', 'transit', { body: '' }],
  ['gives an answer that is not JSON', 'transit', { body: '<html>' }],
  ['gives an answer of another shape', 'transit', { body: [] }],
  ['gives services of another shape', 'transit', { body: { emsResponse: { services: 'none' } } }],
  ['gives thousands of services', 'transit', { body: services(2_000) }],
  ['gives a token answer without end', 'token', { body: '[', endless: true }],
  ['breaks the connection', 'transit', { silence: 'broken' }],
  ['is silent', 'transit', { silence: 'from the start' }],
  ['falls silent in the middle', 'transit', { silence: 'in the middle' }],
];

test.each(failures)(
  'a carrier that %s falls back to the table, with one line in the log, and is called again after a while',
  async (_what, endpoint, misbehavior) => {
    if (misbehavior.silence) patience = 100;
    const { days } = openSource();
    carrier.misbehave(endpoint, misbehavior);
    expect(await days('10001')).toEqual({
      days: destination('10001').tableDays,
      fromCarrier: false,
      freshForMs: carrierLimits.backOff.firstMs,
    });
    carrier.misbehave(endpoint, undefined);
    expect(await days('90001')).toMatchObject({ fromCarrier: false });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^No transit days from the carrier: .+\. Using the table\.$/);
    expect(log[0]).not.toMatch(/10001|90001|cret|token-/);
    expect(carrier.strays).toEqual([]);
    clock += carrierLimits.backOff.firstMs;
    patience = longEnough;
    expect(await days('10001')).toMatchObject({ fromCarrier: true });
  },
);

test.each<[string, Misbehavior]>([
  ['refuses a destination', { status: 400 }],
  ['does not know a destination', { body: { emsResponse: null } }],
  ['has no services for a destination', { body: { emsResponse: { services: [] } } }],
  ['has no ground service', { body: { emsResponse: { services: [{ serviceLevel: '1DA' }] } } }],
  ['names no days', ground(undefined)],
  ['promises the same day', ground('0')],
  ['needs more than thirty days', ground('31')],
  ['has a fraction of a day', ground('2.5')],
  ['has negative days', ground(-2)],
  ['has days in words', ground('three')],
])(
  'a carrier that %s leaves it to the table for an hour, and is called for others',
  async (_what, misbehavior) => {
    const { days } = openSource();
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

function services(count: number) {
  const ground = { serviceLevel: 'GND', businessTransitDays: '3' };
  return { emsResponse: { services: Array.from({ length: count }, () => ground) } };
}

function ground(businessTransitDays: unknown): Misbehavior {
  return { body: { emsResponse: { services: [{ serviceLevel: 'GND', businessTransitDays }] } } };
}

test('a carrier whose answer is too long is cut off, not read to its end', async () => {
  const { days } = openSource();
  carrier.misbehave('transit', { body: '[', endless: true });
  expect(await days()).toMatchObject({ fromCarrier: false });
  expect(log).toEqual([
    'No transit days from the carrier: an answer of more than 262144 bytes. Using the table.',
  ]);
  await expect.poll(() => carrier.cutOff).toBe(1);
});

describe('a carrier that keeps failing', () => {
  test('is called by one buyer at a time, at increasing intervals', async () => {
    const { days } = openSource();
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

  test('is logged again when it recovers', async () => {
    const { days } = openSource();
    carrier.misbehave('transit', { status: 500 });
    await days();
    carrier.misbehave('transit', undefined);
    clock += carrierLimits.backOff.firstMs;
    await days();
    expect(log.at(-1)).toBe('Transit days from the carrier are back.');
    carrier.misbehave('transit', { status: 500 });
    expect(await days('10001')).toMatchObject({ freshForMs: carrierLimits.backOff.firstMs });
  });

  test('is not called for as long as it requests, up to a limit', async () => {
    const { days } = openSource();
    carrier.misbehave('transit', { status: 429, headers: { 'retry-after': '60' } });
    expect(await days('60601')).toMatchObject({ freshForMs: 60_000 });
    clock += 60_000;
    carrier.misbehave('transit', { status: 429, headers: { 'retry-after': '86400' } });
    expect(await days('60601')).toMatchObject({ freshForMs: carrierLimits.backOff.longestMs });
  });

  test('costs a burst of buyers one failure, not one each', async () => {
    const { days } = openSource();
    carrier.misbehave('transit', { status: 500 });
    const zips = ['60601', '10001', '90001', '33101', '98101'];
    const answers = await Promise.all(zips.map((zip) => days(zip)));
    expect(answers.map(({ freshForMs }) => freshForMs)).toEqual(
      zips.map(() => carrierLimits.backOff.firstMs),
    );
  });

  test('falls back to the table if it no longer exists', async () => {
    const { days } = openSource();
    await carrier.stop();
    expect(await days()).toMatchObject({ fromCarrier: false });
    expect(log).toEqual([
      'No transit days from the carrier: no connection (ECONNREFUSED). Using the table.',
    ]);
  });
});
