import { expect, test } from 'vitest';
import { shortened, wrapped } from '../../src/layout/wrap.ts';
import { counted } from '../../src/text/counts.ts';
import { nearestName } from '../../src/text/did-you-mean.ts';
import { cut, explain } from '../../src/text/echo.ts';
import { oneLine } from '../../src/text/lines.ts';
import { countInWords, hasEveryWord, withinSentence } from '../../src/text/words.ts';

test('a name of capitals or of several words stays as it is within a sentence', () => {
  const labels = ['White', 'PMS', 'No hurry', '3-hole'];
  expect(labels.map(withinSentence)).toEqual(['white', 'PMS', 'No hurry', '3-hole']);
});

test('one is singular; none and several are plural, with a comma from a thousand', () => {
  const counts = [0, 1, 2, 1000].map((count) => counted(count, 'tab'));
  expect(counts).toEqual(['0 tabs', '1 tab', '2 tabs', '1,000 tabs']);
  expect([countInWords(1, 'line'), countInWords(9, 'line')]).toEqual(['one line', 'nine lines']);
});

test('a search finds what has every word of it, in any order and case', () => {
  const searches = ['', ' ', 'TRIAL  note', 'book trial', 'trial exam'];
  const found = searches.map((search) => hasEveryWord('Trial notebook', search));
  expect(found).toEqual([true, true, true, true, false]);
});

test('a text is wrapped where a line is full, and a longer word is broken', () => {
  const wrap = (text: string, room = 5) => wrapped(text, room, ({ length }) => length);
  expect(wrap('ab cd ef')).toEqual(['ab cd', 'ef']);
  expect(wrap('a bcdefgh')).toEqual(['a', 'bcdef', 'gh']);
  expect(wrap('ab', 0.5)).toEqual(['a', 'b']);
});

test('lines are written in one, without the empty ones', () => {
  expect(oneLine('Smith v.\n\n Jones ')).toBe('Smith v. / Jones');
});

test('a text is shortened to its room, without a space before the ellipsis', () => {
  const short = (room: number) => shortened('ab cd', room, ({ length }) => length);
  expect([5, 4, 3, 2].map(short)).toEqual(['ab cd', 'ab…', 'ab…', 'a…']);
});

test('a text is cut between letters, and a reason that is too long is not left out', () => {
  expect(cut('a😀', 2).isWellFormed()).toBe(true);
  expect(cut('abc', 3)).toBe('abc');
  const message = 'x'.repeat(5_000);
  const said = explain([{ message }, { message: `y${message}` }]);
  expect(said).toMatch(/^x{900,}\.\.\. And 1 more problem\.$/);
  expect(said.length).toBeLessThanOrEqual(1_000);
});

test('a name may lack its number, but not have another, and differ in a quarter of its letters', () => {
  const meant = (names: string[]) => names.map((name) => nearestName(name, ['3-hole', 'material']));
  expect(meant(['-hole', '3-hol', '4-hole'])).toEqual(['3-hole', '3-hole', undefined]);
  expect(meant(['mxterxal', 'mxxerxal'])).toEqual(['material', undefined]);
});
