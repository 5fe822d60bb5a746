import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorSchema } from '../../src/contract/answers.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { type Transit, tableSource } from '../../src/delivery/destination.ts';
import { deliveryDateHandler, priceHandler } from '../../src/http/api.ts';
import { desk } from '../mcp/messages.ts';
import { transit as table } from '../shops/transit.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { rowsOf } from '../support/rows.ts';
import { runs } from '../support/runs.ts';

const price = priceHandler(catalog);
const plain = 'product=paper&tabs=5&sets=25';
const handlers = new Map([
  [endpointPaths.price, price],
  [endpointPaths.deliveryDate, deliveryDateHandler(catalog, desk)],
]);

const sections = readFileSync(new URL('refusals.txt', import.meta.url), 'utf8').split(/^(?=\/)/m);

test.each([...handlers])('%s says in each error what would be right', async (path, handler) => {
  const table = sections.find((section) => section.startsWith(`${path}\n`)) ?? '';
  const rows = [...table.matchAll(/^\?(\S*) {2}(.+)$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  const check = async ([, query = '', says]: RegExpExecArray) => {
    const asked = query.replace(/(.)×(\d+)/gu, (_, unit, times) => unit.repeat(times));
    const { status, json, headers, etag } = await ask(handler, asked);
    expect([status, headers['cache-control'], etag]).toEqual([400, 'no-store', undefined]);
    expect(errorSchema.parse(json).error).toContain(says);
  };
  expect(await failures(rows, ([row]) => row, check)).toEqual([]);
});

test.each(rowsOf(new URL('../pricing/worked-totals.txt', import.meta.url)))(
  '%s costs %s total, %s a set',
  async (query = '', total, perSet) => {
    const { json } = await ask(price, query);
    expect([json.price.total.toFixed(2), json.price.perSet.toFixed(2)]).toEqual([total, perSet]);
  },
);

test('tracking parameters are skipped, and a query may have a hundred parts', async () => {
  const tracked = ['utm_id', 'gclid', 'fbclid', 'msclkid'].map((name) => `${name}=1`).join('&');
  expect(await ask(price, `${plain}&${tracked}`)).toEqual(await ask(price, plain));
  const statusOf = async (parts: number) =>
    (await ask(price, plain + '&'.repeat(parts - 3))).status;
  expect([await statusOf(100), await statusOf(101)]).toEqual([200, 400]);
});

test('an error ends with the corrected query if that has at most 500 characters', async () => {
  const errorFor = async (length: number) => {
    const titles = ['x'.repeat(200), 'x'.repeat(200), 'x'.repeat(length - 435)].join('|');
    return (await ask(price, `product=paper&sets=25&titles=${titles}`)).json.error;
  };
  expect(await errorFor(500)).toMatch(/ Send product=\S{492}$/);
  expect(await errorFor(501)).not.toContain(' Send product=');
});

test('an error about many parameters is short', async () => {
  for (const [count, says] of [
    [30, /`n9`/],
    [90, /^The request has 90 parameters, but may have at most 30\. Send only product[^.]*\.$/],
  ] as const) {
    const names = Array.from({ length: count }, (_, n) => `n${n}=1`).join('&');
    const { body, json } = await ask(price, names);
    expect(json.error).toMatch(says);
    expect(body.length).toBeLessThan(2000);
  }
});

test('a quote has a strong entity tag of its bytes or release, and a client that has it gets 304', async () => {
  for (const release of [undefined, 'r-1']) {
    const handler = priceHandler(catalog, release);
    const { etag = '', headers } = await ask(handler, plain);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const asked = (known: string) => ask(handler, plain, { headers: { 'if-none-match': known } });
    const kept = { 'cache-control': headers['cache-control'] };
    expect(await asked(etag)).toMatchObject({ status: 304, etag, body: '', headers: kept });
    for (const others of ['"other"', `${'"other", '.repeat(500)}${etag}`]) {
      expect((await asked(others)).status).toBe(200);
    }
    expect((await ask(handler, 'product=paper&tabs=6&sets=25')).etag).not.toBe(etag);
    expect((await ask(priceHandler(catalog, 'r-2'), plain)).etag).not.toBe(etag);
  }
});

test.each([
  [plain, 'public'],
  ['product=paper&sets=25&labels=Smith|Jones', 'private'],
  ['sets=25&product=paper&%6cabels=Smith', 'private'],
  ['product=paper&sets=25&tabs=1&labels=%20', 'private'],
  // As many characters as a title may have, whatever their size in memory.
  [`product=paper&sets=25&labels=${encodeURIComponent('😀'.repeat(200))}`, 'private'],
])('%s may be kept in %s caches, for five minutes', async (query, kind) => {
  const { headers } = await ask(price, query);
  expect(headers['cache-control']).toBe(`${kind}, max-age=300, stale-while-revalidate=600`);
});

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
