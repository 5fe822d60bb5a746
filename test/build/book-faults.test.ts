import { expect, test } from 'vitest';
import { checkFacts, checkPages } from '../../src/build/book-faults.ts';
import { openCatalog, type SiteCatalog } from '../../src/pricing/catalog.ts';
import { shopLike } from '../shops/like.ts';
import { bookWith } from '../support/book-with.ts';

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

test("a page in the seller's words cannot have unknown placeholders, nor the address of another", () => {
  const section = {
    ...{ id: 'a', title: 'A', paragraphs: ['Write to {email}.', '{totals} and {tax} {}'] },
    links: [{ text: 'B', path: '{path}' }],
  };
  const faultsAt = (quotePath: string) =>
    checkPages(
      openCatalog(
        bookWith({ 'seller.quotePath': quotePath, 'pages.terms': [section], 'pages.support': [] }),
        '',
      ),
    );
  const text = 'terms.0.paragraphs.1';
  const unknown = [text, text, 'terms.0.links.0.path'];
  const [first] = faultsAt('/ask-us');
  expect(first?.message).toMatch(/^unknown placeholder \{totals\}: use one of .*email/);
  for (const own of ['/ask-us', '/faq', '/prices/paper', '/api/ask', '/order', '/index']) {
    const taken = own === '/ask-us' ? [] : ['seller.quotePath'];
    expect(
      faultsAt(own).map(({ place }) => place),
      own,
    ).toEqual([...unknown, ...taken]);
  }
});
