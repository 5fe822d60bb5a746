import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocatedPrefixes } from '../../scripts/transit/prefixes.ts';
import { readDestination } from '../../src/delivery/destination.ts';
import { transit as table } from '../shops/transit.ts';
import { failures } from '../support/failures.ts';
import { anyCharacter } from '../support/runs.ts';

const military = ['090-098', '340', '962-966'];
const unallocated =
  '000-004 099 213 269 343 345 348 353 419 428-429 517-519 529 533 536 552 568 578-579 589 621 632 642-643 659 663 682 694-699 702 709 715 732 742 771 817-819 839 848-849 854 858 861-862 866-869 872 886-888 892 896 899 909 929 987'.split(
    ' ',
  );

function prefixes(ranges: readonly string[]): string[] {
  return ranges.flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number) as [number, number?];
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String(first + index).padStart(3, '0'),
    );
  });
}

describe('a ZIP code', () => {
  test('is served, or rejected with its reason', async () => {
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
    expect(await failures(prefixes(['000-999']), String, check)).toEqual([]);
    expect(prefixes(unallocated)).toHaveLength(1_000 - 931);
  });

  test('is not one if no code begins with its first four digits', () => {
    for (const zip of ['99999', '03001', '20801', '95801']) {
      expect(readDestination(zip, table)).toEqual({ refused: 'unallocated', zip });
    }
  });

  test('of American Samoa is rejected although Hawaii shares its prefix', () => {
    expect(readDestination('96799', table)).toEqual({ refused: 'americanSamoa', zip: '96799' });
    expect(readDestination('96798', table)).toMatchObject({ destination: { tableDays: 7 } });
  });

  test.each([
    ['Alaska', ['99501', '99950']],
    ['Hawaii', ['96701', '96813']],
    ['Puerto Rico', ['00601', '00725', '00901']],
  ])('of %s is served in seven days, outside free shipping', (place, zips) => {
    for (const zip of zips) {
      expect(readDestination(zip, table)).toEqual({
        destination: { zip, tableDays: 7, beyondFreeShipping: place },
      });
    }
  });

  test.each([' 60601', '60601\n', '60601-1234', '606011234'])('may be written as %j', (text) => {
    expect(readDestination(text, table)).toMatchObject({ destination: { zip: '60601' } });
  });

  test.each([
    ['606', '00606'],
    ['6060', '06060'],
    ['2134', '02134'],
    ['60', undefined],
    ['0000', undefined],
  ])('may have lost its leading zeros: %s means %s', (text, meant) => {
    expect(readDestination(text, table)).toEqual({ refused: 'malformed', ...(meant && { meant }) });
  });

  const malformed =
    '|606011|60601-12|Box 12 345|Suite 12345|Chicago 6 0601|12 Main St 606|60601 or 60602|٦٠٦٠١|６０６０１|6O601|-6060|6060.|1e100|60601\u0000|constructor';

  test.each(malformed.split('|'))('is not %j', (text) => {
    expect(readDestination(text, table)).toEqual({ refused: 'malformed' });
  });

  test('is looked up by its first five digits', () => {
    const zip = '00801';
    expect(readDestination(`${zip}-0001`, table)).toEqual({ refused: 'virginIslands', zip });
  });

  const others =
    '12 345|60601 1234|US-60601|Chicago, IL 60601|IL 60601|PO Box 12345|Berlin 10115|K1A 0B1|SW1A 1AA|100-0001|00-950|D-10115|Canada';

  test.each(others.split('|'))('is never found in %j', (text) => {
    expect(readDestination(text, table)).toEqual({ refused: 'malformed' });
  });

  test('is parsed from any text without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: anyCharacter })), (text) => {
        const isZip = text.length === 5 && [...text].every((digit) => '0123456789'.includes(digit));
        const reading = readDestination(text, table);
        if (isZip) expect(reading).not.toMatchObject({ refused: 'malformed' });
      }),
    );
  });
});
