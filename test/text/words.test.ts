import { expect, test } from 'vitest';
import { shortened, wrapped } from '../../src/layout/measure.ts';
import { cleaningNotes } from '../../src/order/clean.ts';
import { cut, explain, nearestName } from '../../src/text/echo.ts';
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
  ['a name without its number', [near('-hole'), near('3-hol')], ['3-hole', '3-hole']],
  ['a name with another number', near('4-hole'), undefined],
  ['two wrong letters, and three', [near('mxterxal'), near('mxxerxal')], ['material', undefined]],
])('%s', (_, is, expected) => {
  expect(is).toEqual(expected);
});
