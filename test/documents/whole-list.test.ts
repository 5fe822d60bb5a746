import { expect, test } from 'vitest';
import { wholeListWarning } from '../../src/documents/whole-list.ts';

test.each([
  [['1', '2', '3', '...', '31'], '5 tabs, as sent. If "..." stands for a list, .* is 31 tabs:'],
  [['Exhibit 1', '…', 'Exhibit 9'], '3 tabs, as sent. If "…" stands for a list, .* is 9 tabs:'],
  [['Exhibits 1-10'], '1 tab, as sent. If "Exhibits 1-10" stands for a list, .* is 10 tabs:'],
  [['Q1 to Q4', 'Year'], 'the whole list is 5 tabs:'],
  [['Mon-Fri'], 'the whole list is 5 tabs:'],
  [['Exhibit A...Exhibit J'], 'the whole list is 10 tabs:'],
  [['Jan … Dec'], 'the whole list is 12 tabs:'],
  [['5 blank tabs'], 'the whole list is 5 tabs:'],
  [['Jan-Dec', 'Index'], 'the whole list is 13 tabs:'],
  [['A-C'], 'the whole list is 3 tabs:'],
  [['A-Z'], 'the whole list is 26 tabs:'],
  [['A, B, C'], 'the whole list is 3 tabs:'],
  [['5', '...', '5'], 'stands for more titles, send all of them'],
  [['Leases', 'Deeds', 'etc.'], 'stands for more titles, send all of them'],
])('%j may stand for more', (titles, warning) => {
  expect(wholeListWarning(titles)).toMatch(new RegExp(`^This prices .*${warning}`));
});

test.each([
  [['A-F', 'G-L', 'M-Z']],
  [['2023-2024']],
  [['Form 1040-ES']],
  [['Follow-up', 'To do']],
  [['10-2']],
  [['Sat–Sun']],
  [['Smith, John']],
  [['Section 1-2']],
  [['A', 'B', 'C']],
  [['', '']],
])('%j is what it says', (titles) => {
  expect(wholeListWarning(titles)).toBeUndefined();
});
