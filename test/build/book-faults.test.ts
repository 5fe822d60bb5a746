import { expect, test } from 'vitest';
import { pagePlaceholders } from '../../src/book/fact-names.ts';
import { checkFacts, checkQuotePath } from '../../src/build/book-faults.ts';
import { pageValues } from '../../src/documents/sections.ts';
import { openCatalog, type SiteCatalog } from '../../src/pricing/catalog.ts';
import { shopLike } from '../shops/like.ts';
import { bookWith, checkBook } from '../support/book-with.ts';

test('the facts cannot name the tabs with which the smallest order ships free if none does', () => {
  const faultsWith = (changes: Record<string, unknown>) =>
    checkFacts(openCatalog(bookWith(changes), ''));
  expect(faultsWith({ 'limits.freeShippingOver': '10650.00' })).toEqual([]);
  const tooHigh = { 'limits.freeShippingOver': '20000.00' };
  const message =
    'the smallest order of 500 tabs a set does not ship free with every product at a free shipping over 20000.00 USD: leave {freeShippingTabs} out';
  expect(faultsWith(tooHigh)).toEqual([{ place: 'facts.shipping', message }]);
  const never = openCatalog(shopLike({ limits: { freeShippingOver: null } }), '');
  expect(checkFacts(never as SiteCatalog)).toMatchObject([{ place: 'facts.shipping' }]);
  const shipping = 'Free over {freeShippingOver}.';
  expect(faultsWith({ ...tooHigh, 'facts.shipping': shipping })).toEqual([]);
});

test("a page in the seller's words cannot have unknown placeholders", () => {
  const paragraphs = ['Write to {email}.', '{totals} and {tax} {}'];
  const section = { id: 'a', title: 'A', paragraphs, links: [{ text: 'B', path: '{path}' }] };
  const faults = checkBook(bookWith({ 'pages.terms': [section] }));
  const text = 'terms.0.paragraphs.1';
  expect(faults.map(({ place }) => place)).toEqual([text, text, 'terms.0.links.0.path']);
  expect(faults[0]?.message).toMatch(/^unknown placeholder \{totals\}: use one of .*email/);
  const values = Object.keys(pageValues(openCatalog(bookWith({}), '')));
  expect(pagePlaceholders.toSorted()).toEqual(values.toSorted());
});

test('the quote form cannot have the address of another page', () => {
  const faultsAt = (quotePath: string) =>
    checkQuotePath(bookWith({ 'seller.quotePath': quotePath }));
  expect(faultsAt('/ask-us')).toEqual([]);
  for (const own of ['/faq', '/prices/paper', '/api/ask', '/order', '/index']) {
    expect(faultsAt(own), own).toMatchObject([{ place: 'seller.quotePath' }]);
  }
});
