import { expect, test } from 'vitest';
import { readPasted } from '../../src/design/titles/paste.ts';
import { numberSeries, usualSeries } from '../../src/design/titles/series.ts';
import { findSets } from '../../src/designer/tools/CommonSetsTool.tsx';
import { cleanBody, cleanTitle } from '../../src/order/clean.ts';
import { catalog } from '../support/catalog.ts';
import pasted from './pasted.json' with { type: 'json' };

const { limits } = catalog.book;
const pastedLists = pasted as [string, string, string[]][];

test.each(pastedLists)('a pasted list reads %s', (_, text, titles) => {
  expect(readPasted(text).titles).toEqual(titles);
});

test('a pasted list keeps its numbering, and makes every empty line a blank tab, on request', () => {
  const text = '1.\tOne\n\n2.\tTwo\n';
  const numbering = 'the numbers 1. to 2.';
  expect(readPasted(text, { keepNumbering: true, keepEmpty: true })).toMatchObject({
    titles: ['1. One', '', '2. Two', ''],
    numbering,
  });
});

test.each([
  ['1\tLease\n2\tDeed', 1, false],
  ['No.\tTitle\n7\tLease\n8\tDeed', 1, true],
  ['A\tLease\nB\tDeed', 0, false],
  ['1040\tReturns\n1099\tForms', 0, false],
  ['1\t11\n2\t12', 0, false],
])(
  'a pasted list takes the first column of %j that is more than running numbers',
  (text, column, skipsHeader) => {
    expect(readPasted(text)).toMatchObject({ column, skipsHeader });
  },
);

test('a title is cleaned for a link: no separator, no control characters, not too long', () => {
  expect(cleanTitle(catalog, 'Smith|Jones%7cHale')).toBe('Smith/Jones/Hale');
  expect(cleanTitle(catalog, 'Smith\nv.\r\nJones')).toBe('Smith\nv. Jones');
  expect(cleanTitle(catalog, 'Tab\u0007\there')).toBe('Tab here');
  expect(cleanTitle(catalog, '\ud800')).toBe('\ufffd');
  expect([...cleanTitle(catalog, '😀'.repeat(300))]).toHaveLength(limits.titleLengthMax);
});

test('a title longer than a line keeps its line breaks, whatever program made them', () => {
  expect(cleanBody('One\r\nTwo\vThree\u2028Four\u0007')).toBe('One\nTwo\nThree\nFour ');
});

const fill = (first: string, last: string, before = '') =>
  numberSeries({ before, first, last }, limits.tabsPerSet.max);

test('a series of numbers has them in order, after what is put before each', () => {
  expect(fill('9', ' 11', 'Exhibit ')).toEqual({
    titles: ['Exhibit 9', 'Exhibit 10', 'Exhibit 11'],
  });
  expect(fill('1', '500').titles).toHaveLength(500);
});

test.each([
  ['one', '3', /such as 1 and 25/],
  ['9', '3', /comes before the first/],
  ['1', '501', /501 tabs; a set has at most 500/],
])('a series of numbers from %s to %s reports the problem', (first, last, message) => {
  expect(fill(first, last).error).toMatch(message);
});

test('a series that is common has every title at once', () => {
  const ends = Object.values(usualSeries).map((titles) => `${titles.length} ${titles.at(-1)}`);
  expect(ends.join()).toBe('10 10,31 31,26 Z,26 ZZ,12 December,25 Exhibit 25,26 Exhibit Z');
});

test('ready-made sets are found by name, other words for them, titles or field, the best first', () => {
  const sets = [
    { slug: 'x', name: 'Binder', field: 'Safety', titles: ['SDS', 'Spills'] },
    { slug: 'y', name: 'Lab', field: 'Chemistry', titles: ['MSDS'] },
    { slug: 'z', name: 'Data sheets', alsoCalled: ['SDS'], field: 'Chemistry', titles: ['Acids'] },
    { slug: 'w', name: 'SDS book', field: 'Plant', titles: ['Gas'] },
  ];
  const found = (search: string) =>
    findSets(sets, search)
      .map(({ slug }) => slug)
      .join('');
  expect(found('')).toBe('xyzw');
  expect(found('sds')).toBe('wzxy');
  expect(found('Data Sheets')).toBe('z');
  expect(found('chemistry acids')).toBe('z');
  expect(found('no such set')).toBe('');
});
