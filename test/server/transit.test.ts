import { expect, test } from 'vitest';
import { readCarrierSettings } from '../../src/hosts/transit.ts';
import { startCarrierDouble } from '../support/carrier-double.ts';
import { type Running, served, startBuilt } from '../support/served.ts';
import { estimateSchema } from '../support/shapes.ts';

const credentials = { UPS_CLIENT_ID: 'client', UPS_CLIENT_SECRET: 'se:cret' };

const plain = served();

test("the carrier's settings need credentials, and name its public API unless they say another", () => {
  const none = { UPS_CLIENT_ID: '', UPS_CLIENT_SECRET: '', UPS_BASE_URL: 'https://carrier.test' };
  expect(readCarrierSettings(none)).toBeUndefined();
  const read = { clientId: 'client', clientSecret: 'se:cret' };
  const baseUrl = 'https://onlinetools.ups.com';
  expect(readCarrierSettings(credentials)).toEqual({ ...read, baseUrl });
  const other = { ...credentials, UPS_BASE_URL: 'https://carrier.test/v/' };
  expect(readCarrierSettings(other)).toEqual({ ...read, baseUrl: 'https://carrier.test/v' });
  const cases = [
    [{ UPS_CLIENT_ID: 'client' }, 'UPS_CLIENT_SECRET is missing, but UPS_CLIENT_ID is set'],
    [{ UPS_CLIENT_SECRET: 'se:cret' }, 'UPS_CLIENT_ID is missing, but UPS_CLIENT_SECRET is set'],
    [{ ...credentials, UPS_BASE_URL: 'carrier' }, 'UPS_BASE_URL is "carrier": write an address'],
    [{ ...credentials, UPS_BASE_URL: 'ftp://a.test' }, 'UPS_BASE_URL is "ftp://a.test"'],
  ] as const;
  for (const [settings, why] of cases) expect(() => readCarrierSettings(settings)).toThrow(why);
});

async function estimateOf(service: Running, zip: string) {
  const answer = await service.fetch(`/api/delivery-date?zip=${zip}`);
  const { assumes, transit_business_days } = estimateSchema.parse(await answer.json());
  return assumes.includes('from our own table') ? 'by table' : transit_business_days;
}

test('a service without credentials says at startup that the table answers, and answers', async () => {
  const said = /^Transit days: embedded transit table \S+ from \d{5}$/m;
  await expect.poll(() => plain.log.join('\n')).toMatch(said);
  expect(await estimateOf(plain, '60601')).toBe('by table');
});

test('a service with credentials calls the carrier, or uses the table if that fails, and logs no ZIP code', async () => {
  const carrier = await startCarrierDouble();
  const service = await startBuilt({ ...credentials, UPS_BASE_URL: carrier.address });
  const logged = () => service.log.join('\n');
  await expect.poll(logged).toMatch(/^Transit days: UPS Ground from the carrier; if /m);
  carrier.groundDays.set('60601', '4');
  // On a busy machine the first call, which also gets a token, may outlast the service's patience.
  await expect.poll(() => estimateOf(service, '73301')).toBe(3);
  await expect.poll(() => estimateOf(service, '60601')).toBe(4);
  carrier.misbehave('transit', { status: 500 });
  expect(await estimateOf(service, '90210')).toBe('by table');
  expect(logged()).not.toMatch(/90210|se:cret/);
  await service.stop();
  await carrier.stop();
});
