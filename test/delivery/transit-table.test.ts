import { expect, test } from 'vitest';
import { allocatedPrefixes } from '../../scripts/transit/prefixes.ts';
import { readCarrierDays, transitTable } from '../../scripts/transit/table.ts';
import { readDestination } from '../../src/delivery/destination.ts';
import { transit as table } from '../shops/transit.ts';

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

test('a generated table promises nothing earlier by distance than by the rule for its own origin', () => {
  const nearIllinois = transitTable({ version, originZip: '61101' });
  const zips = allocatedPrefixes().map(({ prefix }) => `${prefix}01`);
  const byRule = days(zips.join(' '));
  const byDistance = [...days(zips.join(' '), nearIllinois)];
  const earlier = byDistance.filter((day, index) => day < (byRule[index] ?? ''));
  expect(earlier.length / zips.length).toBeLessThan(0.02);
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
