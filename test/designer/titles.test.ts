import { describe, expect, test } from 'vitest';
import {
  columnsOf,
  likelyColumn,
  numberingText,
  readPasted,
  whyTooLarge,
} from '../../src/designer/titles/paste.ts';
import { countings, fillSeries, usualSeries } from '../../src/designer/titles/series.ts';
import { findSets } from '../../src/designer/tools/CommonSetsTool.tsx';
import { cleanBody, cleanTitle } from '../../src/order/clean.ts';
import { catalog } from '../support/catalog.ts';

const { limits } = catalog.book;

describe('a pasted list', () => {
  test.each<[string, string, string[]]>([
    ['lines of Windows', 'Complaint\r\nAnswer\r\n', ['Complaint', 'Answer']],
    ['a row of Excel', 'Jan\tFeb\tMar', ['Jan', 'Feb', 'Mar']],
    ['line breaks of Word', 'One\vTwo', ['One', 'Two']],
    ['space around titles', '  One \n\u00a0Two\u00a0', ['One', 'Two']],
    ['paragraphs with empty lines between', 'One\n\nTwo\n\nThree', ['One', 'Two', 'Three']],
    ['a blank tab among titles', 'One\nTwo\n\nFour\nFive', ['One', 'Two', '', 'Four', 'Five']],
    ['a cell of two lines in quotes', '"Tax\nReturns"\nWills', ['Tax Returns', 'Wills']],
    ['doubled quotes in such a cell', '"The ""Final""\nOrder"\nTwo', ['The "Final" Order', 'Two']],
    ['a line of a CSV file', '"A ""Smith"" letter"\nB', ['A "Smith" letter', 'B']],
    ['a quoted word, which stays as it is', 'The "Final" Order\nTwo', ['The "Final" Order', 'Two']],
    ['numbers of Word', '1.\tComplaint\n2.\tAnswer', ['Complaint', 'Answer']],
    ['numbers with a point', '1. Complaint\n2. Answer', ['Complaint', 'Answer']],
    ['numbers that begin later', '9) Nine\n10) Ten', ['Nine', 'Ten']],
    ['a numbered column beside titles', '1\tComplaint\n2\tAnswer', ['Complaint', 'Answer']],
    ['letters', 'a) First\nb) Second', ['First', 'Second']],
    ['Roman numerals', 'I. Facts\nII. Law\nIII. Relief', ['Facts', 'Law', 'Relief']],
    ['bullets', '• One\n• Two', ['One', 'Two']],
    ['numbers of titles themselves', '1099 Forms\n1040 Forms', ['1099 Forms', '1040 Forms']],
    ['counts with a gap', '1. One\n3. Three', ['1. One', '3. Three']],
    ['decimals', '1.5 Beams\n2.5 Beams', ['1.5 Beams', '2.5 Beams']],
    ['times', '10:30 Opening\n11:30 Talk', ['10:30 Opening', '11:30 Talk']],
    ['nothing', ' \n ', []],
  ])('reads %s', (_, text, titles) => {
    expect(readPasted(text).titles).toEqual(titles);
  });

  test('keeps its numbering, and makes every empty line a blank tab, on request', () => {
    const text = '1.\tOne\n\n2.\tTwo\n';
    const { numbering } = readPasted(text);
    expect(numbering && numberingText(numbering)).toBe('the numbers 1. to 2.');
    expect(readPasted(text, { keepNumbering: true, keepEmpty: true })).toEqual({
      titles: ['1. One', '', '2. Two', ''],
      numbering: null,
    });
  });

  test('is read up to 500,000 characters, and as a table of up to 50 columns', () => {
    const row = (columns: number) => 'A\t'.repeat(columns - 1).concat('B');
    const table = (columns: number) => [row(columns), ...Array(3_000).fill(row(2))].join('\n');
    expect([table(50), row(100_000), 'A\n'.repeat(250_000)].map(whyTooLarge)).toEqual(
      Array(3).fill(undefined),
    );
    expect(whyTooLarge(table(100_000))).toBe(
      'That table has 100,000 columns. Copy only the ones with your titles, up to 50.',
    );
    expect(whyTooLarge('A'.repeat(500_001))).toMatch(/^That's 500,001 characters\. Paste up to/);
  });

  test.each([
    ['1\tLease\n2\tDeed', 1, false],
    ['No.\tTitle\n7\tLease\n8\tDeed', 1, true],
    ['A\tLease\nB\tDeed', 0, false],
    ['1040\tReturns\n1099\tForms', 0, false],
    ['1\t11\n2\t12', 0, false],
  ])(
    'takes the first column of %j that is more than running numbers',
    (text, column, skipsHeader) => {
      expect(likelyColumn(columnsOf(text))).toEqual({ column, skipsHeader });
    },
  );
});

describe('a title', () => {
  test('is cleaned for a link: no separator, no control characters, not too long', () => {
    expect(cleanTitle(catalog, 'Smith|Jones')).toBe('Smith/Jones');
    expect(cleanTitle(catalog, 'Smith\nv.\r\nJones')).toBe('Smith\nv. Jones');
    expect(cleanTitle(catalog, 'Tab\u0007\there')).toBe('Tab here');
    expect(cleanTitle(catalog, '\ud800')).toBe('\ufffd');
    expect([...cleanTitle(catalog, '😀'.repeat(300))]).toHaveLength(limits.titleLengthMax);
  });

  test('longer than a line keeps its line breaks, whatever program made them', () => {
    expect(cleanBody('One\r\nTwo\vThree\u2028Four\u0007')).toBe('One\nTwo\nThree\nFour ');
  });
});

describe('a series', () => {
  const fill = (counting: string, first: string, last: string, before = '') => {
    const request = { counting: counting as keyof typeof countings, before, first, last };
    const reading = fillSeries(request, limits.tabsPerSet.max);
    return reading.ok ? reading.titles.join() : reading.error;
  };

  test.each([
    ['numbers', '1', '3', 'Exhibit ', 'Exhibit 1,Exhibit 2,Exhibit 3'],
    ['letters', 'y', 'bb', '', 'Y,Z,AA,BB'],
    ['columns', 'Y', 'AB', '', 'Y,Z,AA,AB'],
    ['roman', 'mcmxciv', 'MCMXCV', '', 'MCMXCIV,MCMXCV'],
    ['months', 'sept', 'feb', '', 'September,October,November,December,January,February'],
    ['short-months', 'Nov', 'Feb', '', 'Nov,Dec,Jan,Feb'],
    ['weekdays', 'Monday', 'wed', '', 'Monday,Tuesday,Wednesday'],
    ['weekdays', 'fri', 'fri', '', 'Friday'],
  ])('of %s runs from %s to %s', (counting, first, last, before, titles) => {
    expect(fill(counting, first, last, before)).toBe(titles);
  });

  test.each([
    ['numbers', 'one', '3', /such as 1 and 25/],
    ['numbers', '9', '3', /comes before the first/],
    ['numbers', '1', '501', /at most 500/],
    ['roman', 'IIII', 'X', /such as I and X/],
    ['letters', 'A', 'AB', /such as A and Z/],
  ])('of %s from %s to %s reports the problem', (counting, first, last, message) => {
    expect(fill(counting, first, last)).toMatch(message);
  });

  test('of every kind parses its own titles back', () => {
    for (const { write, read, cycle = 9_999 } of Object.values(countings)) {
      const places = Array.from({ length: cycle }, (_, index) => index + 1);
      expect(places.map((place) => read(write(place)))).toEqual(places);
    }
  });

  test('of the usual ones fills in', () => {
    const read = Object.values(usualSeries).map((series) => fillSeries(series, 500).ok);
    expect(new Set(read)).toEqual(new Set([true]));
  });
});

test('ready-made sets are found by name, other words for them, titles or field, the best first', () => {
  const fields = [
    { id: 'a', name: 'Safety', sets: [{ slug: 'x', name: 'Binder', titles: ['SDS', 'Spills'] }] },
    {
      id: 'b',
      name: 'Chemistry',
      sets: [
        { slug: 'y', name: 'Lab', titles: ['MSDS'] },
        { slug: 'z', name: 'Data sheets', alsoCalled: ['SDS'], titles: ['Acids'] },
      ],
    },
  ];
  const found = (search: string) =>
    findSets(fields, search).map(({ sets }) => sets.map(({ slug }) => slug).join());
  expect(found('')).toEqual(['x', 'y,z']);
  expect(found('sds')).toEqual(['z,y', 'x']);
  expect(found('Data Sheets')).toEqual(['z']);
  expect(found('chemistry acids')).toEqual(['z']);
  expect(found('no such set')).toEqual([]);
});
