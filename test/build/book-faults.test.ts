import { describe, expect, test } from 'vitest';
import { checkFacts } from '../../src/build/book-faults.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';

/** The faults in the facts of the book that ships, with this free shipping threshold. */
function faultsWith(freeShippingOver: string, shipping = book.facts.shipping) {
  return checkFacts(
    openCatalog(
      {
        ...book,
        limits: { ...book.limits, freeShippingOver },
        facts: { ...book.facts, shipping },
      },
      '',
    ),
  );
}

describe('the facts', () => {
  test('of the book that ships match its prices', () => {
    expect(checkFacts(openCatalog(book, ''))).toEqual([]);
  });

  test('cannot name the tabs with which the smallest order ships free if none does', () => {
    expect(faultsWith('10650.00')).toEqual([]);
    expect(faultsWith('20000.00')).toEqual([
      {
        place: 'facts.shipping',
        message:
          'the smallest order of 500 tabs a set does not ship free with every product at a free shipping over 20000.00 USD: leave {freeShippingTabs} out',
      },
    ]);
    expect(faultsWith('20000.00', 'Free over {freeShippingOver}.')).toEqual([]);
  });
});
