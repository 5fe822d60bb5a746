import { expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import { checkSets } from '../../src/build/book-faults.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets, relatedSets, setFields } from '../../src/pricing/ready-sets.ts';
import { bookWith } from '../support/book-with.ts';
import { catalog } from '../support/catalog.ts';

const setsWith = (changes: object) => readySets(openCatalog(bookWith({ ...changes }), ''));
const notebook = 'sets.fields.law.sets.trial-notebook';

test('related sets are other sets of the same field', () => {
  for (const field of setFields(catalog)) {
    for (const set of field.sets) {
      const related = relatedSets(field, set, 6);
      expect(related).not.toContain(set);
      expect(new Set(related).size).toBe(Math.min(6, field.sets.length - 1));
    }
  }
});

test('a set that cannot be made as recommended is of the first product, with what that has', () => {
  const { defaults } = catalog.products.paper;
  const recommended = (product: string, options: object) =>
    setsWith({ 'sets.uses.binder': { why: 'x', product, options } }).find(
      ({ slug }) => slug === 'trial-notebook',
    );
  const byDefault = { why: '', build: { product: 'paper', options: defaults } };
  expect(recommended('wood', {})).toMatchObject(byDefault);
  expect(recommended('paper', { punch: '9hole', glitter: 'yes' })).toMatchObject(byDefault);
  expect(recommended('poly', { ink: 'white' })).toMatchObject({
    why: 'x',
    build: { product: 'poly', options: { ink: 'white' } },
  });
});

test('a set with more tabs or a longer title than an order can have is left out', () => {
  const few = setsWith({ 'limits.tabsPerSet.max': 7 }).map(({ titles }) => titles.length);
  expect(Math.max(...few)).toBe(7);
  const short = setsWith({ 'limits.titleLengthMax': 10 }).flatMap(({ titles }) => titles);
  expect(Math.max(...short.map(({ length }) => length))).toBe(10);
});

test('the check of the book finds two sets with the same titles, introduction, name or address', () => {
  const set = catalog.book.sets.fields.law?.sets['trial-notebook'];
  const twice = bookWith({ 'sets.fields.law.sets.estate-plan': set });
  const kinds = checkBook(twice).map(({ message }) => /duplicate ([\w ]+),/.exec(message)?.[1]);
  expect(kinds).toEqual(['address', 'name', 'introduction', 'list of titles']);
});

test('the check of the sets finds a title that does not fit its tab', () => {
  expect(checkSets(catalog.book)).toEqual([]);
  expect(checkSets(bookWith({ [`${notebook}.titles.15`]: 'W'.repeat(60) }))).toMatchObject([
    { place: `${notebook}.titles.15` },
  ]);
});
