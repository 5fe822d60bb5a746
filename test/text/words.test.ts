import { expect, test } from 'vitest';
import { shortened } from '../../src/layout/wrap.ts';
import { withinSentence } from '../../src/text/words.ts';

test('a name of capitals or of several words stays as it is within a sentence', () => {
  const labels = ['White', 'PMS', 'No hurry', '3-hole'];
  expect(labels.map(withinSentence)).toEqual(['white', 'PMS', 'No hurry', '3-hole']);
});

test('a text is shortened to its room, without a space before the ellipsis', () => {
  const short = (room: number) => shortened('ab cd', room, ({ length }) => length);
  expect([5, 4, 3, 2].map(short)).toEqual(['ab cd', 'ab…', 'ab…', 'a…']);
});
