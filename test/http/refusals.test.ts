import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorSchema } from '../../src/contract/answers.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { deliveryDateHandler, priceHandler } from '../../src/http/api.ts';
import { desk } from '../mcp/messages.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';

const { price, deliveryDate } = endpointPaths;
const handlers = new Map([
  [price, priceHandler(catalog)],
  [deliveryDate, deliveryDateHandler(catalog, desk)],
]);

const sections = readFileSync(new URL('refusals.txt', import.meta.url), 'utf8').split(/^(?=\/)/m);

test.each([...handlers])('%s says in each error what would be right', async (path, handler) => {
  const table = sections.find((section) => section.startsWith(`${path}\n`)) ?? '';
  const rows = [...table.matchAll(/^\?(\S*) {2}(.+)$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  const check = async ([, query = '', says]: RegExpExecArray) => {
    const asked = query.replace(/(.)×(\d+)/gu, (_, unit, times) => unit.repeat(times));
    const { status, json, headers } = await ask(handler, asked);
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(errorSchema.parse(json).error).toContain(says);
  };
  expect(await failures(rows, ([row]) => row, check)).toEqual([]);
});
