import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened, wrapped } from '../../src/layout/measure.ts';
import { cleaningNotes } from '../../src/order/clean.ts';
import { dollarsToMicros } from '../../src/pricing/money.ts';
import { formatCount } from '../../src/text/counts.ts';
import { cut, explain, nearestName } from '../../src/text/echo.ts';
import { formatCents, formatMicros } from '../../src/text/money.ts';
import { ranked } from '../../src/text/words.ts';

const wrap = (text: string, room = 5) => wrapped(text, room, ({ length }) => length);
const short = (room: number) => shortened('ab cd', room, ({ length }) => length);
const near = (name: string) => nearestName(name, ['3-hole', 'material']);
const has = (search: string) => ranked(['Trial notebook'], (text) => [text], search).length > 0;
const message = 'x'.repeat(5_000);

test.each<[what: string, is: unknown, expected: unknown]>([
  ['every word of a search', ['', ' ', 'TRIAL  note', 'book trial'].map(has), Array(4).fill(true)],
  ['another word', has('trial exam'), false],
  [
    'lines that are full',
    [wrap('ab cd ef'), wrap('a bcdefgh')],
    [
      ['ab cd', 'ef'],
      ['a', 'bcdef', 'gh'],
    ],
  ],
  ['a room for no letter', wrap('ab', 0.5), ['a', 'b']],
  ['a text in its room', [5, 4, 3, 2].map(short), ['ab cd', 'ab…', 'ab…', 'a…']],
  ['a cut between letters', cut('a😀', 2).isWellFormed(), true],
  [
    'reasons that are too long',
    explain([{ message }, { message: `y${message}` }]),
    expect.stringMatching(/^x{900,975}\.\.\. And 1 more problem\.$/),
  ],
  [
    'titles that are cut by characters',
    [200, 201].map((length) => cleaningNotes(['😀'.repeat(length)], 200)),
    [[], ['We cut 1 title to 200 characters']],
  ],
  [
    'cents',
    [0, 5, -13_625, 123_456_789].map(formatCents),
    ['0.00', '0.05', '-136.25', '1,234,567.89'],
  ],
  ['rates', [0, 13_500, 850_000].map(formatMicros), ['0.00', '0.0135', '0.85']],
  ['counts', [1, 999, 1000, 1_234_567].map(formatCount), ['1', '999', '1,000', '1,234,567']],
  ['a name without its number', [near('-hole'), near('3-hol')], ['3-hole', '3-hole']],
  ['a name with another number', near('4-hole'), undefined],
  ['two wrong letters, and three', [near('mxterxal'), near('mxxerxal')], ['material', undefined]],
])('%s', (_, is, expected) => {
  expect(is).toEqual(expected);
});

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
