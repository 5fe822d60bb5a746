import { expect, test } from 'vitest';
import { allocatedPrefixes } from '../../scripts/transit/prefixes.ts';
import { readCarrierDays, transitTable } from '../../scripts/transit/table.ts';
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

/** The table's days for ZIP codes, each as one digit in base 36. */
function days(zips: string, from = table): string {
  const daysTo = (zip: string) => {
    const reading = readDestination(zip, from);
    return 'destination' in reading ? reading.destination.tableDays.toString(36) : '-';
  };
  return zips.split(' ').map(daysTo).join('');
}

test('the table has the days of the rule by state and distance', () => {
  expect(days('60601 46201 53201 54801 50301 52401 55401 63101 15201 19101')).toBe('1112212223');
  expect(days('10001 14201 30301 33101 80201 75201 59001 59901 90001 98101')).toBe('3223233444');
  // The farthest of their states that take two days.
  expect(days('30401 82701')).toBe('22');
});

const version = '2027-01';

test('a table is generated for another origin, by distance alone', () => {
  const fromDallas = transitTable({ version, originZip: '75201' });
  expect(fromDallas).toMatchObject({
    version,
    origin: { zip: '75201', state: 'Texas' },
    source: 'worked out from distance',
  });
  expect(days('75201 77001 60601 90001 98101 99501', fromDallas)).toBe('124447');
  const fromReno = transitTable({ version, originZip: '89502' });
  expect(days('89502 94103 60601 10001 33101 04401', fromReno)).toBe('124455');
  const { origin } = transitTable({ version, originZip: '20001' });
  expect(origin.state).toBe('District of Columbia');
  expect(readDestination('09012', fromDallas)).toMatchObject({ refused: 'military' });
});

test("a generated table uses a carrier's own days for the given prefixes", () => {
  const carrierDays = readCarrierDays('# zone chart\n606,2\n\n900-902,5\r\n995,12\n');
  const made = transitTable({ version, originZip: '60173', carrierDays });
  expect(made.source).toBe('as the carrier lists them');
  expect(days('60601 90001 90201 90301 99501', made)).toBe('2554c');
  const unserved = readCarrierDays('000,1\n606,1\n962,3');
  expect(() => transitTable({ version, originZip: '60173', carrierDays: unserved })).toThrow(
    'prefixes that are not served: 000, 962',
  );
});

test('an origin out of the continental US and a broken line of carrier days are refused', () => {
  for (const originZip of ['00000', '96910', '99501', '00901', '6017', 'Illinois']) {
    const message = `"${originZip}" is not a ZIP code of the continental US, such as 60173`;
    expect(() => transitTable({ version, originZip })).toThrow(message);
  }
  const refused = (line: string, message: string) =>
    expect(() => readCarrierDays(`600,1\n${line}`)).toThrow(`line 2${message}`);
  for (const line of ['606', '607,0', '606,31', '60601,1', '606-600,1', '606,1,2']) {
    refused(line, `, "${line}": write a prefix, or a lower and a higher one, and 1 to 30`);
  }
  refused('598-606,1', ': prefix 600 is given twice');
});
