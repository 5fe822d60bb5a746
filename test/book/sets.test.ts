import { describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import type { Book, ReadySetData } from '../../src/book/schema.ts';
import { checkSets } from '../../src/build/book-faults.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets, relatedSets, setFields } from '../../src/pricing/ready-sets.ts';
import { twoProducts as book } from '../shops/two-products.ts';
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
    const other = changed((book) => {
      book.limits.tabsPerSet = { min: 1, max: 7, default: 5 };
    });
    const counts = readySets(other).map(({ titles }) => titles.length);
    expect(Math.max(...counts)).toBe(7);
  });
});

describe('the check of the book finds', () => {
  const faultsOf = (edit: (sets: Record<string, ReadySetData>) => void) => {
    const copy: Book = structuredClone(book);
    edit(copy.sets.fields.law?.sets ?? {});
    return checkBook(copy).map(({ place, message }) => `${place}: ${message}`);
  };

  test('a use without an entry', () => {
    const [fault] = faultsOf((sets) => {
      (sets['trial-notebook'] as ReadySetData).use = 'shelf';
    });
    expect(fault).toContain('sets.fields.law.sets.trial-notebook.use: write one of binder, ');
  });

  test('two sets with the same titles, introduction, name or address', () => {
    const faults = faultsOf((sets) => {
      sets['estate-plan'] = { ...(sets['trial-notebook'] as ReadySetData) };
    });
    expect(faults.map((fault) => /duplicate ([\w ]+),/.exec(fault)?.[1])).toEqual([
      'address',
      'name',
      'introduction',
      'list of titles',
    ]);
  });

  test('a title that an order link cannot contain', () => {
    const [fault] = faultsOf((sets) => {
      sets['trial-notebook']?.titles.push('A|B');
    });
    expect(fault).toContain('write titles without |');
  });

  test('a duplicate title within a set', () => {
    const [fault] = faultsOf((sets) => {
      sets['trial-notebook']?.titles.unshift('Closing');
    });
    expect(fault).toMatch(/titles\.\d+: the set already has this title/);
  });

  test('a title that does not fit its tab', () => {
    const copy: Book = structuredClone(book);
    copy.sets.fields.law?.sets['trial-notebook']?.titles.push('W'.repeat(60));
    expect(checkSets(book)).toEqual([]);
    expect(checkSets(copy)).toMatchObject([{ place: expect.stringMatching(/\.titles\.\d+$/) }]);
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
