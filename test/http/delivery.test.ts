import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Transit, tableSource } from '../../src/delivery/destination.ts';
import { deliveryDateHandler } from '../../src/http/api.ts';
import { transit as table } from '../shops/transit.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { rowsOf } from '../support/rows.ts';
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

test.each(rowsOf(new URL('lifetimes.txt', import.meta.url)))(
  'an answer may be kept %s',
  async (_until, now = '', seconds) => {
    expect(maxAge(await ask(endpointAt(Date.parse(now)), 'zip=60601'))).toBe(Number(seconds));
  },
);

test("an answer may be kept no longer than the source's days are fresh, less the time that it took", async () => {
  const transit = { days: 2, freshForMs: 4_900 };
  expect(maxAge(await ask(endpointAt(monday, transit), 'zip=60601'))).toBe(4);
  const now = Date.parse('2026-11-02T20:59:00Z');
  for (const [takesMs, seconds] of [
    [1_400, 58],
    [70_000, 0],
  ] as const) {
    const slow = endpointAt(now, undefined, takesMs);
    expect(maxAge(await ask(slow, 'zip=60601'))).toBe(seconds);
  }
});

test('while an answer may be kept, another one is the same to the byte', async () => {
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
