import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Transit, tableSource } from '../../src/delivery/destination.ts';
import { deliveryDateHandler } from '../../src/http/api.ts';
import { transit as table } from '../shops/transit.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';

const monday = Date.parse('2026-11-02T16:00:00Z');

/** The endpoint at an instant; the clock can advance while the source is called. */
function endpointAt(now: number, transit?: Transit, sourceTakesMs = 0) {
  let clock = now;
  const source = tableSource(table);
  async function transitTo(...question: Parameters<typeof source.transitTo>) {
    clock += sourceTakesMs;
    return transit ?? source.transitTo(...question);
  }
  return deliveryDateHandler(catalog, {
    table,
    source: { ...source, transitTo },
    clock: () => clock,
  });
}

function maxAge({ headers }: { headers: Readonly<Record<string, string>> }): number {
  const match = /^private, max-age=(\d+), must-revalidate$/.exec(headers['cache-control'] ?? '');
  return Number(match?.[1] ?? Number.NaN);
}

test('a day of approval and one of need are taken, unless its cut-off has passed', async () => {
  const late = endpointAt(Date.parse('2026-11-06T21:00:00.001Z'));
  const taken = await ask(late, 'zip=60601&approve=2026-11-07&neededBy=2026-11-13');
  expect(taken.json).toMatchObject({
    approval_deadline: '2026-11-09T15:00:00-06:00',
    needed_by: { date: '2026-11-13', possible: false },
  });
  const { json } = await ask(late, 'zip=60601&approve=2026-11-06');
  expect(json.error).toBe(
    'It\'s past the cut-off on "2026-11-06". The next day to approve the proof is 2026-11-09.',
  );
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
    const slow = endpointAt(now, undefined, 1_400);
    expect(maxAge(await ask(slow, 'zip=60601'))).toBe(58);
    const tooSlow = endpointAt(now, undefined, 70_000);
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
