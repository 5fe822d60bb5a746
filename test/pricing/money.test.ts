import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarsToMicros } from '../../src/pricing/money.ts';
import { formatCount } from '../../src/text/counts.ts';
import { formatCents, formatMicros } from '../../src/text/money.ts';

test('parses its own format of dollars', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), (micros) => {
      expect(dollarsToMicros(formatMicros(micros).replaceAll(',', ''))).toBe(micros);
    }),
  );
});

test('what is not an amount is refused', () => {
  for (const text of ['', '.5', '1.', '1e2', '1,000', ' 1', '0x1', '1.0000001', 'NaN']) {
    expect(() => dollarsToMicros(text), text).toThrow(RangeError);
  }
});

test('formats amounts for people', () => {
  const cents = [0, 5, -13_625, 136_250, 123_456_789].map(formatCents);
  expect(cents).toEqual(['0.00', '0.05', '-136.25', '1,362.50', '1,234,567.89']);
  const rates = [0, 13_500, 850_000, 3_100_000].map(formatMicros);
  expect(rates).toEqual(['0.00', '0.0135', '0.85', '3.10']);
  expect([1, 999, 1000, 1_234_567].map(formatCount)).toEqual(['1', '999', '1,000', '1,234,567']);
});
