import { expect, test } from 'vitest';
import { checkFacts } from '../../src/build/book-faults.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { bookWith } from '../support/book-with.ts';

test('the facts cannot name the tabs with which the smallest order ships free if none does', () => {
  const faultsWith = (changes: object) => checkFacts(openCatalog(bookWith({ ...changes }), ''));
  expect(faultsWith({})).toEqual([]);
  expect(faultsWith({ 'limits.freeShippingOver': '10650.00' })).toEqual([]);
  const tooHigh = { 'limits.freeShippingOver': '20000.00' };
  expect(faultsWith(tooHigh)).toEqual([
    {
      place: 'facts.shipping',
      message:
        'the smallest order of 500 tabs a set does not ship free with every product at a free shipping over 20000.00 USD: leave {freeShippingTabs} out',
    },
  ]);
  const shipping = 'Free over {freeShippingOver}.';
  expect(faultsWith({ ...tooHigh, 'facts.shipping': shipping })).toEqual([]);
});
