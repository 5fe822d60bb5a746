import { describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import { book } from '../../src/book/index.ts';
import type { Book, ReadySetData } from '../../src/book/schema.ts';
import { layoutOf } from '../../src/layout/layout-of.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets, relatedSets, setFields } from '../../src/pricing/ready-sets.ts';
import { catalog } from '../support/catalog.ts';

const sets = readySets(catalog);

test('there are at least 100 ready-made sets in 12 fields, each in one field', () => {
  expect(sets.length).toBeGreaterThanOrEqual(100);
  expect(setFields(catalog).length).toBeGreaterThanOrEqual(12);
  expect(new Set(sets.map(({ slug }) => slug)).size).toBe(sets.length);
});

test.each(sets)('$name: every title is new to the set and fits the recommended cut', (set) => {
  const { titles, build } = set;
  expect(new Set(titles).size).toBe(titles.length);
  expect(layoutOf(titles, catalog.book.products[build.product]).titlesThatDoNotFit).toEqual([]);
});

test('what the uses recommend is there to be ordered', () => {
  for (const [use, { product, options }] of Object.entries(book.sets.uses)) {
    const [set] = readySets(changed((book) => onlySet(book, { use })));
    expect(set?.build.product, use).toBe(product);
    expect(set?.build.options, use).toMatchObject(options);
  }
});

test('related sets are others of the same field', () => {
  for (const field of setFields(catalog)) {
    for (const set of field.sets) {
      const related = relatedSets(field, set, 6);
      expect(related).not.toContain(set);
      expect(new Set(related).size).toBe(Math.min(6, field.sets.length - 1));
    }
  }
});

describe('a set whose wishes the book does not meet', () => {
  test('is made of the first product if its own is not sold', () => {
    const other = changed((book) =>
      onlySet(book, { use: 'odd' }, { odd: { why: 'x', product: 'wood', options: {} } }),
    );
    expect(readySets(other)[0]).toMatchObject({ why: '', build: { product: 'paper' } });
  });

  test('leaves out choices that the product does not have', () => {
    const odd = { why: 'x', product: 'paper', options: { punch: '9hole', glitter: 'yes' } };
    const other = changed((book) => onlySet(book, { use: 'odd' }, { odd }));
    expect(readySets(other)[0]?.build.options).toEqual(catalog.products.paper.defaults);
  });

  test('is not offered if it has more tabs than a set may have', () => {
    const other = changed((book) => {
      book.limits.tabsPerSet = { min: 1, max: 5, default: 5 };
    });
    const counts = readySets(other).map(({ titles }) => titles.length);
    expect(Math.max(...counts)).toBe(5);
  });
});

describe('the check of the book finds', () => {
  const faultsOf = (edit: (sets: Record<string, ReadySetData>) => void) => {
    const copy: Book = structuredClone(book);
    edit(copy.sets.fields.law?.sets ?? {});
    return checkBook(copy).map(({ place, message }) => `${place}: ${message}`);
  };

  test('a use that is not described', () => {
    const [fault] = faultsOf((sets) => {
      (sets['trial-notebook'] as ReadySetData).use = 'shelf';
    });
    expect(fault).toContain('sets.fields.law.sets.trial-notebook.use: write one of binder, ');
  });

  test('two sets with the same titles, name or address', () => {
    const faults = faultsOf((sets) => {
      sets['estate-plan'] = { ...(sets['trial-notebook'] as ReadySetData) };
    });
    expect(faults.map((fault) => /its own ([\w ]+),/.exec(fault)?.[1])).toEqual([
      'address',
      'name',
      'list of titles',
    ]);
  });

  test('a title that no order link can carry', () => {
    const [fault] = faultsOf((sets) => {
      sets['trial-notebook']?.titles.push('A|B');
    });
    expect(fault).toContain('write titles without |');
  });
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
