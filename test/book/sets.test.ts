import { describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import type { Book, ReadySetData, SetFieldData } from '../../src/book/schema.ts';
import { checkSets } from '../../src/build/book-faults.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets, relatedSets, setFields } from '../../src/pricing/ready-sets.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { bookWith } from '../support/book-with.ts';
import { catalog } from '../support/catalog.ts';

test('every recommendation of a use can be ordered', () => {
  for (const [use, { product, options }] of Object.entries(book.sets.uses)) {
    const [set] = readySets(changed((book) => onlySet(book, { use })));
    expect(set?.build.product, use).toBe(product);
    expect(set?.build.options, use).toMatchObject(options);
  }
});

test('related sets are other sets of the same field', () => {
  for (const field of setFields(catalog)) {
    for (const set of field.sets) {
      const related = relatedSets(field, set, 6);
      expect(related).not.toContain(set);
      expect(new Set(related).size).toBe(Math.min(6, field.sets.length - 1));
    }
  }
});

describe('a set that the book cannot make as recommended', () => {
  test('uses the first product if its own is not sold', () => {
    const other = changed((book) =>
      onlySet(book, { use: 'odd' }, { odd: { why: 'x', product: 'wood', options: {} } }),
    );
    expect(readySets(other)[0]).toMatchObject({ why: '', build: { product: 'paper' } });
  });

  test('drops choices that the product does not have', () => {
    const odd = { why: 'x', product: 'paper', options: { punch: '9hole', glitter: 'yes' } };
    const other = changed((book) => onlySet(book, { use: 'odd' }, { odd }));
    expect(readySets(other)[0]?.build.options).toEqual(catalog.products.paper.defaults);
  });

  test('is left out if it has more tabs than a set can have', () => {
    const other = openCatalog(bookWith({ 'limits.tabsPerSet.max': 7 }), 'https://tabs.test');
    const counts = readySets(other).map(({ titles }) => titles.length);
    expect(Math.max(...counts)).toBe(7);
  });
});

test('the check of the book finds two sets with the same titles, introduction, name or address', () => {
  const { sets } = book.sets.fields.law as SetFieldData;
  const twice = bookWith({ 'sets.fields.law.sets.estate-plan': sets['trial-notebook'] });
  const kinds = checkBook(twice).map(({ message }) => /duplicate ([\w ]+),/.exec(message)?.[1]);
  expect(kinds).toEqual(['address', 'name', 'introduction', 'list of titles']);
});

test('the check of the sets finds a title that does not fit its tab', () => {
  const titles = 'sets.fields.law.sets.trial-notebook.titles';
  expect(checkSets(book)).toEqual([]);
  expect(checkSets(bookWith({ [`${titles}.15`]: 'W'.repeat(60) }))).toMatchObject([
    { place: `${titles}.15` },
  ]);
});

function changed(edit: (book: Book) => void) {
  const copy: Book = structuredClone(book);
  edit(copy);
  return openCatalog(copy, 'https://tabs.test');
}

/** Leaves one set in the book, with another use. */
function onlySet(book: Book, over: Partial<ReadySetData>, uses = book.sets.uses): void {
  const set = book.sets.fields.law?.sets['trial-notebook'] as ReadySetData;
  book.sets = {
    uses,
    fields: { law: { name: 'Law', about: 'x', sets: { one: { ...set, ...over } } } },
  };
}
