import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Transit, tableSource } from '../../src/delivery/destination.ts';
import { deliveryDateHandler } from '../../src/http/api.ts';
import { transit as table } from '../shops/transit.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { estimateSchema } from '../support/shapes.ts';

const monday = Date.parse('2026-11-02T16:00:00Z');

/** The endpoint at an instant; the clock can advance while the source is called. */
function endpointAt(
  now: number,
  transit?: Transit,
  { sourceTakesMs = 0 }: { sourceTakesMs?: number } = {},
) {
  let clock = now;
  const source = tableSource(table);
  return deliveryDateHandler(catalog, {
    table,
    source: {
      name: source.name,
      async transitTo(...question) {
        clock += sourceTakesMs;
        return transit ?? source.transitTo(...question);
      },
    },
    clock: () => clock,
  });
}

const endpoint = endpointAt(monday);

function maxAge({ headers }: { headers: Readonly<Record<string, string>> }): number {
  const match = /^private, max-age=(\d+), must-revalidate$/.exec(headers['cache-control'] ?? '');
  return Number(match?.[1] ?? Number.NaN);
}

describe('GET /api/delivery-date', () => {
  test('returns when an order arrives, and its assumptions', async () => {
    const { status, headers, json } = await ask(endpoint, 'zip=60601');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(estimateSchema.parse(json)).toEqual({
      zip: '60601',
      product: 'paper',
      ship_date: '2026-11-09',
      delivery_date: '2026-11-10',
      transit_business_days: 1,
      method: 'UPS Ground',
      assumes: expect.stringMatching(
        /^Order now, proof approved by 3:00 PM Central .*guarantee\.$/,
      ),
      approval_deadline: '2026-11-02T15:00:00-06:00',
      with_proof: {
        approved: '2026-11-03',
        ship_date: '2026-11-10',
        delivery_date: '2026-11-11',
      },
      timeline: [
        { date: '2026-11-02', step: 'approval', event: 'Proof approved by 3:00 PM Central Time' },
        {
          date: '2026-11-09',
          step: 'production',
          event: 'Production finished, after 5 business days',
        },
        { date: '2026-11-09', step: 'shipping', event: 'Shipped by UPS Ground' },
        {
          date: '2026-11-10',
          step: 'delivery',
          event: 'Delivered, after 1 business day in transit',
        },
      ],
    });
  });

  test('formats times in summer and winter with their offset', async () => {
    const deadlineAt = async (now: string) =>
      (await ask(endpointAt(Date.parse(now)), 'zip=60601')).json.approval_deadline;
    expect(await deadlineAt('2026-07-08T12:00:00Z')).toBe('2026-07-08T15:00:00-05:00');
    expect(await deadlineAt('2026-11-02T21:00:00.001Z')).toBe('2026-11-03T15:00:00-06:00');
    expect(await deadlineAt('2026-11-07T18:00:00Z')).toBe('2026-11-09T15:00:00-06:00');
    expect(await deadlineAt('2026-11-01T05:30:00Z')).toBe('2026-11-02T15:00:00-06:00');
  });

  test('takes the day of approval, and says when to approve for a date', async () => {
    const at = '2026-11-02T16:00:00Z';
    const asked = (query: string) => ask(endpointAt(Date.parse(at)), `zip=60601&${query}`);
    const saturday = (await asked('approve=2026-11-07')).json;
    expect(saturday).toMatchObject({
      ship_date: '2026-11-16',
      delivery_date: '2026-11-17',
      approval_deadline: '2026-11-09T15:00:00-06:00',
      assumes: expect.stringMatching(/^Proof approved by 3:00 PM Central Time on Monday, Nov/),
    });
    expect(saturday).not.toHaveProperty('with_proof');
    const needed = async (query: string) =>
      estimateSchema.parse((await asked(query)).json).needed_by;
    expect(await needed('neededBy=2026-11-13')).toEqual({
      date: '2026-11-13',
      possible: true,
      approve_by: '2026-11-05T15:00:00-06:00',
    });
    expect(await needed('neededBy=2026-11-13&product=poly')).toEqual({
      date: '2026-11-13',
      possible: false,
    });
    expect(await needed('neededBy=2026-11-13&approve=2026-11-30')).toMatchObject({
      possible: true,
    });
  });

  test('refuses a day of approval whose cut-off has passed, and names the next', async () => {
    const late = endpointAt(Date.parse('2026-11-06T21:00:00.001Z'));
    const { status, json } = await ask(late, 'zip=60601&approve=2026-11-06');
    expect([status, json.error]).toEqual([
      400,
      'It\'s past the cut-off on "2026-11-06". The next day to approve the proof is 2026-11-09.',
    ]);
    expect((await ask(late, 'zip=60601&approve=2026-11-07')).status).toBe(200);
  });
});

describe('an error', () => {
  test('reports every problem together', async () => {
    const { json } = await ask(endpoint, 'zip=1&product=wood&foo=now');
    for (const part of ['`foo`', '"1"', '"wood"']) expect(json.error).toContain(part);
  });
});

describe('the cache lifetime of an answer', () => {
  test.each([
    ['until the cut-off of a production day', '2026-11-02T20:00:00Z', 3600],
    ['not into the second of the cut-off', '2026-11-02T20:59:59.001Z', 0],
    ['not at all at the very cut-off', '2026-11-02T21:00:00Z', 0],
    ['until midnight after the cut-off', '2026-11-02T21:00:00.001Z', 9 * 3600 - 1],
    ['until midnight on a day that is closed', '2026-11-07T18:00:00Z', 12 * 3600],
    ['until the cut-off from midnight on', '2026-11-02T06:00:00Z', 15 * 3600],
    ['a day at most, on the Sunday of 25 hours', '2026-11-01T05:00:00Z', 24 * 3600],
    ['until midnight on the Sunday of 23 hours', '2027-03-14T06:00:00Z', 23 * 3600],
  ])('ends %s', async (_until, now, seconds) => {
    expect(maxAge(await ask(endpointAt(Date.parse(now)), 'zip=60601'))).toBe(seconds);
  });

  test("is no longer than the source's days are fresh", async () => {
    const transit = { days: 2, freshForMs: 4_900 };
    expect(maxAge(await ask(endpointAt(monday, transit), 'zip=60601'))).toBe(4);
  });

  test('is shortened by the time the source took', async () => {
    const now = Date.parse('2026-11-02T20:59:00Z');
    const slow = endpointAt(now, undefined, { sourceTakesMs: 1_400 });
    expect(maxAge(await ask(slow, 'zip=60601'))).toBe(58);
    const tooSlow = endpointAt(now, undefined, { sourceTakesMs: 70_000 });
    expect(maxAge(await ask(tooSlow, 'zip=60601'))).toBe(0);
  });

  test('is a time in which the answer does not change by a byte', async () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    const end = Date.parse('2029-01-01T00:00:00Z');
    const instant = fc.integer({ min: start, max: end });
    await fc.assert(
      fc.asyncProperty(instant, fc.double({ min: 0, max: 1, noNaN: true }), async (now, part) => {
        const first = await ask(endpointAt(now), 'zip=60601');
        const later = now + Math.floor(maxAge(first) * 1000 * part);
        const second = await ask(endpointAt(later), 'zip=60601');
        expect(second.body).toBe(first.body);
        expect(Date.parse(first.json.approval_deadline)).toBeGreaterThanOrEqual(now);
      }),
      runs(200),
    );
  });
});
