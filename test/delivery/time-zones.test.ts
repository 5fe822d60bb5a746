import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { workedCases } from './cases.ts';

const program = fileURLToPath(new URL('print-cases.ts', import.meta.url));

function casesUnder(timeZone: string): { timeZone: string; documents: EstimateDocument[] } {
  const env = { ...process.env, TZ: timeZone };
  return JSON.parse(execFileSync(process.execPath, [program], { env, encoding: 'utf8' }));
}

const inUtc = casesUnder('UTC').documents;

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'on a server in %s',
  (timeZone) => {
    const printed = casesUnder(timeZone);

    test('every worked case has its dates', () => {
      expect(printed.timeZone).toBe(timeZone);
      expect(
        printed.documents.map((document) => [document.ship_date, document.delivery_date]),
      ).toEqual(workedCases.map(([, , , , shipDate, deliveryDate]) => [shipDate, deliveryDate]));
    });

    test('every estimate is identical', () => {
      expect(printed.documents).toEqual(inUtc);
    });
  },
);
