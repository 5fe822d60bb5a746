import { expect, test } from 'vitest';
import { allocatedPrefixes } from '../../scripts/transit/prefixes.ts';
import { readDestination } from '../../src/delivery/destination.ts';
import { transit as table } from '../shops/transit.ts';
import { failures } from '../support/failures.ts';
import { rowsOf } from '../support/rows.ts';

const military = '090-098 340 962-966';
const unallocated =
  '000-004 099 213 269 343 345 348 353 419 428-429 517-519 529 533 536 552 568 578-579 589 621 632 642-643 659 663 682 694-699 702 709 715 732 742 771 817-819 839 848-849 854 858 861-862 866-869 872 886-888 892 896 899 909 929 987';

function prefixes(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number) as [number, number?];
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String(first + index).padStart(3, '0'),
    );
  });
}

test('a ZIP code of every prefix is served, or refused with its reason', async () => {
  const realZips = new Map(allocatedPrefixes().map(({ prefix, zips }) => [prefix, zips[0]?.zip]));
  const refusals = new Map<string, string>([
    ...prefixes(unallocated).map((prefix) => [prefix, 'unallocated'] as const),
    ...prefixes(military).map((prefix) => [prefix, 'military'] as const),
    ['969', 'guam'],
    ['008', 'virginIslands'],
  ]);
  const check = (prefix: string) => {
    const zip = realZips.get(prefix) ?? `${prefix}01`;
    const refused = refusals.get(prefix);
    const tableDays = expect.toSatisfy((days: number) => days >= 1 && days <= 7);
    expect(readDestination(zip, table)).toMatchObject(
      refused ? { refused, zip } : { destination: { zip, tableDays } },
    );
  };
  expect(await failures(prefixes('000-999'), String, check)).toEqual([]);
  expect(prefixes(unallocated)).toHaveLength(69);
});

/** What becomes of a text, as the table has it. */
function outcomeOf(text: string): string {
  const reading = readDestination(text, table);
  if ('destination' in reading) {
    const { zip, tableDays, beyondFreeShipping: place } = reading.destination;
    return place ? `${zip} in ${tableDays} days, ${place}` : zip;
  }
  if (reading.refused !== 'malformed') return reading.refused;
  return reading.meant ? `none, but maybe ${reading.meant}` : 'none';
}

test('what buyers write is a ZIP code, one that is not served, or none', async () => {
  const rows = rowsOf(new URL('zip-codes.txt', import.meta.url));
  expect(rows.length).toBeGreaterThan(50);
  const check = ([text = '', outcome]: string[]) =>
    expect(outcomeOf(JSON.parse(text))).toBe(outcome);
  expect(await failures(rows, String, check)).toEqual([]);
});
