import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { workedCases } from './cases.ts';

const program = fileURLToPath(new URL('print-cases.ts', import.meta.url));

function casesUnder(timeZone: string): { timeZone: string; documents: EstimateDocument[] } {
  const env = { ...process.env, TZ: timeZone };
  return JSON.parse(execFileSync(process.execPath, [program], { env, encoding: 'utf8' }));
}

test('every estimate is the same in every time zone of a server, with the dates of the worked case', () => {
  const zones = ['America/Los_Angeles', 'Pacific/Auckland'];
  const [west, east] = zones.map(casesUnder);
  expect([west?.timeZone, east?.timeZone]).toEqual(zones);
  expect(west?.documents.map((document) => [document.ship_date, document.delivery_date])).toEqual(
    workedCases.map(([, , , , shipDate, deliveryDate]) => [shipDate, deliveryDate]),
  );
  expect(east?.documents).toEqual(west?.documents);
});
