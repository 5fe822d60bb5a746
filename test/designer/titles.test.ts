import { describe, expect, test } from 'vitest';
import { readPasted } from '../../src/design/titles/paste.ts';
import { numberSeries, usualSeries } from '../../src/design/titles/series.ts';
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
    ['Roman numerals, as typed', 'I. Facts\nII. Law', ['I. Facts', 'II. Law']],
    ['letters of a list', 'A. Facts\nB. Law\nC. Relief', ['Facts', 'Law', 'Relief']],
    ['bullets of several kinds', '• One\n- Two', ['One', 'Two']],
    ['numbers that begin with 0', '0. Index\n1. Facts', ['Index', 'Facts']],
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
    'takes the first column of %j that is more than running numbers',
    (text, column, skipsHeader) => {
      expect(readPasted(text)).toMatchObject({ column, skipsHeader });
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
  const fill = (first: string, last: string, before = '') =>
    numberSeries({ before, first, last }, limits.tabsPerSet.max);

  test('of numbers has them in order, after what is put before each', () => {
    expect(fill('9', ' 11', 'Exhibit ')).toEqual({
      titles: ['Exhibit 9', 'Exhibit 10', 'Exhibit 11'],
    });
    expect(fill('1', '500').titles).toHaveLength(500);
  });

  test.each([
    ['one', '3', /such as 1 and 25/],
    ['9', '3', /comes before the first/],
    ['1', '501', /501 tabs; a set has at most 500/],
  ])('of numbers from %s to %s reports the problem', (first, last, message) => {
    expect(fill(first, last).error).toMatch(message);
  });

  test('that is common has every title at once', () => {
    const ends = Object.values(usualSeries).map((titles) => [titles.length, titles.at(-1)]);
    expect(ends).toEqual([
      ...[
        [10, '10'],
        [31, '31'],
        [26, 'Z'],
        [26, 'ZZ'],
        [12, 'December'],
      ],
      ...[
        [25, 'Exhibit 25'],
        [26, 'Exhibit Z'],
      ],
    ]);
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
    { id: 'c', name: 'Plant', sets: [{ slug: 'w', name: 'SDS book', titles: ['Gas'] }] },
  ];
  const found = (search: string) =>
    findSets(fields, search).map(({ sets }) => sets.map(({ slug }) => slug).join());
  expect(found('')).toEqual(['x', 'y,z', 'w']);
  expect(found('sds')).toEqual(['w', 'z,y', 'x']);
  expect(found('Data Sheets')).toEqual(['z']);
  expect(found('chemistry acids')).toEqual(['z']);
  expect(found('no such set')).toEqual([]);
});
