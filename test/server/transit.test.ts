import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCarrierSettings } from '../../src/hosts/transit.ts';
import { type CarrierDouble, startCarrierDouble } from '../support/carrier-double.ts';
import { type Running, served, startBuilt } from '../support/served.ts';
import { estimateSchema } from '../support/shapes.ts';

const credentials = { UPS_CLIENT_ID: 'client', UPS_CLIENT_SECRET: 'se:cret' };

const service = served();

/** What an estimate says whose transit days aren't the carrier's. */
const byTable = 'from our own table';

describe("the carrier's settings", () => {
  test("need credentials, and name the carrier's public API unless they say another", () => {
    const none = { UPS_CLIENT_ID: '', UPS_CLIENT_SECRET: '', UPS_BASE_URL: 'https://carrier.test' };
    expect(readCarrierSettings(none)).toBeUndefined();
    const read = { clientId: 'client', clientSecret: 'se:cret' };
    const baseUrl = 'https://onlinetools.ups.com';
    expect(readCarrierSettings(credentials)).toEqual({ ...read, baseUrl });
    const other = { ...credentials, UPS_BASE_URL: 'https://carrier.test/v/' };
    expect(readCarrierSettings(other)).toEqual({ ...read, baseUrl: 'https://carrier.test/v' });
  });

  test.each([
    [{ UPS_CLIENT_ID: 'client' }, 'UPS_CLIENT_SECRET is missing, but UPS_CLIENT_ID is set'],
    [{ UPS_CLIENT_SECRET: 'se:cret' }, 'UPS_CLIENT_ID is missing, but UPS_CLIENT_SECRET is set'],
    [{ ...credentials, UPS_BASE_URL: 'carrier' }, 'UPS_BASE_URL is "carrier": write an address'],
    [{ ...credentials, UPS_BASE_URL: 'ftp://a.test' }, 'UPS_BASE_URL is "ftp://a.test"'],
    [{ ...credentials, UPS_CLIENT_ID: 'cli ent' }, 'UPS_CLIENT_ID contains a space'],
    [{ ...credentials, UPS_CLIENT_SECRET: 'sécret' }, 'UPS_CLIENT_SECRET contains a space'],
  ])('%j are rejected', (environment, message) => {
    expect(() => readCarrierSettings(environment)).toThrow(message);
  });
});

test('a service without credentials says at startup that the table answers, and answers', async () => {
  await expect
    .poll(() => service.log.join('\n'))
    .toMatch(/^Transit days: embedded transit table \S+ from \d{5}$/m);
  const answer = await service.fetch('/api/delivery-date?zip=60601');
  expect(estimateSchema.parse(await answer.json()).assumes).toContain(byTable);
});

describe('a service with credentials', () => {
  let carrier: CarrierDouble;
  let service: Running;
  const logged = () => service.log.join('\n');
  beforeAll(async () => {
    carrier = await startCarrierDouble();
    service = await startBuilt({ ...credentials, UPS_BASE_URL: carrier.address });
  });
  afterAll(async () => {
    await service.stop();
    await carrier.stop();
  });

  test('says at startup that it calls the carrier, and calls it once', async () => {
    await expect.poll(logged).toMatch(/^Transit days: UPS Ground from the carrier; if /m);
    carrier.groundDays.set('60601', '4');
    const daysTo = async (zip: string) => {
      const response = await service.fetch(`/api/delivery-date?zip=${zip}`);
      const estimate = estimateSchema.parse(await response.json());
      return estimate.assumes.includes(byTable) ? 'by table' : estimate.transit_business_days;
    };
    // On a busy machine the first call, which also gets a token, may outlast the service's patience.
    await expect.poll(() => daysTo('73301'), { timeout: 30_000 }).toBe(3);
    const days = await Promise.all(Array.from({ length: 20 }, () => daysTo('60601')));
    expect(days).toEqual(Array(20).fill(4));
    const asked = carrier.questions.map((question) => question.destinationPostalCode);
    expect(asked.filter((zip) => zip === '60601')).toHaveLength(1);
  });

  test('answers from the table if the carrier fails, and logs no ZIP code', async () => {
    carrier.misbehave('transit', { status: 500 });
    const response = await service.fetch('/api/delivery-date?zip=90210');
    expect(estimateSchema.parse(await response.json()).assumes).toContain(byTable);
    expect(response.headers.get('cache-control')).toMatch(
      /^private, max-age=[0-5], must-revalidate$/,
    );
    expect(logged()).not.toContain('90210');
  });
});
